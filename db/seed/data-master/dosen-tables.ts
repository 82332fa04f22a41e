import type { CollegeSeed } from '../college-seed'
import { line, rowsOf, type Cell, type TableRows } from '../kit/copy-text'
import { hash32, Random } from '../kit/random'
import { periodeDi } from '../kit/calendar'
import { masihStudi, type Mahasiswa } from './mahasiswa'
import { bolehMembimbing, type Dosen } from './dosen'
import { fotoDosen } from './foto-dosen'
import { namaOrang } from './nama'
import { mulaiBertugas, riwayatDosenTables } from './riwayat-dosen-tables'
import { FAKULTAS } from './prodi'
import { kecamatan } from './college-tables'

const IKATAN = { A: 'A', F: 'G', T: 'D' } as const

const KOLOM = [
  'college_id',
  'id',
  'nama',
  'gelar_depan',
  'gelar_belakang',
  'nidn',
  'nuptk',
  'nidk',
  'nip',
  'nik',
  'jenis_kelamin',
  'tempat_lahir',
  'tanggal_lahir',
  'id_agama',
  'negara',
  'jalan',
  'kelurahan',
  'kode_pos',
  'id_wilayah',
  'handphone',
  'email',
  'email_kampus',
  'jenis_dosen',
  'id_ikatan_kerja',
  'id_status_kepegawaian',
  'id_status_keaktifan',
  'id_prodi_homebase',
  'unit_tamu',
  'id_fakultas',
  'jabatan_fungsional',
  'golongan',
  'pendidikan_tertinggi',
  'serdos',
  'maks_bimbingan_pa',
  'maks_sks_mengajar',
  'id_pddikti',
  'nama_ibu_kandung',
  'npwp',
  'status_pernikahan',
  'no_sk_pengangkatan',
  'mulai_sk_pengangkatan',
  'id_lembaga_pengangkat',
  'id_sumber_gaji',
  'bidang_ilmu',
  'sinta_id',
  'rekening_bank',
  'rekening_nomor',
  'rekening_atas_nama',
  'id_foto',
] as const

function nik(d: Dosen, kemendagri: string): string {
  const [tahun = '', bulan = '', hari = ''] = d.tanggalLahir.split('-')
  return `${kemendagri}${String(Number(hari) + (d.jenisKelamin === 'P' ? 40 : 0)).padStart(2, '0')}${bulan}${tahun.slice(2)}${String(9000 - d.n)}`
}

function nidk(d: Dosen): string | null {
  return d.jenis === 'F' && d.nidn !== null && d.n % 7 === 0 ? `88${String(10_000_000 + d.n)}` : null
}

/** What personnel keeps besides; one in ten has gaps, so that completeness differs. */
function lengkapi(d: Dosen, acak: Random): Cell[] {
  const kurang = d.n % 10 === 6
  const rekening = d.n % 4 === 3 ? [null, null, null] : ['Bank Contoh', String(1_300_000_000 + d.n * 37), d.nama]
  const [lembaga, gaji] = d.jenis === 'A' ? ['4', '4'] : ['7', '5']
  const bidang = d.gelarBelakang?.includes('Kom') ? 'Ilmu komputer' : 'Ilmu sosial terapan'
  return [
    kurang ? null : `${namaOrang(acak, 'P').nama}`,
    kurang ? null : `09${String(100_000_000_000 + d.n * 7919)}0`.slice(0, 15),
    acak.chance(0.8) ? '1' : '0',
    kurang ? null : `${String(100 + (d.n % 800))}/SK/YYS/${mulaiBertugas(d).slice(0, 4)}`,
    mulaiBertugas(d),
    lembaga,
    gaji,
    [bidang],
    d.n % 3 === 0 ? String(6_000_000 + d.n) : null,
    ...rekening,
  ]
}

function* barisDosen(c: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${c.id}/dosen_tables`))
  const k = kecamatan(c.def.kemendagri)
  const fak = FAKULTAS.filter((f) => c.prodi.some((p) => p.fakultas === f.kode))
  for (const d of c.dosen) {
    acak.restart(d.n)
    const p = c.prodi[d.prodi]
    const surel = `${d.nama.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${d.n}`
    const pns = d.jenis === 'A' && d.n % 6 === 0
    yield line([
      c.id,
      c.ids('dosen')(d.n),
      d.nama,
      d.gelarDepan,
      d.gelarBelakang,
      d.nidn,
      d.nuptk,
      nidk(d),
      pns ? `${d.tanggalLahir.replaceAll('-', '')}2008011${String(d.n).padStart(3, '0')}` : null,
      nik(d, k.kemendagri),
      d.jenisKelamin,
      'Bandung',
      d.tanggalLahir,
      d.agama,
      'ID',
      `Jalan Dosen Nomor ${acak.int(1, 90)}`,
      'Sukamaju',
      '40135',
      k.kode,
      `+62811${acak.int(1_000_000, 9_999_999)}`,
      `${surel}@surel.test`,
      `${surel}@${c.def.domain}`,
      d.jenis,
      IKATAN[d.jenis],
      pns ? '2' : d.jenis === 'A' ? '4' : '10',
      d.keaktifan,
      d.prodi < 0 ? null : c.ids('prodi')(d.prodi),
      d.prodi < 0 ? 'Praktisi industri' : null,
      p === undefined || c.def.bentuk !== 'universitas' ? null : c.ids('fakultas')(fak.findIndex((f) => f.kode === p.fakultas)),
      d.jabatan,
      d.golongan,
      d.pendidikan,
      d.serdos,
      d.maksPa,
      16,
      d.nidn === null ? null : c.ids('pddikti_dosen')(d.n),
      ...lengkapi(d, acak),
      fotoDosen(c, d),
    ])
  }
}

/** First main period in which a lecturer of the same prodi advised before, for one student in thirty. */
function* barisPa(c: CollegeSeed): Generator<string> {
  let n = 0
  const id = c.ids('dosen_pa')
  const baris = (
    m: Mahasiswa,
    dosen: number,
    masa: { mulai: number; akhir: number | null; alasan: string | null; sebab?: 'ganti' | 'keluar' },
  ): string =>
    line([
      c.id,
      id(n++),
      c.ids('mahasiswa')(m.n),
      c.ids('dosen')(dosen),
      masa.mulai,
      masa.akhir,
      `${100 + (m.prodi % 50)}/SK-PA/${m.angkatan}`,
      masa.alasan,
      masa.sebab ?? null,
    ])
  for (const m of c.mahasiswa) {
    const masuk = periodeDi(m.jalan.masuk).id
    if (m.pa >= 0) {
      const ganti = m.angkatan <= 2023 && m.n % 30 === 5
      if (ganti) yield baris(m, sejawat(c, m.pa), { mulai: masuk, akhir: 20232, alasan: 'Dosen sebelumnya tugas belajar', sebab: 'ganti' })
      yield baris(m, m.pa, { mulai: ganti ? 20241 : masuk, akhir: null, alasan: null })
    } else if (!masihStudi(m)) {
      const d = c.dosen.find((x) => x.prodi === m.prodi && bolehMembimbing(x))
      const keluar = m.jalan.keluar
      if (d !== undefined && keluar !== null)
        yield baris(m, sejawat(c, d.n, m.n), { mulai: masuk, akhir: periodeDi(keluar.tempat).id, alasan: null, sebab: 'keluar' })
    }
  }
}

/** Another lecturer of the same prodi. */
function sejawat(c: CollegeSeed, dosen: number, geser = 1): number {
  const prodi = c.dosen[dosen]?.prodi
  const daftar = c.dosen.filter((d) => d.prodi === prodi)
  return daftar[(daftar.findIndex((d) => d.n === dosen) + geser) % daftar.length]?.n ?? dosen
}

function kelasDefault(c: CollegeSeed): TableRows {
  return rowsOf(
    'kelas_default',
    c.kelasDefault.map((k, i) => {
      const wali = c.dosen.filter((d) => d.prodi === k.prodi && bolehMembimbing(d))
      const w = wali[i % Math.max(1, wali.length)]
      return {
        college_id: c.id,
        id: c.ids('kelas_default')(i),
        kode: k.kode,
        nama: k.nama,
        id_prodi: c.ids('prodi')(k.prodi),
        angkatan: k.angkatan,
        id_kampus: c.ids('kampus')(k.kampus + 1),
        id_jenis_kelas: c.ids('jenis_kelas')(k.jenisKelas),
        kapasitas: 40,
        id_dosen_wali: w === undefined ? null : c.ids('dosen')(w.n),
      }
    }),
  )
}

/** Answers the rows of lecturers, their advisees and the classes of the cohorts. */
export function* dosenTables(c: CollegeSeed): Generator<TableRows> {
  yield { table: 'dosen', columns: KOLOM, lines: barisDosen(c) }
  yield* riwayatDosenTables(c)
  yield kelasDefault(c)
  yield {
    table: 'dosen_pa',
    columns: ['college_id', 'id', 'id_mahasiswa', 'id_dosen', 'mulai_periode', 'akhir_periode', 'nomor_sk', 'alasan', 'sebab_akhir'],
    lines: barisPa(c),
  }
}
