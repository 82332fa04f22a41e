import type { PindahUnit } from '@sivitas/contract/data-master/badan-hukum/struktur'
import type { Context } from '../../../auth/context'
import { assertProdi } from '../../../auth/prodi'
import type { Db } from '../../../db/client'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { updateVersioned } from '../../../kit/versioned'
import { hasFakultas } from '../jurusan/queries'
import { facultyOf } from '../prodi/checks'
import { bawaProdi, catatLetak, listProdiJurusan, type Keputusan, type Letak } from './letak-queries'
import { findFakultasNama, findJurusanPlace, findProdiPlace } from './queries'

/**
 * Where a unit would stand, by the shape of the college (DM-R28): a jurusan hangs below a fakultas or at the top, never
 * below another unit; a prodi below a jurusan, which brings its fakultas along, or below a fakultas.
 * @throws Galat 404 the unit; 422 the place
 */
export async function tujuanOf(db: Db, { jenis, id, idFakultas = null, idJurusan = null }: PindahUnit): Promise<Letak> {
  if (jenis === 'prodi') {
    if (!(await findProdiPlace(db, id))) throw tidakDitemukan('Program studi')
    if (idFakultas) await assertFakultas(db, idFakultas)
    return { idFakultas: await facultyOf(db, { idFakultas, idJurusan }), idJurusan }
  }
  if (!(await findJurusanPlace(db, id))) throw tidakDitemukan('Jurusan')
  if (idJurusan) throw isianSalah('idJurusan', 'Jurusan hanya dapat berada di bawah fakultas')
  if (idFakultas) await assertFakultas(db, idFakultas)
  if (!idFakultas && (await hasFakultas(db)))
    throw isianSalah('idFakultas', 'Fakultas wajib dipilih untuk universitas dan institut', 'wajib')
  return { idFakultas, idJurusan: null }
}

async function assertFakultas(db: Db, id: string): Promise<void> {
  if ((await findFakultasNama(db, id)) === null) throw isianSalah('idFakultas', 'Pilihan tidak dikenal', 'tidak_dikenal')
}

type Move = { unit: PindahUnit; ke: Letak; keputusan: Keputusan; sekarang: boolean }

async function movePlace(db: Db, { unit, ke, keputusan, sekarang }: Move): Promise<void> {
  const { jenis, id, versi } = unit
  const place = jenis === 'prodi' ? ke : { idFakultas: ke.idFakultas }
  await catatLetak(db, { jenis, id, ke }, keputusan)
  // Even a move to come must not overtake what somebody else has just changed.
  await updateVersioned(db, jenis, { id, versi, ...(sekarang ? place : {}) })
  if (jenis === 'prodi') return
  for (const prodi of await listProdiJurusan(db, id))
    await catatLetak(db, { jenis: 'prodi', id: prodi.id, ke: { idFakultas: ke.idFakultas, idJurusan: id } }, keputusan)
  if (sekarang) await bawaProdi(db, id, ke.idFakultas)
}

/** Moves units from a day on; what lies below a jurusan goes with it. A day to come is waited for. */
export async function pindahkan(
  { db, session }: Pick<Context, 'db' | 'session'>,
  units: readonly PindahUnit[],
  { hariIni, ...keputusan }: Keputusan & { hariIni: string },
): Promise<{ menunggu: boolean }> {
  const sekarang = keputusan.tanggal <= hariIni
  // Departments first: a prodi that is moved out of one must not be taken along by it.
  const sorted = units.toSorted((a, b) => a.jenis.localeCompare(b.jenis))
  for (const unit of sorted) {
    if (unit.jenis === 'prodi') assertProdi(session, unit.id)
    else for (const { id } of await listProdiJurusan(db, unit.id)) assertProdi(session, id)
    const ke = await tujuanOf(db, unit)
    await movePlace(db, { unit, ke, keputusan, sekarang })
  }
  return { menunggu: !sekarang }
}
