import { KomponenInput, TEORI_PRAKTEK, type KomponenBawaan } from '@sivitas/contract/akademik/komponen-nilai'
import { galatBobot } from '@sivitas/rules/akademik/skala'
import { z } from 'zod'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { withWords } from '../../kit/constraint'
import { Galat } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { insertKomponenBawaan, listKomponenBawaan } from './queries'

const calls = api.akademik.komponenNilai

type Kode = KomponenBawaan['teoriPraktek']

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

export const komponenNilai = calls.router({
  list: calls.list.handler(async ({ context }) => ({ data: await listKomponen(context.db) })),
  simpan: calls.simpan.handler(async ({ input: { teoriPraktek, versi, baris }, context: { db, session } }) => {
    if (session.idProdi !== null) throw new Galat([403, 'prodi'], 'Komponen bawaan berlaku untuk semua program studi; akses Anda terbatas.')
    const pesan = galatBobot(baris.map((b) => b.bobot))
    if (pesan !== null)
      throw new Galat([422, 'bobot_tidak_100'], pesan, { errors: [{ field: 'baris', code: 'bobot_tidak_100', message: pesan }] })
    const lama = (await listKomponenBawaan(db)).find((t) => t.teoriPraktek === teoriPraktek)
    if ((lama?.versi ?? 0) !== (versi ?? 0)) throw usang()
    if (lama) await updateVersioned(db, 'komponenBawaan', { id: lama.id, versi: lama.versi, baris: JSON.stringify(baris) })
    else await withWords({ komponen_bawaan_college_id_teori_praktek_key: usang }, () => insertKomponenBawaan(db, teoriPraktek, baris))
    const baru = (await listKomponen(db)).find((k) => k.teoriPraktek === teoriPraktek)
    if (!baru) throw new Error(`Components of ${teoriPraktek} were not stored.`)
    return { data: baru }
  }),
})
