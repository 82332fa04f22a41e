import { KOLOM_FAKULTAS, KOLOM_JURUSAN, KOLOM_PRODI } from '@sivitas/contract/data-master/badan-hukum/cetak'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { CetakScreen } from '../../cetakan/cetak-screen'
import { hitungan, useKontrolCetak } from '../../cetakan/kontrol'
import { useSaringProdi } from '../../../shared/pickers/saring'

const calls = api.dataMaster.cetakBadanHukum

const bentuk = choiceFilter({
  name: 'bentuk',
  label: 'Bentuk',
  choices: [
    { value: 'tabel', label: 'Satu tabel' },
    { value: 'lembar', label: 'Satu lembar per unit' },
  ],
})

const kolomOf = (kolom: Readonly<Record<string, { judul: string }>>) =>
  choicesFilter({ name: 'kolom', label: 'Kolom', choices: Object.entries(kolom).map(([value, { judul }]) => ({ value, label: judul })) })
const KOLOM = { fakultas: kolomOf(KOLOM_FAKULTAS), jurusan: kolomOf(KOLOM_JURUSAN), prodi: kolomOf(KOLOM_PRODI) }

function useUnit() {
  const fakultas = useQuery(api.dataMaster.fakultas.list.queryOptions({ input: { itemsPerPage: 200 } })).data
  const prodi = useSaringProdi()
  return useMemo(
    () => ({
      fakultas: choicesFilter({
        name: 'fakultas',
        label: 'Fakultas',
        choices: (fakultas?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
      }),
      prodi,
    }),
    [fakultas, prodi],
  )
}

const AWAL_UNIT = { hitungan: '1', bentuk: 'tabel' }

/** 'Cetak PT': the college on one sheet. */
export function CetakPtPage() {
  const { kontrol, awal } = useKontrolCetak()
  return (
    <CetakScreen
      title="Cetak PT"
      call={calls.pt}
      controls={[kontrol.tanggal, kontrol.periode, hitungan, kontrol.jabatan, kontrol.kertas]}
      initial={{ ...awal, hitungan: '1' }}
    />
  )
}

/** 'Cetak Fakultas': faculties as a table or a sheet each. */
export function CetakFakultasPage() {
  const { kontrol, awal } = useKontrolCetak()
  const { fakultas } = useUnit()
  return (
    <CetakScreen
      title="Cetak Fakultas"
      call={calls.fakultas}
      controls={[kontrol.tanggal, kontrol.periode, fakultas, bentuk, KOLOM.fakultas, hitungan, kontrol.jabatan, kontrol.kertas]}
      initial={{ ...awal, ...AWAL_UNIT }}
    />
  )
}

/** 'Cetak Jurusan': departments as a table or a sheet each. */
export function CetakJurusanPage() {
  const { kontrol, awal } = useKontrolCetak()
  const { fakultas } = useUnit()
  return (
    <CetakScreen
      title="Cetak Jurusan"
      call={calls.jurusan}
      controls={[kontrol.tanggal, kontrol.periode, fakultas, bentuk, KOLOM.jurusan, hitungan, kontrol.jabatan, kontrol.kertas]}
      initial={{ ...awal, ...AWAL_UNIT }}
    />
  )
}

/** 'Cetak Prodi': prodi as a table or a sheet each. */
export function CetakProdiPage() {
  const { kontrol, awal } = useKontrolCetak()
  const { fakultas, prodi } = useUnit()
  return (
    <CetakScreen
      title="Cetak Prodi"
      call={calls.prodi}
      controls={[kontrol.tanggal, kontrol.periode, fakultas, prodi, bentuk, KOLOM.prodi, hitungan, kontrol.jabatan, kontrol.kertas]}
      initial={{ ...awal, ...AWAL_UNIT }}
    />
  )
}

/** 'Cetak Data DIKTI': the college with its prodi, lecturers, students and ratios. */
export function CetakDiktiPage() {
  const { kontrol, awal } = useKontrolCetak()
  const { fakultas, prodi } = useUnit()
  return (
    <CetakScreen
      title="Cetak Data DIKTI"
      call={calls.dikti}
      controls={[kontrol.tanggal, kontrol.periode, fakultas, prodi, hitungan, kontrol.jabatan, kontrol.kertas]}
      initial={{ ...awal, hitungan: '1' }}
    />
  )
}
