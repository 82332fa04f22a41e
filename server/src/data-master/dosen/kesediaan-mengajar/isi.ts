import type { Kesediaan } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { listSesi, type Sesi } from '../../../akademik/public'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import { Galat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { adaPeriode, listDosenBaris, type DosenBaris } from '../barisan-queries'
import { BELUM_MENGISI, hitungGrid } from './hitung'
import {
  genggamKesediaan,
  insertKesediaan,
  listKesediaan,
  namaKampus,
  namaMakul,
  updateKesediaan,
  type Kesediaan as Stored,
} from './queries'

type Penanya = Pick<Context, 'db' | 'session'>

/** @throws Galat 404 for a lecturer that does not exist, or not for this operator */
async function dosenOf(db: Db, idDosen: string): Promise<DosenBaris> {
  const [dosen] = await listDosenBaris(db, { id: [idDosen] })
  if (!dosen) throw tidakDitemukan('Dosen')
  return dosen
}

/** @throws Galat 422 */
export async function wajibPeriode(db: Db, periode: number): Promise<void> {
  if (!(await adaPeriode(db, periode))) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
}

export async function bacaKesediaan({ db }: Pick<Penanya, 'db'>, idDosen: string, periode: number): Promise<Kesediaan> {
  const { namaLengkap, nidn, homebase, idProdi } = await dosenOf(db, idDosen)
  const [row] = await listKesediaan(db, periode, [idDosen])
  const sesi = await listSesi(db)
  const { menitBersedia, menitPerlu, cukup } = hitungGrid(row, new Map(sesi.map((satu) => [satu.id, satu])))
  const { status, versi, grid, kampus, daring, makul, sksMinimal, sksMaksimal, catatan, dikirimPada } = row ?? BELUM_MENGISI
  const nama = await namaMakul(
    db,
    makul.map(({ idMakul }) => idMakul),
  )
  const orang = { idDosen, namaLengkap, nidn, homebase, idProdi, periode }
  const isi = { status, versi, grid, kampus, daring, makul, sksMinimal, sksMaksimal, catatan, dikirimPada }
  return { ...orang, ...isi, sesi, menitBersedia, menitPerlu, cukup, namaMakul: nama }
}

type Tulis = Pick<Stored, 'grid' | 'kampus' | 'sksMinimal' | 'sksMaksimal' | 'daring' | 'makul'> & {
  idDosen: string
  periode: number
  versi: number
  catatan?: string | null | undefined
  kirim: boolean
  alasan?: string | null | undefined
}

const slotAda = (sesi: readonly Sesi[]) => new Set(sesi.flatMap(({ id, hari }) => hari.map((satu) => `${satu}:${id}`)))

/** Slots, campuses, courses and SKS must be those of the college. @throws Galat 422 */
async function periksa(db: Db, isi: Tulis): Promise<void> {
  await wajibPeriode(db, isi.periode)
  const ada = slotAda(await listSesi(db))
  if (Object.keys(isi.grid).some((slot) => !ada.has(slot))) throw isianSalah('grid', 'Slot tidak ada pada sesi kuliah', 'tidak_dikenal')
  const kampus = await namaKampus(db)
  if (isi.kampus.some((id) => !kampus.has(id))) throw isianSalah('kampus', 'Pilihan tidak dikenal', 'tidak_dikenal')
  const ids = [...new Set(isi.makul.map(({ idMakul }) => idMakul))]
  if (ids.length < isi.makul.length) throw isianSalah('makul', 'Mata kuliah yang sama dipilih dua kali', 'ganda')
  if (Object.keys(await namaMakul(db, ids)).length < ids.length) throw isianSalah('makul', 'Pilihan tidak dikenal', 'tidak_dikenal')
  if (isi.sksMinimal !== null && isi.sksMaksimal !== null && isi.sksMinimal > isi.sksMaksimal)
    throw isianSalah('sksMaksimal', 'SKS maksimal tidak boleh kurang dari SKS minimal')
  if (isi.kirim && !Object.values(isi.grid).includes(1) && !Object.values(isi.grid).includes(2))
    throw isianSalah('grid', 'Tandai minimal satu slot bersedia atau bila perlu sebelum mengirim')
}

/** What is locked is written by a Supervisor with a reason only; others hear how to go on. @throws Galat 423, 422 */
async function wajibTerbuka({ db, session }: Penanya, lama: Stored | undefined, alasan: string | null | undefined): Promise<void> {
  if (lama?.status !== 'dikunci') return
  if (!session.supervisor)
    throw new Galat(
      [423, 'terkunci'],
      'Kesediaan ini sudah dikunci untuk penjadwalan. Minta Supervisor membukanya, atau sampaikan perubahan kepada penyusun jadwal.',
    )
  if (!alasan) throw isianSalah('alasan', 'Field tidak boleh kosong')
  await noteAct(db, { aksi: 'buka_kunci', alasan })
}

/** State and time of sending after a write: what is locked stays so, what was sent keeps its first time. */
function setelahTulis(lama: Stored | undefined, kirim: boolean): Pick<Stored, 'status' | 'dikirimPada'> {
  const dikirimPada = lama?.dikirimPada ?? (kirim ? new Date() : null)
  if (kirim && lama?.status !== 'dikunci') return { status: 'dikirim', dikirimPada }
  return { status: lama?.status ?? 'draf', dikirimPada }
}

/** @throws Galat 409 `versi_usang` */
function wajibTerbaru(lama: Stored | undefined, versi: number): void {
  const kini = lama?.versi ?? 0
  if (kini === versi) return
  throw new Galat([409, 'versi_usang'], 'Kesediaan dosen ini sudah diubah sejak Anda membukanya. Muat ulang lalu ulangi perubahan Anda.', {
    rincian: { versi: kini },
  })
}

/** Operators fill in or correct for a lecturer at any time; the window binds lecturers. @throws Galat 404, 409, 422, 423 */
export async function tulisKesediaan(penanya: Penanya, isi: Tulis): Promise<Kesediaan> {
  const { db } = penanya
  const { idDosen, periode, versi, kirim, alasan, catatan = null, ...jawaban } = isi
  await dosenOf(db, idDosen)
  await periksa(db, isi)
  const lama = await genggamKesediaan(db, periode, idDosen)
  wajibTerbaru(lama, versi)
  await wajibTerbuka(penanya, lama, alasan)
  const baru = { ...jawaban, catatan, ...setelahTulis(lama, kirim) }
  if (lama) await updateKesediaan(db, lama.id, baru)
  else await insertKesediaan(db, { periode, idDosen }, baru)
  return await bacaKesediaan(penanya, idDosen, periode)
}
