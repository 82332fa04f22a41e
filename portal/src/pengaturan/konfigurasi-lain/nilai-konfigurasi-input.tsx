import type { Konfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/konfigurasi'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../kit/form/inputs/saklar-input'
import { SandiInput } from '../../kit/form/inputs/sandi-input'
import { TeksInput, TeksPanjangInput } from '../../kit/form/inputs/teks-input'

type NilaiKonfigurasiInputProps = {
  row: Pick<Konfigurasi, 'keyword' | 'label' | 'tipe' | 'pilihan' | 'min' | 'max' | 'terisi'>
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (value: string) => void
}

const MAKS_TEKS = 4000
/** Texts that a page shows as they are, and so may have several lines. */
const BERBARIS = ['teks_bantuan_masuk', 'kontak_admin']

/** The input that fits what a keyword holds. A secret starts empty: what is stored is never sent. */
export function NilaiKonfigurasiInput({ row, value, onChange, ...rest }: NilaiKonfigurasiInputProps) {
  const props = { ...rest, label: row.label, labelTersembunyi: true, onChange: (next: string | null) => onChange(next ?? '') }
  if (row.pilihan) {
    const pilihan = Object.entries(row.pilihan).map(([kode, label]) => ({ value: kode, label }))
    return <PilihInput {...props} required value={value} pilihan={pilihan} />
  }
  switch (row.tipe) {
    case 'bool01':
      return <SaklarInput {...props} value={value === '1'} onChange={(on) => onChange(on ? '1' : '0')} />
    case 'angka':
      return (
        <AngkaInput
          {...props}
          min={row.min ?? 0}
          max={row.max ?? undefined}
          value={value === '' ? null : Number(value)}
          onChange={(number) => onChange(number === null ? '' : String(number))}
        />
      )
    case 'rahasia':
      return <SandiInput {...props} autoComplete="new-password" value={value} placeholder={row.terisi ? '••••••••' : 'Belum diisi'} />
    case 'json':
      return <TeksPanjangInput {...props} maks={MAKS_TEKS} value={value} />
    default:
      return BERBARIS.includes(row.keyword) ? (
        <TeksPanjangInput {...props} maks={500} value={value} />
      ) : (
        <TeksInput {...props} maks={row.tipe === 'teks' ? MAKS_TEKS : 500} value={value} />
      )
  }
}
