import { DAFTAR_ATURAN, type KunciAturan, type NilaiAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
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

type Row = { id: number; nama: string; jenjang: string | null; idProdi: string | null; idJenisKelas: string | null } & {
  angkatanMulai: number | null
  angkatanSampai: number | null
  berlakuMulai: number
  nilai: Record<string, unknown>
}

type NamedSet = SetAturan & { readonly nama: string }

const toSet = ({ id, nama, jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai, berlakuMulai, nilai }: Row): NamedSet => ({
  id,
  nama,
  cakupan: { jenjang, idProdi, jenisKelas: idJenisKelas, angkatanMulai, angkatanSampai },
  berlakuMulai,
  nilai,
})

async function listSets(db: Db): Promise<NamedSet[]> {
  const { rows } = await sql<Row>`
    SELECT id, nama, jenjang, id_prodi, id_jenis_kelas, angkatan_mulai, angkatan_sampai, berlaku_mulai, nilai FROM aturan`.execute(db)
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

/** A value as the API shows it (booleans 0/1), with the set that gave it. */
export type AturanBersumber = { nilai: unknown; idAturan: number | null; namaAturan: string }

/** Fills in the defaults; a stored value that no longer fits its key is passed over, as one of an earlier release. */
function sourced(
  sets: readonly NamedSet[],
  sasaran: Omit<SasaranAturan, 'periode'>,
  periode: number,
): Record<KunciAturan, AturanBersumber> {
  const { jenjang = null, idProdi = null, idJenisKelas = null, angkatan = null } = sasaran
  const found = resolve(sets, { jenjang, idProdi, jenisKelas: idJenisKelas, angkatan }, periode)
  const entries = DAFTAR_ATURAN.map(([kunci, definition]) => {
    const answer = found[kunci]
    if (answer === undefined || galatAturan(definition, answer.nilai) !== null)
      return [kunci, { nilai: definition.bawaan, idAturan: null, namaAturan: 'Bawaan' }]
    const namaAturan = sets.find(({ id }) => id === answer.idAturan)?.nama ?? ''
    return [kunci, { nilai: answer.nilai, idAturan: answer.idAturan, namaAturan }]
  })
  return Object.fromEntries(entries) as Record<KunciAturan, AturanBersumber>
}

/** From the values of the API to what the code reads. */
function typed(found: Record<KunciAturan, AturanBersumber>): AturanBerlaku {
  const nilai: Record<string, unknown> = {}
  const sumber: Record<string, number | null> = {}
  for (const [kunci, { tipe }] of DAFTAR_ATURAN) {
    const { nilai: value, idAturan } = found[kunci]
    nilai[kunci] = tipe === 'bool' ? value === 1 : value
    sumber[kunci] = idAturan
  }
  return { nilai, sumber } as AturanBerlaku
}

/** As `aturanBerlaku`, in the words of the API and with the names of the sets. */
export async function aturanBersumber(db: Db, sasaran: SasaranAturan = {}): Promise<Record<KunciAturan, AturanBersumber>> {
  const [sets, place] = [await listSets(db), await findPlace(db, sasaran.idProdi ?? null)]
  return sourced(sets, { ...sasaran, jenjang: sasaran.jenjang ?? place.jenjang }, sasaran.periode ?? place.periodeAktif)
}

/**
 * The rules that hold for a target in a period, key by key with its source (PL-R35): prodi + angkatan before prodi +
 * jenis kelas, prodi, jenjang + angkatan, jenjang, the whole college, the product's default.
 */
export async function aturanBerlaku(db: Db, sasaran: SasaranAturan = {}): Promise<AturanBerlaku> {
  return typed(await aturanBersumber(db, sasaran))
}

/**
 * Resolves rules for many targets with one reading of the sets (PL-R35). Answers a function, so that a list of 5,000
 * students costs one query. A target that names a prodi must name its jenjang too.
 */
export async function aturanUntukBanyak(db: Db, periode?: number): Promise<(sasaran: Omit<SasaranAturan, 'periode'>) => AturanBerlaku> {
  const [sets, place] = [await listSets(db), await findPlace(db, null)]
  const kept = new Map<string, AturanBerlaku>()
  return (sasaran) => {
    const key = [sasaran.jenjang, sasaran.idProdi, sasaran.idJenisKelas, sasaran.angkatan].join('|')
    const answer = kept.get(key) ?? typed(sourced(sets, sasaran, periode ?? place.periodeAktif))
    kept.set(key, answer)
    return answer
  }
}
