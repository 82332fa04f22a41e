import { awalanKodePos } from '@sivitas/rules/data-master/kode-pos'
import type { CollegeSeed } from '../college-seed'
import { line, type Cell, type TableRows } from '../kit/copy-text'
import { Random, hash32 } from '../kit/random'
import { fotoMahasiswa } from './foto-mahasiswa'
import { Kekurangan, ada, nomorHp, persons } from './kekurangan'
import type { Titik } from './kelengkapan-demo'
import { Penduduk, nikDari, type Orang } from './orang'

const KELURAHAN = [
  'Sukamaju',
  'Mekarjaya',
  'Sukasari',
  'Karanganyar',
  'Cibogo',
  'Sindangsari',
  'Margahayu',
  'Pasirjati',
  'Tanjungsari',
  'Kertajaya',
  'Wanasari',
  'Banjarsari',
] as const
const JALAN = [
  'Melati',
  'Kenanga',
  'Cempaka',
  'Anggrek',
  'Mawar',
  'Flamboyan',
  'Merdeka',
  'Pahlawan',
  'Diponegoro',
  'Kartini',
  'Sudirman',
  'Gatot Subroto',
] as const
const HOBI = ['Membaca', 'Futsal', 'Memasak', 'Musik', 'Berkebun', 'Fotografi', 'Menulis', 'Bersepeda', 'Catur', 'Badminton'] as const

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
  'college_id',
  'id',
  'nama',
  'jenis_kelamin',
  'tempat_lahir',
  'tanggal_lahir',
  'id_agama',
  'kewarganegaraan',
  'nik',
  'nik_terverifikasi',
  'no_paspor',
  'nisn',
  'npwp',
  'no_kk',
  'nama_ibu_kandung',
  'jalan',
  'dusun',
  'rt',
  'rw',
  'kelurahan',
  'id_wilayah',
  'kode_pos',
  'id_jenis_tinggal',
  'id_alat_transportasi',
  'handphone',
  'email',
  'email_kampus',
  'penerima_kps',
  'nomor_kps',
  'kebutuhan_khusus',
  'golongan_darah',
  'status_pernikahan',
  'anak_ke',
  'jumlah_saudara',
  'tinggi_badan',
  'berat_badan',
  'ukuran_almamater',
  'hobi',
  'kontak_darurat',
  'id_foto',
  'id_pddikti',
  'status_pddikti',
] as const

const kotaSingkat = (kota: string): string => kota.replace(/^(Kabupaten|Kota Administrasi|Kota) /, '').slice(0, 32)

function kontakDarurat(orang: Orang, acak: Random): string {
  return JSON.stringify({ nama: orang.ibu, hubungan: 'Ibu', handphone: nomorHp(acak) })
}

interface Baris {
  readonly n: number
  readonly orang: Orang
  readonly kurang: ReadonlySet<Titik>
  readonly acak: Random
  /** The NIK is meant not to fit. */
  readonly janggal: boolean
}

/** Numbers of identity: a citizen has NIK, NISN and family card, a foreigner a passport. */
function nomorIdentitas({ n, orang: o, kurang, acak, janggal }: Baris, nomorNik: NomorNik): Cell[] {
  const npwp = acak.chance(0.05) ? `${acak.int(100, 999)}${String(n).padStart(12, '0')}` : null
  if (o.negara !== 'ID') return [null, false, `${o.negara}${String(1_000_000 + n)}`, null, npwp, null]
  const nik = nomorNik.ambil(o, janggal ? 3 : 0)
  return [
    ada(kurang, 'nik', nik),
    !janggal && !kurang.has('nik') && acak.chance(0.3),
    null,
    `00${String(10_000_000 + n * 37)}`,
    npwp,
    `${o.asal.kemendagri}${String(1_000_000_000 + n)}`,
  ]
}

/** In the region of the kecamatan, but for one in 500 whose address the guard of consistency is to find. */
function kodePos({ n, orang: o }: Baris, angka: number): string {
  const awalan = awalanKodePos(o.asal.kode.slice(0, 2))
  return n % 500 === 250 ? String(angka) : `${awalan[angka % awalan.length] ?? ''}${String(angka).slice(1)}`
}

function alamat(b: Baris): Cell[] {
  const { orang: o, kurang, acak } = b
  return [
    `Jalan ${acak.pick(JALAN)} Nomor ${acak.int(1, 240)}`,
    null,
    String(acak.int(1, 15)),
    String(acak.int(1, 20)),
    ada(kurang, 'kelurahan', acak.pick(KELURAHAN)),
    ada(kurang, 'wilayah', o.asal.kode),
    kodePos(b, acak.int(10110, 98999)),
    acak.weighted([
      ['1', 60],
      ['3', 30],
      ['4', 4],
      ['2', 3],
      ['10', 3],
    ] as const),
    acak.weighted([
      ['13', 66],
      ['3', 15],
      ['1', 10],
      ['14', 5],
      ['12', 4],
    ] as const),
  ]
}

function kontak({ n, orang: o, kurang, acak }: Baris, emailKampus: string): Cell[] {
  const email = `${o.nama.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${n}@surel.test`
  const kps = n % 41 === 7
  return [
    ada(kurang, 'handphone', nomorHp(acak)),
    ada(kurang, 'email', email),
    emailKampus,
    kps,
    kps ? `KPS${String(100_000 + n)}` : null,
    n % 1250 === 600 ? 1 << acak.int(0, 11) : 0,
  ]
}

function pribadi({ orang: o, acak }: Baris): Cell[] {
  return [
    acak.pick(['A', 'B', 'AB', 'O', '-']),
    acak.chance(0.04) ? '1' : '0',
    acak.int(1, 4),
    acak.int(0, 5),
    acak.int(148, 184),
    acak.int(42, 90),
    acak.pick(['S', 'M', 'L', 'XL']),
    acak.pick(HOBI),
    acak.chance(0.7) ? kontakDarurat(o, acak) : null,
  ]
}

/** State of the report to PDDikti: older intakes were sent. */
const statusPddikti = (terkirim: boolean, kurang: ReadonlySet<Titik>): string =>
  terkirim ? 'TERKIRIM' : kurang.size === 0 ? 'SIAP' : 'BELUM'

function* barisBiodata(college: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${college.id}/biodata`))
  const penduduk = new Penduduk(college)
  const kekurangan = new Kekurangan(college)
  const nomorNik = new NomorNik()
  const [id, idPddikti] = [college.ids('biodata'), college.ids('pddikti_biodata')]
  for (const n of persons(college)) {
    const m = college.mahasiswa[n]
    if (m === undefined) continue
    const b: Baris = {
      n,
      orang: penduduk.orang(n),
      kurang: kekurangan.dari(n),
      acak: acak.restart(n),
      janggal: college.pengecualian.nikJanggal.has(n),
    }
    const { orang: o, kurang } = b
    const terkirim = m.angkatan < 2025
    yield line([
      college.id,
      id(n),
      o.nama,
      o.jenisKelamin,
      ada(kurang, 'tempatLahir', o.negara === 'ID' ? kotaSingkat(o.asal.kota) : 'Luar Negeri'),
      o.tanggalLahir,
      ada(kurang, 'agama', o.agama),
      o.negara,
      ...nomorIdentitas(b, nomorNik),
      ada(kurang, 'ibu', o.ibu),
      ...alamat(b),
      ...kontak(b, `${m.nim.toLowerCase()}@student.${college.def.domain}`),
      ...pribadi(b),
      fotoMahasiswa(college, n),
      terkirim ? idPddikti(n) : null,
      statusPddikti(terkirim, kurang),
    ])
  }
}

/** Answers the rows of persons. */
export function* biodataTables(college: CollegeSeed): Generator<TableRows> {
  yield { table: 'biodata', columns: KOLOM_BIODATA, lines: barisBiodata(college) }
}
