import type { HasilStatus, HasilStatusMassal } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { hanyaBacaSampai, masihStudi } from '@sivitas/rules/data-master/status'
import { periodeUtama } from '@sivitas/rules/platform/periode'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { keepFile } from '../../../files/files'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { findPeriodeStatus, genggamOrang, listOrangStatus, type PeriodeStatus } from './fakta-queries'
import { periksaStatus, type PelakuStatus, type PerintahStatus, type Putusan } from './periksa'
import { terapkanStatus } from './terapkan'

/** Who asks, from the context of a handler. */
export const pelakuOf = ({ db, tenant, session }: Pick<Context, 'db' | 'tenant' | 'session'>): PelakuStatus => ({
  db,
  tenant,
  supervisor: session.supervisor,
})

/**
 * The period of a change.
 * @throws Galat 422 on `periode`: unknown, a short semester, or one that has not begun
 */
async function periodeOf({ db }: PelakuStatus, id: number): Promise<PeriodeStatus> {
  const periode = await findPeriodeStatus(db, id)
  if (!periode) throw isianSalah('periode', 'Periode tidak dikenal')
  if (!periodeUtama(id)) throw isianSalah('periode', 'Status dicatat per periode Ganjil atau Genap')
  if (id > periode.kini) throw isianSalah('periode', `Status ${periode.label} dicatat setelah periode itu berjalan`)
  return periode
}

/** What happens besides the status, in words. */
function akibatOf({ transisi, koreksi }: Putusan, { status }: PerintahStatus, hariIni: string): string[] {
  if (koreksi) return ['Status sekarang tidak berubah', 'Aktivitas kuliah (AKM) periode itu disesuaikan']
  if (masihStudi(status)) return ['Aktivitas kuliah (AKM) periode itu disesuaikan']
  const akun = {
    tetap: 'Akun tetap dapat dipakai',
    hanya_baca: `Akun hanya baca sampai ${formatTanggal(hanyaBacaSampai(hariIni))}, lalu ditutup`,
    tutup: 'Akun ditutup hari ini',
  }
  return ['Dosen PA dilepas', ...(status === 'L' ? ['Menjadi alumni'] : ['Kartu dicabut']), ...(transisi ? [akun[transisi.akun]] : [])]
}

/**
 * Changes the status of one student, or shows what it would do (States, 'Status of a student').
 * @throws Galat 403 without Supervisor, 404, 409 not in the table or contradicted, 422 failing guards in `errors`, 423 shut period
 */
export async function ubahStatus(
  pelaku: PelakuStatus,
  id: string,
  perintah: PerintahStatus & { pratinjau: boolean },
): Promise<HasilStatus> {
  const periode = await periodeOf(pelaku, perintah.periode)
  const [orang] = await (perintah.pratinjau ? listOrangStatus : genggamOrang)(pelaku.db, [id], periode.id)
  if (!orang) throw tidakDitemukan('Mahasiswa')
  const [putusan] = await periksaStatus(pelaku, [orang], { perintah, periode })
  if (!putusan) throw tidakDitemukan('Mahasiswa')
  const hariIni = todayOf(pelaku)
  const hasil = {
    dari: putusan.dari,
    ke: perintah.status,
    koreksi: putusan.koreksi,
    syarat: putusan.temuan.map(({ kode: _kode, ...syarat }) => syarat),
    akibat: putusan.galat && putusan.temuan.length === 0 ? [] : akibatOf(putusan, perintah, hariIni),
    halangan: putusan.galat?.message ?? null,
  }
  if (perintah.pratinjau) return { ...hasil, idRiwayat: null }
  if (putusan.galat) throw putusan.galat
  await catatAlasan(pelaku, perintah)
  const baris = await terapkanStatus(pelaku.db, [putusan], { perintah, hariIni })
  await simpanBerkas(pelaku, baris, perintah)
  return { ...hasil, idRiwayat: baris.get(id) ?? null }
}

/** The log says why; what a Supervisor passed over is told as opened by him. */
const catatAlasan = ({ db }: PelakuStatus, { abaikan, alasan }: PerintahStatus) =>
  noteAct(db, { ...(abaikan && { aksi: 'buka_kunci' }), alasan: alasan ?? undefined })

/** One file, however many students its SK names, belongs to the first row that names it. */
async function simpanBerkas({ db }: PelakuStatus, baris: ReadonlyMap<string, string>, { berkas }: PerintahStatus): Promise<void> {
  const [pertama] = baris.values()
  if (!berkas || pertama === undefined) return
  await keepFile(db, berkas, { jenis: 'dokumen', area: 'data-master', pemilikJenis: 'riwayat-status', idPemilik: pertama, field: 'berkas' })
}

export type HasilMassal = { hasil: HasilStatusMassal[]; berhasil: number; ditolak: number }

/**
 * Changes the status of many with one SK; who is refused stays as he is and is told why. The caller keeps the file where
 * several parts of one list share it.
 */
export async function ubahStatusMassal(
  pelaku: PelakuStatus,
  ids: readonly string[],
  perintah: PerintahStatus & { pratinjau: boolean; berkasTersimpan?: boolean },
): Promise<HasilMassal> {
  const periode = await periodeOf(pelaku, perintah.periode)
  const orang = await (perintah.pratinjau ? listOrangStatus : genggamOrang)(pelaku.db, ids, periode.id)
  const putusan = await periksaStatus(pelaku, orang, { perintah, periode })
  const diterima = putusan.filter(({ galat }) => galat === null)
  if (!perintah.pratinjau && diterima.length > 0) {
    await catatAlasan(pelaku, perintah)
    const baris = await terapkanStatus(pelaku.db, diterima, { perintah, hariIni: todayOf(pelaku) })
    if (!perintah.berkasTersimpan) await simpanBerkas(pelaku, baris, perintah)
  }
  const dikenal = new Set(orang.map(({ id }) => id))
  const hasil = [
    ...putusan.map(({ orang: { id, nim, nama }, dari, galat }) => ({
      idMahasiswa: id,
      nim,
      nama,
      dari,
      berhasil: galat === null,
      pesan: galat?.message ?? null,
    })),
    ...ids
      .filter((id) => !dikenal.has(id))
      .map((id) => ({ idMahasiswa: id, nim: '', nama: '', dari: null, berhasil: false, pesan: 'Mahasiswa tidak ditemukan.' })),
  ]
  return { hasil, berhasil: diterima.length, ditolak: hasil.length - diterima.length }
}

/** Names of statuses for titles of jobs and documents. */
export const namaStatus = (kode: keyof typeof STATUS_MAHASISWA): string => STATUS_MAHASISWA[kode].nama
