import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import type { Database } from '../../../db/client'
import { inSavepoint } from '../../../db/savepoint'
import { dropFile, keepFile } from '../../../files/files'
import { withWords } from '../../../kit/constraint'
import { duplikat, tidakDitemukan, type Galat } from '../../../kit/galat'
import { insertRow } from '../../../kit/plain-table'
import { removeRow, updateVersioned } from '../../../kit/versioned'
import { assertWholeRow } from '../../../kit/whole-row'
import { todayOf } from '../../../tenant/today'
import type { z } from 'zod'
import { assertKode } from '../../referensi/kode'
import { assertHomebase, bukaDosen } from './checks'
import { ikutiAkun } from './massal'
import { listRiwayat, type JenisRiwayat } from './riwayat-queries'
import { segarkanTurunan } from './turunan-queries'

type Baris = Record<string, unknown> & { id: string; versi: number; idBerkas?: string | null }
type Ubahan = Record<string, unknown> & { idDosen: string; id: string; versi: number }

export type SatuRiwayat = {
  jenis: JenisRiwayat
  table: keyof Database
  /** What the row is called in messages. */
  name: string
  input: z.ZodObject
  /** The field that holds a code, and its list. */
  kode?: { field: string; daftar: string }
  /** The unique index of the table, and what its refusal means. */
  unik?: { index: string; field: string; pesan: string }
  /** A question of its own before a row is written, which may change what is written. */
  sebelum?: (context: Context, isian: Record<string, unknown> & { idDosen: string }, lama: Baris | null) => Promise<Record<string, unknown>>
}

/** The four acts of one history: whoever may write the lecturer writes his histories, and what stands on him follows them. */
export class Riwayat<Row extends object> {
  constructor(private readonly satu: SatuRiwayat) {}

  async list({ db, session }: Context, idDosen: string): Promise<Row[]> {
    await bukaDosen(db, session, idDosen)
    return await listRiwayat<Row>(db, this.satu.jenis, { idDosen })
  }

  async create(context: Context, { idDosen, ...isian }: Record<string, unknown> & { idDosen: string }): Promise<Row> {
    const { db } = context
    await this.#buka(context, idDosen)
    await this.#periksaKode(context, isian, null)
    const kolom = (await this.satu.sebelum?.(context, { ...isian, idDosen }, null)) ?? isian
    await this.#simpanBerkas(context, { idDosen, baru: kolom['idBerkas'], lama: null })
    const id = await withWords(this.#kata(), () => inSavepoint(db, () => insertRow(db, this.satu.table, { ...kolom, idDosen })))
    return await this.#sesudah(context, idDosen, id)
  }

  async update(context: Context, { idDosen, id, versi, ...isian }: Ubahan): Promise<Row> {
    const { db } = context
    await this.#buka(context, idDosen)
    const lama = await this.#ambil(context, idDosen, id)
    assertWholeRow(this.satu.input, lama, isian)
    await this.#periksaKode(context, isian, lama)
    const kolom = (await this.satu.sebelum?.(context, { ...isian, idDosen }, lama)) ?? isian
    if (kolom['idBerkas'] !== undefined)
      await this.#simpanBerkas(context, { idDosen, baru: kolom['idBerkas'], lama: lama.idBerkas ?? null })
    await withWords(this.#kata(), () => inSavepoint(db, () => updateVersioned(db, this.satu.table, { id, versi, ...kolom })))
    if (kolom['idBerkas'] !== undefined && lama.idBerkas && lama.idBerkas !== kolom['idBerkas']) await dropFile(db, lama.idBerkas)
    return await this.#sesudah(context, idDosen, id)
  }

  async remove(context: Context, { idDosen, id }: { idDosen: string; id: string }): Promise<void> {
    await this.#buka(context, idDosen)
    const lama = await this.#ambil(context, idDosen, id)
    await removeRow(context.db, this.satu.table, id)
    if (lama.idBerkas) await dropFile(context.db, lama.idBerkas)
    await this.#ikuti(context, idDosen)
  }

  async #buka({ db, session }: Context, idDosen: string): Promise<void> {
    const { idProdiHomebase } = await bukaDosen(db, session, idDosen)
    await assertHomebase(db, session, idProdiHomebase)
  }

  async #ambil({ db }: Context, idDosen: string, id: string): Promise<Baris> {
    const [row] = await listRiwayat<Baris>(db, this.satu.jenis, { idDosen, id })
    if (!row) throw tidakDitemukan(this.satu.name)
    return row
  }

  async #periksaKode({ db }: Context, isian: Record<string, unknown>, lama: Baris | null): Promise<void> {
    const { kode } = this.satu
    if (kode) await assertKode(db, { ...kode, before: lama?.[kode.field] as string | undefined }, isian[kode.field] as string | undefined)
  }

  #kata(): Record<string, () => Galat> {
    const { unik } = this.satu
    return unik ? { [unik.index]: () => duplikat(unik.field, unik.pesan) } : {}
  }

  async #simpanBerkas({ db }: Context, { idDosen, baru, lama }: { idDosen: string; baru: unknown; lama: string | null }): Promise<void> {
    if (typeof baru !== 'string' || baru === lama) return
    await keepFile(db, baru, { jenis: 'dokumen', area: 'data-master', pemilikJenis: 'dosen', idPemilik: idDosen, field: 'idBerkas' })
  }

  async #ikuti(context: Context, idDosen: string): Promise<void> {
    await noteAct(context.db, { alasan: `Mengikuti riwayat: ${this.satu.name}` })
    await ikutiAkun(context, await segarkanTurunan(context.db, [idDosen], todayOf(context)))
  }

  async #sesudah(context: Context, idDosen: string, id: string): Promise<Row> {
    await this.#ikuti(context, idDosen)
    const [row] = await listRiwayat<Row>(context.db, this.satu.jenis, { idDosen, id })
    if (!row) throw tidakDitemukan(this.satu.name)
    return row
  }
}
