import { makeKonsentrasi, makeProdi } from './builders-master'
import { makeBlokir, makeGedung, makeRuang, makeUsulanSekolah } from './builders-tempat'
import { nobody } from './builders'
import type { AppDatabase } from '../db/client'

type Place = { collegeId?: string }
type RowKind = { make(owner: AppDatabase, place: Place): Promise<Record<string, string>>; ofProdi?: true; body?: Record<string, object> }
const row = (make: (owner: AppDatabase, place: Place) => Promise<{ id: string }>, more: Omit<RowKind, 'make'> = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await make(owner, place)).id }),
  ...more,
})

const blokir: RowKind = {
  make: async (owner, place) => {
    const { id: idBlokir, idRuang } = await makeBlokir(owner, place)
    return { id: idRuang, idBlokir }
  },
}

const BLOKIR = { tanggalMulai: '2100-01-01', jamMulai: '08:00', tanggalSelesai: '2100-01-01', jamSelesai: '10:00', alasan: 'Uji' }
const TUTUP = { versi: 1, status: 'H', tanggalTutup: '2026-01-01', nomorSkStatus: 'SK/TUTUP', idProdiTujuan: nobody() }

/** Of every path of buildings, rooms and prodi that names a row, what it stands for. */
export const ROWS_BADAN_HUKUM: Readonly<Record<string, RowKind>> = {
  '/v2/master/gedung/{id}': row(makeGedung),
  '/v2/master/ruang/{id}': row(makeRuang),
  '/v2/master/ruang/{id}/pemakaian': row(makeRuang),
  '/v2/master/ruang/{id}/blokir': row(makeRuang, { body: { POST: BLOKIR } }),
  '/v2/master/ruang/{id}/blokir/{idBlokir}': blokir,
  '/v2/master/prodi/{id}/tutup': row(makeProdi, { ofProdi: true, body: { POST: TUTUP } }),
  '/v2/master/sekolah/{id}/putusan': row(makeUsulanSekolah, { body: { PUT: { setuju: true } } }),
  '/v2/master/konsentrasi/{id}/mahasiswa': row(makeKonsentrasi, { ofProdi: true, body: { POST: { idMahasiswa: [nobody()] } } }),
}
