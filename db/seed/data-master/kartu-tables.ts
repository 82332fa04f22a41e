import { createHash } from 'node:crypto'
import { JENIS_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { isiKartu } from '@sivitas/rules/data-master/isi-kartu'
import { berlakuSampaiKartu, nomorKartu } from '@sivitas/rules/data-master/kartu'
import type { CollegeSeed } from '../college-seed'
import { HARI_INI, hariSesudah, periodeDi, saat } from '../kit/calendar'
import { line, rowsOf, type Cell, type TableRows } from '../kit/copy-text'
import { nomorTemplate, versiTemplate } from '../platform/dokumen/template'
import { daftarOperator } from '../platform/operator'
import { fotoMahasiswa } from './foto-mahasiswa'
import { statusKini, type Mahasiswa } from './mahasiswa'
import { Penduduk } from './orang'

/** Students who have handed in a photo and wait for their first card (walk-through 4), in both sizes. */
const SIAP = 237
const MENDAPAT_KARTU = 'ASUO'
/** Graduates whose last card is still in the books. */
const ALUMNI_SEJAK = 2020

const KELUAR: ReadonlySet<string> = new Set(['M', 'D', 'E', 'P', 'W'])

/** Numbers of those who wait: the newest of those with a photo. */
function siap(c: CollegeSeed): ReadonlySet<number> {
  const berfoto = c.mahasiswa.filter((m) => MENDAPAT_KARTU.includes(statusKini(m)) && fotoMahasiswa(c, m.orang) !== null)
  return new Set(
    berfoto
      .toSorted((a, b) => b.angkatan - a.angkatan || a.n - b.n)
      .slice(0, SIAP)
      .map(({ n }) => n),
  )
}

type Terbit = { status: string; alasan: string }

const pertama = (status: string): Terbit => ({ status, alasan: 'BARU' })

/** What has become of the cards of some in sixty, the oldest card first; all others have their first one still. */
const NASIB: Readonly<Record<number, readonly Terbit[]>> = {
  0: [pertama('hilang')],
  1: [pertama('rusak')],
  2: [pertama('kedaluwarsa')],
  3: [pertama('hilang'), { status: 'aktif', alasan: 'HILANG' }],
  4: [pertama('diganti'), { status: 'aktif', alasan: 'GANTI_DESAIN' }],
}

/** The cards of who studies. Who has a photo has a card in force unless he waits, so that exactly the named number waits. */
function kartuStudi(c: CollegeSeed, m: Mahasiswa, tunggu: ReadonlySet<number>): readonly Terbit[] {
  const berfoto = fotoMahasiswa(c, m.orang) !== null
  if (tunggu.has(m.n) || (m.angkatan > 2024 && !berfoto)) return []
  return (berfoto ? undefined : NASIB[m.n % 60]) ?? [pertama('aktif')]
}

/** The cards that a student has had, the oldest first. */
function kartuDari(c: CollegeSeed, m: Mahasiswa, tunggu: ReadonlySet<number>): readonly Terbit[] {
  const status = statusKini(m)
  if (MENDAPAT_KARTU.includes(status)) return kartuStudi(c, m, tunggu)
  if (m.angkatan < ALUMNI_SEJAK || (status !== 'L' && !KELUAR.has(status))) return []
  return [pertama(status === 'L' ? 'alumni' : 'dicabut')]
}

const KOLOM = [
  'college_id',
  'id',
  'id_mahasiswa',
  'jenis',
  'ke',
  'nomor_kartu',
  'kode',
  'id_template',
  'nomor_versi',
  'nomor_chip',
  'terbit_pada',
  'berlaku_sampai',
  'status',
  'alasan',
  'data',
  'dicetak_oleh',
] as const

function* baris(c: CollegeSeed): Generator<string> {
  const tunggu = siap(c)
  const penduduk = new Penduduk(c)
  const oleh = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  const template = c.ids('template')(nomorTemplate('ktm'))
  let nomor = 0
  for (const m of c.mahasiswa) {
    for (const [i, { status, alasan }] of kartuDari(c, m, tunggu).entries()) {
      const [ke, n] = [i + 1, nomor++]
      const terbit = hariSesudah(periodeDi(m.jalan.masuk).mulai, 30 + 300 * i)
      const sampai = berlakuSampaiKartu(
        { cara: 'tahun', tahun: 4, mulai: periodeDi(m.jalan.masuk).mulai },
        status === 'aktif' ? HARI_INI : terbit,
      )
      const kartu: Cell[] = [
        c.id,
        c.ids('kartu')(n),
        c.ids('mahasiswa')(m.n),
        'ktm',
        ke,
        nomorKartu(m.nim, ke),
        createHash('md5').update(`${c.id}/kartu/${n}`).digest('base64url'),
        template,
        versiTemplate('ktm'),
        n % 700 === 5 ? createHash('md5').update(`${c.id}/chip/${n}`).digest('hex').slice(0, 16).toUpperCase() : null,
        saat(terbit, 36_000 + (n % 3600)),
        sampai,
        status,
        alasan,
        JSON.stringify(isi(c, m, { nama: penduduk.orang(m.orang).nama, nomor: nomorKartu(m.nim, ke), sampai })),
        oleh,
      ]
      yield line(kartu)
    }
  }
}

const JENJANG = { '22': 'D3', '23': 'D4', '30': 'S1', '31': 'Profesi', '35': 'S2', '40': 'S3' } as const

/** What was printed on a card. */
function isi(c: CollegeSeed, m: Mahasiswa, { nama, nomor, sampai }: { nama: string; nomor: string; sampai: string }) {
  const prodi = c.prodi[m.prodi]
  const words = isiKartu({
    nim: m.nim,
    nama,
    angkatan: m.angkatan,
    namaStatus: 'Aktif',
    jenjangProdi: JENJANG[prodi?.jenjang ?? '30'],
    namaProdi: prodi?.nama ?? '',
    namaFakultas: null,
    namaPa: null,
    tempatLahir: null,
    tanggalLahir: `${m.angkatan - 18}-01-01`,
    golonganDarah: null,
    alamat: null,
    jenisKelas: null,
    kampus: null,
    kontakDarurat: null,
    nomorKartu: nomor,
    berlakuSampai: sampai,
  })
  const { nim, nama: tercetak, prodi: labelProdi, angkatan, nomorKartu: nomorTercetak, berlakuSampai } = words
  return {
    isi: { nim, nama: tercetak, prodi: labelProdi, angkatan, nomorKartu: nomorTercetak, berlakuSampai },
    larik: {},
    idFoto: null,
    pejabat: [],
    idFakultas: null,
  }
}

/** Cards that were issued, and how the college prints them: ten on a sheet of A4 (data-master, Demo data). */
export function* kartuTables(c: CollegeSeed): Generator<TableRows> {
  if (!c.lengkap) return
  yield rowsOf(
    'pengaturan_kartu',
    JENIS_KARTU.map((jenis, n) => ({
      college_id: c.id,
      id: c.ids('pengaturan_kartu')(n),
      jenis,
      media: jenis === 'ktm' ? 'a4' : 'cr80',
      kartu_per_halaman: 10,
      margin: JSON.stringify({ atas: 13.5, kiri: 19.4 }),
      garis_potong: true,
      template: '[]',
      masa_berlaku: 'tahun',
      masa_tahun: jenis === 'kartu-asisten' ? 1 : 4,
      id_pejabat: null,
      status_boleh: ['A', 'S', 'U', 'O'],
      cetak_ulang_perlu_alasan: true,
    })),
  )
  yield { table: 'kartu', columns: KOLOM, lines: baris(c) }
}
