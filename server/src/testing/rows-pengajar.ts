import type { AppDatabase } from '../db/client'
import { insert, makePeriode, PERIODE } from './builders'
import { makeMahasiswa } from './builders-master'
import { makeDosenProdi } from './builders-pengajar'

type Place = { collegeId?: string }
type Kind = {
  make(owner: AppDatabase, place: Place): Promise<Readonly<Record<string, string>>>
  ofProdi?: true
  body?: Record<string, object>
}

const ofProdi = true

/** A lecturer, who stands in a path for what he has filled in. */
const dosen: Kind['make'] = async (owner, place) => ({ idDosen: (await makeDosenProdi(owner, place)).id })

const kelasWajib: Kind['make'] = async (owner, place) => {
  const { id: idDosen } = await makeDosenProdi(owner, place)
  await makePeriode(owner, PERIODE, place.collegeId)
  return { id: (await insert(owner, 'kelasWajib', { ...place, idDosen, periode: PERIODE, sksWajib: 12 })).id }
}

/** A whole answer of a lecturer, which a PUT must carry before it looks for him. */
const isiKesediaan = {
  periode: PERIODE,
  grid: {},
  kampus: [],
  daring: false,
  makul: [],
  sksMinimal: null,
  sksMaksimal: null,
  versi: 0,
}

/** Parameters of the paths of advising, hours and obligations. */
export const ROWS_PENGAJAR: Readonly<Record<string, Kind>> = {
  '/v2/master/dosen-pa/{id}/riwayat': { make: async (owner, place) => ({ id: (await makeMahasiswa(owner, place)).id }), ofProdi },
  '/v2/master/kesediaan-mengajar/{idDosen}': { make: dosen, ofProdi, body: { PUT: isiKesediaan } },
  '/v2/master/kelas-wajib/{id}': { make: kelasWajib, ofProdi },
}
