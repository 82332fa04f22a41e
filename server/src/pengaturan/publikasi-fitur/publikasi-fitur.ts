import {
  FITUR,
  KODE_FITUR,
  KODE_TUJUAN,
  PublikasiInput,
  type KodeFitur,
  type Publikasi,
  type TujuanFitur,
} from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import { fiturTerbuka, keadaanFitur, perubahanBerikut } from '@sivitas/rules/pengaturan/publikasi-fitur/keadaan-fitur'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { shapeIssues } from '../../kit/shape-error'
import { versiUsang } from '../../kit/versioned'
import { catatVersi, genggamSetelan, isiVersi, listVersi } from '../versi/queries'
import { findStudy, listPublikasi, removePublikasi, savePublikasi, unknownProdi, type PublikasiIsi, type PublikasiRow } from './queries'
import { ujiTautan } from './uji-tautan'

const calls = api.pengaturan.publikasiFitur
const MATRIKS = { entitas: 'publikasi-fitur', kunci: 'semua' }

const keyOf = ({ kodeFitur, tujuan }: Pick<PublikasiIsi, 'kodeFitur' | 'tujuan'>) => `${kodeFitur}/${tujuan}`

const bawaan = (kodeFitur: KodeFitur, tujuan: TujuanFitur): PublikasiIsi => {
  const open: readonly TujuanFitur[] = FITUR[kodeFitur][1]
  return { kodeFitur, tujuan, aktif: open.includes(tujuan), mulai: null, selesai: null, prodi: [], angkatan: [], pesanTutup: null }
}

/** Instants as the rules count them. */
const clock = <T extends { mulai: Date | null; selesai: Date | null }>(isi: T) => ({
  ...isi,
  mulai: isi.mulai?.getTime() ?? null,
  selesai: isi.selesai?.getTime() ?? null,
})

function show(isi: PublikasiIsi, row: PublikasiRow | undefined): Publikasi {
  const now = Date.now()
  const next = perubahanBerikut(clock(isi), now)
  return {
    ...isi,
    namaFitur: FITUR[isi.kodeFitur][0],
    keadaan: keadaanFitur(clock(isi), now),
    berubahPada: next === null ? null : new Date(next),
    versi: row?.versi ?? 0,
  }
}

/** All cells, in the order of the features and audiences. */
async function matrix(db: Db): Promise<Publikasi[]> {
  const rows = new Map((await listPublikasi(db)).map((row) => [keyOf(row), row]))
  return KODE_FITUR.flatMap((kodeFitur) =>
    KODE_TUJUAN.map((tujuan) => {
      const row = rows.get(keyOf({ kodeFitur, tujuan }))
      return show(row ? isiOf(row) : bawaan(kodeFitur, tujuan), row)
    }),
  )
}

const isiOf = ({ kodeFitur, tujuan, aktif, mulai, selesai, prodi, angkatan, pesanTutup }: PublikasiIsi): PublikasiIsi => ({
  kodeFitur,
  tujuan,
  aktif,
  mulai,
  selesai,
  prodi,
  angkatan,
  pesanTutup,
})

/** What a version holds: every cell, so that two versions can be laid side by side. */
const snapshot = (cells: readonly PublikasiIsi[]) => Object.fromEntries(cells.map((cell) => [keyOf(cell), isiOf(cell)]))

type Cell = z.output<typeof PublikasiInput>

const filled = (cell: Cell): PublikasiIsi =>
  isiOf({ ...cell, mulai: cell.mulai ?? null, selesai: cell.selesai ?? null, pesanTutup: cell.pesanTutup ?? null })

async function assertProdiKnown(db: Db, cells: readonly Cell[]): Promise<void> {
  for (const [at, { prodi }] of cells.entries()) {
    const [unknown] = prodi.length > 0 ? await unknownProdi(db, prodi) : []
    if (unknown !== undefined) throw isianSalah(`data.${at}.prodi`, `Program studi ${unknown} tidak ditemukan.`, 'tidak_ditemukan')
  }
}

async function change({ db }: Context, cells: readonly Cell[]): Promise<void> {
  await genggamSetelan(db, MATRIKS)
  await assertProdiKnown(db, cells)
  const rows = new Map((await listPublikasi(db)).map((row) => [keyOf(row), row]))
  const sebelum = snapshot(await matrix(db))
  for (const cell of cells) {
    const row = rows.get(keyOf(cell))
    if (cell.versi !== (row?.versi ?? 0))
      throw versiUsang({ versi: row?.versi ?? 0, diubahPada: row?.diubahPada ?? new Date(), oleh: row?.oleh ?? null })
    await savePublikasi(db, filled(cell))
  }
  await catatVersi(db, { ...MATRIKS, sebelum, sesudah: snapshot(await matrix(db)) })
}

/** A cell of an old version, by today's rules; null where that version did not know it. */
function cellOf(version: unknown, { kodeFitur, tujuan, versi }: Publikasi): PublikasiIsi | null {
  const stored = (version as Record<string, object | undefined>)[keyOf({ kodeFitur, tujuan })]
  if (!stored) return null
  const read = PublikasiInput.safeParse({ ...stored, versi })
  if (!read.success) throw shapeIssues(read.error.issues)
  return filled(read.data)
}

async function restore({ db }: Context, nomor: number): Promise<void> {
  await genggamSetelan(db, MATRIKS)
  const version = await isiVersi(db, { ...MATRIKS, nomor })
  const before = await matrix(db)
  for (const cell of before) {
    const wanted = cellOf(version, cell)
    if (!wanted) await removePublikasi(db, cell)
    else if (JSON.stringify(wanted) !== JSON.stringify(isiOf(cell))) await savePublikasi(db, wanted)
  }
  await catatVersi(db, { ...MATRIKS, sebelum: snapshot(before), sesudah: snapshot(await matrix(db)), dariNomor: nomor })
}

export const publikasiFitur = calls.router({
  list: calls.list.handler(async ({ context: { db } }) => ({ data: await matrix(db) })),
  update: calls.update.handler(async ({ input, context }) => {
    await change(context, input.data)
    return { status: { message: 'Data berhasil diubah' }, data: await matrix(context.db) }
  }),
  untuk: calls.untuk.handler(async ({ input: { tujuan }, context: { db, session } }) => {
    const orang = await findStudy(db, session.uuid)
    const now = Date.now()
    const cells = (await matrix(db)).filter((cell) => cell.tujuan === tujuan)
    return {
      data: cells.map((cell) => ({
        kodeFitur: cell.kodeFitur,
        namaFitur: cell.namaFitur,
        keadaan: cell.keadaan,
        terbuka: fiturTerbuka(clock(cell), orang, now),
        pesanTutup: cell.pesanTutup,
        berubahPada: cell.berubahPada,
      })),
    }
  }),
  ujiTautan: calls.ujiTautan.handler(async ({ input, context }) => ({ data: await ujiTautan(context, input.fitur) })),
  versi: calls.versi.handler(async ({ context: { db } }) => ({ data: await listVersi(db, MATRIKS) })),
  kembalikan: calls.kembalikan.handler(async ({ input: { nomor }, context }) => {
    await restore(context, nomor)
    return { status: { message: `Versi ${nomor} dikembalikan` }, data: null }
  }),
})
