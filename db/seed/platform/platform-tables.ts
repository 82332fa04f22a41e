import type { CollegeSeed } from '../college-seed'
import { line, rowsOf, type TableRows } from '../kit/copy-text'
import { HARI_INI, hariSesudah, saat } from '../kit/calendar'
import { hash32, Random } from '../kit/random'
import { daftarOperator, type OperatorDemo } from './operator'
import { AKUN_MAHASISWA } from './akun-tables'
import { konfigurasiBawaan } from './konfigurasi'
import { konfigurasiTeks } from './pengaturan-tables'
import { konfigurasiSso } from './sso-tables'
import { VARIAN } from './varian'

function konfigurasi(c: CollegeSeed): TableRows {
  // The two portals of PT03 know each other by this address.
  const khusus: Readonly<Record<string, string>> = {
    ...konfigurasiSso(c),
    ...konfigurasiTeks(c),
    ...(c.def.unik === 'PT03' ? { url_portal_terpisah: `http://terpisah.pt03.localhost:${c.port}` } : {}),
  }
  return rowsOf(
    'konfigurasi',
    konfigurasiBawaan().map((k) => ({ college_id: c.id, ...k, value: khusus[k.keyword] ?? k.value })),
  )
}

function varian(c: CollegeSeed): TableRows {
  return rowsOf(
    'varian',
    VARIAN.map((v) => ({
      college_id: c.id,
      unik: v.unik,
      disembunyikan: v.disembunyikan,
      label: JSON.stringify(v.label),
      handoff: v.handoff,
    })),
  )
}

const JENIS_NOTIFIKASI = ['tugas', 'jendela', 'pengumuman', 'keamanan', 'sistem'] as const
const ISI_NOTIFIKASI = {
  tugas: ['Permintaan perubahan data menunggu', 'Periksa permintaan yang paling lama.', '/data-master/mahasiswa/perubahan-data'],
  jendela: [
    'Pengisian KRS 2025/2026 Genap dibuka',
    'Pengisian awal berlangsung sejak dua hari lalu.',
    '/pengaturan/jadwal-sistem-akademik',
  ],
  pengumuman: ['Pengumuman baru', 'Jadwal Ujian Akhir Semester telah terbit.', '/dashboard'],
  keamanan: ['Masuk dari perangkat baru', 'Bila ini bukan Anda, ganti kata sandi.', '/pengaturan/kata-sandi'],
  sistem: ['Pembaruan sistem', 'Lihat apa yang baru pada halaman Inspirasi.', '/inspire'],
} as const

function notifikasi(c: CollegeSeed, operator: readonly OperatorDemo[]): TableRows {
  const daftar = operator.slice(0, 12).flatMap((o) => JENIS_NOTIFIKASI.map((jenis, i) => ({ o, jenis, i })))
  return rowsOf(
    'notifikasi',
    daftar.map(({ o, jenis, i }, n) => {
      const [judul, isi, tautan] = ISI_NOTIFIKASI[jenis]
      const dibuat = saat(hariSesudah(HARI_INI, -i * 2), 28_800 + n * 61)
      return {
        college_id: c.id,
        id: c.ids('notifikasi')(n),
        id_akun: c.ids('akun')(o.id),
        jenis,
        judul,
        isi,
        tautan,
        dibuat_pada: dibuat,
        dibaca_pada: i >= 3 ? dibuat : null,
      }
    }),
  )
}

const PERISTIWA = [
  ['ubah', 'biodata', 'handphone', 30],
  ['ubah', 'mahasiswa', 'idKelasDefault', 16],
  ['ubah', 'nilai', 'huruf', 18],
  ['tambah', 'riwayat_status', 'status', 6],
  ['tambah', 'dosen_pa', 'idDosen', 8],
  ['ubah', 'dosen', 'email', 4],
  ['cetak', 'dokumen', 'nomor', 8],
  ['unduh', 'mahasiswa', 'berkas', 5],
  ['ekspor', 'mahasiswa', 'baris', 3],
  ['ubah', 'konfigurasi', 'value', 1],
  ['buka_kunci', 'jadwal_sistem', 'selesai', 1],
] as const

type Peristiwa = (typeof PERISTIWA)[number]

function perubahan([aksi, entitas, field]: Peristiwa, acak: Random): readonly [string | null, string | null] {
  if (aksi === 'cetak' || aksi === 'unduh' || aksi === 'ekspor') return [null, JSON.stringify({ [field]: acak.int(1, 400) })]
  if (entitas === 'biodata')
    return [
      JSON.stringify({ handphone: `+628********${acak.int(100, 999)}` }),
      JSON.stringify({ handphone: `+628********${acak.int(100, 999)}` }),
    ]
  if (entitas === 'nilai')
    return [JSON.stringify({ huruf: acak.pick(['B', 'C', 'D']) }), JSON.stringify({ huruf: acak.pick(['A', 'AB', 'BC']) })]
  const baru = JSON.stringify({ [field]: entitas === 'riwayat_status' ? acak.pick(['A', 'C', 'N']) : `nilai ${acak.int(1, 90)}` })
  return [aksi === 'tambah' ? null : JSON.stringify({ [field]: `nilai ${acak.int(1, 90)}` }), baru]
}

/** Who, from where, on which student. */
interface Saksi {
  readonly oleh: string
  readonly administrator: string
  readonly username: string
  readonly nim: string
  readonly idMahasiswa: string
  readonly akunMahasiswa: string
  readonly acak: Random
}

/** The rest of a row from `id_akun` on: on whose behalf, what, on which row, before and after, why. */
type Isi = readonly [
  idAkun: string,
  atasNama: string | null,
  aksi: string,
  entitas: string,
  idBaris: string,
  label: string,
  sebelum: string | null,
  sesudah: string | null,
  alasan: string | null,
]

function masuk({ oleh, username, acak }: Saksi): Isi {
  return [oleh, null, acak.chance(0.08) ? 'gagal_masuk' : 'masuk', 'akun', oleh, username, null, null, null]
}

/** Only administrators may; the first operator is one. */
function loginSebagai({ administrator, nim, akunMahasiswa }: Saksi): Isi {
  return [akunMahasiswa, administrator, 'login_sebagai', 'akun', akunMahasiswa, nim, null, null, 'Memeriksa keluhan mahasiswa']
}

function perbuatan({ oleh, nim, idMahasiswa, acak }: Saksi): Isi {
  const peristiwa = acak.weighted(PERISTIWA.map((p) => [p, p[3]] as const))
  const [aksi, entitas] = peristiwa
  return [
    oleh,
    null,
    aksi,
    entitas,
    idMahasiswa,
    nim,
    ...perubahan(peristiwa, acak),
    aksi === 'buka_kunci' ? 'Perpanjangan untuk prodi yang terlambat' : null,
  ]
}

const PERAMBAN = ['Chrome 141 di Windows', 'Firefox 144 di Windows', 'Edge 141 di Windows'] as const

/** Twelve months of what operators did, oldest first: sign-ins, sign-ins as another, changes. */
function* barisAudit(c: CollegeSeed, operator: readonly OperatorDemo[]): Generator<string> {
  const acak = new Random(hash32(`${c.id}/audit`))
  const aktif = operator.filter((o) => o.status === 'aktif')
  const { audit } = c.besar
  const [jarakMasuk, jarakSebagai] = [Math.floor(audit / c.besar.masuk), Math.floor(audit / (c.lengkap ? 40 : 2))]
  for (let n = 0; n < audit; n++) {
    const waktu = saat(hariSesudah(HARI_INI, -365 + Math.floor((n * 365) / audit)), 25_200 + acak.restart(n).int(0, 36_000))
    const o = acak.pick(aktif)
    const m = c.mahasiswa[(n * 37) % c.mahasiswa.length]
    if (m === undefined) continue
    const saksi: Saksi = {
      oleh: c.ids('akun')(o.id),
      administrator: c.ids('akun')(operator[0]?.id ?? o.id),
      username: o.username,
      nim: m.nim,
      idMahasiswa: c.ids('mahasiswa')(m.n),
      akunMahasiswa: c.ids('akun')(AKUN_MAHASISWA + m.n),
      acak,
    }
    const isi = n % jarakMasuk === 0 ? masuk(saksi) : n % jarakSebagai === 7 ? loginSebagai(saksi) : perbuatan(saksi)
    yield line([c.id, waktu, `192.0.2.${1 + (n % 250)}`, acak.pick(PERAMBAN), ...isi])
  }
}

/** Answers the rows of configuration, variants, notices and the audit log. */
export function* platformTables(c: CollegeSeed): Generator<TableRows> {
  const operator = daftarOperator(c)
  yield konfigurasi(c)
  yield varian(c)
  yield notifikasi(c, operator)
  yield {
    table: 'audit_log',
    columns: [
      'college_id',
      'waktu',
      'alamat_ip',
      'peramban',
      'id_akun',
      'atas_nama_oleh',
      'aksi',
      'entitas',
      'id_baris',
      'label',
      'sebelum',
      'sesudah',
      'alasan',
    ],
    lines: barisAudit(c, operator),
  }
}
