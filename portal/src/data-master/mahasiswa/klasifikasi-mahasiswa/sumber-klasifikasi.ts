import { api } from '../../../api'
import { HASIL_SEHALAMAN, type PilihanJauh, type SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'

const { list } = api.dataMaster.klasifikasi
type Row = Awaited<ReturnType<typeof list.call>>['data'][number]
const pilihan = ({ id, nama, kelompok }: Row): PilihanJauh => ({ value: id, label: nama, keterangan: kelompok })

/** Klasifikasi in use, with the group of each. */
export const sumberKlasifikasi: SumberPilihan = {
  kunci: list.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await list.call(
      { ...(cari === '' ? {} : { cari }), aktif: '1', page, itemsPerPage: HASIL_SEHALAMAN },
      { signal },
    )
    return { pilihan: data.map(pilihan), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await list.call({ pilih: [...values], itemsPerPage: values.length })).data.map(pilihan),
}
