import { STATUS_PRODI } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { api } from '../../api'
import { HASIL_SEHALAMAN, type PilihanJauh, type SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'

const refs = api.dataMaster.unitRef
const page = (nama: string, number: number) => ({ ...(nama === '' ? {} : { nama }), page: number, itemsPerPage: HASIL_SEHALAMAN })

type Named = { id: string; kode: string; nama: string }
const named = ({ id, kode, nama }: Named): PilihanJauh => ({ value: id, label: nama, keterangan: kode })
type Prodi = { id: string; kode: string; labelProdi: string; akreditasi: string | null }
const prodi = ({ id, kode, labelProdi }: Prodi): PilihanJauh => ({ value: id, label: labelProdi, keterangan: kode })

const sumberProdiDari = (status?: typeof STATUS_PRODI): SumberPilihan => ({
  kunci: [...refs.prodi.key(), status ?? 'aktif'],
  cari: async ({ cari, page: number, signal }) => {
    const { data, meta } = await refs.prodi.call({ ...page(cari, number), ...(status && { status: [...status] }) }, { signal })
    return { pilihan: data.map(prodi), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await refs.prodi.call({ id: values })).data.map(prodi),
})

/** Active prodi that the operator may touch, searched by `nama` (source section 7). */
export const sumberProdi = sumberProdiDari()

/** The same with closed prodi among them, for what is looked for: their students and graduates are still there. */
export const sumberSemuaProdi = sumberProdiDari(STATUS_PRODI)

/** Kampus in use. */
export const sumberKampus: SumberPilihan = {
  kunci: refs.kampus.key(),
  cari: async ({ cari, page: number, signal }) => {
    const { data, meta } = await refs.kampus.call({ ...page(cari, number), aktif: '1' }, { signal })
    return {
      pilihan: data.map(({ id, nama, kota }) => ({ value: id, label: nama, keterangan: kota ?? undefined })),
      totalPages: meta.totalPages,
    }
  },
  sebut: async (values) => (await refs.kampus.call({ id: values })).data.map(named),
}

/** Kinds of class in use. */
export const sumberJenisKelas: SumberPilihan = {
  kunci: refs.jenisKelas.key(),
  cari: async ({ cari, page: number, signal }) => {
    const { data, meta } = await refs.jenisKelas.call({ ...page(cari, number), aktif: '1' }, { signal })
    return { pilihan: data.map(named), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await refs.jenisKelas.call({ id: values })).data.map(named),
}

/** Faculties in use. */
export const sumberFakultas: SumberPilihan = {
  kunci: api.dataMaster.fakultas.list.key(),
  cari: async ({ cari, page: number, signal }) => {
    const { data, meta } = await api.dataMaster.fakultas.list.call({ ...page(cari, number), aktif: '1' }, { signal })
    return { pilihan: data.map(named), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await api.dataMaster.fakultas.list.call({ pilih: [...values], itemsPerPage: values.length })).data.map(named),
}

/** Departments in use; of one faculty where that is chosen already. */
export const sumberJurusan = (idFakultas?: string | null): SumberPilihan => ({
  kunci: [...api.dataMaster.jurusan.list.key(), idFakultas ?? 'semua'],
  cari: async ({ cari, page: number, signal }) => {
    const inFakultas = idFakultas ? { fakultas: [idFakultas] } : {}
    const { data, meta } = await api.dataMaster.jurusan.list.call({ ...page(cari, number), ...inFakultas, aktif: '1' }, { signal })
    return {
      pilihan: data.map(({ id, nama, kode, namaFakultas }) => ({ value: id, label: nama, keterangan: namaFakultas ?? kode })),
      totalPages: meta.totalPages,
    }
  },
  sebut: async (values) => (await api.dataMaster.jurusan.list.call({ pilih: [...values], itemsPerPage: values.length })).data.map(named),
})
