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

/** Before a row of keaktifan is written: whoever leaves hands over or says 'Nanti', and what ran until then ends the day before. */
export async function sebelumStatus({ db, session }: Context, { idDosen, lanjut, ...isian }: Isian, lama: Record<string, unknown> | null) {
  const keaktifan = (isian['keaktifan'] ?? lama?.['keaktifan']) as string
  if (dosenKeluar(keaktifan) && keaktifan !== lama?.['keaktifan']) {
    const nomorSk = isian['nomorSk'] ?? lama?.['nomorSk']
    if (!nomorSk && keaktifan !== '22') throw isianSalah('nomorSk', 'Nomor SK wajib diisi untuk dosen yang keluar atau pensiun')
    const [tugas] = await listTugas(db, [idDosen], session.sesiSemester)
    if (lanjut !== true && tugas && tugas.bimbingan + tugas.kelas > 0)
      throw masihBertugas({ bimbingan: tugas.bimbingan, kelas: tugas.kelas })
  }
  if (lama === null) await akhiriStatusBerjalan(db, [idDosen], isian['mulai'] as string)
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
