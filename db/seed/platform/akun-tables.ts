import type { CollegeSeed } from '../college-seed'
import { NIM_AKUN_MAHASISWA } from '@sivitas/server/tenant/demo-accounts'
import { line, rowsOf, type Cell, type TableRows } from '../kit/copy-text'
import { HARI_INI, PERIODE_BERJALAN, hariSesudah, saat } from '../kit/calendar'
import { bolehMembimbing } from '../data-master/dosen'
import type { Mahasiswa } from '../data-master/mahasiswa'
import { fotoOperator } from './foto-operator'
import { HAK_AKSES } from './hak-akses'
import { daftarOperator, type OperatorDemo } from './operator'

const LOKASI = [
  ['BAAK', 'Loket BAAK', 'Bandung'],
  ['KEU', 'Loket Keuangan', 'Bandung'],
  ['FIK', 'Tata Usaha FIK', 'Bandung'],
  ['FEB', 'Tata Usaha FEB', 'Bandung'],
  ['JTN', 'Layanan Kampus Jatinangor', 'Sumedang'],
  ['CMH', 'Layanan Kampus Cimahi', 'Cimahi'],
] as const

const JAM_LAYANAN = JSON.stringify({
  senin: { buka: '08:00', tutup: '16:00' },
  selasa: { buka: '08:00', tutup: '16:00' },
  rabu: { buka: '08:00', tutup: '16:00' },
  kamis: { buka: '08:00', tutup: '16:00' },
  jumat: { buka: '08:00', tutup: '15:30' },
})

function lokasi(c: CollegeSeed): TableRows {
  const daftar = c.lengkap ? LOKASI : LOKASI.slice(0, 1)
  return rowsOf(
    'lokasi',
    daftar.map(([kode, nama, kota], i) => ({
      college_id: c.id,
      id: c.ids('lokasi')(i),
      kode,
      nama,
      id_kampus: c.ids('kampus')(i < 4 || !c.lengkap ? 1 : i - 2),
      kota,
      jam_layanan: JAM_LAYANAN,
      telepon: `+6222555${1000 + i}`,
      aktif: true,
    })),
  )
}

function operator(c: CollegeSeed, daftar: readonly OperatorDemo[]): TableRows[] {
  const idHak = c.ids('hak_akses')
  const berian = daftar.flatMap((o) =>
    o.hakAkses.map((nama) => ({ id_operator: o.id, id_hak_akses: idHak(HAK_AKSES.findIndex((h) => h.nama === nama)) })),
  )
  return [
    rowsOf(
      'hak_akses',
      HAK_AKSES.map((h, i) => ({
        college_id: c.id,
        id: idHak(i),
        nama: h.nama,
        deskripsi: h.deskripsi,
        bawaan: true,
        scopes: JSON.stringify(h.scopes),
      })),
    ),
    rowsOf(
      'operator',
      daftar.map((o, n) => ({
        college_id: c.id,
        id: o.id,
        nama: o.nama,
        email: `${o.username}@${c.def.domain}`,
        telepon: `+62812${2_000_000 + o.id}`,
        supervisor: o.supervisor,
        prodi: o.prodi,
        id_lokasi: c.ids('lokasi')(c.lengkap ? o.lokasi : 0),
        sesi_semester: PERIODE_BERJALAN,
        aktif: o.status !== 'nonaktif',
        berlaku_selesai: o.berlakuSelesai,
        id_foto: fotoOperator(c, n),
      })),
    ),
    rowsOf(
      'operator_hak_akses',
      berian.map((b, i) => ({
        college_id: c.id,
        id: c.ids('operator_hak_akses')(i),
        ...b,
        berlaku_mulai: '2025-01-01',
        berlaku_selesai: null,
      })),
    ),
  ]
}

const KOLOM_AKUN = [
  'college_id',
  'uuid',
  'username',
  'email',
  'email_terverifikasi',
  'roles',
  'id_operator',
  'id_mahasiswa',
  'id_dosen',
  'status',
  'terkunci_sampai',
  'jumlah_kunci',
  'sandi_hash',
  'sandi_diubah_pada',
  'wajib_ganti_sandi',
] as const

/** Numbers of the accounts: operators, lecturers and students each have a range of their own. */
export const AKUN_DOSEN = 10_000
export const AKUN_MAHASISWA = 100_000

interface Akun {
  readonly n: number
  readonly username: string
  readonly email: string
  readonly peran: 'ROLE_OPERATOR' | 'ROLE_DOSEN' | 'ROLE_MAHASISWA'
  /** Operator, student, lecturer: the one the account belongs to. */
  readonly milik: readonly [operator: number | null, mahasiswa: string | null, dosen: string | null]
  readonly status: 'aktif' | 'terkunci' | 'nonaktif'
}

function* akunDosen(c: CollegeSeed): Generator<Akun> {
  const contoh = c.lengkap ? c.dosen.find((d) => d.prodi === 0 && bolehMembimbing(d) && !d.nama.startsWith('Dosen '))?.n : undefined
  for (const d of c.dosen) {
    const username = d.n === contoh ? 'dosen' : (d.nidn ?? d.nuptk ?? `dosen.${d.n}`)
    const status = ['21', '22', '28'].includes(d.keaktifan) ? 'nonaktif' : 'aktif'
    yield {
      n: AKUN_DOSEN + d.n,
      username,
      email: `dosen.${d.n}@${c.def.domain}`,
      peran: 'ROLE_DOSEN',
      milik: [null, null, c.ids('dosen')(d.n)],
      status,
    }
  }
}

/** Ninety days after leaving the account closes, at once for who has died; graduates keep theirs. */
function tertutup({ keluar }: Mahasiswa['jalan']): boolean {
  return keluar !== null && keluar.status !== 'L' && (keluar.status === 'W' || keluar.tanggal < hariSesudah(HARI_INI, -90))
}

function* akunMahasiswa(c: CollegeSeed): Generator<Akun> {
  for (const m of c.mahasiswa) {
    const nim = m.nim.toLowerCase()
    const username = c.lengkap && nim === NIM_AKUN_MAHASISWA ? 'mahasiswa' : nim
    yield {
      n: AKUN_MAHASISWA + m.n,
      username,
      email: `${nim}@student.${c.def.domain}`,
      peran: 'ROLE_MAHASISWA',
      milik: [null, c.ids('mahasiswa')(m.n), null],
      status: tertutup(m.jalan) ? 'nonaktif' : 'aktif',
    }
  }
}

function* akunOperator(c: CollegeSeed, daftar: readonly OperatorDemo[]): Generator<Akun> {
  for (const o of daftar)
    yield {
      n: o.id,
      username: o.username,
      email: `${o.username}@${c.def.domain}`,
      peran: 'ROLE_OPERATOR',
      milik: [o.id, null, null],
      status: o.status,
    }
}

function* barisAkun(c: CollegeSeed, daftar: readonly OperatorDemo[]): Generator<string> {
  const id = c.ids('akun')
  const diubah = saat('2025-01-06', 8 * 3600)
  for (const sumber of [akunOperator(c, daftar), akunDosen(c), akunMahasiswa(c)]) {
    for (const a of sumber) {
      const kunci: Cell[] = a.status === 'terkunci' ? [saat('2036-01-01', 0), 3] : [null, 0]
      yield line([c.id, id(a.n), a.username, a.email, true, [a.peran], ...a.milik, a.status, ...kunci, c.sandiHash, diubah, false])
    }
  }
}

/** Sign-ins of the last days as 'Perangkat saya' shows them. */
function sesi(c: CollegeSeed, daftar: readonly OperatorDemo[]): TableRows {
  const aktif = daftar.filter((o) => o.status === 'aktif')
  const banyak = c.lengkap ? 200 : 10
  return rowsOf(
    'sesi',
    Array.from({ length: banyak }, (_, i) => {
      const o = aktif[(i * 7) % aktif.length]
      const hari = new Date(Date.parse(`${HARI_INI}T00:00:00Z`) - (i % 60) * 86_400_000).toISOString().slice(0, 10)
      const mulai = saat(hari, 27_000 + ((i * 613) % 30_000))
      return {
        college_id: c.id,
        id: c.ids('sesi')(i),
        id_akun: c.ids('akun')(o?.id ?? 1001),
        klien: 'portal-operator',
        urutan: 1 + (i % 9),
        dibuat_pada: mulai,
        berakhir_pada: mulai,
        versi_token: 1,
        alamat_ip: `192.0.2.${1 + (i % 200)}`,
        peramban: i % 3 === 0 ? 'Firefox di Windows' : 'Chrome di Windows',
        terakhir_dipakai: mulai,
        dicabut_pada: mulai,
        sebab_cabut: i % 4 === 0 ? 'kedaluwarsa' : 'keluar',
      }
    }),
  )
}

/** Answers the rows of places, roles, operators and the accounts of everyone. */
export function* akunTables(c: CollegeSeed): Generator<TableRows> {
  const daftar = daftarOperator(c)
  yield lokasi(c)
  yield* operator(c, daftar)
  yield { table: 'akun', columns: KOLOM_AKUN, lines: barisAkun(c, daftar) }
  yield sesi(c, daftar)
}
