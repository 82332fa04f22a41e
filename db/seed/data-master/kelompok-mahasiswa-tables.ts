import type { CollegeSeed } from '../college-seed'
import { periodeDi } from '../kit/calendar'
import { line, rowsOf, type TableRows } from '../kit/copy-text'
import { hash32 } from '../kit/random'
import { daftarInstansi } from './instansi'
import { masihStudi } from './mahasiswa'

/** Code, name, group, colour; a student has one of 'Pembiayaan' only. */
const KLASIFIKASI = [
  ['KIP', 'Penerima KIP Kuliah', 'Pembiayaan', 'biru'],
  ['YYS', 'Beasiswa yayasan', 'Pembiayaan', 'hijau'],
  ['PMD', 'Beasiswa pemerintah daerah', 'Pembiayaan', 'biru'],
  ['MBKM', 'Peserta MBKM', 'Program', 'kuning'],
  ['FT', 'Fast track', 'Program', 'jingga'],
  ['DD', 'Gelar ganda', 'Program', 'kuning'],
  ['DIS', 'Penyandang disabilitas', 'Kebutuhan', 'merah'],
  ['3T', 'Daerah 3T', 'Kebutuhan', 'jingga'],
  ['ORTU', 'Anak pegawai', 'Kebutuhan', 'abu'],
  ['ATL', 'Atlet', 'Minat', 'hijau'],
  ['HFZ', 'Hafiz', 'Minat', 'biru'],
  ['PSM', 'Paduan suara', 'Minat', 'kuning'],
] as const

/** Of a hundred students so many are in each klasifikasi. */
const PERSEN = 2

function klasifikasi(c: CollegeSeed): TableRows {
  return rowsOf(
    'klasifikasi',
    KLASIFIKASI.map(([kode, nama, kelompok, warna], n) => ({
      college_id: c.id,
      id: c.ids('klasifikasi')(n),
      kode,
      nama,
      kelompok,
      tunggal_dalam_kelompok: kelompok === 'Pembiayaan',
      warna,
      deskripsi: null,
      aktif: true,
    })),
  )
}

/** The klasifikasi of a student: one of each group at most, so that a group of one holds by itself. */
function milik(c: CollegeSeed, n: number): number[] {
  return [0, 3, 6, 9].flatMap((awal) => {
    const acak = hash32(`${c.id}/klasifikasi/${awal}/${n}`) % 100
    return acak < 3 * PERSEN ? [awal + (acak % 3)] : []
  })
}

function* anggota(c: CollegeSeed): Generator<string> {
  let nomor = 0
  for (const m of c.mahasiswa) {
    if (!masihStudi(m)) continue
    for (const k of milik(c, m.n))
      yield line([
        c.id,
        c.ids('klasifikasi_mahasiswa')(nomor++),
        c.ids('mahasiswa')(m.n),
        c.ids('klasifikasi')(k),
        periodeDi(m.jalan.masuk).id,
        null,
      ])
  }
}

function instansi(c: CollegeSeed): TableRows {
  return rowsOf(
    'instansi',
    daftarInstansi(c).map(({ kode, nama, singkatan, jenis, induk }, n) => ({
      college_id: c.id,
      id: c.ids('instansi')(n),
      kode,
      nama,
      singkatan,
      jenis_instansi: jenis,
      id_induk: induk === undefined ? null : c.ids('instansi')(induk),
      alamat: `Jalan Contoh ${n + 1}`,
      telepon: `+6222555${String(1000 + n)}`,
      email: `kepegawaian${n + 1}@instansi.contoh.id`,
      nama_pic: `Narahubung ${n + 1}`,
      jabatan_pic: 'Kepala Bagian Kepegawaian',
      nomor_pks: n % 3 === 0 ? `${String(n + 1).padStart(3, '0')}/PKS/2024` : null,
      tanggal_pks: n % 3 === 0 ? '2024-01-15' : null,
      // Two have ended, and one ends soon after the demo's year.
      berlaku_sampai: n % 3 === 0 ? (n === 6 || n === 12 ? '2025-06-30' : n === 9 ? '2026-12-31' : '2029-01-14') : null,
      potongan_persen: n % 6 === 0 ? '10.00' : null,
      aktif: true,
    })),
  )
}

/** Groups of students and the agencies that send them (data-master, Demo data). */
export function* kelompokMahasiswaTables(c: CollegeSeed): Generator<TableRows> {
  yield instansi(c)
  if (!c.lengkap) return
  yield klasifikasi(c)
  yield {
    table: 'klasifikasi_mahasiswa',
    columns: ['college_id', 'id', 'id_mahasiswa', 'id_klasifikasi', 'periode_mulai', 'keterangan'],
    lines: anggota(c),
  }
}
