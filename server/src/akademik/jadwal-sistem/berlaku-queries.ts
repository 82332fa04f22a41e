import { NAMA_JENDELA, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { jendelaBerlaku as pilih, keadaanJendela, pesanJendela, type KeadaanJendela } from '@sivitas/rules/platform/jendela'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { noteAct } from '../../auth/queries'
import type { Db } from '../../db/client'
import { Galat, tidakDitemukan } from '../../kit/galat'

/** For whom a window is asked: one student, or whoever has this prodi and angkatan. */
export type SasaranJendela =
  | { idMahasiswa: string; idProdi?: undefined; angkatan?: undefined }
  | { idMahasiswa?: undefined; idProdi?: string | null | undefined; angkatan?: number | null | undefined }

export type PertanyaanJendela = { kode: KodeJendela; idPeriode: number } & SasaranJendela

/** Whose row decided (AK-R5). */
export type SumberJendela = 'mahasiswa' | 'prodi+angkatan' | 'prodi' | 'angkatan' | 'umum'

/** A stored window as the rules read it; instants in ms. */
export type BarisBerlaku = {
  id: string
  kode: string
  mulai: number
  selesai: number
  prodi: string | null
  angkatan: number | null
  idMahasiswa: string | null
  alasan: string | null
}

type Orang = { idMahasiswa: string | null; prodi: string | null; angkatan: number | null }

/** The active windows of a period that may decide for somebody; of one code or of all. */
export async function activeRows(db: Db, idPeriode: number, kode?: KodeJendela): Promise<BarisBerlaku[]> {
  const rows = await db
    .selectFrom('jadwalSistem')
    .select(['id', 'kode', 'mulai', 'selesai', 'idProdi as prodi', 'angkatan', 'idMahasiswa', 'alasan'])
    .where('idPeriode', '=', idPeriode)
    .where('aktif', '=', true)
    .$if(kode !== undefined, (query) => query.where('kode', '=', kode ?? ''))
    .execute()
  return rows.map((row) => ({ ...row, mulai: row.mulai.getTime(), selesai: row.selesai.getTime() }))
}

/** Who is asked about, with the prodi and angkatan of a student. @throws Galat 404 for a student that the caller may not see */
async function orangOf(db: Db, { idMahasiswa, idProdi, angkatan }: SasaranJendela): Promise<Orang> {
  if (!idMahasiswa) return { idMahasiswa: null, prodi: idProdi ?? null, angkatan: angkatan ?? null }
  const row = await db.selectFrom('mahasiswa').select(['idProdi', 'angkatan']).where('id', '=', idMahasiswa).executeTakeFirst()
  if (!row) throw tidakDitemukan('Mahasiswa')
  return { idMahasiswa, prodi: row.idProdi, angkatan: row.angkatan }
}

/** Answers by what a row reaches people: the words of the tester. */
export function sumberOf({ idMahasiswa, prodi, angkatan }: Orang): SumberJendela {
  if (idMahasiswa) return 'mahasiswa'
  if (prodi) return angkatan ? 'prodi+angkatan' : 'prodi'
  return angkatan ? 'angkatan' : 'umum'
}

/**
 * Answers the window that holds for somebody: the most specific active row of the period, or null when none fits
 * (AK-R5, PL-R32). It may be over or not yet open; `keadaan` says which at this second.
 * @throws Galat 404 when the student does not exist for the caller
 */
export async function jendelaBerlaku(
  db: Db,
  { kode, idPeriode, ...sasaran }: PertanyaanJendela,
): Promise<{ baris: (BarisBerlaku & { sumber: SumberJendela }) | null; keadaan: KeadaanJendela }> {
  const orang = await orangOf(db, sasaran)
  const baris = pilih(await activeRows(db, idPeriode, kode), orang)
  return { baris: baris && { ...baris, sumber: sumberOf(baris) }, keadaan: keadaanJendela(baris, Date.now()) }
}

/** Who is asked about where many are. */
export type OrangJendela = { id: string; idProdi: string; angkatan: number }

/**
 * Answers for many students at once why a window is closed to each of them, or null while it is open (AK-R5, PL-R32): one
 * reading of the period's rows for a list of thousands.
 */
export async function jendelaUntukBanyak(
  db: Db,
  { kode, idPeriode, zona }: { kode: KodeJendela; idPeriode: number; zona: ZonaWaktu },
): Promise<(orang: OrangJendela) => string | null> {
  const rows = await activeRows(db, idPeriode, kode)
  const sekarang = Date.now()
  return ({ id, idProdi, angkatan }) => {
    const baris = pilih(rows, { idMahasiswa: id, prodi: idProdi, angkatan })
    return pesanJendela(NAMA_JENDELA[kode], baris, { sekarang, zona })
  }
}

/** What of a request a window needs to know: the transaction, the caller, the college's zone. */
type Penanya = { db: Db; session: { supervisor: boolean }; tenant: { college: { zonaWaktu: string } } }

/**
 * Lets a write pass only inside its window; the server's clock at this moment decides. A Supervisor passes with a reason,
 * which the audit log keeps as buka_kunci (AK-R5).
 * @throws Galat 423 `jendela_tutup` that names both times (PL-R32)
 */
export async function wajibJendela(penanya: Penanya, { alasan, ...tanya }: PertanyaanJendela & { alasan?: string | null }): Promise<void> {
  const { baris } = await jendelaBerlaku(penanya.db, tanya)
  const zona = penanya.tenant.college.zonaWaktu as ZonaWaktu
  const pesan = pesanJendela(NAMA_JENDELA[tanya.kode], baris, { sekarang: Date.now(), zona })
  if (pesan === null) return
  if (penanya.session.supervisor && alasan) return await noteAct(penanya.db, { aksi: 'buka_kunci', alasan })
  throw new Galat([423, 'jendela_tutup'], pesan, {
    rincian: {
      kode: tanya.kode,
      idPeriode: tanya.idPeriode,
      mulai: baris && new Date(baris.mulai),
      selesai: baris && new Date(baris.selesai),
      sumber: baris?.sumber ?? null,
      supervisor: penanya.session.supervisor,
    },
  })
}
