import { api } from '../../api'
import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'

const { asistenLab, alumni } = api.dataMaster

type Tempat = { id: string; kode: string; nama: string; keterangan: string }
const pilihan = ({ id, kode, nama, keterangan }: Tempat) => ({ value: id, label: `${kode} ${nama}`, keterangan })

const sumberTempat = (jenis: 'makul' | 'lab'): SumberPilihan => ({
  kunci: [...asistenLab.tempat.key(), jenis],
  cari: async ({ cari, signal }) => ({
    pilihan: (await asistenLab.tempat.call({ jenis, cari }, { signal })).data.map(pilihan),
    totalPages: 1,
  }),
  sebut: async (ids) => (await asistenLab.tempat.call({ jenis, id: [...ids] })).data.map(pilihan),
})

/** Courses of all prodi, and rooms that are laboratories. */
export const SUMBER_MAKUL = sumberTempat('makul')
export const SUMBER_LAB = sumberTempat('lab')

const orang = ({ id, nim, nama, labelProdi }: { id: string; nim: string; nama: string; labelProdi: string }) => ({
  value: id,
  label: nama,
  keterangan: `${nim} · ${labelProdi}`,
})

/** Alumni by name or NIM; who may not read them finds none. */
export const SUMBER_ALUMNI: SumberPilihan = {
  kunci: alumni.list.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await alumni.list.call({ cari, page, itemsPerPage: 20 }, { signal })
    return { pilihan: data.map(orang), totalPages: meta.totalPages }
  },
  sebut: async (ids) => (await alumni.list.call({ pilih: [...ids], itemsPerPage: ids.length })).data.map(orang),
}
