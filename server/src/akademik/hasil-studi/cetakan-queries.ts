import { JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { isiLembarKonversi } from '@sivitas/rules/akademik/isi-konversi'
import { isiKhs, isiPemilik, isiTranskrip, type IsiCetak } from '@sivitas/rules/akademik/isi-hasil-studi'
import { daftarPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { SasaranTemplate } from '@sivitas/rules/platform/template'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { DocumentData } from '../../documents/render/page'
import { listContohKonversi, listKonversiTercetak } from '../konversi-nilai/cetakan-queries'
import { listKhs, listTranskrip, type KhsOrang, type TranskripOrang } from './hasil-queries'
import { listEkstrem, listNilai, type NilaiMahasiswa } from './nilai-queries'
import { listOrang, type OrangStudi } from './orang-queries'

/** What goes on an owner's paper, and the words that had to be made up because their area keeps no rows yet. */
export type Cetakan = {
  pemilik: { jenis: 'mahasiswa' | 'mata-kuliah'; id: string; nama: string; nim: string | null; idProdi: string | null }
  sasaran: SasaranTemplate
  data: DocumentData
  contoh: readonly string[]
}

export const namaStatus = (status: string): string => STATUS_MAHASISWA[status as StatusMahasiswa].nama

/** The person as the rules of the papers name him. */
export const tercetak = (orang: OrangStudi) => ({ ...orang, namaStatus: namaStatus(orang.status) })

export function cetakanMahasiswa(orang: OrangStudi, { isi, larik }: IsiCetak, contoh: readonly string[] = []): Cetakan {
  const { id, nama, nim, idProdi, jenjang, idKampus, idJenisKelas: jenisKelas } = orang
  return {
    pemilik: { jenis: 'mahasiswa', id, nama, nim, idProdi },
    sasaran: { jenjang, idProdi, idKampus, jenisKelas },
    data: { isi, larik, idFoto: orang.idFoto },
    contoh,
  }
}

/** A study card as a paper. */
export function cetakanKhs({ orang, hasil, hakSks }: KhsOrang, periode: number): Cetakan {
  return cetakanMahasiswa(orang, isiKhs(tercetak(orang), hasil, { periode, semesterKe: orang.semesterKe, hakSks }))
}

/** A transcript as a paper. */
export function cetakanTranskrip({ orang, hasil, predikat }: TranskripOrang): Cetakan {
  const { gelar, singkatanGelar, judulSkripsi: judulTugasAkhir, tanggalKeluar, status } = orang
  const fakta = {
    ...orang,
    gelar: `${gelar} (${singkatanGelar})`,
    judulTugasAkhir,
    tanggalLulus: status === 'L' ? tanggalKeluar : null,
    predikat,
  }
  return cetakanMahasiswa(orang, isiTranskrip(tercetak(orang), hasil, fakta))
}

/** Words of a kind whose rows another area will keep: the samples of the registry, named so that a test print says so. */
function samples(jenis: JenisTemplate, given: ReadonlySet<string>): { isi: Record<string, string>; contoh: string[] } {
  const made = daftarPlaceholder(jenis).filter(({ larik, kelompok, nama }) => larik === null && !given.has(nama) && !SHARED.has(kelompok))
  return { isi: Object.fromEntries(made.map(({ nama, contoh }) => [nama, contoh])), contoh: made.map(({ nama }) => nama) }
}

/** Filled by the press itself. */
const SHARED = new Set(['Perguruan tinggi', 'Dokumen', 'Penandatangan'])

/** The courses of a student's running period: what a KRS, and the card of an exam, list. */
function barisKelas(jenis: JenisTemplate, nilai: readonly NilaiMahasiswa[]) {
  const loop = jenis === 'kartu-ujian' ? 'ujian' : 'mk'
  const fields = daftarPlaceholder(jenis).filter(({ larik }) => larik === loop)
  const known = new Set(['no', 'kode', 'nama', 'sks', 'kelas', 'dosen', 'ambil'])
  const made = fields.filter(({ nama }) => !known.has(nama))
  const rows = nilai
    .toSorted((a, b) => a.kode.localeCompare(b.kode))
    .map(({ kode, nama, sks, kelas, dosen }, index) => ({
      ...Object.fromEntries(made.map((field) => [field.nama, field.contoh])),
      no: String(index + 1),
      kode,
      nama,
      sks: String(sks),
      kelas,
      dosen,
      ambil: 'B',
    }))
  return { larik: { [loop]: rows }, contoh: made.map(({ nama }) => nama) }
}

async function cetakanKelas(
  db: Db,
  jenis: JenisTemplate,
  { ids, periode }: { ids: readonly string[]; periode: number },
): Promise<Cetakan[]> {
  const [orang, nilai] = [await listOrang(db, ids, periode), await listNilai(db, ids)]
  return orang.map((one) => {
    const taken = (nilai.get(one.id) ?? []).filter(({ idPeriode, konversi }) => idPeriode === periode && konversi !== true)
    const jumlahSks = String(taken.reduce((sum, { sks }) => sum + sks, 0))
    const isi = { ...isiPemilik(tercetak(one)), periode: labelPeriode(periode), semester: String(one.semesterKe), jumlahSks }
    const { isi: made, contoh } = samples(jenis, new Set(Object.keys(isi)))
    const rows = JENIS_TEMPLATE[jenis].kartu ? { larik: {}, contoh: [] } : barisKelas(jenis, taken)
    return cetakanMahasiswa(one, { isi: { ...made, ...isi }, larik: rows.larik }, [...contoh, ...rows.contoh])
  })
}

/** Sheets of conversions; who has none gets the samples. */
async function cetakanKonversi(db: Db, { ids, periode }: { ids: readonly string[]; periode: number }): Promise<Cetakan[]> {
  const [orang, konversi] = [await listOrang(db, ids, periode), await listKonversiTercetak(db, ids)]
  return orang.map((one) => {
    const ada = konversi.get(one.id)
    if (ada) return cetakanMahasiswa(one, isiLembarKonversi(tercetak(one), ada))
    const isi = isiPemilik(tercetak(one))
    const made = samples('konversi-nilai', new Set(Object.keys(isi)))
    return cetakanMahasiswa(one, { isi: { ...made.isi, ...isi }, larik: { mk: [] } }, made.contoh)
  })
}

type MakulRow = {
  id: string
  kode: string
  nama: string
  namaInggris: string | null
  sks: number
  semester: number | null
  idProdi: string
  jenjang: string
}

async function listMakul(db: Db, ids: readonly string[]): Promise<MakulRow[]> {
  const { rows } = await sql<MakulRow>`
    SELECT k.id, k.kode, k.nama, k.nama_inggris, k.sks, k.semester, k.id_prodi, p.jenjang
      FROM mata_kuliah k JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi WHERE k.id = ANY (${ids}::uuid[])`.execute(db)
  return rows
}

async function cetakanRps(db: Db, ids: readonly string[]): Promise<Cetakan[]> {
  const loops = ['cpmk', 'pekan', 'evaluasi'].map((loop) => {
    const fields = daftarPlaceholder('rps').filter(({ larik }) => larik === loop)
    return [
      loop,
      Array.from({ length: loop === 'pekan' ? 16 : 4 }, () => Object.fromEntries(fields.map(({ nama, contoh }) => [nama, contoh]))),
    ] as const
  })
  return (await listMakul(db, ids)).map(({ id, kode, nama, namaInggris, sks, semester, idProdi, jenjang }) => {
    const isi = {
      kodeMk: kode,
      namaMk: nama,
      namaMkInggris: namaInggris,
      sks: String(sks),
      semester: semester === null ? null : String(semester),
    }
    const { isi: made, contoh } = samples('rps', new Set(Object.keys(isi)))
    return {
      pemilik: { jenis: 'mata-kuliah', id, nama: `${kode} ${nama}`, nim: null, idProdi },
      sasaran: { jenjang, idProdi },
      data: { isi: { ...made, ...isi }, larik: Object.fromEntries(loops) },
      contoh: [...contoh, ...loops.map(([loop]) => loop)],
    }
  })
}

/** Papers of a kind for these owners, in the order asked for. Who is not there, or not the caller's, is left out. */
export async function listCetakan(
  db: Db,
  jenis: JenisTemplate,
  { ids, periode }: { ids: readonly string[]; periode: number },
): Promise<Cetakan[]> {
  const made = await papersOf(db, jenis, { ids, periode })
  return made.toSorted((a, b) => ids.indexOf(a.pemilik.id) - ids.indexOf(b.pemilik.id))
}

async function papersOf(db: Db, jenis: JenisTemplate, { ids, periode }: { ids: readonly string[]; periode: number }): Promise<Cetakan[]> {
  if (jenis === 'khs') return [...(await listKhs(db, ids, periode)).values()].map((card) => cetakanKhs(card, periode))
  if (jenis === 'transkrip') return [...(await listTranskrip(db, ids, { periode })).values()].map(cetakanTranskrip)
  if (jenis === 'konversi-nilai') return await cetakanKonversi(db, { ids, periode })
  return jenis === 'rps' ? await cetakanRps(db, ids) : await cetakanKelas(db, jenis, { ids, periode })
}

/** Owners who are hard on a template of the kind: longest and shortest names, most and fewest rows. */
export async function listContoh(
  db: Db,
  jenis: JenisTemplate,
  { jumlah, periode }: { jumlah: number; periode: number },
): Promise<string[]> {
  if (jenis === 'konversi-nilai') return await listContohKonversi(db, jumlah)
  if (jenis !== 'rps')
    return await listEkstrem(db, { jumlah, periode, hanyaPeriode: jenis !== 'transkrip' && !JENIS_TEMPLATE[jenis].kartu })
  const { rows } = await sql<{ id: string }>`
    (SELECT id, length(nama) AS urut FROM mata_kuliah ORDER BY length(nama) DESC, kode, id LIMIT ${Math.ceil(jumlah / 2)})
    UNION (SELECT id, length(nama) FROM mata_kuliah ORDER BY length(nama), kode, id LIMIT ${Math.floor(jumlah / 2)}) ORDER BY 2 DESC, 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
