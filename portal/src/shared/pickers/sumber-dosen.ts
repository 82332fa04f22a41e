import { api } from '../../api'
import type { PilihanJauh, SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'

type Dosen = { id: string; namaLengkap: string; nidn: string | null; nuptk: string | null; homebase: string | null }

/** NIDN (or NUPTK) and homebase tell two lecturers of one name apart. */
const pilihan = ({ id, namaLengkap, nidn, nuptk, homebase }: Dosen): PilihanJauh => ({
  value: id,
  label: namaLengkap,
  keterangan: [nidn ?? nuptk, homebase].filter(Boolean).join(' · ') || undefined,
})

const ref = api.dataMaster.orangRef.dosen
/** The call wants two letters at least; with fewer the first lecturers by name are shown. */
const LEAST = 2

/** Lecturers who work here, searched by name. */
export const sumberDosen: SumberPilihan = {
  kunci: ref.key(),
  cari: async ({ cari, signal }) => {
    const { data } = await ref.call(cari.length < LEAST ? {} : { nama: cari }, { signal })
    return { pilihan: data.map(pilihan), totalPages: 1 }
  },
  sebut: async (values) => (await ref.call({ id: values })).data.map(pilihan),
}
