import type { Context } from '../../auth/context'
import type { Database, Db } from '../../db/client'
import { dipakai, duplikat, Galat, type FieldError } from '../../kit/galat'
import { plainTable } from '../../kit/plain-table'
import { catatVersi, isiVersi, listVersi } from '../../pengaturan/public'
import { assertLingkup, umum, type Lingkup } from './lingkup'

type Baris = Lingkup & { id: string; versi: number; berlakuMulai: number }
type Isian = Record<string, unknown>
type Perubahan = Isian & { id: string; versi: number }

export type SetTersimpan<Row extends Baris> = {
  table: 'hakSksMaksimum' | 'sksKelulusan' | 'predikat'
  name: string
  find: (db: Db, id: string) => Promise<Row | undefined>
  /** Fields that a version keeps and brings back. */
  fields: readonly (keyof Row & string)[]
  /** Columns of type jsonb. */
  json: readonly string[]
  /** What of the whole row can't be saved, and what must be confirmed first. */
  periksa: (row: Row, konfirmasi: boolean) => void
}

const constraint = { hakSksMaksimum: 'hak_sks_maksimum', sksKelulusan: 'sks_kelulusan', predikat: 'predikat' } as const

/** 422 with one entry a row of a list inside the form. */
export const barisSalah = (errors: readonly FieldError[]): Galat =>
  new Galat([422, 'validasi'], errors[0]?.message ?? 'Isian tidak sesuai', { errors: [...errors] })

/** Lists and objects of these columns as JSON text: the driver would take a list for an array of PostgreSQL. */
const jsonAsText = (values: Isian, json: readonly string[]): Isian =>
  Object.fromEntries(Object.entries(values).map(([k, v]) => [k, json.includes(k) && v !== null && v !== undefined ? JSON.stringify(v) : v]))

const sudahAda = () => duplikat('berlakuMulai', 'Sudah ada set dengan cakupan dan awal berlaku yang sama')

/** The writes of a table of sets: scope and content are checked on the whole row, and each state is kept as a version. */
export function setTersimpan<Row extends Baris>({ table, name, find, fields, json, periksa }: SetTersimpan<Row>) {
  const plain = plainTable<Row>({
    table: table satisfies keyof Database,
    name,
    find,
    words: () => ({ [`${constraint[table]}_sama`]: sudahAda }),
  })
  const isi = (row: Row): Isian => Object.fromEntries(fields.map((field) => [field, row[field]]))
  const columns = (values: Isian): Isian => jsonAsText(values, json)
  const catat = (db: Db, kunci: string, state: { sebelum: unknown; sesudah: unknown; dariNomor?: number }) =>
    catatVersi(db, { entitas: table, kunci, ...state })

  async function ubah(
    { db, session }: Context,
    changes: Perubahan,
    { konfirmasi, dariNomor }: { konfirmasi: boolean; dariNomor?: number },
  ) {
    const lama = await plain.get(db, changes.id)
    assertLingkup(session, lama)
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const whole = { ...lama, ...named }
    assertLingkup(session, whole)
    periksa(whole, konfirmasi)
    const baru = await plain.update(db, { ...columns(changes), id: changes.id, versi: changes.versi })
    await catat(db, baru.id, { sebelum: isi(lama), sesudah: isi(baru), ...(dariNomor === undefined ? {} : { dariNomor }) })
    return baru
  }

  return {
    get: (db: Db, id: string) => plain.get(db, id),
    async create({ db, session }: Context, { konfirmasi, ...values }: Isian & { konfirmasi?: boolean | undefined }) {
      assertLingkup(session, values)
      periksa({ ...Object.fromEntries(fields.map((field) => [field, null])), ...values } as Row, konfirmasi === true)
      const row = await plain.create(db, columns(values))
      await catat(db, row.id, { sebelum: null, sesudah: isi(row) })
      return row
    },
    update: (context: Context, { konfirmasi, ...changes }: Perubahan & { konfirmasi?: boolean | undefined }) =>
      ubah(context, changes, { konfirmasi: konfirmasi === true }),
    async remove({ db, session }: Context, id: string, others: (db: Db, id: string) => Promise<number>) {
      const row = await plain.get(db, id)
      assertLingkup(session, row)
      if (umum(row) && (await others(db, id)) === 0)
        throw dipakai('Set terakhir untuk semua program studi tidak dapat dihapus. Ubah isinya.')
      await plain.remove(db, id)
      await catat(db, id, { sebelum: isi(row), sesudah: null })
    },
    versi: (db: Db, kunci: string) => listVersi(db, { entitas: table, kunci }),
    /** Brings a version back through the same checks as any change; what falls while the IP rises was confirmed then. */
    async kembalikan(context: Context, { kunci, nomor }: { kunci: string; nomor: number }) {
      const lama = (await isiVersi(context.db, { entitas: table, kunci, nomor })) as Isian | null
      if (lama === null) throw new Galat([409, 'versi_kosong'], 'Pada versi itu set belum ada atau sudah dihapus.')
      const { versi } = await plain.get(context.db, kunci)
      await ubah(context, { ...lama, id: kunci, versi }, { konfirmasi: true, dariNomor: nomor })
    },
  }
}
