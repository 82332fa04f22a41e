import { ActionIcon, CloseButton, Group, Popover, TextInput } from '@mantine/core'
import { formatTanggal, tanggalPemilih } from '@sivitas/rules/platform/tanggal'
import { bacaTanggal } from '@sivitas/rules/platform/tanggal-ketik'
import { tambahTahun } from '@sivitas/rules/platform/tanggal-sah'
import { useRef, useState } from 'react'
import { useHariIni } from '../../format/zona'
import { IconCalendar } from '../../icons'
import { Kalender } from './kalender'
import { bungkus, useMasalah, type IsianProps } from './isian'

/** Days between which a date is accepted, as YYYY-MM-DD. Left out: 100 years back to 3 years ahead (C5). */
export type BatasTanggal = { min?: string | undefined; max?: string | undefined }

/** The button opens the dialog, so the roles stand there; on the text input they would replace its id and confuse its role. */
const KALENDER = { role: 'dialog', 'aria-label': 'Kalender' }

/** Answers what is wrong with a typed date, or null. */
function periksa(teks: string, tanggal: string | null, { min, max }: { min: string; max: string }): string | null {
  if (teks.trim() === '') return null
  if (tanggal === null) return 'Tanggal tidak dikenal. Ketik misalnya 17/08/1999.'
  if (tanggal < min) return `Paling awal ${formatTanggal(min)}`
  return tanggal > max ? `Paling akhir ${formatTanggal(max)}` : null
}

type TombolProps = Pick<IsianProps<string>, 'label' | 'disabled'> & {
  kosong: boolean
  terbuka: boolean
  onKosongkan: () => void
  onBuka: () => void
}

function Tombol({ label, disabled = false, kosong, terbuka, onKosongkan, onBuka }: TombolProps) {
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end" w="100%" pr={4}>
      {!kosong && !disabled && <CloseButton size={24} aria-label={`Kosongkan ${label}`} onClick={onKosongkan} />}
      <ActionIcon
        size={26}
        aria-label={`Buka kalender ${label}`}
        aria-haspopup="dialog"
        aria-expanded={terbuka}
        disabled={disabled}
        onClick={onBuka}
      >
        <IconCalendar size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/**
 * A day (C5), shown as '21 November 2026'. Typed dates go through our own parser, day before month:
 * the calendar's own reads 05/08/1999 as 8 May. The value is YYYY-MM-DD, null when empty or not yet a date.
 */
export function TanggalInput({ min, max, ...props }: IsianProps<string> & BatasTanggal) {
  const hariIni = useHariIni()
  const batas = { min: min ?? tambahTahun(hariIni, -100), max: max ?? tambahTahun(hariIni, 3) }
  const terpilih = tanggalPemilih(props.value)
  const [ketikan, setKetikan] = useState<string | null>(null)
  const [fokus, setFokus] = useState(false)
  const [terbuka, setTerbuka] = useState(false)
  const [masalah, setMasalah] = useMasalah(props.onMasalah)
  const input = useRef<HTMLInputElement>(null)

  const ketik = (teks: string) => {
    const tanggal = bacaTanggal(teks)
    const salah = periksa(teks, tanggal, batas)
    setKetikan(teks)
    setMasalah(salah)
    props.onChange(salah === null ? tanggal : null)
  }
  const pilih = (tanggal: string | null) => {
    setKetikan(null)
    setMasalah(null)
    setTerbuka(false)
    props.onChange(tanggal)
    input.current?.focus()
  }
  const tinggalkan = () => {
    setFokus(false)
    // A date that was understood is rewritten in full; what was not stays, to be mended.
    if (masalah === null) setKetikan(null)
    props.onBlur?.()
  }
  const teks = ketikan ?? (terpilih === null ? '' : formatTanggal(terpilih))
  const error = (fokus ? null : masalah) ?? props.error

  return (
    <Popover opened={terbuka} onChange={setTerbuka} trapFocus withRoles={false} position="bottom-start">
      <Popover.Target>
        <TextInput
          {...bungkus({ ...props, error, placeholder: props.placeholder ?? 'hh/bb/tttt' })}
          ref={input}
          autoComplete="off"
          value={teks}
          onChange={(event) => ketik(event.currentTarget.value)}
          onFocus={() => setFokus(true)}
          onBlur={tinggalkan}
          rightSectionWidth={60}
          rightSection={
            <Tombol
              {...props}
              kosong={teks === ''}
              terbuka={terbuka}
              onKosongkan={() => pilih(null)}
              onBuka={() => setTerbuka((ya) => !ya)}
            />
          }
        />
      </Popover.Target>
      <Popover.Dropdown {...KALENDER}>
        <Kalender value={terpilih} defaultDate={terpilih ?? hariIni} minDate={batas.min} maxDate={batas.max} onChange={pilih} />
      </Popover.Dropdown>
    </Popover>
  )
}
