import { JENIS_DAFTAR, STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { PilihanJauh, SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'
import type { Choice, FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { remoteFilter, remotesFilter } from '../../../kit/table/filter-remote'
import { sumberDosen } from '../../../shared/pickers/sumber-dosen'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { sumberFakultas } from '../../../shared/pickers/sumber-unit'
import { rentangFilter } from './rentang-filter'
import { useBerfakultas } from '../../badan-hukum/program-studi/use-berfakultas'
import { sumberInstansi } from '../instansi-mahasiswa/sumber-instansi'
import { sumberKlasifikasi } from '../klasifikasi-mahasiswa/sumber-klasifikasi'
import { sumberKelompok } from '../../../shared/kelompok/sumber-kelompok'
import { semuaProdi } from '../../../shared/pickers/saring'

const STATUS = Object.entries(STATUS_MAHASISWA).map(([value, { nama }]) => ({ value, label: nama }))
const words = (slug: string) => slug.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

type Facet = Readonly<Record<string, Readonly<Record<string, number>>>> | undefined

/** Choices with how many students each would show; before the counts have come, without. */
const terhitung = (facet: Facet, nama: string, choices: readonly Choice[]): Choice[] => {
  const jumlah = facet?.[nama]
  return jumlah ? choices.map((choice) => ({ ...choice, jumlah: jumlah[choice.value] ?? 0 })) : [...choices]
}

const JENIS_KELAMIN = [
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
]
const JENIS = JENIS_DAFTAR.map((value) => ({ value, label: words(value) }))

/** Filters of yes and no. */
const TANDA = [
  { name: 'tanpaPa', label: 'Dosen PA', yes: 'Tanpa dosen PA', no: 'Sudah ada dosen PA' },
  { name: 'tanpaKelas', label: 'Kelas', yes: 'Belum punya kelas', no: 'Sudah punya kelas' },
  { name: 'lengkap', label: 'Kelengkapan', yes: 'Lengkap 100%', no: 'Belum lengkap' },
  { name: 'adaFoto', label: 'Foto', yes: 'Ada foto', no: 'Belum ada foto' },
  { name: 'siapPddikti', label: 'PDDikti', yes: 'Siap PDDikti', no: 'Belum siap PDDikti' },
] as const

/** Filters between two numbers. */
const RENTANG: readonly FilterField[] = [
  rentangFilter({ name: 'semesterKe', label: 'Semester ke', min: 1, max: 30 }),
  rentangFilter({ name: 'ipk', label: 'IPK', min: 0, max: 4, desimal: 2 }),
  rentangFilter({ name: 'sisaStudi', label: 'Sisa studi (semester)', min: -30, max: 30 }),
]

/** Found values with how many students each would show, behind what already stands below them. */
function sumberTerhitung(sumber: SumberPilihan, jumlah: Readonly<Record<string, number>> | undefined): SumberPilihan {
  if (jumlah === undefined) return sumber
  return {
    ...sumber,
    kunci: [...sumber.kunci, 'terhitung', jumlah],
    cari: async (apa) => {
      const { pilihan, ...hasil } = await sumber.cari(apa)
      const kata = ({ value, keterangan }: PilihanJauh) => [
        ...(keterangan === undefined ? [] : [keterangan]),
        `${formatAngka(jumlah[value] ?? 0)} mahasiswa`,
      ]
      return { ...hasil, pilihan: pilihan.map((satu) => ({ ...satu, keterangan: kata(satu).join(' · ') })) }
    },
  }
}

/** Filters of many values, which are searched for. */
const jauh = (facet: Facet, berfakultas: boolean): readonly FilterField[] => [
  ...(berfakultas ? [remotesFilter({ name: 'fakultas', label: 'Fakultas', sumber: sumberFakultas })] : []),
  remoteFilter({ name: 'dosenPa', label: 'Dosen PA (nama)', sumber: sumberDosen }),
  remoteFilter({ name: 'kelompokTersimpan', label: 'Kelompok', sumber: sumberKelompok }),
  remotesFilter({ name: 'klasifikasi', label: 'Klasifikasi', sumber: sumberTerhitung(sumberKlasifikasi, facet?.['klasifikasi']) }),
  remotesFilter({ name: 'instansi', label: 'Instansi', sumber: sumberTerhitung(sumberInstansi, facet?.['instansi']) }),
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

const SEMUA = { input: { itemsPerPage: 200 } } as const

/** The filters with the college's own units and classes, and counts beside their values; those that people use most come first. */
export function useMahasiswaFilters(facet?: Facet): readonly FilterField[] {
  const prodi = useQuery(semuaProdi())
  const angkatan = useQuery(api.dataMaster.orangRef.angkatan.queryOptions({ input: {} }))
  const jenisKelas = useQuery(api.dataMaster.unitRef.jenisKelas.queryOptions(SEMUA))
  const kampus = useQuery(api.dataMaster.unitRef.kampus.queryOptions(SEMUA))
  const gelombang = useQuery(api.dataMaster.mahasiswa.gelombang.queryOptions({ input: {} }))
  const jalur = useKode('jalur-daftar')
  const agama = useKode('agama')
  const berfakultas = useBerfakultas()
  return useMemo(() => {
    const banyak = (name: string, label: string, choices: readonly Choice[]) =>
      choicesFilter({ name, label, choices: terhitung(facet, name, choices) })
    const bernama = (rows: readonly { id: string; nama: string }[] | undefined) =>
      (rows ?? []).map(({ id, nama }) => ({ value: id, label: nama }))
    return [
      banyak(
        'prodi',
        'Program studi',
        (prodi.data?.data ?? []).map(({ id, labelProdi }) => ({ value: id, label: labelProdi })),
      ),
      banyak(
        'angkatan',
        'Angkatan',
        (angkatan.data?.data ?? []).map((row) => ({ value: String(row.angkatan), label: String(row.angkatan) })),
      ),
      banyak('status', 'Status', STATUS),
      banyak('jenisKelas', 'Jenis kelas', bernama(jenisKelas.data?.data)),
      banyak('kampus', 'Kampus', bernama(kampus.data?.data)),
      banyak(
        'gelombang',
        'Gelombang',
        (gelombang.data?.data ?? []).map((row) => ({ value: row.gelombang, label: row.gelombang })),
      ),
      banyak('jalurDaftar', 'Jalur daftar', jalur),
      banyak(
        'agama',
        'Agama',
        agama.map(({ value, label }) => ({ value, label })),
      ),
      choiceFilter({ name: 'jenisKelamin', label: 'Jenis kelamin', choices: terhitung(facet, 'jenisKelamin', JENIS_KELAMIN) }),
      banyak('jenisDaftar', 'Jenis daftar', JENIS),
      ...TANDA.map((satu) => yesNoFilter({ ...satu, jumlah: facet?.[satu.name] })),
      ...RENTANG,
      ...jauh(facet, berfakultas),
    ]
  }, [facet, prodi.data, angkatan.data, jenisKelas.data, kampus.data, gelombang.data, jalur, agama, berfakultas])
}

/** Counts beside the filters' values for what is filtered now; paging and order ask for nothing anew. */
export function useFacet(input: Record<string, unknown>): Facet {
  const { page: _page, itemsPerPage: _size, order: _order, ...saringan } = input
  const call = api.dataMaster.mahasiswa.list
  const { data } = useQuery({
    ...call.queryOptions({ input: { ...saringan, itemsPerPage: 1, facet: '1' } as never }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    meta: { senyap: true },
  })
  return data?.meta.facet
}
