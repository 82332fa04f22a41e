import { ActionIcon, Button, Group, Image, Input, Progress, Text } from '@mantine/core'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconPaperclip, IconTrash, IconUpload } from '../../icons'
import type { BingkaiProps } from './isian'
import { atributTerima, gambar, keteranganBerkas, type SyaratBerkas } from './periksa-berkas'
import classes from './zona-berkas.module.css'

/** A file as the input shows it. */
export type BerkasTampil = { nama: string; ukuran: number; url?: string | undefined }

/** Answers an address of a file that is still in the browser, and gives it back when it is no longer shown. */
export function useUrlBerkas(berkas: File | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (berkas === null || !gambar(berkas.name)) return
    const baru = URL.createObjectURL(berkas)
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource outside React, taken and given back here.
    setUrl(baru)
    return () => {
      URL.revokeObjectURL(baru)
      setUrl(undefined)
    }
  }, [berkas])
  return url
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
  const [seret, setSeret] = useState(false)
  const pemilih = useRef<HTMLInputElement>(null)
  const terima = (daftar: FileList | null) => {
    const [pertama] = daftar ?? []
    if (pertama && !disabled) onPilih(pertama)
  }
  return (
    <Input.Wrapper label={label} description={bingkai.description ?? keteranganBerkas(syarat)} error={error} required={required} id={id}>
      <div
        className={classes.zona}
        data-seret={seret || undefined}
        data-galat={error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setSeret(true)
        }}
        onDragLeave={() => setSeret(false)}
        onDrop={(event) => {
          event.preventDefault()
          setSeret(false)
          terima(event.dataTransfer.files)
        }}
      >
        {berkas && (
          <Group gap="sm" wrap="nowrap" className={classes.berkas}>
            {berkas.url !== undefined && gambar(berkas.nama) ? <Image src={berkas.url} alt={`Pratinjau ${berkas.nama}`} className={classes.pratinjau} /> : <IconPaperclip size={18} aria-hidden />}
            <div className={classes.nama}>
              <Text truncate title={berkas.nama}>{berkas.nama}</Text>
              <Text size="xs" c="dimmed">{ukuranBerkas(berkas.ukuran)}</Text>
            </div>
            {progres === null && !disabled && (
              <ActionIcon color="bahaya" aria-label={`Hapus ${berkas.nama}`} onClick={onHapus}><IconTrash size={16} aria-hidden /></ActionIcon>
            )}
          </Group>
        )}
        {progres !== null && (
          <Group gap="sm" wrap="nowrap">
            <Progress value={progres} className={classes.nama} aria-label={`Mengunggah ${berkas?.nama ?? label}`} />
            <Text size="xs">{Math.round(progres)}%</Text>
            <Button variant="default" size="compact-sm" onClick={onBatal}>Batalkan</Button>
          </Group>
        )}
        {progres === null && (
          <Group gap="sm">
            <Button id={id} variant="default" size="compact-md" disabled={disabled} leftSection={<IconUpload size={16} aria-hidden />} aria-describedby={`${id}-description`} onClick={() => pemilih.current?.click()} onBlur={bingkai.onBlur}>
              {berkas ? 'Ganti berkas' : 'Pilih berkas'}
            </Button>
            {!berkas && <Text c="dimmed" component="span">atau seret ke sini</Text>}
            {children}
          </Group>
        )}
        <input
          ref={pemilih}
          type="file"
          hidden
          accept={atributTerima(syarat.terima)}
          aria-label={label}
          onChange={(event) => {
            terima(event.currentTarget.files)
            // Choosing the same file again after removing it must count as a choice.
            event.currentTarget.value = ''
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
