import type { CollegeSeed } from '../college-seed'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { daftarOperator } from '../platform/operator'

type Rekap = { nama: string; baris: string[]; kolom?: string[]; ukuran?: string[]; filter?: object; banding?: number; bersama?: boolean }

/** Shapes as offices keep them: for the dean, for the yearly report, for the intake. */
const REKAP: readonly Rekap[] = [
  { nama: 'Laporan rektor: status per fakultas', baris: ['fakultas'], kolom: ['status'], bersama: true },
  {
    nama: 'Dibanding semester lalu',
    baris: ['prodi'],
    ukuran: ['jumlah', 'rataIpk'],
    banding: 20242,
    filter: { status: ['A'] },
    bersama: true,
  },
  { nama: 'Informatika per angkatan', baris: ['angkatan'], kolom: ['status'], filter: { prodi: ['55201'] }, bersama: true },
  { nama: 'Mahasiswa baru per jalur', baris: ['prodi'], kolom: ['jalur'], filter: { angkatan: [2025] } },
  { nama: 'Perempuan di Teknik', baris: ['prodi', 'angkatan'], kolom: ['jenisKelamin'], filter: { status: ['A'] } },
  { nama: 'Beban pembimbing', baris: ['dosenPa'], kolom: ['angkatan'], filter: { status: ['A', 'N', 'C'] }, bersama: true },
  { nama: 'Umur mahasiswa pascasarjana', baris: ['prodi'], ukuran: ['jumlah', 'rataUmur'], filter: { jenjang: ['35', '40'] } },
  { nama: 'Kelompok klasifikasi', baris: ['klasifikasi'], kolom: ['angkatan'], filter: { status: ['A'] } },
]

/** Saved shapes of the full college (data-master, Demo data: 8 saved rekap). */
export function rekapTables(c: CollegeSeed): TableRows[] {
  if (!c.lengkap) return []
  const [idRekap, idAkun] = [c.ids('rekap_tersimpan'), c.ids('akun')]
  const pemilik = daftarOperator(c).filter((o) => o.status === 'aktif' && o.prodi === '')
  return [
    rowsOf(
      'rekap_tersimpan',
      REKAP.map(({ nama, baris, kolom = [], ukuran = ['jumlah'], filter = {}, banding, bersama = false }, n) => ({
        college_id: c.id,
        id: idRekap(n),
        id_akun: idAkun(pemilik[n % 3]?.id ?? pemilik[0]?.id ?? 0),
        nama,
        bersama,
        bentuk: JSON.stringify({ baris, kolom, ukuran, mode: 'posisi', filter, ...(banding && { banding }) }),
      })),
    ),
  ]
}
