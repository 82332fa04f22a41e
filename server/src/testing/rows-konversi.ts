import type { AppDatabase } from '../db/client'
import { insert, nextNumber } from './builders'
import { makeMahasiswa, makeProdi } from './builders-master'
import type { Place, RowKind } from './row-kind'

const konversi: RowKind['make'] = async (owner: AppDatabase, place: Place) => {
  const { id: idMahasiswa, periodeMasuk } = await makeMahasiswa(owner, place)
  return { id: (await insert(owner, 'konversiNilai', { ...place, idMahasiswa, jenis: 'RPL_TRANSFER', idPeriode: periodeMasuk })).id }
}

const pemetaan: RowKind['make'] = async (owner: AppDatabase, place: Place) => {
  const { id: idProdi } = await makeProdi(owner, place)
  return { id: (await insert(owner, 'konversiPemetaan', { ...place, idProdi, nama: `Pemetaan ${nextNumber()}`, baris: '[]' })).id }
}

/** Parameters of the paths of conversions. */
export const ROWS_KONVERSI: Readonly<Record<string, RowKind>> = {
  '/v2/academic/konversi-nilai/{id}': { make: konversi, ofProdi: true },
  '/v2/academic/konversi-nilai/{id}/status': { make: konversi, ofProdi: true, body: { POST: { versi: 1, status: 'batal' } } },
  '/v2/academic/konversi-nilai/pemetaan/{id}': { make: pemetaan, ofProdi: true },
}
