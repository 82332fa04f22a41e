import { dosenKeluar } from '@sivitas/rules/data-master/dosen'
import type { Context } from '../../../auth/context'
import { Galat, isianSalah } from '../../../kit/galat'
import { listTugas } from './queries'
import { akhiriStatusBerjalan } from './turunan-queries'

type Isian = Record<string, unknown> & { idDosen: string }

/** 409: who leaves still has advisees or classes; 'Alihkan sekarang' or 'Nanti' (edge case 31). */
export const masihBertugas = (rincian: { bimbingan: number; kelas: number }) =>
  new Galat(
    [409, 'masih_bertugas'],
    `Dosen ini masih membimbing ${rincian.bimbingan} mahasiswa dan mengampu ${rincian.kelas} kelas. Alihkan sekarang, atau lanjutkan dan alihkan nanti.`,
    { rincian },
  )

/** Whoever leaves has a decree, and hands over what he still does or says 'Nanti'. @throws Galat 422, 409 */
async function assertPergi({ db, session }: Context, { idDosen, nomorSk, keaktifan, lanjut }: Pergi): Promise<void> {
  if (!nomorSk && keaktifan !== '22') throw isianSalah('nomorSk', 'Nomor SK wajib diisi untuk dosen yang keluar atau pensiun')
  if (lanjut) return
  const [tugas] = await listTugas(db, [idDosen], session.sesiSemester)
  if (tugas && tugas.bimbingan + tugas.kelas > 0) throw masihBertugas({ bimbingan: tugas.bimbingan, kelas: tugas.kelas })
}

type Pergi = { idDosen: string; keaktifan: string; nomorSk: unknown; lanjut: boolean }

/** Before a row of keaktifan is written: whoever leaves is asked about, and what ran until then ends the day before. */
export async function sebelumStatus(context: Context, { idDosen, lanjut, ...isian }: Isian, lama: Record<string, unknown> | null) {
  const nanti: Record<string, unknown> = { ...lama, ...isian }
  const keaktifan = String(nanti['keaktifan'])
  if (dosenKeluar(keaktifan) && keaktifan !== lama?.['keaktifan'])
    await assertPergi(context, { idDosen, keaktifan, nomorSk: nanti['nomorSk'], lanjut: lanjut === true })
  if (lama === null) await akhiriStatusBerjalan(context.db, [idDosen], String(isian['mulai']))
  return isian
}

/** Before a document is written: a new file waits for its check again; a refusal says why; who decided is kept. */
export async function sebelumDokumen({ session }: Context, { idDosen: _dosen, ...isian }: Isian, lama: Record<string, unknown> | null) {
  const berkasBaru = lama === null || (isian['idBerkas'] !== undefined && isian['idBerkas'] !== lama['idBerkas'])
  if (berkasBaru) return await Promise.resolve({ ...isian, statusVerifikasi: 'menunggu', alasanTolak: null, diverifikasiOleh: null })
  const status = isian['statusVerifikasi']
  if (status === undefined) return isian
  if (status === 'ditolak' && !isian['alasanTolak']) throw isianSalah('alasanTolak', 'Field tidak boleh kosong')
  return {
    ...isian,
    alasanTolak: status === 'ditolak' ? isian['alasanTolak'] : null,
    diverifikasiOleh: status === 'menunggu' ? null : session.uuid,
  }
}
