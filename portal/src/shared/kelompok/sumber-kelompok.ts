import { api } from '../../api'
import { HASIL_SEHALAMAN, type SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { formatAngka } from '@sivitas/rules/platform/angka'

const call = api.dataMaster.kelompokTersimpan.list
type Kelompok = { id: string; nama: string; mode: 'hidup' | 'beku'; jumlah: number; pemilik: string | null; milikSendiri: boolean }

const MODE = { hidup: 'Hidup', beku: 'Beku' } as const

const pilihan = ({ id, nama, mode, jumlah, pemilik, milikSendiri }: Kelompok) => ({
  value: id,
  label: nama,
  keterangan: [`${formatAngka(jumlah)} mahasiswa`, MODE[mode], ...(milikSendiri ? [] : [pemilik])].filter(Boolean).join(' · '),
})

/** Saved sets of students, own ones and shared ones, for the filter 'Kelompok' of any list of students. */
export const sumberKelompok: SumberPilihan = {
  kunci: call.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await call.call({ page, itemsPerPage: HASIL_SEHALAMAN, ...(cari !== '' && { cari }) }, { signal })
    return { pilihan: data.map(pilihan), totalPages: meta.totalPages }
  },
  sebut: async (values) => Promise.all(values.map(async (id) => pilihan((await api.dataMaster.kelompokTersimpan.get.call({ id })).data))),
}
