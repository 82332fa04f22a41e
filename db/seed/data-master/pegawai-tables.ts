import type { CollegeSeed } from '../college-seed'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { hariSesudah } from '../kit/calendar'
import { randomOf } from '../kit/random'
import { nomorHp } from './kekurangan'
import { namaOrang } from './nama'
import { kecamatan } from './college-tables'

const BANYAK = { kecil: 18, besar: 180 } as const
const BANYAK_MUNGIL = 6

const UNIT = [
  'Biro Administrasi Akademik',
  'Biro Keuangan',
  'Biro Umum dan Kepegawaian',
  'Perpustakaan',
  'Pusat Teknologi Informasi',
  'Bagian Kemahasiswaan',
  'Tata Usaha Fakultas',
  'Lembaga Penelitian',
] as const
const JABATAN = ['Staf', 'Staf senior', 'Kepala subbagian', 'Pustakawan', 'Teknisi', 'Arsiparis'] as const

/** Answers the staff of a college: every kind and state, a few of them no longer here. */
export function* pegawaiTables(c: CollegeSeed): Generator<TableRows> {
  const acak = randomOf(c.id, 'pegawai')
  const banyak = c.lengkap ? BANYAK[c.ukuran] : BANYAK_MUNGIL
  const k = kecamatan(c.def.kemendagri)
  yield rowsOf(
    'pegawai',
    Array.from({ length: banyak }, (_, n) => {
      acak.restart(n)
      const jenisKelamin = acak.chance(0.5) ? 'P' : 'L'
      const { nama, agama } = namaOrang(acak, jenisKelamin)
      const tanggalLahir = hariSesudah(`${acak.int(1968, 1999)}-01-01`, acak.int(0, 364))
      const jenis = (['tetap', 'tetap', 'tetap', 'kontrak', 'honorer', 'magang'] as const)[n % 6] ?? 'tetap'
      const keluar = n % 15 === 14
      const [tahun = '', bulan = '', hari = ''] = tanggalLahir.split('-')
      return {
        college_id: c.id,
        id: c.ids('pegawai')(n),
        nip: `P-${String(10_001 + n)}`,
        nama,
        gelar_depan: null,
        gelar_belakang: n % 3 === 0 ? 'S.E.' : n % 3 === 1 ? 'A.Md.' : null,
        nik:
          n % 12 === 5
            ? null
            : `${k.kemendagri}${String(Number(hari) + (jenisKelamin === 'P' ? 40 : 0)).padStart(2, '0')}${bulan}${tahun.slice(2)}${String(5000 + n)}`,
        jenis_kelamin: jenisKelamin,
        tempat_lahir: 'Bandung',
        tanggal_lahir: tanggalLahir,
        id_agama: agama,
        jalan: `Jalan Pegawai Nomor ${1 + (n % 90)}`,
        kelurahan: 'Sukamaju',
        id_wilayah: k.kode,
        kode_pos: '40135',
        handphone: nomorHp(acak),
        email: `pegawai${n}@${c.def.domain}`,
        unit: UNIT[n % UNIT.length] ?? UNIT[0],
        jabatan: JABATAN[(n * 5) % JABATAN.length] ?? null,
        jenis_pegawai: jenis,
        id_status_kepegawaian: jenis === 'tetap' ? '4' : '10',
        golongan: jenis === 'tetap' ? String(acak.int(5, 12)) : null,
        pendidikan: n % 3 === 0 ? '30' : n % 3 === 1 ? '22' : '6',
        tmt_mulai: `${Math.min(2024, Number(tahun) + 24)}-02-01`,
        tmt_selesai: keluar ? '2025-06-30' : null,
        status_aktif: !keluar,
      }
    }),
  )
}
