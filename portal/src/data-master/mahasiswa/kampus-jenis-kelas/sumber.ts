import { api } from '../../../api'
import { HASIL_SEHALAMAN, type PilihanJauh, type SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'

const refs = api.dataMaster.unitRef
const page = (nama: string, number: number) => ({ ...(nama === '' ? {} : { nama }), page: number, itemsPerPage: HASIL_SEHALAMAN })

type Sesi = { id: string; kode: string; nama: string }
const sesi = ({ id, kode, nama }: Sesi): PilihanJauh => ({ value: id, label: nama, keterangan: kode })

/** Groups of hours in use. */
export const sumberKelompokSesi: SumberPilihan = {
  kunci: refs.kelompokSesi.key(),
  cari: async ({ cari, page: number, signal }) => {
    const { data, meta } = await refs.kelompokSesi.call({ ...page(cari, number), aktif: '1' }, { signal })
    return { pilihan: data.map(sesi), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await refs.kelompokSesi.call({ id: values })).data.map(sesi),
}

type Kelas = { id: string; kode: string; nama: string; terisi: number; kapasitas: number }
const kelas = ({ id, kode, nama, terisi, kapasitas }: Kelas): PilihanJauh => ({
  value: id,
  label: kode,
  keterangan: `${nama} · ${terisi}/${kapasitas}`,
})

/** Classes with how full they are. */
export const sumberKelas: SumberPilihan = {
  kunci: refs.kelasDefault.key(),
  cari: async ({ cari, page: number, signal }) => {
    const { data, meta } = await refs.kelasDefault.call(page(cari, number), { signal })
    return { pilihan: data.map(kelas), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await refs.kelasDefault.call({ id: values })).data.map(kelas),
}
