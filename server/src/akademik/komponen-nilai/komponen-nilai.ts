import { KomponenInput, TEORI_PRAKTEK, type KomponenBawaan } from '@sivitas/contract/akademik/komponen-nilai'
import { galatBobot } from '@sivitas/rules/akademik/skala'
import { z } from 'zod'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { withWords } from '../../kit/constraint'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { catatVersi, isiVersi, listVersi } from '../../pengaturan/public'
import { insertKomponenBawaan, listKomponenBawaan } from './queries'

const calls = api.akademik.komponenNilai

type Kode = KomponenBawaan['teoriPraktek']

const ENTITAS = 'komponen-bawaan'
/** What a version holds. */
const IsiVersi = z.object({ baris: z.array(KomponenInput) })

/** What a class starts with while the college has set nothing for its kind of course (AK-R36, AK-R37). */
const BAWAAN: readonly KomponenBawaan['baris'][number][] = [
  { nama: 'Presensi', komponen: 'PRS', jenisEvaluasi: 2, bobot: 10, wajib: true },
  { nama: 'Tugas', komponen: 'TGS', jenisEvaluasi: 1, bobot: 20, wajib: true },
  { nama: 'UTS', komponen: 'UTS', jenisEvaluasi: 4, bobot: 30, wajib: true },
  { nama: 'UAS', komponen: 'UAS', jenisEvaluasi: 4, bobot: 40, wajib: true },
]

async function listKomponen(db: Db): Promise<KomponenBawaan[]> {
  const tersimpan = new Map((await listKomponenBawaan(db)).map((t) => [t.teoriPraktek, t]))
  return (Object.entries(TEORI_PRAKTEK) as [Kode, string][]).map(([teoriPraktek, nama]) => {
    const set = tersimpan.get(teoriPraktek)
    const baris = set ? z.array(KomponenInput).parse(set.baris) : [...BAWAAN]
    return { teoriPraktek, nama, versi: set?.versi ?? 0, baris }
  })
}

const usang = () => new Galat([409, 'versi_usang'], 'Komponen ini sudah diubah orang lain. Muat ulang lalu ulangi perubahan Anda.')

type Simpan = { teoriPraktek: Kode; versi: number; baris: KomponenBawaan['baris']; dariNomor?: number }

/** Writes the components of a kind and keeps the version. @throws Galat 403 prodi, 409 versi_usang, 422 bobot_tidak_100 */
async function simpan({ db, session }: Context, { teoriPraktek, versi, baris, dariNomor }: Simpan): Promise<KomponenBawaan> {
  if (session.idProdi !== null) throw new Galat([403, 'prodi'], 'Komponen bawaan berlaku untuk semua program studi; akses Anda terbatas.')
  const pesan = galatBobot(baris.map((b) => b.bobot))
  if (pesan !== null)
    throw new Galat([422, 'bobot_tidak_100'], pesan, { errors: [{ field: 'baris', code: 'bobot_tidak_100', message: pesan }] })
  const lama = await cari(db, teoriPraktek)
  if (lama.versi !== versi) throw usang()
  const tersimpan = (await listKomponenBawaan(db)).find((t) => t.teoriPraktek === teoriPraktek)
  if (tersimpan) await updateVersioned(db, 'komponenBawaan', { id: tersimpan.id, versi, baris: JSON.stringify(baris) })
  else await withWords({ komponen_bawaan_college_id_teori_praktek_key: usang }, () => insertKomponenBawaan(db, teoriPraktek, baris))
  const asal = dariNomor === undefined ? {} : { dariNomor }
  await catatVersi(db, { entitas: ENTITAS, kunci: teoriPraktek, sebelum: { baris: lama.baris }, sesudah: { baris }, ...asal })
  return await cari(db, teoriPraktek)
}

/** @throws Galat 404 for a kind of course that there is not */
async function cari(db: Db, kunci: string): Promise<KomponenBawaan> {
  const set = (await listKomponen(db)).find(({ teoriPraktek }) => teoriPraktek === kunci)
  if (!set) throw tidakDitemukan('Komponen')
  return set
}

async function kembalikan(context: Context, { kunci, nomor }: { kunci: string; nomor: number }): Promise<void> {
  const { teoriPraktek, versi } = await cari(context.db, kunci)
  const { baris } = IsiVersi.parse(await isiVersi(context.db, { entitas: ENTITAS, kunci, nomor }))
  await simpan(context, { teoriPraktek, versi, baris, dariNomor: nomor })
}

export const komponenNilai = calls.router({
  list: calls.list.handler(async ({ context }) => ({ data: await listKomponen(context.db) })),
  simpan: calls.simpan.handler(async ({ input, context }) => ({ data: await simpan(context, { ...input, versi: input.versi ?? 0 }) })),
  versi: calls.versi.handler(async ({ input: { kunci }, context: { db } }) => ({ data: await listVersi(db, { entitas: ENTITAS, kunci }) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await kembalikan(context, input)
    return { data: null, status: { message: `Versi ${input.nomor} berlaku kembali` } }
  }),
})
