import { useMemo } from 'react'
import { useHariIni } from '../../../kit/format/zona'
import type { FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { useSaringProdi } from '../../../shared/pickers/saring'

export const FILTER_NAMES = [
  'prodi',
  'jenisDosen',
  'statusAktif',
  'keaktifan',
  'jabatan',
  'pendidikan',
  'serdos',
  'pensiunSebelum',
] as const

export const JENIS_DOSEN = [
  { value: 'A', label: 'Dosen Tetap' },
  { value: 'F', label: 'Dosen Tidak Tetap' },
  { value: 'T', label: 'Dosen Tamu' },
] as const

/** The day so many months from today, where the lists of retirements end (DM-R22). */
function sesudahBulan(hariIni: string, bulan: number): string {
  const [tahun = 0, nomor = 1, hari = 1] = hariIni.split('-').map(Number)
  return new Date(Date.UTC(tahun, nomor - 1 + bulan, Math.min(hari, 28))).toISOString().slice(0, 10)
}

const pilihan = (kode: readonly { value: string; label: string }[]) => kode.map(({ value, label }) => ({ value, label }))

/** Filters of 'Data Dosen' with the college's own prodi and codes. */
export function useDosenFilters(): readonly FilterField[] {
  const kini = useHariIni()
  const prodi = useSaringProdi('kode')
  const keaktifan = useKode('status-keaktifan')
  const jabatan = useKode('jabatan-fungsional')
  const pendidikan = useKode('jenjang-pendidikan')
  return useMemo(
    () => [
      prodi,
      choicesFilter({ name: 'jenisDosen', label: 'Jenis', choices: [...JENIS_DOSEN] }),
      choiceFilter({
        name: 'statusAktif',
        label: 'Status',
        choices: [
          { value: 'A', label: 'Aktif' },
          { value: 'N', label: 'Tidak aktif' },
        ],
      }),
      choiceFilter({
        name: 'pensiunSebelum',
        label: 'Pensiun',
        choices: [6, 12, 24].map((bulan) => ({ value: sesudahBulan(kini, bulan), label: `<= ${bulan} bulan` })),
      }),
      choicesFilter({ name: 'jabatan', label: 'Jabatan fungsional', choices: pilihan(jabatan) }),
      choicesFilter({
        name: 'pendidikan',
        label: 'Pendidikan',
        choices: pilihan(pendidikan).filter(({ value }) => Number(value) >= 20 && Number(value) < 90),
      }),
      yesNoFilter({ name: 'serdos', label: 'Serdos', yes: 'Ada', no: 'Tidak' }),
      choicesFilter({ name: 'keaktifan', label: 'Keaktifan', choices: pilihan(keaktifan) }),
    ],
    [kini, prodi, keaktifan, jabatan, pendidikan],
  )
}
