import { periksaJadwal } from '@sivitas/rules/akademik/periksa-jadwal'
import type { KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import type { Context } from '../../auth/context'
import { assertProdi } from '../../auth/prodi'
import { noteAct } from '../../auth/queries'
import { Galat, isianSalah, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { findPeriodeStatus, listUmum } from './queries'

/** Whom a stored or wanted row is for. */
export type Sasaran = { idProdi?: string | null | undefined; angkatan?: number | null | undefined; idMahasiswa?: string | null | undefined }

export const umum = ({ idProdi, angkatan, idMahasiswa }: Sasaran): boolean => !idProdi && !angkatan && !idMahasiswa

/**
 * An operator of some prodi may grant exceptions there, but not move what holds for the whole college.
 * @throws Galat 403
 */
export function assertSasaran({ session }: Pick<Context, 'session'>, sasaran: Sasaran): void {
  if (sasaran.idProdi) return assertProdi(session, sasaran.idProdi)
  if (session.idProdi !== null && !sasaran.idMahasiswa)
    throw new Galat([403, 'prodi'], 'Jadwal ini berlaku di luar program studi Anda. Hubungi operator akademik pusat.')
}

type Perubahan = { idPeriode: number; lewat: boolean; alasan?: string | null | undefined }

/**
 * Opens the way for a change: a past window, or one of a closed period, is for a Supervisor with a reason, and the
 * audit log calls it buka_kunci (States, window). The reason goes into the log in any case.
 * @throws Galat 404 unknown period, 423 archived period, 403 no Supervisor, 422 no reason
 */
export async function bukaPerubahan({ db, session }: Pick<Context, 'db' | 'session'>, { idPeriode, lewat, alasan }: Perubahan) {
  const periode = await findPeriodeStatus(db, idPeriode)
  if (!periode) throw tidakDitemukan('Periode')
  if (periode.status === 'arsip') throw new Galat([423, 'terkunci'], `Periode ${periode.label} sudah diarsipkan dan tidak dapat diubah.`)
  const terkunci = lewat || periode.status === 'ditutup'
  if (!terkunci) return await noteAct(db, { alasan: alasan ?? undefined })
  const sebab = lewat ? 'Jendela ini sudah berakhir.' : `Periode ${periode.label} sudah ditutup.`
  if (!session.supervisor) throw tanpaHak(`${sebab} Hanya Supervisor yang dapat mengubahnya.`, { supervisor: true })
  if ((alasan ?? '').length < 5) throw isianSalah('alasan', 'Alasan minimal 5 karakter', 'wajib')
  await noteAct(db, { aksi: 'buka_kunci', alasan: alasan ?? undefined })
}

/** @throws Galat 422 on `selesai` */
export function assertRentang(mulai: Date, selesai: Date): void {
  if (mulai.getTime() >= selesai.getTime()) throw isianSalah('selesai', 'Waktu selesai harus setelah waktu mulai.')
}

type Calon = { kode: KodeJendela; mulai: Date; selesai: Date }

/**
 * Compares general windows as they would be with each other, such as PKRS with KRS (edge case 24).
 * @throws Galat 422 on the window that would break the order
 */
export async function assertUrutan({ db }: Pick<Context, 'db'>, idPeriode: number, calon: readonly Calon[]): Promise<void> {
  const kode = new Set<string>(calon.map((baris) => baris.kode))
  const tetap = (await listUmum(db, idPeriode)).filter((baris) => !kode.has(baris.kode))
  const semua = [...tetap, ...calon].map(({ kode: nama, mulai, selesai }) => ({
    kode: nama as KodeJendela,
    mulai: mulai.getTime(),
    selesai: selesai.getTime(),
  }))
  const galat = periksaJadwal(semua).find((temuan) => temuan.tingkat === 'galat' && (kode.has(temuan.kode) || kode.has('KRS')))
  if (galat) throw isianSalah('mulai', galat.pesan, 'urutan')
}
