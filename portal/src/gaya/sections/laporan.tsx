import { formatAngka } from '@sivitas/rules/platform/angka'
import { z } from 'zod'
import { defineReport } from '../../kit/report/define-report'
import { ReportScreen } from '../../kit/report/report-screen'
import type { ReadCall } from '../../kit/table/calls'
import { choiceFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { buatContoh, PRODI } from '../contoh/mahasiswa'
import { Penyedia } from '../contoh/penyedia'

const Rekap = z.object({ prodi: z.string().meta({ title: 'Program studi' }), jumlah: z.int().meta({ title: 'Jumlah' }) })
type Rekap = z.infer<typeof Rekap>
const Parameter = z.object({ tahun: z.string().meta({ title: 'Angkatan' }) })
type Parameter = z.infer<typeof Parameter>

const call: ReadCall<Parameter, { data: Rekap[] }> = {
  key: () => [['gaya', 'rekap']],
  queryKey: ({ input }) => [['gaya', 'rekap'], { input }],
  call: ({ tahun }) => {
    const found = buatContoh().filter(({ angkatan }) => String(angkatan) === tahun)
    return Promise.resolve({ data: PRODI.map((prodi) => ({ prodi, jumlah: found.filter((row) => row.prodi === prodi).length })) })
  },
}

const kolom = columnsOf<Rekap>(Rekap)
const rekap = defineReport({
  title: 'Rekap Mahasiswa per Program Studi',
  call,
  parameters: Parameter,
  controls: [
    choiceFilter({ name: 'tahun', label: 'Angkatan', choices: ['2023', '2024', '2025'].map((value) => ({ value, label: value })) }),
  ],
  columns: [kolom('prodi'), kolom('jumlah')],
  keyOf: ({ prodi }) => prodi,
  total: (rows) => ({ jumlah: formatAngka(rows.reduce((sum, { jumlah }) => sum + jumlah, 0)) }),
})

export function Bagian() {
  return (
    <Penyedia>
      <ReportScreen report={rekap} />
    </Penyedia>
  )
}
