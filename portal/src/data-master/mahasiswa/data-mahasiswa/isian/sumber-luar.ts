import { api } from '../../../../api'
import type { PilihanJauh, SumberPilihan } from '../../../../kit/form/inputs/pilihan-jauh'

const refs = api.dataMaster.luarRef
/** The calls want three letters at least. */
const LEAST = 3
const NONE = { pilihan: [], totalPages: 1 }

type Named = { id: string; nama: string; kota: string | null }
const named = (nomor: string, { id, nama, kota }: Named): PilihanJauh => ({
  value: id,
  label: nama,
  keterangan: [nomor, kota].filter(Boolean).join(' · '),
})

/** Schools by name or NPSN. A school that was chosen before is named by `kini`, since the register is not read by key. */
export const sumberSekolah = (kini?: PilihanJauh): SumberPilihan => ({
  kunci: refs.sekolah.key(),
  cari: async ({ cari, signal }) => {
    if (cari.length < LEAST) return NONE
    const { data } = await refs.sekolah.call(/^\d{8}$/.test(cari) ? { npsn: cari } : { nama: cari }, { signal })
    return { pilihan: data.map((row) => named(row.npsn, row)), totalPages: 1 }
  },
  sebut: async (ids) => (kini && ids.includes(kini.value) ? [kini] : []),
})

/** Colleges of the national register. */
export const sumberPtAsal = (kini?: PilihanJauh): SumberPilihan => ({
  kunci: refs.perguruanTinggi.key(),
  cari: async ({ cari, signal }) => {
    if (cari.length < LEAST) return NONE
    const { data } = await refs.perguruanTinggi.call(/^\d{6}$/.test(cari) ? { kode: cari } : { nama: cari }, { signal })
    return { pilihan: data.map((row) => named(row.kode, row)), totalPages: 1 }
  },
  sebut: async (ids) => (kini && ids.includes(kini.value) ? [kini] : []),
})

/** Study programmes of one college of the register. */
export const sumberProdiAsal = (idPerguruanTinggi: string | null, kini?: PilihanJauh): SumberPilihan => ({
  kunci: [...refs.prodi.key(), idPerguruanTinggi ?? 'tanpa'],
  cari: async ({ cari, signal }) => {
    if (idPerguruanTinggi === null) return NONE
    const { data } = await refs.prodi.call({ filter: { idPerguruanTinggi, ...(cari.length >= LEAST && { nama: cari }) } }, { signal })
    return {
      pilihan: data.map(({ id, nama, kode, jenjang }) => ({ value: id, label: nama, keterangan: `${kode} · ${jenjang}` })),
      totalPages: 1,
    }
  },
  sebut: async (ids) => (kini && ids.includes(kini.value) ? [kini] : []),
})
