import type { Konsentrasi } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import { api } from '../../../../api'
import { HASIL_SEHALAMAN, type PilihanJauh, type SumberPilihan } from '../../../../kit/form/inputs/pilihan-jauh'

const call = api.dataMaster.konsentrasi
const pilihan = ({ id, nama, labelProdi }: Pick<Konsentrasi, 'id' | 'nama' | 'labelProdi'>): PilihanJauh => ({
  value: id,
  label: nama,
  keterangan: labelProdi,
})

/** Specialisations in use, with the prodi that each belongs to. */
export const sumberKonsentrasi: SumberPilihan = {
  kunci: call.list.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await call.list.call(
      { ...(cari !== '' && { cari }), aktif: '1', page, itemsPerPage: HASIL_SEHALAMAN, order: { prodi: 'asc', nama: 'asc' } },
      { signal },
    )
    return { pilihan: data.map(pilihan), totalPages: meta.totalPages }
  },
  sebut: async (values) => Promise.all(values.map(async (id) => pilihan((await call.get.call({ id })).data))),
}
