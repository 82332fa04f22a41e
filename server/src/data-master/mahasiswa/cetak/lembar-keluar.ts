import type { Cetakan } from '@sivitas/contract/data-master/cetakan'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { masihStudi } from '@sivitas/rules/data-master/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../../auth/context'
import { Galat } from '../../../kit/galat'
import { kepalaCetakan, saatOf } from '../../cetakan/kepala'
import { fakta } from '../../cetakan/sel'
import { takTerlihat } from '../tulis/buka'
import { findKeluar } from './queries'

const tanggal = (hari: string | null) => (hari === null ? null : formatTanggal(hari))

/**
 * The facts of who has left, on one sheet (Documents 9); the letter itself is written in Surat.
 * @throws Galat 403 of another prodi, 404, 409 for who still studies
 */
export async function lembarKeluar(context: Context, id: string): Promise<Cetakan> {
  const m = await findKeluar(context.db, id)
  if (!m) throw await takTerlihat(context.db, id)
  const { nama } = STATUS_MAHASISWA[m.status as StatusMahasiswa]
  if (masihStudi(m.status))
    throw new Galat([409, 'belum_keluar'], `Mahasiswa ini masih berstatus ${nama}. Catat status keluarnya lebih dahulu.`)
  const kepala = await kepalaCetakan(context, { judul: `Lembar Keluar ${m.nim}`, kertas: 'A4', saat: saatOf(context, {}) })
  return {
    ...kepala,
    jumlah: 1,
    bagian: [
      fakta('Mahasiswa', [
        ['Nama', m.nama],
        ['NIM', m.nim],
        ['Program studi', labelProdi(m.jenjangProdi, m.namaProdi)],
        ['Angkatan', String(m.angkatan)],
        ['Masuk', `${labelPeriode(m.periodeMasuk)}, ${formatTanggal(m.tanggalMasuk)}`],
        ['Dosen PA terakhir', m.namaPa],
      ]),
      fakta('Keluar', [
        ['Status', nama],
        ['Tanggal keluar', tanggal(m.tanggalKeluar)],
        ['Periode keluar', m.periodeKeluar && labelPeriode(m.periodeKeluar)],
        ['Nomor SK', m.nomorSkKeluar],
        ['Tanggal SK', tanggal(m.tanggalSkKeluar)],
        ['Keterangan', m.keteranganKeluar],
      ]),
      fakta('Hasil studi', [
        ['SKS lulus', m.sksLulus],
        ['IPK', (m.ipkLulus ?? m.ipk) === null ? null : formatAngka(Number(m.ipkLulus ?? m.ipk), 2)],
        ['Nomor ijazah', m.nomorIjazah],
        ['Nomor ijazah nasional', m.nomorPin],
        ['Judul tugas akhir', m.judulSkripsi],
      ]),
    ],
  }
}
