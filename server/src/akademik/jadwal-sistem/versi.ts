import { kodeJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { z } from 'zod'
import type { Context } from '../../auth/context'
import { acrossProdi } from '../../auth/queries'
import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { catatVersi, isiVersi, listVersi } from '../../pengaturan/public'
import { activeRows, type BarisBerlaku } from './berlaku-queries'
import { assertSasaran, assertUrutan, bukaPerubahan, umum } from './izin'
import { insertJadwal, moveJadwal, restJadwal } from './queries'

/** One window of a period with all its exceptions is one setting, and so has one line of versions (platform, Beyond 5). */
type Jendela = { idPeriode: number; kode: KodeJendela }

const Potret = z
  .array(
    z.object({
      mulai: z.iso.datetime(),
      selesai: z.iso.datetime(),
      idProdi: z.string().nullable(),
      angkatan: z.number().nullable(),
      idMahasiswa: z.string().nullable(),
      alasan: z.string().nullable(),
    }),
  )
  .nullable()
type Baris = NonNullable<z.infer<typeof Potret>>[number]

const setelan = ({ idPeriode, kode }: Jendela) => ({ entitas: 'jadwal_sistem', kunci: `${idPeriode}/${kode}` })

/** All active rows, those of other prodi too: a version is the whole window, whoever changed a part of it. */
const rowsOf = (db: Db, { idPeriode, kode }: Jendela) => acrossProdi(db, () => activeRows(db, idPeriode, kode))

const potretOf = (rows: readonly BarisBerlaku[]): Baris[] | null =>
  rows.length === 0
    ? null
    : rows
        .map(({ mulai, selesai, prodi, angkatan, idMahasiswa, alasan }) => ({
          mulai: new Date(mulai).toISOString(),
          selesai: new Date(selesai).toISOString(),
          idProdi: prodi,
          angkatan,
          idMahasiswa,
          alasan,
        }))
        .toSorted((a, b) => (cakupan(a) < cakupan(b) ? -1 : 1))

const cakupan = ({ idProdi, angkatan, idMahasiswa }: Baris) => `${idProdi}/${angkatan}/${idMahasiswa}`

/** Runs a change of one window and keeps what the window was before and is afterwards. */
export async function denganVersi<T>(
  db: Db,
  { dariNomor, ...jendela }: Jendela & { dariNomor?: number },
  run: () => Promise<T>,
): Promise<T> {
  const sebelum = potretOf(await rowsOf(db, jendela))
  const answer = await run()
  const sesudah = potretOf(await rowsOf(db, jendela))
  await catatVersi(db, { ...setelan(jendela), sebelum, sesudah, dariNomor })
  return answer
}

/** @throws Galat 422 for a key that is no '{idPeriode}/{kode}' */
function jendelaOf(kunci: string): Jendela {
  const [periode = '', kode = ''] = kunci.split('/')
  if (!/^\d{5}$/.test(periode) || !kodeJendela(kode)) throw isianSalah('kunci', 'Jendela tidak dikenal')
  return { idPeriode: Number(periode), kode }
}

export const versiJendela = (db: Db, kunci: string) => listVersi(db, setelan(jendelaOf(kunci)))

/** Brings a version back through the same checks as any change; rows that it did not have rest. */
export async function kembalikan(context: Context, { kunci, nomor }: { kunci: string; nomor: number }): Promise<void> {
  const jendela = jendelaOf(kunci)
  const { db } = context
  assertSasaran(context, {})
  const tujuan = Potret.parse(await isiVersi(db, { ...setelan(jendela), nomor })) ?? []
  const kini = new Map((await rowsOf(db, jendela)).map((row) => [cakupan({ ...baku(row) }), row]))
  const utama = [...kini.values()].find((row) => umum({ ...row, idProdi: row.prodi }))
  const lewat = (utama?.selesai ?? Number.POSITIVE_INFINITY) < Date.now()
  await bukaPerubahan(context, { idPeriode: jendela.idPeriode, lewat, alasan: `Mengembalikan versi ${nomor}` })
  const baruUmum = tujuan.find(umum)
  if (baruUmum)
    await assertUrutan(context, jendela.idPeriode, [
      { kode: jendela.kode, mulai: new Date(baruUmum.mulai), selesai: new Date(baruUmum.selesai) },
    ])
  await denganVersi(db, { ...jendela, dariNomor: nomor }, () => tulisPotret(db, jendela, { tujuan, kini }))
}

const baku = (row: BarisBerlaku): Baris => ({ ...row, idProdi: row.prodi, mulai: '', selesai: '' })

async function tulisPotret(
  db: Db,
  jendela: Jendela,
  { tujuan, kini }: { tujuan: readonly Baris[]; kini: ReadonlyMap<string, BarisBerlaku> },
): Promise<void> {
  const ada = new Set(tujuan.map(cakupan))
  await restJadwal(
    db,
    [...kini].flatMap(([kunci, row]) => (ada.has(kunci) ? [] : [row.id])),
  )
  const baru = tujuan.filter((baris) => !kini.has(cakupan(baris)))
  if (baru.length > 0)
    await insertJadwal(
      db,
      baru.map((baris) => ({ ...jendela, ...baris, mulai: new Date(baris.mulai), selesai: new Date(baris.selesai) })),
    )
  for (const baris of tujuan) {
    const row = kini.get(cakupan(baris))
    if (row) await moveJadwal(db, row.id, { mulai: new Date(baris.mulai), selesai: new Date(baris.selesai), alasan: baris.alasan })
  }
}
