import { DosenInput } from '@sivitas/contract/data-master/dosen/dosen-input'
import type { DosenLengkap } from '@sivitas/contract/data-master/dosen/dosen'
import { namaAkunDosen } from '@sivitas/rules/data-master/dosen'
import { surelSah } from '@sivitas/rules/platform/validator'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { inSavepoint } from '../../../db/savepoint'
import { dropFile, keepFile } from '../../../files/files'
import { withWords } from '../../../kit/constraint'
import { dipakai, Galat, tidakDitemukan } from '../../../kit/galat'
import { insertRow } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { removeRow, updateVersioned } from '../../../kit/versioned'
import { assertWholeRow } from '../../../kit/whole-row'
import { todayOf } from '../../../tenant/today'
import { insertAkunDosen } from './akun-queries'
import { assertHomebase, assertIsian, assertOrangBaru, bukaDosen, kataDosen } from './checks'
import { findDosen } from './queries'
import { dosenLengkap } from './show'
import { mulaiStatus } from './turunan-queries'

type Baru = DosenInput & { abaikanMirip: boolean; alasan?: string | undefined; buatAkun: boolean }

/** Makes a lecturer, active from his appointment on, with an account where that is wanted (screen data-dosen, three steps). */
export async function tambahDosen(context: Context, { abaikanMirip, alasan, buatAkun, ...isian }: Baru): Promise<DosenLengkap> {
  const { db, session } = context
  await assertHomebase(db, session, isian.idProdiHomebase ?? null)
  await assertIsian(db, isian)
  const { nik = null, nama, tanggalLahir, namaIbuKandung = null } = isian
  await assertOrangBaru(db, { nik, nama, tanggalLahir, namaIbuKandung }, { abaikanMirip, alasan })
  if (alasan) await noteAct(db, { alasan })
  const { idFoto = null, ...kolom } = isian
  const id = await withWords(kataDosen(db, isian), () => inSavepoint(db, () => insertRow(db, 'dosen', kolom)))
  if (idFoto) await pasangFoto(context, { id, idFoto: null }, idFoto)
  const hari = todayOf(context)
  const mulai = isian.mulaiSkPengangkatan ?? hari
  await mulaiStatus(db, [{ id, mulai: mulai < hari ? mulai : hari }])
  if (buatAkun) await bukaAkun(context, id)
  return await dosenLengkap(context, id)
}

async function pasangFoto(
  { db }: Context,
  { id, idFoto: lama }: { id: string; idFoto: string | null },
  idFoto: string | null,
): Promise<void> {
  if (idFoto === lama) return
  if (idFoto !== null)
    await keepFile(db, idFoto, { jenis: 'foto', area: 'data-master', pemilikJenis: 'dosen', idPemilik: id, field: 'idFoto' })
  const row = await findDosen(db, id)
  await updateVersioned(db, 'dosen', { id, versi: row?.versi ?? 0, idFoto })
  if (lama !== null) await dropFile(db, lama)
}

/** Writes named fields; rules between fields hold for the row as it will stand. */
export async function ubahDosen(context: Context, input: Partial<DosenInput> & { id: string; versi: number }): Promise<DosenLengkap> {
  const { db, session } = context
  const { id, versi, idFoto, ...isian } = input
  const lama = await findDosen(db, id)
  if (!lama) throw tidakDitemukan('Dosen')
  await assertHomebase(db, session, lama.idProdiHomebase)
  if (isian.idProdiHomebase !== undefined && isian.idProdiHomebase !== lama.idProdiHomebase)
    await assertHomebase(db, session, isian.idProdiHomebase)
  assertWholeRow(DosenInput, lama, isian)
  await assertIsian(db, isian, lama)
  await withWords(kataDosen(db, isian), () => inSavepoint(db, () => updateVersioned(db, 'dosen', { id, versi, ...isian })))
  if (idFoto !== undefined) await pasangFoto(context, lama, idFoto)
  return await dosenLengkap(context, id)
}

/** Deletes a lecturer on whom nothing hangs; who has worked here is ended by his status instead. */
export async function hapusDosen({ db, session }: Context, id: string): Promise<void> {
  const lama = await bukaDosen(db, session, id)
  await assertHomebase(db, session, lama.idProdiHomebase)
  const uses = await countUses(db, 'dosen', id)
  if (Object.keys(uses).length > 0)
    throw dipakai(`Dosen ini masih dipakai: ${usesText(uses)}. Ubah statusnya menjadi Keluar bila ia sudah tidak bertugas.`)
  await removeRow(db, 'dosen', id)
}

/** Gives a lecturer his account; he sets its password by a link or the first password. @throws Galat 409, 422 */
async function bukaAkun({ db }: Context, id: string): Promise<void> {
  const row = await findDosen(db, id)
  const username = row ? namaAkunDosen(row) : null
  if (!row || username === null)
    throw new Galat([422, 'validasi'], 'Akun belum dapat dibuat: isi NIDN, NUPTK, NIDK/NUP, atau NIP terlebih dahulu.', {
      errors: [{ field: 'buatAkun', code: 'tanpa_nomor', message: 'Isi NIDN, NUPTK, NIDK/NUP, atau NIP terlebih dahulu.' }],
    })
  const email = row.emailKampus ?? row.email
  const made = await insertAkunDosen(db, [{ id, username, email, emailTerverifikasi: email !== null && surelSah(email) }])
  if (!made.has(id)) throw new Galat([409, 'duplikat'], `Nama pengguna ${username} sudah dipakai akun lain.`)
}
