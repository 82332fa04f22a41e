import { sql } from 'kysely'
import { acrossProdi } from '../../../auth/queries'
import type { Db } from '../../../db/client'

export type RujukanSel = {
  kode: { daftar: string; kode: string; nama: string; aktif: boolean }[]
  /** Level of each region that exists. */
  wilayah: ReadonlyMap<string, number>
  /** Id of each school that was named by its NPSN. */
  sekolah: ReadonlyMap<string, string>
}

type Dicari = { daftar: readonly string[]; wilayah: readonly string[]; npsn: readonly string[] }

/** Everything that the cells of a sheet refer to, in three questions however long the sheet is. */
export async function rujukanSel(db: Db, { daftar, wilayah, npsn }: Dicari): Promise<RujukanSel> {
  const kode = daftar.length
    ? await sql<
        RujukanSel['kode'][number]
      >`SELECT daftar, kode, nama, aktif FROM ref_kode WHERE daftar = ANY (${[...daftar]}::text[])`.execute(db)
    : { rows: [] }
  const tempat = wilayah.length
    ? await sql<{ kode: string; level: number }>`SELECT kode, level FROM wilayah WHERE kode = ANY (${[...wilayah]}::text[])`.execute(db)
    : { rows: [] }
  const sekolah = npsn.length
    ? await sql<{ id: string; npsn: string }>`SELECT id, npsn FROM sekolah WHERE npsn = ANY (${[...npsn]}::text[])`.execute(db)
    : { rows: [] }
  return {
    kode: kode.rows,
    wilayah: new Map(tempat.rows.map((row) => [row.kode, row.level])),
    sekolah: new Map(sekolah.rows.map((row) => [row.npsn, row.id])),
  }
}

/** Whose a NIK is already, in every prodi (DM-R4). */
export async function pemilikNik(db: Db, nik: readonly string[]): Promise<Map<string, string>> {
  if (nik.length === 0) return new Map()
  return await acrossProdi(db, async () => {
    const { rows } = await sql<{ nik: string; id: string }>`SELECT nik, id FROM biodata WHERE nik = ANY (${[...nik]}::text[])`.execute(db)
    return new Map(rows.map((row) => [row.nik, row.id]))
  })
}

export type Paspor = { negara: string; nomor: string }
/** A passport is one of a country's, whatever its letters are written in. */
export const kunciPaspor = ({ negara, nomor }: Paspor): string => `${negara} ${nomor}`

/** Whose a passport is already, in every prodi: unique with its country (table biodata). */
export async function pemilikPaspor(db: Db, paspor: readonly Paspor[]): Promise<Map<string, string>> {
  if (paspor.length === 0) return new Map()
  return await acrossProdi(db, async () => {
    const { rows } = await sql<Paspor & { id: string }>`
      SELECT b.kewarganegaraan AS negara, b.no_paspor AS nomor, b.id
        FROM unnest(${paspor.map(({ negara }) => negara)}::text[], ${paspor.map(({ nomor }) => nomor)}::text[]) AS x(negara, nomor)
        JOIN biodata b ON b.kewarganegaraan = x.negara AND b.no_paspor = x.nomor`.execute(db)
    return new Map(rows.map((row) => [kunciPaspor(row), row.id]))
  })
}
