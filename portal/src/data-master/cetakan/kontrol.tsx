import { KERTAS_CETAK, PILIHAN_JABATAN_CETAK } from '@sivitas/contract/data-master/cetakan'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { usePeriode } from '../../auth/operator'
import { TanggalInput } from '../../kit/form/inputs/tanggal-input'
import { useHariIni } from '../../kit/format/zona'
import { textOf } from '../../kit/table/filter'
import { choiceFilter, customFilter, yesNoFilter } from '../../kit/table/filter-controls'
import { useSaringPeriode } from '../../shared/pickers/saring'

const kertas = choiceFilter({ name: 'kertas', label: 'Kertas', choices: KERTAS_CETAK.map((value) => ({ value, label: value })) })

const tanggal = customFilter({
  name: 'tanggal',
  label: 'Per tanggal',
  control: ({ label, value, onChange }) => (
    <TanggalInput label={label} value={textOf(value) || null} onChange={(hari) => onChange(hari ?? undefined)} />
  ),
  chip: (value) => formatTanggal(textOf(value)),
})

const jabatan = choiceFilter({ name: 'jabatan', label: 'Penandatangan', choices: PILIHAN_JABATAN_CETAK })

/** With or without what is counted. */
export const hitungan = yesNoFilter({ name: 'hitungan', label: 'Hitungan', yes: 'Dengan hitungan', no: 'Tanpa hitungan' })

/** What every print is asked for: the day and period that it is a picture of, who signs, and the paper. */
export function useKontrolCetak() {
  const { id } = usePeriode()
  const hari = useHariIni()
  const periode = useSaringPeriode(id)
  return { kontrol: { tanggal, periode, jabatan, kertas }, awal: { tanggal: hari, periode: String(id), kertas: 'A4' } }
}
