import { api } from '../../../../api'
import { HASIL_SEHALAMAN, type PilihanJauh, type SumberPilihan } from '../../../../kit/form/inputs/pilihan-jauh'

const calls = api.dataMaster.gedung
type Row = { id: string; nama: string; kode: string; namaKampus: string }
const pilihan = ({ id, nama, kode, namaKampus }: Row): PilihanJauh => ({ value: id, label: `${nama} (${kode})`, keterangan: namaKampus })

/** Buildings in use, with the kampus that tells namesakes apart. */
export const sumberGedung: SumberPilihan = {
  kunci: calls.list.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await calls.list.call(
      { ...(cari === '' ? {} : { cari }), page, itemsPerPage: HASIL_SEHALAMAN, aktif: '1' },
      { signal },
    )
    return { pilihan: data.map(pilihan), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await calls.list.call({ pilih: [...values], itemsPerPage: values.length })).data.map(pilihan),
}
