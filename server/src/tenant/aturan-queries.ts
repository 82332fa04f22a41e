import { ATURAN, DAFTAR_ATURAN, type KunciAturan, type NilaiAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
import { aturanBerlaku as resolve, type SetAturan } from '@sivitas/rules/platform/aturan'
import { galatAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'
import { sql } from 'kysely'
import type { Db } from '../db/client'

/** Whom the rules are asked for; what is left out matches only sets that don't name it. */
export type SasaranAturan = {
  idProdi?: string | null | undefined
  /** Code of the jenjang ('30'); read from the prodi where one is given. */
  jenjang?: string | null | undefined
  idJenisKelas?: string | null | undefined
  /** Year of entry. */
  angkatan?: number | null | undefined
  /** The college's active period where none is given. */
  periode?: number | undefined
}

/** Values that hold, and of each key the set that gave it (null: the product's default). */
export type AturanBerlaku = {
  readonly nilai: { readonly [K in KunciAturan]: NilaiAturan<K> }
  readonly sumber: { readonly [K in KunciAturan]: number | null }
}

type Row = { id: number; jenjang: string | null; idProdi: string | null; idJenisKelas: string | null } & {
  angkatanMulai: number | null
  angkatanSampai: number | null
  berlakuMulai: number
  nilai: Record<string, unknown>
}

const toSet = ({ id, jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai, berlakuMulai, nilai }: Row): SetAturan => ({
  id,
  cakupan: { jenjang, idProdi, jenisKelas: idJenisKelas, angkatanMulai, angkatanSampai },
  berlakuMulai,
  nilai,
})

async function listSets(db: Db): Promise<SetAturan[]> {
  const { rows } = await sql<Row>`
    SELECT id, jenjang, id_prodi, id_jenis_kelas, angkatan_mulai, angkatan_sampai, berlaku_mulai, nilai FROM aturan`.execute(db)
  return rows.map(toSet)
}

async function findPlace(db: Db, idProdi: string | null): Promise<{ jenjang: string | null; periodeAktif: number }> {
  const { rows } = await sql<{ jenjang: string | null; periodeAktif: number }>`
    SELECT (SELECT jenjang FROM prodi WHERE id = ${idProdi}) AS jenjang, periode_aktif FROM college WHERE college_id = app_college()`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('Rules are asked for without a college.')
  return row
}

/**
 * Resolves rules for many targets with one reading of the sets (PL-R35). Answers a function, so that a list of 5,000
 * students costs one query. A target that names a prodi must name its jenjang too.
 */
export async function aturanUntukBanyak(db: Db, periode?: number): Promise<(sasaran: Omit<SasaranAturan, 'periode'>) => AturanBerlaku> {
  const [sets, place] = [await listSets(db), await findPlace(db, null)]
  const kept = new Map<string, AturanBerlaku>()
  return ({ jenjang, idProdi, idJenisKelas, angkatan }) => {
    const key = [jenjang, idProdi, idJenisKelas, angkatan].join('|')
    const known = kept.get(key)
    if (known) return known
    const answer = typed(resolve(sets, { jenjang, idProdi, jenisKelas: idJenisKelas, angkatan }, periode ?? place.periodeAktif))
    kept.set(key, answer)
    return answer
  }
}

/**
 * The rules that hold for a target in a period, key by key with its source (PL-R35): prodi + angkatan before prodi +
 * jenis kelas, prodi, jenjang + angkatan, jenjang, the whole college, the product's default.
 */
export async function aturanBerlaku(db: Db, sasaran: SasaranAturan = {}): Promise<AturanBerlaku> {
  const { idProdi = null, idJenisKelas, angkatan, periode } = sasaran
  const [sets, place] = [await listSets(db), await findPlace(db, idProdi)]
  const jenjang = sasaran.jenjang ?? place.jenjang
  return typed(resolve(sets, { jenjang, idProdi, jenisKelas: idJenisKelas, angkatan }, periode ?? place.periodeAktif))
}

/** Fills in the defaults; a stored value that no longer fits its key is passed over, as a setting of an earlier release. */
function typed(found: ReturnType<typeof resolve>): AturanBerlaku {
  const nilai: Record<string, unknown> = {}
  const sumber: Record<string, number | null> = {}
  for (const [kunci, definition] of DAFTAR_ATURAN) {
    const answer = found[kunci]
    const fits = answer !== undefined && galatAturan(ATURAN[kunci], answer.nilai) === null
    const value = fits ? answer.nilai : definition.bawaan
    nilai[kunci] = definition.tipe === 'bool' ? value === 1 : value
    sumber[kunci] = fits ? answer.idAturan : null
  }
  return { nilai, sumber } as AturanBerlaku
}
