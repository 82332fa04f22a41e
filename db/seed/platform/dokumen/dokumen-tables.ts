import { createHash } from 'node:crypto'
import type { IsiCetak } from '@sivitas/rules/akademik/isi-hasil-studi'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { CollegeSeed } from '../../college-seed'
import type { Mahasiswa } from '../../data-master/mahasiswa'
import { Penduduk } from '../../data-master/orang'
import { FAKULTAS } from '../../data-master/prodi'
import { HARI_INI, hariSesudah, tempatPeriode } from '../../kit/calendar'
import { rowsOf, type Cell, type TableRows } from '../../kit/copy-text'
import { daftarOperator } from '../operator'
import { isiKhsDemo, isiTranskripDemo } from './isi'
import { daftarPejabat, pejabatRows, tercetak, type PejabatDemo } from './pejabat'
import { BukuNomor, nomorRows } from './penomoran'
import { nomorTemplate, templateRows, versiTemplate } from './template'

const PERIODE_KHS = 20242

/** A document to come: whose, of which kind, on which day, and what became of it. */
interface Rencana {
  readonly m: Mahasiswa
  readonly jenis: 'khs' | 'transkrip'
  readonly tanggal: string
  readonly akhir: 'terbit' | 'dibatalkan' | 'diganti'
}

const BANYAK = { besar: { dokumen: 1500, batal: 20, ganti: 15 }, kecil: { dokumen: 150, batal: 2, ganti: 2 } } as const

/** Every how-manieth document is a graduate's transcript. */
const TRANSKRIP_TIAP = 5

function rencana(c: CollegeSeed): Rencana[] {
  const { dokumen, batal, ganti } = BANYAK[c.lengkap ? c.ukuran : 'kecil']
  const banyak = c.lengkap ? dokumen : 30
  const tempat = tempatPeriode(PERIODE_KHS)
  const ikut = ({ jalan, n }: Mahasiswa) =>
    jalan.masuk < tempat && jalan.keluar === null && (c.baris.rentang(n)[1] ?? 0) - c.baris.rentang(n)[0] > 8
  const aktif = c.mahasiswa.filter(ikut)
  const lulus = c.mahasiswa.filter(
    ({ jalan }) =>
      jalan.keluar?.status === 'L' && jalan.keluar.tanggal >= '2024-01-01' && jalan.keluar.tanggal < hariSesudah(HARI_INI, -20),
  )
  const transkrip = lulus
    .slice(0, Math.floor(banyak / TRANSKRIP_TIAP))
    .map((m): Rencana => ({ m, jenis: 'transkrip', tanggal: hariSesudah(m.jalan.keluar?.tanggal ?? HARI_INI, 10), akhir: 'terbit' }))
  const sisa = banyak - transkrip.length - ganti
  const langkah = Math.max(1, Math.floor(aktif.length / sisa))
  const khs = aktif
    .filter((_, i) => i % langkah === 0)
    .slice(0, sisa)
    .map((m, i): Rencana => ({
      m,
      jenis: 'khs',
      tanggal: hariSesudah('2025-07-21', i % 90),
      akhir: i % 7 === 3 && i / 7 < batal ? 'dibatalkan' : i % 7 === 5 && i / 7 < ganti ? 'diganti' : 'terbit',
    }))
  // Who has a replaced card has the one that replaced it as well, some days later.
  const pengganti = khs
    .filter(({ akhir }) => akhir === 'diganti')
    .map((r): Rencana => ({ ...r, tanggal: hariSesudah(r.tanggal, 3), akhir: 'terbit' }))
  return [...transkrip, ...khs, ...pengganti].toSorted((a, b) => a.tanggal.localeCompare(b.tanggal))
}

/** Who signed on a day: those of the owner's faculty and of the college. */
function penandatangan(c: CollegeSeed, { m, jenis, tanggal }: Rencana, pejabat: readonly PejabatDemo[]) {
  const kode = c.prodi[m.prodi]?.fakultas
  const fakultas = c.ids('fakultas')(FAKULTAS.filter((f) => c.prodi.some((p) => p.fakultas === f.kode)).findIndex((f) => f.kode === kode))
  const jabatan = c.def.bentuk === 'universitas' ? (jenis === 'khs' ? ['WD1'] : ['DEKAN', 'REKTOR']) : jenis === 'khs' ? ['WK1'] : ['KETUA']
  return jabatan.flatMap((j) => {
    const p = pejabat.find(
      (x) => x.jabatan === j && x.mulai <= tanggal && (x.selesai ?? tanggal) >= tanggal && [null, fakultas].includes(x.idLingkup),
    )
    return p === undefined ? [] : [tercetak(c, p)]
  })
}

const kodeDari = (id: string): string => Buffer.from(createHash('sha256').update(id).digest().subarray(0, 16)).toString('base64url')

interface Bahan {
  readonly c: CollegeSeed
  readonly penduduk: Penduduk
  readonly pejabat: readonly PejabatDemo[]
  readonly buku: BukuNomor
  readonly oleh: string
  /** The replacing card of each owner who has one. */
  readonly pengganti: ReadonlyMap<number, number>
}

const JUDUL = { khs: 'Kartu Hasil Studi', transkrip: 'Transkrip Akademik' } as const

function baris({ c, penduduk, pejabat, buku, oleh, pengganti }: Bahan, r: Rencana, n: number): Record<string, Cell> {
  const id = c.ids('dokumen')(n)
  const isi: IsiCetak = r.jenis === 'khs' ? isiKhsDemo(c, r.m, { periode: PERIODE_KHS, penduduk }) : isiTranskripDemo(c, r.m, penduduk)
  const alasan = r.akhir === 'dibatalkan' ? 'Salah cetak nama' : null
  const nomor = buku.ambil(r.jenis === 'khs' ? 'KHS' : 'TRN', { tanggal: r.tanggal, idDokumen: id, batal: alasan })
  const lengkap = { ...isi, isi: { ...isi.isi, nomor, tanggalCetak: formatTanggal(r.tanggal) } }
  return {
    college_id: c.id,
    id,
    kode: kodeDari(id),
    jenis: r.jenis,
    id_template: c.ids('template')(nomorTemplate(r.jenis)),
    nomor_versi: versiTemplate(r.jenis),
    nomor,
    pemilik_jenis: 'mahasiswa',
    id_pemilik: c.ids('mahasiswa')(r.m.n),
    nama_pemilik: penduduk.orang(r.m.orang).nama,
    nim_pemilik: r.m.nim,
    id_prodi: c.ids('prodi')(r.m.prodi),
    id_periode: r.jenis === 'khs' ? PERIODE_KHS : null,
    tanggal: r.tanggal,
    judul: JUDUL[r.jenis],
    data: JSON.stringify(lengkap),
    sidik: 'arsip-lama',
    hash: null,
    id_berkas: null,
    status: r.akhir,
    diterbitkan_pada: `${r.tanggal} 09:30:00+07`,
    diterbitkan_oleh: oleh,
    pejabat: JSON.stringify(penandatangan(c, r, pejabat)),
    jumlah_cetak: 1 + (n % 9 === 4 ? 1 : 0),
    id_pengganti: r.akhir === 'diganti' ? c.ids('dokumen')(pengganti.get(r.m.n) ?? n) : null,
    alasan,
    berakhir_pada: r.akhir === 'terbit' ? null : `${hariSesudah(r.tanggal, 3)} 10:00:00+07`,
    berakhir_oleh: r.akhir === 'terbit' ? null : oleh,
  }
}

/** Answers officials, numbering, templates and the archive of documents; their files are made when one is first opened. */
export function* dokumenTables(c: CollegeSeed): Generator<TableRows> {
  const daftar = rencana(c)
  const diganti = new Set(daftar.filter(({ akhir }) => akhir === 'diganti').map(({ m }) => m.n))
  const pengganti = new Map(
    daftar.flatMap((r, n) => (r.jenis === 'khs' && r.akhir === 'terbit' && diganti.has(r.m.n) ? [[r.m.n, n] as const] : [])),
  )
  const bahan = {
    c,
    penduduk: new Penduduk(c),
    pejabat: daftarPejabat(c),
    buku: new BukuNomor(),
    pengganti,
    oleh: c.ids('akun')(daftarOperator(c)[0]?.id ?? 0),
  }
  const dokumen = daftar.map((r, n) => baris(bahan, r, n))
  bahan.buku.lain()
  yield pejabatRows(c)
  yield* nomorRows(c, bahan.buku)
  yield templateRows(c)
  yield rowsOf('dokumen', dokumen)
}
