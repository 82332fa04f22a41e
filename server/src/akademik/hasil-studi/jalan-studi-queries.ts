import type { HasilAkhir } from '@sivitas/rules/akademik/hasil-studi'
import { sksTanpaRincian } from '@sivitas/rules/akademik/ipk'
import { keadaanMakul, type JejakMakul } from '@sivitas/rules/akademik/keadaan-makul'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { listTranskrip } from './hasil-queries'
import type { NilaiMahasiswa } from './nilai-queries'

/** Field work and final work of a curriculum, as its courses are marked. */
type KaryaStudi = { kode: string; nama: string; sks: number; jenis: 'lapangan' | 'tugas_akhir' } & JejakMakul

type JalanStudi = {
  /** Courses of the period, in the order of their codes; a grade that is not final has no letter yet. */
  krs: readonly NilaiMahasiswa[]
  transkrip: HasilAkhir
  /** Recognised SKS that no course stands for. */
  sksTanpaRincian: number
  karya: readonly KaryaStudi[]
}

type MakulKarya = Pick<KaryaStudi, 'kode' | 'nama' | 'sks' | 'jenis'> & { id: string }

/** Courses marked as field work or final work: those of the prodi, and whichever else was attempted. */
async function listMakulKarya(db: Db, idProdi: string, diambil: readonly string[]): Promise<MakulKarya[]> {
  const { rows } = await sql<MakulKarya>`
    SELECT k.id, k.kode, k.nama, k.sks, CASE WHEN k.jenis = 'S' THEN 'tugas_akhir' ELSE 'lapangan' END AS jenis
      FROM mata_kuliah k
     WHERE (k.jenis = 'S' OR k.teori_praktek = 'L') AND ((k.id_prodi = ${idProdi} AND k.aktif = 'A') OR k.id = ANY (${diambil}::uuid[]))
     ORDER BY k.semester NULLS LAST, k.kode, k.id LIMIT 20`.execute(db)
  return rows
}

/**
 * How a student's study goes: what he takes in a period, his transcript up to it, field work and final work. As long as KRS
 * has no table of its own, its traces are the rows of `nilai` (see krs/terambil-queries).
 * @returns nothing for a student whom the caller may not see
 */
export async function jalanStudi(db: Db, id: string, periode: number): Promise<JalanStudi | undefined> {
  const satu = (await listTranskrip(db, [id], { periode })).get(id)
  if (!satu) return undefined
  const { orang, hasil, nilai } = satu
  const makul = await listMakulKarya(db, orang.idProdi, [...new Set(nilai.map(({ idMakul }) => idMakul))])
  return {
    krs: nilai
      .filter((n) => n.idPeriode === periode && n.huruf !== 'W' && n.konversi !== true)
      .map((n) => (n.final ? n : { ...n, huruf: null }))
      .toSorted((a, b) => a.kode.localeCompare(b.kode)),
    transkrip: hasil,
    sksTanpaRincian: sksTanpaRincian(orang.sksDiakui, nilai),
    karya: makul.map(({ id: idMakul, ...satuMakul }) => ({
      ...satuMakul,
      ...keadaanMakul(
        nilai.filter((n) => n.idMakul === idMakul),
        hasil.mk.find((n) => n.idMakul === idMakul),
      ),
    })),
  }
}
