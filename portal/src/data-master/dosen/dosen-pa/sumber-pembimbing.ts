import type { DosenPembimbing } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { api } from '../../../api'
import { HASIL_SEHALAMAN, type PilihanJauh, type SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'

const ref = api.dataMaster.dosenPa.list

const pilihan = ({ id, namaLengkap, beban, maks, homebase }: DosenPembimbing): PilihanJauh => ({
  value: id,
  label: namaLengkap,
  keterangan: [`${beban} / ${maks} bimbingan`, homebase].filter(Boolean).join(' · '),
})

/** Lecturers with their load; of some prodi where those are chosen already. */
export const sumberPembimbing = (prodi: readonly string[] = []): SumberPilihan => ({
  kunci: [...ref.key(), ...prodi],
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await ref.call(
      { ...(cari === '' ? {} : { cari }), ...(prodi.length === 0 ? {} : { prodi: [...prodi] }), page, itemsPerPage: HASIL_SEHALAMAN },
      { signal },
    )
    return { pilihan: data.map(pilihan), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await ref.call({ pilih: [...values], itemsPerPage: values.length })).data.map(pilihan),
})
