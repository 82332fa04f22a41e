import type { AppDatabase } from '../db/client'
import { makeDokumen, makePejabat, makePenomoran, makeTemplate } from './builders-dokumen'
import { makeMahasiswa } from './builders-master'

type Place = { collegeId?: string }
type Maker = (owner: AppDatabase, place: Place) => Promise<{ id: string }>
type Kind = { make(owner: AppDatabase, place: Place): Promise<{ id: string }>; ofProdi?: true; body?: Record<string, object> }

const row = (make: Maker, more: Omit<Kind, 'make'> = {}): Kind => ({
  make: async (owner, place) => ({ id: (await make(owner, place)).id }),
  ...more,
})
const ofProdi = true

/** An official who may stand beside others, for an office has one 'definitif' holder. */
const pejabat: Maker = (owner, place) => makePejabat(owner, { ...place, penugasan: 'plt' })
const template: Maker = (owner, place) => makeTemplate(owner, { ...place, status: 'draf' })
const alasan = { alasan: 'Salah cetak' }

/** Parameters of the paths that officials, numbers, templates and documents have. */
export const ROWS_DOKUMEN: Readonly<Record<string, Kind>> = {
  '/v2/academic/mahasiswa/{id}/khs': row(makeMahasiswa, { ofProdi }),
  '/v2/academic/mahasiswa/{id}/transkrip': row(makeMahasiswa, { ofProdi }),
  '/v2/pengaturan/pejabat/{id}': row(pejabat),
  '/v2/pengaturan/pejabat/{id}/ganti': row(pejabat, { body: { POST: { namaLengkap: 'Pengganti', nomorSk: 'SK', mulai: '2100-01-01' } } }),
  '/v2/pengaturan/penomoran/{id}': row(makePenomoran),
  '/v2/pengaturan/penomoran/{id}/nomor': row(makePenomoran),
  '/v2/pengaturan/template/{id}': row(template),
  '/v2/pengaturan/template/{id}/uji': row(template),
  '/v2/pengaturan/template/{id}/terbitkan': row(template, { body: { POST: { versi: 1 } } }),
  '/v2/pengaturan/template/{id}/duplikat': row(template),
  '/v2/platform/dokumen/{id}': row(makeDokumen, { ofProdi }),
  '/v2/platform/dokumen/{id}/unduh': row(makeDokumen, { ofProdi }),
  '/v2/platform/dokumen/{id}/cetak': row(makeDokumen, { ofProdi }),
  '/v2/platform/dokumen/{id}/ganti': row(makeDokumen, { ofProdi, body: { POST: alasan } }),
  '/v2/platform/dokumen/{id}/batalkan': row(makeDokumen, { ofProdi, body: { POST: alasan } }),
}
