import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { IconArrowRight, IconCheck, IconX } from '../../../kit/icons'
import { StatusBadge } from '../../../kit/page/status-badge'
import classes from './perubahan.module.css'
import { ALASAN_UMUM, type Isian, type Pilihan } from './putusan'

type IsianBarisProps = {
  isian: Isian
  pilihan: Pilihan | undefined
  /** None where the request is only read. */
  onPilih: ((pilihan: Pilihan) => void) | null
  onTombol: (event: KeyboardEvent<HTMLElement>) => void
}

const nilai = (teks: string | null) => (teks === null ? 'kosong' : /^\d{4}-\d{2}-\d{2}$/.test(teks) ? formatTanggal(teks) : teks)

/** Asked for with a key on the field itself, not while a reason is being typed. */
const mengetik = (event: KeyboardEvent<HTMLElement>) => event.target instanceof HTMLInputElement

/** One field of a request: old and new value, and what is decided of it. */
export function IsianBaris({ isian, pilihan, onPilih, onTombol }: IsianBarisProps) {
  const { judul, lama, baru, berubah, putusan, alasan } = isian
  const tekan = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return
    if (mengetik(event)) {
      if (event.key === 'Enter') onTombol(event)
      return
    }
    const tombol = event.key.toLowerCase()
    if (onPilih !== null && (tombol === 'a' || tombol === 't')) {
      event.preventDefault()
      onPilih({ putusan: tombol === 'a' ? 'setuju' : 'tolak', alasan: pilihan?.alasan ?? '' })
    } else onTombol(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A and T decide the field that has the focus; the same stands on its buttons.
    <div
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows walk from field to field
      tabIndex={0}
      data-isian
      className={classes.isian}
      data-putusan={pilihan?.putusan ?? putusan ?? undefined}
      aria-label={`${judul}: ${nilai(lama)} menjadi ${nilai(baru)}`}
      onKeyDown={tekan}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {judul}
        </Text>
        {onPilih !== null && <Tombol judul={judul} pilihan={pilihan} onPilih={onPilih} />}
        {putusan !== null && (
          <StatusBadge
            kode={putusan}
            {...(putusan === 'setuju' ? { nama: 'Disetujui', tone: 'hijau' } : { nama: 'Ditolak', tone: 'bahaya' })}
          />
        )}
      </Group>
      <span className={classes.nilai}>
        <del>{nilai(lama)}</del>
        <IconArrowRight size={14} aria-hidden />
        <ins>{nilai(baru)}</ins>
      </span>
      {berubah && (
        <Alert color="kuning" p="xs">
          Nilai lama sudah diubah sejak permintaan diajukan, sehingga isian ini tidak dapat disetujui.
        </Alert>
      )}
      {pilihan?.putusan === 'tolak' && onPilih !== null && (
        <AlasanTolak judul={judul} alasan={pilihan.alasan} onAlasan={(teks) => onPilih({ putusan: 'tolak', alasan: teks })} />
      )}
      {alasan !== null && <Text size="sm">{`Alasan: ${alasan}`}</Text>}
    </div>
  )
}

function Tombol({ judul, pilihan, onPilih }: { judul: string; pilihan: Pilihan | undefined; onPilih: (pilihan: Pilihan) => void }) {
  const alasan = pilihan?.alasan ?? ''
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant={pilihan?.putusan === 'setuju' ? 'filled' : 'default'}
        aria-pressed={pilihan?.putusan === 'setuju'}
        aria-label={`Setujui ${judul}`}
        leftSection={<IconCheck size={14} aria-hidden />}
        onClick={() => onPilih({ putusan: 'setuju', alasan })}
      >
        Setujui
      </Button>
      <Button
        size="compact-sm"
        {...(pilihan?.putusan === 'tolak' ? { variant: 'outline', color: 'bahaya' } : { variant: 'default' })}
        aria-pressed={pilihan?.putusan === 'tolak'}
        aria-label={`Tolak ${judul}`}
        leftSection={<IconX size={14} aria-hidden />}
        onClick={() => onPilih({ putusan: 'tolak', alasan })}
      >
        Tolak
      </Button>
    </Group>
  )
}

/** Why, in own words or with one press; who refuses goes on here. */
export function AlasanTolak({ judul, alasan, onAlasan }: { judul: string; alasan: string; onAlasan: (teks: string) => void }) {
  const isian = useRef<HTMLInputElement>(null)
  useEffect(() => isian.current?.focus(), [])
  return (
    <>
      <TextInput
        ref={isian}
        data-autofocus
        label={`Alasan penolakan ${judul}`}
        required
        maxLength={255}
        autoComplete="off"
        value={alasan}
        onChange={(event) => onAlasan(event.currentTarget.value)}
      />
      <Group gap="xs">
        {ALASAN_UMUM.map((umum) => (
          <Button key={umum} size="compact-xs" variant="default" onClick={() => onAlasan(umum)}>
            {umum}
          </Button>
        ))}
      </Group>
    </>
  )
}
