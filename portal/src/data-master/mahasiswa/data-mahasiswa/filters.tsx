import { JENIS_DAFTAR, STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import type { FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { remoteFilter, remotesFilter } from '../../../kit/table/filter-remote'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { sumberInstansi } from '../instansi-mahasiswa/sumber-instansi'
import { sumberKlasifikasi } from '../klasifikasi-mahasiswa/sumber-klasifikasi'
import { sumberKelompok } from '../../../shared/kelompok/sumber-kelompok'

const STATUS = Object.entries(STATUS_MAHASISWA).map(([value, { nama }]) => ({ value, label: nama }))
const words = (slug: string) => slug.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

const FIXED: readonly FilterField[] = [
  remoteFilter({ name: 'kelompokTersimpan', label: 'Kelompok', sumber: sumberKelompok }),
  choiceFilter({
    name: 'jenisKelamin',
    label: 'Jenis kelamin',
    choices: [
      { value: 'L', label: 'Laki-laki' },
      { value: 'P', label: 'Perempuan' },
    ],
  }),
  choicesFilter({ name: 'jenisDaftar', label: 'Jenis daftar', choices: JENIS_DAFTAR.map((value) => ({ value, label: words(value) })) }),
  yesNoFilter({ name: 'tanpaPa', label: 'Dosen PA', yes: 'Tanpa dosen PA', no: 'Sudah ada dosen PA' }),
  yesNoFilter({ name: 'tanpaKelas', label: 'Kelas', yes: 'Belum punya kelas', no: 'Sudah punya kelas' }),
  yesNoFilter({ name: 'lengkap', label: 'Kelengkapan', yes: 'Lengkap 100%', no: 'Belum lengkap' }),
  yesNoFilter({ name: 'adaFoto', label: 'Foto', yes: 'Ada foto', no: 'Belum ada foto' }),
  remotesFilter({ name: 'klasifikasi', label: 'Klasifikasi', sumber: sumberKlasifikasi }),
  remotesFilter({ name: 'instansi', label: 'Instansi', sumber: sumberInstansi }),
  yesNoFilter({ name: 'siapPddikti', label: 'PDDikti', yes: 'Siap PDDikti', no: 'Belum siap PDDikti' }),
]

/** Names of the list's filters that this screen offers or receives by link. */
export const FILTER_NAMES = [
  'prodi',
  'angkatan',
  'status',
  'jenisKelas',
  'kampus',
  'fakultas',
  'jurusan',
  'jenjang',
  'kelasDefault',
  'jenisKelamin',
  'agama',
  'jenisDaftar',
  'jalurDaftar',
  'gelombang',
  'provinsi',
  'kota',
  'sekolah',
  'semesterKe',
  'sisaStudi',
  'ipk',
  'tanpaPa',
  'tanpaKelas',
  'lengkap',
  'adaFoto',
  'siapPddikti',
  'periode',
  'periodeMasuk',
  'konsentrasi',
  'dosenPa',
  'klasifikasi',
  'instansi',
  'kelompokTersimpan',
  'impor',
] as const

/** The filters with the college's own units and classes; the four that people use most come first. */
export function useMahasiswaFilters(): readonly FilterField[] {
  const prodi = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: { itemsPerPage: 200 } }))
  const angkatan = useQuery(api.dataMaster.orangRef.angkatan.queryOptions({ input: {} }))
  const jenisKelas = useQuery(api.dataMaster.unitRef.jenisKelas.queryOptions({ input: { itemsPerPage: 200 } }))
  const kampus = useQuery(api.dataMaster.unitRef.kampus.queryOptions({ input: { itemsPerPage: 200 } }))
  const gelombang = useQuery(api.dataMaster.mahasiswa.gelombang.queryOptions({ input: {} }))
  const jalur = useKode('jalur-daftar')
  const agama = useKode('agama')
  return useMemo(
    () => [
      choicesFilter({
        name: 'prodi',
        label: 'Program studi',
        choices: (prodi.data?.data ?? []).map(({ id, labelProdi }) => ({ value: id, label: labelProdi })),
      }),
      choicesFilter({
        name: 'angkatan',
        label: 'Angkatan',
        choices: (angkatan.data?.data ?? []).map((row) => ({ value: String(row.angkatan), label: String(row.angkatan) })),
      }),
      choicesFilter({ name: 'status', label: 'Status', choices: STATUS }),
      choicesFilter({
        name: 'jenisKelas',
        label: 'Jenis kelas',
        choices: (jenisKelas.data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
      }),
      choicesFilter({
        name: 'kampus',
        label: 'Kampus',
        choices: (kampus.data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
      }),
      choicesFilter({
        name: 'gelombang',
        label: 'Gelombang',
        choices: (gelombang.data?.data ?? []).map((row) => ({
          value: row.gelombang,
          label: `${row.gelombang} (${formatAngka(row.jumlah)})`,
        })),
      }),
      choicesFilter({ name: 'jalurDaftar', label: 'Jalur daftar', choices: jalur.map(({ value, label }) => ({ value, label })) }),
      choicesFilter({ name: 'agama', label: 'Agama', choices: agama.map(({ value, label }) => ({ value, label })) }),
      ...FIXED,
    ],
    [prodi.data, angkatan.data, jenisKelas.data, kampus.data, gelombang.data, jalur, agama],
  )
}
