import { Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import { HARI, type Hari, type Lokasi } from '@sivitas/contract/pengaturan/operator/lokasi'
import { useEffect, useEffectEvent } from 'react'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { WaktuInput } from '../../../kit/form/inputs/waktu-input'
import classes from './jam-layanan.module.css'

type Jam = Lokasi['jamLayanan']

const namaHari = (hari: Hari) => hari.replace(/^./, (huruf) => huruf.toUpperCase())
const BIASA = { buka: '08:00', tutup: '15:00' }

function galatJam({ buka, tutup }: { buka: string; tutup: string }): string | null {
  if (buka === '' || tutup === '') return 'Isi jam buka dan tutup'
  return buka < tutup ? null : 'Jam tutup harus setelah jam buka'
}

/** Opening hours of each weekday; a day without a tick is closed. */
export function JamLayananInput({ label, value, onChange, onMasalah, disabled = false }: IsianProps<Jam>) {
  const jam = value ?? {}
  const salah = HARI.find((hari) => jam[hari] && galatJam(jam[hari]) !== null)
  const lapor = useEffectEvent((pesan: string | null) => onMasalah?.(pesan))
  useEffect(() => {
    lapor(salah === undefined ? null : `${namaHari(salah)}: periksa jam buka dan tutup`)
    return () => lapor(null)
  }, [salah])

  const ubah = (hari: Hari, baru: Jam[Hari]) => {
    const { [hari]: _lama, ...lain } = jam
    onChange(baru ? { ...lain, [hari]: baru } : lain)
  }
  return (
    <fieldset className={classes.hari}>
      <Input.Label labelElement="div" renderRoot={(props) => <legend {...props} />}>
        {label}
      </Input.Label>
      <Stack gap={4}>
        {HARI.map((hari) => (
          <Baris key={hari} hari={hari} jam={jam[hari]} disabled={disabled} onChange={(baru) => ubah(hari, baru)} />
        ))}
      </Stack>
    </fieldset>
  )
}

type BarisProps = { hari: Hari; jam: Jam[Hari]; disabled: boolean; onChange: (jam: Jam[Hari]) => void }

function Baris({ hari, jam, disabled, onChange }: BarisProps) {
  const nama = namaHari(hari)
  return (
    <Group gap="sm" wrap="nowrap" className={classes.baris}>
      <Checkbox
        className={classes.nama}
        label={nama}
        checked={jam !== undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? BIASA : undefined)}
      />
      {jam === undefined ? (
        <Text c="dimmed" className={classes.tutup ?? ''}>
          Tutup
        </Text>
      ) : (
        (['buka', 'tutup'] as const).map((ujung) => (
          <WaktuInput
            key={ujung}
            label={`${nama} ${ujung}`}
            labelTersembunyi
            disabled={disabled}
            value={jam[ujung] || null}
            error={ujung === 'tutup' ? (galatJam(jam) ?? undefined) : undefined}
            onChange={(teks) => onChange({ ...jam, [ujung]: teks ?? '' })}
          />
        ))
      )}
    </Group>
  )
}
