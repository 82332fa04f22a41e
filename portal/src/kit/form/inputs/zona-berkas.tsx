import { ActionIcon, Button, Group, Image, Input, Progress, Text } from '@mantine/core'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { IconPaperclip, IconTrash, IconUpload } from '../../icons'
import type { BingkaiProps } from './isian'
import { atributTerima, gambar, keteranganBerkas, type SyaratBerkas } from './periksa-berkas'
import classes from './zona-berkas.module.css'

/** A file as the input shows it. */
export type BerkasTampil = { nama: string; ukuran: number; url?: string | undefined }

function BarisBerkas({ berkas, onHapus }: { berkas: BerkasTampil; onHapus: (() => void) | null }) {
  const { nama, ukuran, url } = berkas
  return (
    <Group gap="sm" wrap="nowrap" className={classes.berkas}>
      {url !== undefined && gambar(nama) ? (
        <Image src={url} alt={`Pratinjau ${nama}`} className={classes.pratinjau} />
      ) : (
        <IconPaperclip size={18} aria-hidden />
      )}
      <div className={classes.nama}>
        <Text truncate title={nama}>
          {nama}
        </Text>
        <Text size="xs" c="dimmed">
          {ukuranBerkas(ukuran)}
        </Text>
      </div>
      {onHapus && (
        <ActionIcon color="bahaya" aria-label={`Hapus ${nama}`} onClick={onHapus}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}

function BarisProgres({ nama, progres, onBatal }: { nama: string; progres: number; onBatal: () => void }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Progress value={progres} className={classes.nama} aria-label={`Mengunggah ${nama}`} />
      <Text size="xs">{Math.round(progres)}%</Text>
      <Button variant="default" size="compact-sm" onClick={onBatal}>
        Batalkan
      </Button>
    </Group>
  )
}

type BarisPilihProps = {
  bingkai: BingkaiProps
  id: string
  terima: readonly string[]
  ada: boolean
  onPilih: (daftar: FileList | null) => void
  children: ReactNode
}

function BarisPilih({ bingkai, id, terima, ada, onPilih, children }: BarisPilihProps) {
  const pemilih = useRef<HTMLInputElement>(null)
  return (
    <Group gap="sm">
      <Button
        id={id}
        variant="default"
        size="compact-md"
        disabled={bingkai.disabled ?? false}
        leftSection={<IconUpload size={16} aria-hidden />}
        aria-describedby={`${id}-description`}
        onClick={() => pemilih.current?.click()}
        onBlur={bingkai.onBlur}
      >
        {ada ? 'Ganti berkas' : 'Pilih berkas'}
      </Button>
      {!ada && (
        <Text c="dimmed" component="span">
          atau seret ke sini
        </Text>
      )}
      {children}
      <input
        ref={pemilih}
        type="file"
        hidden
        accept={atributTerima(terima)}
        aria-label={bingkai.label}
        onChange={(event) => {
          onPilih(event.currentTarget.files)
          // Choosing the same file again after removing it must count as a choice.
          event.currentTarget.value = ''
        }}
      />
    </Group>
  )
}

/** Answers what makes an element take a dragged file, and whether one hovers over it. */
function useSeret(terima: (daftar: FileList) => void) {
  const [seret, setSeret] = useState(false)
  return {
    'data-seret': seret || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setSeret(true)
    },
    onDragLeave: () => setSeret(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setSeret(false)
      terima(event.dataTransfer.files)
    },
  }
}

type ZonaBerkasProps = {
  bingkai: BingkaiProps
  syarat: SyaratBerkas
  berkas: BerkasTampil | null
  /** 0-100 while it is being sent, null otherwise. */
  progres: number | null
  onPilih: (berkas: File) => void
  onHapus: () => void
  onBatal: () => void
  /** Further acts on the file, such as cropping. */
  children?: ReactNode
}

/** The frame of both file inputs (C8): drag or choose, what is accepted, name and size, progress, replace, remove. */
export function ZonaBerkas({ bingkai, syarat, berkas, progres, onPilih, onHapus, onBatal, children }: ZonaBerkasProps) {
  const { label, error, required = false, disabled = false } = bingkai
  const otomatis = useId()
  const id = bingkai.id ?? otomatis
  const terima = (daftar: FileList | null) => {
    const [pertama] = daftar ?? []
    if (pertama && !disabled) onPilih(pertama)
  }
  const seret = useSeret(terima)
  return (
    <Input.Wrapper label={label} description={bingkai.description ?? keteranganBerkas(syarat)} error={error} required={required} id={id}>
      <div className={classes.zona} data-galat={error !== undefined || undefined} {...seret}>
        {berkas && <BarisBerkas berkas={berkas} onHapus={progres === null && !disabled ? onHapus : null} />}
        {progres === null ? (
          <BarisPilih bingkai={bingkai} id={id} terima={syarat.terima} ada={berkas !== null} onPilih={terima}>
            {children}
          </BarisPilih>
        ) : (
          <BarisProgres nama={berkas?.nama ?? label} progres={progres} onBatal={onBatal} />
        )}
      </div>
    </Input.Wrapper>
  )
}
