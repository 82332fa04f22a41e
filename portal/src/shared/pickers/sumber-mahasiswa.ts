import { api } from '../../api'
import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'

const { ref, list } = api.dataMaster.mahasiswa
/** The call wants three letters at least; with fewer the first students by name are shown. */
const LEAST = 3

const pilihan = ({ id, nim, nama, labelProdi }: { id: string; nim: string; nama: string; labelProdi: string }) => ({
  value: id,
  label: nama,
  keterangan: `${nim} · ${labelProdi}`,
})

/** Students by name or NIM. */
export const sumberMahasiswa: SumberPilihan = {
  kunci: ref.key(),
  cari: async ({ cari, page, signal }) => {
    const apa = cari.length < LEAST ? {} : /^\d/.test(cari) ? { nim: cari } : { nama: cari }
    const { data } = await ref.call({ ...apa, page, itemsPerPage: 20 }, { signal })
    return { pilihan: data.map(pilihan), totalPages: data.length < 20 ? page : page + 1 }
  },
  sebut: async (ids) => (await list.call({ pilih: [...ids], itemsPerPage: ids.length })).data.map(pilihan),
}
