import type { CollegeSeed } from '../college-seed'
import { line, type TableRows } from '../kit/copy-text'
import { hariSesudah } from '../kit/calendar'
import { Random, hash32 } from '../kit/random'
import { yangKurang, type Titik } from './kelengkapan-demo'
import { namaKerabat } from './nama'
import { Penduduk, nikDari, type Orang } from './orang'

/** Persons of a college in the order of their number: the first registration of each. */
function* persons(college: CollegeSeed): Generator<number> {
  for (const m of college.mahasiswa) if (m.orang === m.n) yield m.n
}

const KELURAHAN = ['Sukamaju', 'Mekarjaya', 'Sukasari', 'Karanganyar', 'Cibogo', 'Sindangsari', 'Margahayu', 'Pasirjati', 'Tanjungsari', 'Kertajaya', 'Wanasari', 'Banjarsari'] as const
const JALAN = ['Melati', 'Kenanga', 'Cempaka', 'Anggrek', 'Mawar', 'Flamboyan', 'Merdeka', 'Pahlawan', 'Diponegoro', 'Kartini', 'Sudirman', 'Gatot Subroto'] as const
const HOBI = ['Membaca', 'Futsal', 'Memasak', 'Musik', 'Berkebun', 'Fotografi', 'Menulis', 'Bersepeda', 'Catur', 'Badminton'] as const

/** What a student lacks, the same answer for person, registration and school. */
export class Kekurangan {
  private readonly acak: Random
  constructor(private readonly college: CollegeSeed) {
    this.acak = new Random(hash32(`${college.id}/kelengkapan`))
  }
  dari(n: number): ReadonlySet<Titik> {
    if (this.tanpaNik(n)) return new Set<Titik>(['nik'])
    return yangKurang(n, this.acak.restart(n), this.college.mahasiswa[n]?.bernama ?? false)
  }
  /** One of the 48 graduates of 57201 has no NIK (kelulusan); a second entry of a person neither. */
  private tanpaNik(n: number): boolean {
    return this.college.pengecualian.mirip.has(n) || (this.college.lengkap && this.college.mahasiswa[n]?.nim === '2102010007')
  }
}

/** Last digits of a NIK count up where region and birth date are the same. */
class NomorNik {
  private readonly terpakai = new Set<string>()
  ambil(orang: Orang, geser: number): string {
    for (let nomor = 1; ; nomor++) {
      const nik = nikDari(orang, nomor, geser)
      if (this.terpakai.has(nik)) continue
      this.terpakai.add(nik)
      return nik
    }
  }
}

const KOLOM_BIODATA = [
  'college_id', 'id', 'nama', 'jenis_kelamin', 'tempat_lahir', 'tanggal_lahir', 'id_agama', 'kewarganegaraan', 'nik', 'nik_terverifikasi', 'no_paspor', 'nisn', 'npwp', 'no_kk', 'nama_ibu_kandung',
  'jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'id_wilayah', 'kode_pos', 'id_jenis_tinggal', 'id_alat_transportasi', 'handphone', 'email', 'email_kampus', 'penerima_kps', 'nomor_kps', 'kebutuhan_khusus',
  'golongan_darah', 'status_pernikahan', 'anak_ke', 'jumlah_saudara', 'tinggi_badan', 'berat_badan', 'ukuran_almamater', 'hobi', 'kontak_darurat', 'id_pddikti', 'status_pddikti',
] as const

const nomorHp = (acak: Random): string => `+628${acak.pick(['12', '13', '21', '22', '52', '57', '78', '95', '96'])}${acak.int(1_000_000, 99_999_999)}`
const kotaSingkat = (kota: string): string => kota.replace(/^(Kabupaten|Kota Administrasi|Kota) /, '').slice(0, 32)

function kontakDarurat(orang: Orang, acak: Random): string {
  return JSON.stringify({ nama: orang.ibu, hubungan: 'Ibu', handphone: nomorHp(acak) })
}

function* barisBiodata(college: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${college.id}/biodata`))
  const penduduk = new Penduduk(college)
  const kekurangan = new Kekurangan(college)
  const nomorNik = new NomorNik()
  const [id, idPddikti] = [college.ids('biodata'), college.ids('pddikti_biodata')]
  for (const n of persons(college)) {
    const o = penduduk.orang(n)
    const kurang = kekurangan.dari(n)
    acak.restart(n)
    const wni = o.negara === 'ID'
    const terkirim = (college.mahasiswa[n]?.angkatan ?? 2025) < 2025
    const email = `${o.nama.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${n}@surel.test`
    const ada = (titik: Titik, nilai: string | null): string | null => (kurang.has(titik) ? null : nilai)
    const janggal = college.pengecualian.nikJanggal.has(n) ? 3 : 0
    yield line([
      college.id, id(n), o.nama, o.jenisKelamin, ada('tempatLahir', wni ? kotaSingkat(o.asal.kota) : 'Luar Negeri'), o.tanggalLahir, ada('agama', o.agama), o.negara,
      wni ? ada('nik', nomorNik.ambil(o, janggal)) : null, wni && janggal === 0 && acak.chance(0.3), wni ? null : `${o.negara}${String(1_000_000 + n)}`,
      wni ? `00${String(10_000_000 + n * 37)}` : null, acak.chance(0.05) ? `${acak.int(100, 999)}${String(n).padStart(12, '0')}` : null, wni ? `${o.asal.kemendagri}${String(1_000_000_000 + n)}` : null, ada('ibu', o.ibu),
      `Jalan ${acak.pick(JALAN)} Nomor ${acak.int(1, 240)}`, null, String(acak.int(1, 15)), String(acak.int(1, 20)), ada('kelurahan', acak.pick(KELURAHAN)), ada('wilayah', o.asal.kode), String(acak.int(10110, 98999)),
      acak.weighted([['1', 60], ['3', 30], ['4', 4], ['2', 3], ['10', 3]] as const), acak.weighted([['13', 66], ['3', 15], ['1', 10], ['14', 5], ['12', 4]] as const), ada('handphone', nomorHp(acak)), ada('email', email),
      `${college.mahasiswa[n]?.nim.toLowerCase() ?? n}@student.${college.def.domain}`, n % 41 === 7, n % 41 === 7 ? `KPS${String(100_000 + n)}` : null, n % 1250 === 600 ? 1 << acak.int(0, 11) : 0,
      acak.pick(['A', 'B', 'AB', 'O', '-']), acak.chance(0.04) ? '1' : '0', acak.int(1, 4), acak.int(0, 5), acak.int(148, 184), acak.int(42, 90), acak.pick(['S', 'M', 'L', 'XL']), acak.pick(HOBI),
      acak.chance(0.7) ? kontakDarurat(o, acak) : null, terkirim ? idPddikti(n) : null, terkirim ? 'TERKIRIM' : kurang.size === 0 ? 'SIAP' : 'BELUM',
    ])
  }
}

const PENDIDIKAN = [['4', 18], ['5', 16], ['6', 40], ['22', 6], ['30', 17], ['35', 3]] as const
const PEKERJAAN = [['3', 16], ['5', 14], ['6', 20], ['7', 10], ['9', 18], ['11', 12], ['12', 3], ['16', 5], ['2', 2]] as const
const PENGHASILAN = [['11', 8], ['12', 18], ['13', 30], ['14', 28], ['15', 14], ['16', 2]] as const

function* barisOrangTua(college: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${college.id}/orang_tua`))
  const penduduk = new Penduduk(college)
  const kekurangan = new Kekurangan(college)
  const [id, idBiodata] = [college.ids('orang_tua'), college.ids('biodata')]
  for (const n of persons(college)) {
    const o = penduduk.orang(n)
    acak.restart(n)
    const peran = ['ayah', 'ibu', ...(acak.chance(0.08) ? ['wali'] : [])] as const
    for (const [i, p] of peran.entries()) {
      const meninggal = p !== 'wali' && acak.chance(p === 'ayah' ? 0.06 : 0.03)
      const nama = p === 'ibu' ? (kekurangan.dari(n).has('ibu') ? null : o.ibu) : namaKerabat(acak, o.suku, 'L')
      yield line([
        college.id, id(n * 3 + i), idBiodata(n), p, nama, null, hariSesudah(o.tanggalLahir, -acak.int(7600, 14_000)), acak.weighted(PENDIDIKAN),
        meninggal ? '98' : p === 'ibu' && acak.chance(0.5) ? '1' : acak.weighted(PEKERJAAN), meninggal ? null : acak.weighted(PENGHASILAN), !meninggal, meninggal ? null : nomorHp(acak),
        acak.chance(0.2) ? `${p}${n}@keluarga.test` : null, null, p === 'wali' ? acak.pick(['paman/bibi', 'kakek/nenek', 'saudara']) : null,
      ])
    }
  }
}

/** Answers the rows of persons and their parents. */
export function* biodataTables(college: CollegeSeed): Generator<TableRows> {
  yield { table: 'biodata', columns: KOLOM_BIODATA, lines: barisBiodata(college) }
  yield {
    table: 'orang_tua',
    columns: ['college_id', 'id', 'id_biodata', 'peran', 'nama', 'nik', 'tanggal_lahir', 'id_pendidikan', 'id_pekerjaan', 'id_penghasilan', 'masih_hidup', 'handphone', 'email', 'alamat', 'hubungan'],
    lines: barisOrangTua(college),
  }
}
