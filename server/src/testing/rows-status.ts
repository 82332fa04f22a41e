import type { AppDatabase } from '../db/client'
import { insert, makePeriode, PERIODE } from './builders'
import { makeMahasiswa } from './builders-master'
import { makeAkm } from './builders-studi'

type Place = { collegeId?: string }
type Kind = { make(owner: AppDatabase, place: Place): Promise<Record<string, string>>; ofProdi?: true; body?: Record<string, object> }

const perubahan = { status: 'E', periode: PERIODE, tanggal: '2025-11-12', nomorSk: 'SK/1' }

const keluar: Kind['make'] = async (owner, place) => {
  const { id } = await makeMahasiswa(owner, place)
  const baris = await insert(owner, 'riwayatStatus', {
    ...place,
    idMahasiswa: id,
    periode: PERIODE,
    status: 'E',
    tanggal: '2025-11-12',
    sumber: 'manual',
  })
  return { id, idStatus: baris.id }
}

const periode: Kind['make'] = async (owner, { collegeId }) => ({ periode: String(await makePeriode(owner, 20991, collegeId)) })

const aktivitas: Kind['make'] = async (owner, place) => {
  const { id } = await makeMahasiswa(owner, place)
  return { id: (await makeAkm(owner, { ...place, idMahasiswa: id, idPeriode: PERIODE })).id }
}

/** Parameters of the paths of status and AKM. */
export const ROWS_STATUS: Readonly<Record<string, Kind>> = {
  '/v2/master/mahasiswa/{id}/status': {
    make: async (owner, place) => ({ id: (await makeMahasiswa(owner, place)).id }),
    ofProdi: true,
    body: { POST: perubahan },
  },
  '/v2/master/mahasiswa/{id}/status/{idStatus}/batal': { make: keluar, ofProdi: true, body: { POST: { alasan: 'Salah catat' } } },
  '/v2/master/status-periode/{periode}/tutup': { make: periode },
  '/v2/master/status-periode/{periode}/batal-tutup': { make: periode, body: { POST: { alasan: 'Salah tutup' } } },
  '/v2/academic/aktivitas-kuliah/{id}': { make: aktivitas, ofProdi: true, body: { PUT: { versi: 1, alasan: 'Salah catat' } } },
}
