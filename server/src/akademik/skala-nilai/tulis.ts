import { randomUUID } from 'node:crypto'
import type { SkalaNilaiInput } from '@sivitas/contract/akademik/skala-nilai'
import { galatSkala, type BarisSkala } from '@sivitas/rules/akademik/skala'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import type { Db } from '../../db/client'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { catatVersi, isiVersi, listVersi } from '../../pengaturan/public'
import { assertLingkup } from '../set-studi/lingkup'
import { akhiriSkala, deleteBarisSkala, insertBarisSkala, kunciSkala, terpakai, updateBarisSkala } from './queries'
import { BARIS_KHUSUS, listSkala, type Skala } from './skala'

/** @throws Galat 422 `skala_bolong` with the row and field of each fault (PL-R36) */
export function periksaSkala(baris: readonly BarisSkala[]): void {
  const galat = galatSkala(baris)
  if (galat.length === 0) return
  throw new Galat([422, 'skala_bolong'], galat[0]?.pesan ?? 'Skala belum lengkap', {
    errors: galat.map((g) => ({ field: `baris.${g.baris}.${g.bidang}`, code: 'skala_bolong', message: g.pesan })),
  })
}

const ENTITAS = 'skala-nilai'

/** What a version of a scale holds: its letters from the best down. Its reach and dates have their own history. */
type Isi = { baris: BarisSkala[] }
const isi = (baris: readonly BarisSkala[]): Isi => ({
  baris: baris
    .map(({ huruf, indeks, batasBawah, batasAtas, lulus }) => ({ huruf, indeks, batasBawah, batasAtas, lulus }))
    .toSorted((a, b) => b.batasBawah - a.batasBawah),
})

const biasa = (b: BarisSkala) => ({ ...b, khusus: false })

const dipakaiNilai = (db: Db, s: Skala): Promise<boolean> => terpakai(db, s, { mulai: s.berlakuMulai, akhir: s.berlakuAkhir })

/** @throws Galat 409: used scales are ended and copied, never edited (PL-R36) */
async function assertBelumDipakai(db: Db, skala: Skala): Promise<void> {
  if (await dipakaiNilai(db, skala)) {
    throw new Galat(
      [409, 'skala_terpakai'],
      'Skala ini sudah dipakai pada nilai. Akhiri dan salin menjadi skala baru dengan tanggal berlaku yang baru.',
    )
  }
}

async function cari(db: Db, id: string): Promise<Skala> {
  const skala = (await listSkala(db)).find((s) => s.id === id)
  if (!skala) throw tidakDitemukan('Skala nilai')
  return skala
}

/**
 * Fits a new scale into the dates of its reach: the one in force ends the day before, the new one the day before the next.
 * @throws Galat 422 for a scale with gaps, 409 for two that begin on one day
 */
export async function tambahSkala({ db, session }: Context, input: z.output<typeof SkalaNilaiInput>): Promise<string> {
  assertLingkup(session, input)
  periksaSkala(input.baris)
  await kunciSkala(db)
  const [idProdi, jenjang] = [input.idProdi ?? null, input.jenjang ?? null]
  const sama = (await listSkala(db)).filter((s) => s.idProdi === idProdi && s.jenjang === jenjang)
  if (sama.some((s) => s.berlakuMulai === input.berlakuMulai)) {
    const pesan = `Sudah ada skala dengan cakupan ini mulai ${formatTanggal(input.berlakuMulai)}`
    throw new Galat([409, 'duplikat'], pesan, { errors: [{ field: 'berlakuMulai', code: 'duplikat', message: pesan }] })
  }
  const urut = sama.toSorted((a, b) => a.berlakuMulai.localeCompare(b.berlakuMulai))
  const lama = urut.findLast((s) => s.berlakuMulai < input.berlakuMulai)
  const berikut = urut.find((s) => s.berlakuMulai > input.berlakuMulai)
  if (lama && (lama.berlakuAkhir === null || lama.berlakuAkhir >= input.berlakuMulai)) await akhiriSkala(db, lama.id, input.berlakuMulai)
  const idSet = randomUUID()
  const kepala = { idSet, idProdi, jenjang, berlakuMulai: input.berlakuMulai, berlakuAkhir: null }
  await insertBarisSkala(db, kepala, [...input.baris.map(biasa), ...BARIS_KHUSUS])
  if (berikut) await akhiriSkala(db, idSet, berikut.berlakuMulai)
  await catatVersi(db, { entitas: ENTITAS, kunci: idSet, sebelum: null, sesudah: isi(input.baris) })
  return idSet
}

/** Writes the letters of a scale that no grade rests on yet. */
export async function ubahSkala(
  { db, session }: Context,
  { id, versi, baris, dariNomor }: { id: string; versi: number; baris: readonly BarisSkala[]; dariNomor?: number },
): Promise<void> {
  await kunciSkala(db)
  const lama = await cari(db, id)
  assertLingkup(session, lama)
  if (lama.versi !== versi)
    throw new Galat([409, 'versi_usang'], 'Skala ini sudah diubah orang lain. Muat ulang lalu ulangi perubahan Anda.')
  await assertBelumDipakai(db, lama)
  periksaSkala(baris)
  const [ada, baru] = [new Set(lama.baris.map((b) => b.huruf)), new Set(baris.map((b) => b.huruf))]
  const hilang = [...ada].filter((huruf) => !baru.has(huruf))
  if (hilang.length > 0) await deleteBarisSkala(db, id, hilang)
  for (const b of baris) if (ada.has(b.huruf)) await updateBarisSkala(db, id, biasa(b))
  const tambahan = baris.filter((b) => !ada.has(b.huruf)).map(biasa)
  const { idProdi, jenjang, berlakuMulai, berlakuAkhir } = lama
  if (tambahan.length > 0) await insertBarisSkala(db, { idSet: id, idProdi, jenjang, berlakuMulai, berlakuAkhir }, tambahan)
  const asal = dariNomor === undefined ? {} : { dariNomor }
  await catatVersi(db, { entitas: ENTITAS, kunci: id, sebelum: isi(lama.baris), sesudah: isi(baris), ...asal })
}

/**
 * Brings the letters of a version back through the same checks as any change. @throws Galat 404 for a scale that is gone,
 * 409 for one that grades rest on
 */
export async function kembalikanSkala(context: Context, { kunci, nomor }: { kunci: string; nomor: number }): Promise<void> {
  const tersimpan = (await isiVersi(context.db, { entitas: ENTITAS, kunci, nomor })) as Isi | null
  if (tersimpan === null) throw new Galat([409, 'versi_kosong'], 'Pada versi itu skala sudah dihapus.')
  const { versi } = await cari(context.db, kunci)
  await ubahSkala(context, { id: kunci, versi, baris: tersimpan.baris, dariNomor: nomor })
}

export const versiSkala = (db: Db, kunci: string) => listVersi(db, { entitas: ENTITAS, kunci })

/** Removes a scale that no grade rests on; the one before it takes its time over. */
export async function hapusSkala({ db, session }: Context, id: string): Promise<void> {
  await kunciSkala(db)
  const semua = await listSkala(db)
  const skala = await cari(db, id)
  assertLingkup(session, skala)
  await assertBelumDipakai(db, skala)
  const sama = semua.filter((s) => s.idProdi === skala.idProdi && s.jenjang === skala.jenjang && s.id !== id)
  if (sama.length === 0 && skala.idProdi === null && skala.jenjang === null) {
    throw new Galat([409, 'dipakai'], 'Skala terakhir untuk semua program studi tidak dapat dihapus. Ubah isinya.')
  }
  await deleteBarisSkala(db, id, null)
  await catatVersi(db, { entitas: ENTITAS, kunci: id, sebelum: isi(skala.baris), sesudah: null })
  const [sebelum] = sama.filter((s) => s.berlakuMulai < skala.berlakuMulai).toSorted((a, b) => b.berlakuMulai.localeCompare(a.berlakuMulai))
  const [sesudah] = sama.filter((s) => s.berlakuMulai > skala.berlakuMulai).toSorted((a, b) => a.berlakuMulai.localeCompare(b.berlakuMulai))
  if (sebelum) await akhiriSkala(db, sebelum.id, sesudah?.berlakuMulai ?? null)
}

/** A scale as the screen shows it. */
export async function tampilSkala(db: Db, id: string) {
  const skala = await cari(db, id)
  return { ...skala, terpakai: await dipakaiNilai(db, skala) }
}

/** All scales as the screen shows them. */
export async function semuaSkala(db: Db) {
  const hasil = []
  for (const skala of await listSkala(db)) hasil.push({ ...skala, terpakai: await dipakaiNilai(db, skala) })
  return hasil
}
