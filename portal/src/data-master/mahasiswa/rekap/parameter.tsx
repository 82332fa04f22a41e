import { MultiSelect, Select, SimpleGrid, Stack } from '@mantine/core'
import { UKURAN_REKAP, type BentukRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import type { FilterValue, Filters } from '../../../kit/table/list-url'
import { PilihPeriode, usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { useMahasiswaFilters } from '../data-mahasiswa/filters'
import { DimensiZona } from './dimensi-zona'
import { UKURAN } from './ukuran'

const MODE = [
  { value: 'posisi', label: 'Posisi (yang keluar tetap dihitung)' },
  { value: 'aktivitas', label: 'Aktivitas (studi dan keluar pada periode)' },
]
const UKURAN_PILIHAN = UKURAN_REKAP.map((value) => ({ value, label: UKURAN[value].judul }))
/** Filters of the list that narrow a table, in the order of the screen; the rest stay with a saved shape. */
const SARINGAN = ['prodi', 'angkatan', 'status', 'jenisKelas', 'kampus', 'kelompokTersimpan'] as const

type ParameterProps = { bentuk: BentukRekap; periode: number; onChange: (bentuk: BentukRekap) => void }

const blank = (value: FilterValue | undefined) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Everything that decides the table: dimensions, measures, the period and the one beside it, and which students. */
export function Parameter({ bentuk, periode, onChange }: ParameterProps) {
  const filters = useMahasiswaFilters().filter(({ name }) => SARINGAN.some((one) => one === name))
  const lain = usePilihanPeriode(periode)
  // A control knows only text; the contract turns it into numbers again.
  const filter = bentuk.filter as Filters
  const narrow = (name: string, value: FilterValue | undefined) => {
    const { [name]: _old, ...rest } = filter
    onChange({ ...bentuk, filter: (blank(value) ? rest : { ...rest, [name]: value }) as BentukRekap['filter'] })
  }
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <DimensiZona bentuk={bentuk} onChange={onChange} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        <MultiSelect
          label="Ukuran"
          data={UKURAN_PILIHAN}
          value={bentuk.ukuran}
          onChange={(ukuran) => ukuran.length > 0 && onChange({ ...bentuk, ukuran })}
        />
        <PilihPeriode value={periode} onChange={(id) => onChange({ ...bentuk, periode: id })} />
        <Select
          label="Bandingkan dengan"
          placeholder="Tanpa pembanding"
          clearable
          clearButtonProps={{ 'aria-label': 'Kosongkan pembanding' }}
          searchable
          nothingFoundMessage="Data tidak ditemukan"
          data={lain.filter(({ value }) => value !== periode).map(({ value, label }) => ({ value: String(value), label }))}
          value={bentuk.banding === undefined ? null : String(bentuk.banding)}
          onChange={(id) => onChange({ ...bentuk, banding: id === null ? undefined : Number(id) })}
        />
        <Select
          label="Cara menghitung"
          allowDeselect={false}
          data={MODE}
          value={bentuk.mode}
          onChange={(mode) => mode !== null && onChange({ ...bentuk, mode: mode === 'aktivitas' ? 'aktivitas' : 'posisi' })}
        />
        {filters.map(({ name, label, control }) => (
          <div key={name}>
            {control({ label, labelTersembunyi: false, value: asText(filter[name]), onChange: (value) => narrow(name, value) })}
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** Numbers of a saved shape, as the controls want them. */
const asText = (value: FilterValue | undefined): FilterValue | undefined => (Array.isArray(value) ? value.map(String) : value)
