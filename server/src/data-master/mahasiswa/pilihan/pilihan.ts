import { PILIHAN_MAX, type Ditolak, type PilihanMahasiswa } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Context } from '../../../auth/context'
import { isianSalah } from '../../../kit/galat'
import { anggotaOf } from '../kelompok/resolve'
import { filterMembers, namedMembers } from '../kelompok/queries'
import { byNim, listNimLama, listPilihan, type OrangPilihan } from './queries'

/** Who chooses: all that finding students needs, so that a job can choose as well. */
export type Pemilih = Pick<Context, 'db' | 'session'>

export type Terpilih = {
  orang: OrangPilihan[]
  /** Who was named and not found. */
  ditolak: Ditolak[]
  /** Of a pasted list: the student behind each line, in its order. */
  baris: { teks: string; orang: OrangPilihan | null }[]
}

const rapikan = (nim: string) => nim.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * The students that a bulk act is for, in the order of their NIM; with `hold` their rows are held until the transaction ends.
 * Row-level security leaves out whom the caller may not touch. @throws Galat 422 when there are too many or nobody
 */
export async function terpilih(context: Pemilih, pilihan: PilihanMahasiswa, hold: boolean): Promise<Terpilih> {
  const { db, session } = context
  if ('nim' in pilihan) return await tertempel(context, pilihan.nim, hold)
  const periode = 'saringan' in pilihan ? (pilihan.saringan.periode ?? session.sesiSemester) : session.sesiSemester
  const condition =
    'saringan' in pilihan
      ? filterMembers(
          pilihan.saringan,
          { periode, alike: false, anggota: await kelompok(context, pilihan.saringan, periode) },
          pilihan.kecuali ?? [],
        )
      : namedMembers(pilihan.idMahasiswa)
  const orang = await listPilihan(db, condition, hold)
  if (orang.length > PILIHAN_MAX)
    throw isianSalah(
      'pilihan',
      `Paling banyak ${formatAngka(PILIHAN_MAX)} mahasiswa sekali jalan. Persempit saringannya.`,
      'terlalu_banyak',
    )
  if (orang.length === 0) throw isianSalah('pilihan', 'Tidak ada mahasiswa yang terpilih.', 'kosong')
  const ada = new Set(orang.map(({ id }) => id))
  const hilang = 'idMahasiswa' in pilihan ? pilihan.idMahasiswa.filter((id) => !ada.has(id)) : []
  return { orang, ditolak: hilang.map(() => takAda('')), baris: orang.map((one) => ({ teks: one.nim, orang: one })) }
}

async function kelompok(context: Pemilih, { kelompokTersimpan }: { kelompokTersimpan?: string | undefined }, periode: number) {
  return kelompokTersimpan === undefined ? undefined : await anggotaOf(context, kelompokTersimpan, periode)
}

const takAda = (nim: string): Ditolak => ({ idMahasiswa: null, nim, nama: null, alasan: 'Mahasiswa tidak ditemukan.' })

/** A pasted list: each line is answered, also those that nobody is behind. A former NIM finds its student. */
async function tertempel({ db }: Pemilih, teks: readonly string[], hold: boolean): Promise<Terpilih> {
  const nim = teks.map(rapikan)
  const orang = await listPilihan(db, byNim([...nim, ...teks.map((line) => line.toUpperCase())]), hold)
  const ditemukan = new Map(orang.flatMap((one) => [[one.nim, one] as const, [rapikan(one.nim), one] as const]))
  const byId = new Map(orang.map((one) => [one.id, one]))
  const lama = await listNimLama(db, [...byId.keys()])
  for (const [nomor, one] of lama.flatMap(({ id, nimLama }) => nimLama.map((satu) => [satu, byId.get(id)] as const)))
    if (one && !ditemukan.has(nomor)) ditemukan.set(nomor, one)
  const baris = teks.map((line, at) => ({ teks: line, orang: ditemukan.get(nim[at] ?? '') ?? null }))
  const ada = new Map(baris.flatMap(({ orang: one }) => (one ? [[one.id, one] as const] : [])))
  return {
    orang: [...ada.values()].toSorted((a, b) => (a.nim < b.nim ? -1 : 1)),
    ditolak: baris.filter((line) => line.orang === null).map((line) => takAda(line.teks)),
    baris,
  }
}
