import { kunciDi, type DefinisiAturan } from './definisi'

const lulusan = { kelompok: 'Kelulusan', pemilik: 'kelulusan', hak: 'MM' } as const
const lulus = kunciDi({ ...lulusan, pembaca: 'jurusan/kelulusan' })
const ijazah = kunciDi({ ...lulusan, pembaca: 'jurusan/kelulusan/ijazah' })
const pesta = kunciDi({ ...lulusan, kelompok: 'Wisuda', pembaca: 'jurusan/wisuda' })

/** R6's default: who published what, how far, in which part. */
const jurnal = (jenjang: string, jenis: string, [tahapMin, peranMin]: readonly [string, string]) => ({ jenjang, jenis, tahapMin, peranMin })
const JENJANG = { sarjana: 'Diploma dan sarjana', magister: 'Magister', doktor: 'Doktor' } as const
const TAHAP = { SUBMIT: 'Dikirim', TERIMA: 'Diterima (LoA)', TERBIT: 'Terbit' } as const
const PERAN = { anggota: 'Anggota', utama: 'Utama atau korespondensi' } as const

/** R20's default: the limit of a validator for one jenjang. */
const batas = (kode: string, nilai: Readonly<Record<string, number>>) =>
  Object.entries(nilai).map(([jenjang, satu]) => ({ kode, jenjang, nilai: satu }))
const VALIDATOR = {
  MASA_STUDI: 'Masa studi paling lama (semester)',
  SKS_SEMESTER: 'SKS satu semester paling banyak',
  SKS_SP: 'SKS semester pendek paling banyak',
  SKS_TOTAL: 'SKS seluruhnya paling sedikit',
  IPK: 'IPK paling sedikit (per 100)',
  LAPOR: 'Pelaporan AKM paling sedikit',
} as const

/** Thresholds of Kelulusan and Wisuda. */
export const KUNCI_KELULUSAN = {
  tanggal_lulus_dari: lulus.pilih('Tanggal lulus', 'yudisium', { yudisium: 'Tanggal yudisium', sidang: 'Tanggal sidang' }),
  jurnal_diterima: {
    tipe: 'tabel',
    label: 'Jurnal yang memenuhi syarat',
    bawaan: [
      jurnal('sarjana', 'JIB, JI, S1-S6, PIB', ['SUBMIT', 'anggota']),
      jurnal('sarjana', 'JN', ['TERIMA', 'utama']),
      jurnal('sarjana', 'PN, REPO', ['TERBIT', 'utama']),
      jurnal('magister', 'JIB, JI, S1, S2', ['TERIMA', 'utama']),
      jurnal('magister', 'S3-S4', ['TERBIT', 'utama']),
      jurnal('doktor', 'JIB', ['TERIMA', 'utama']),
    ],
    maksBaris: 40,
    isian: {
      jenjang: { label: 'Jenjang', tipe: 'pilihan', pilihan: JENJANG },
      jenis: { label: 'Jenis jurnal', tipe: 'teks' },
      tahapMin: { label: 'Tahap paling sedikit', tipe: 'pilihan', pilihan: TAHAP },
      peranMin: { label: 'Peran paling sedikit', tipe: 'pilihan', pilihan: PERAN },
    },
    ...lulusan,
    pembaca: 'jurusan/lock-jurnal',
  },
  pisn_validator: {
    tipe: 'tabel',
    label: 'Batas validasi PISN',
    bawaan: [
      ...batas('MASA_STUDI', { D1: 4, D2: 6, D3: 10, D4: 14, S1: 14, S2: 8, S3: 14 }),
      ...batas('SKS_SEMESTER', { semua: 24 }),
      ...batas('SKS_SP', { semua: 9 }),
      ...batas('SKS_TOTAL', { D1: 24, D2: 56, D3: 96, D4: 120, S1: 120, S2: 18, S3: 24, Profesi: 12 }),
      ...batas('IPK', { D3: 200, D4: 200, S1: 200, S2: 300, S3: 300 }),
      ...batas('LAPOR', { D3: 6, D4: 6, S1: 6 }),
    ],
    maksBaris: 80,
    isian: {
      kode: { label: 'Validator', tipe: 'pilihan', pilihan: VALIDATOR },
      jenjang: { label: 'Jenjang', tipe: 'teks' },
      nilai: { label: 'Batas', tipe: 'angka', min: 0, max: 1000 },
    },
    ...lulusan,
    pembaca: 'jurusan/kelulusan/nomor-ijazah',
  },
  bebas_tanggungan_hari: lulus.angka('Surat bebas tanggungan berlaku', 180, [1, 730, 'hari']),
  peringkat_ikut_pindahan: lulus.bool('Mahasiswa pindahan ikut peringkat', 0),
  ijazah_foto_bulan: ijazah.angka('Umur foto ijazah paling lama', 6, [1, 60, 'bulan']),
  ijazah_hari_serah: ijazah.angka('Ijazah diserahkan paling lambat', 14, [1, 365, 'hari']),
  ktm_saat_lulus: lulus.pilih('KTM saat lulus', 'alumni', { alumni: 'Menjadi kartu alumni', tarik: 'Ditarik', tetap: 'Tetap' }),
  wisuda_boleh_calon: pesta.bool('Calon lulusan boleh mendaftar wisuda', 0),
  wisuda_batas_terlambat: pesta.angka('Terlambat masuk gedung wisuda', 15, [0, 120, 'menit']),
  wisuda_kuota_tamu: pesta.angka('Tamu setiap wisudawan', 2, [0, 20, 'orang']),
  wisuda_detik_panggil: pesta.angka('Lama panggilan seorang wisudawan', 7, [3, 60, 'detik']),
  toga_hari_kembali: pesta.angka('Toga kembali paling lambat', 10, [1, 90, 'hari']),
  toga_denda_hari: pesta.angka('Denda toga sehari', 10_000, [0, 1_000_000, 'rupiah']),
  toga_jaminan: pesta.angka('Jaminan toga', 100_000, [0, 10_000_000, 'rupiah']),
} as const satisfies Record<string, DefinisiAturan>
