import type { NimBaru } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { awalanNim, susunNim } from '@sivitas/rules/data-master/nim'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { acrossProdi, noteAct } from '../../../auth/queries'
import type { Db } from '../../../db/client'
import { Galat, isianSalah, tanpaHak } from '../../../kit/galat'
import { aturanBerlaku } from '../../../pengaturan/public'
import {
  ambilNomor,
  findDasarNim,
  findPemakai,
  gantiNim,
  genggamNim,
  larangNim,
  listPenerima,
  nomorKini,
  terakhirTerpakai,
  type DasarNim,
  type Penerima,
} from './nim-queries'

type Untuk = { idProdi: string; idJenisKelas: string; periodeMasuk: number; jenisDaftar: string }

/** The pattern that holds for a registration, and what its tokens stand for. */
async function dasarNim(db: Db, untuk: Untuk): Promise<{ pola: string; dasar: DasarNim }> {
  const dasar = await findDasarNim(db, untuk)
  if (!dasar) throw isianSalah('registrasi.idProdi', 'Pilihan tidak dikenal', 'tidak_dikenal')
  const { nilai } = await aturanBerlaku(db, {
    idProdi: untuk.idProdi,
    jenjang: dasar.jenjang,
    idJenisKelas: untuk.idJenisKelas,
    angkatan: Math.floor(untuk.periodeMasuk / 10),
    periode: untuk.periodeMasuk,
  })
  return { pola: String(nilai.nim_pola), dasar }
}

function susun(pola: string, dasar: DasarNim, urut: number): string {
  const hasil = susunNim(pola, dasar, urut)
  if ('pesan' in hasil)
    throw new Galat([422, 'nim_habis'], hasil.pesan, { errors: [{ field: 'nim', code: 'habis', message: hasil.pesan }] })
  return hasil.nim
}

/**
 * Takes the next NIM of a registration from its locked counter (DM-R1): two at once get two, what was given never comes again.
 * @throws Galat 422 when the counter is used up
 */
export async function nimBaru(db: Db, untuk: Untuk): Promise<string> {
  const { pola, dasar } = await dasarNim(db, untuk)
  return await acrossProdi(db, async () => {
    const awalan = awalanNim(pola, dasar)
    const urut = await ambilNomor(db, { awalan, banyak: 1, minimal: await terakhirTerpakai(db, awalan) })
    return susun(pola, dasar, urut)
  })
}

/** What the next NIM would be at this moment. Nothing is taken, so somebody else may be faster. */
export async function nimBerikut(db: Db, untuk: Untuk): Promise<string> {
  const { pola, dasar } = await dasarNim(db, untuk)
  return await acrossProdi(db, async () => {
    const awalan = awalanNim(pola, dasar)
    return susun(pola, dasar, Math.max(await nomorKini(db, awalan), await terakhirTerpakai(db, awalan)) + 1)
  })
}

/**
 * Makes sure that a NIM is nobody's and never was, until the transaction ends.
 * @throws Galat 409 `nim_terpakai` that names who has it (edge case 1), in whatever prodi
 */
export async function assertNimBebas(db: Db, nim: string, kecuali?: string): Promise<void> {
  await genggamNim(db, nim)
  const pemakai = await acrossProdi(db, () => findPemakai(db, nim))
  if (!pemakai || (kecuali !== undefined && pemakai.id === kecuali)) return
  const siapa =
    pemakai.jenjangProdi && pemakai.namaProdi ? `${pemakai.nama} (${labelProdi(pemakai.jenjangProdi, pemakai.namaProdi)})` : pemakai.nama
  const message = `NIM ${nim} sudah dipakai oleh ${siapa}`
  throw new Galat([409, 'nim_terpakai'], message, { errors: [{ field: 'nim', code: 'nim_terpakai', message }] })
}

/** A NIM that only stands in for one until the real one is given. */
const sementara = ({ nim, noPendaftaran }: Penerima): boolean => noPendaftaran !== null && nim === noPendaftaran.toUpperCase()

type Permintaan = {
  idMahasiswa?: readonly string[] | undefined
  noPendaftaran?: readonly string[] | undefined
  urut: 'nama' | 'noPendaftaran'
  pratinjau: boolean
  alasan?: string | null | undefined
}

/**
 * Gives NIM to many in one transaction, ordered by prodi and then as asked (DM-R1); `pratinjau` takes and writes nothing.
 * Who has a real NIM already keeps it in `nimLama`, which only a Supervisor with a reason may do.
 */
export async function beriNim(context: Context, permintaan: Permintaan): Promise<NimBaru[]> {
  const { db, session } = context
  const penerima = await listPenerima(db, permintaan)
  if (penerima.length === 0) throw isianSalah('idMahasiswa', 'Tidak ada mahasiswa yang dapat diberi NIM.', 'kosong')
  const bernim = penerima.filter((one) => !sementara(one))
  if (!permintaan.pratinjau && bernim.length > 0) assertBolehGanti(session, permintaan.alasan)
  const nims = await nomori(db, penerima, permintaan.pratinjau)
  if (!permintaan.pratinjau) {
    await noteAct(db, { aksi: 'ubah', alasan: permintaan.alasan ?? 'Pemberian NIM' })
    await gantiNim(
      db,
      penerima.map((one, at) => ({ id: one.id, nim: nims[at] ?? one.nim, lama: sementara(one) ? null : one.nim })),
    )
  }
  return penerima.map(({ id, nama, noPendaftaran, nim }, at) => ({
    idMahasiswa: id,
    nama,
    noPendaftaran,
    nimLama: nim,
    nim: nims[at] ?? nim,
  }))
}

/** @throws Galat 403 without Supervisor, 422 without a reason (table mahasiswa, nim) */
export function assertBolehGanti(session: Context['session'], alasan: string | null | undefined): void {
  if (!session.supervisor) throw tanpaHak('Mengganti NIM perlu operator Supervisor.', { scope: ['F3:T'] })
  if (!alasan) throw isianSalah('alasan', 'Tulis alasan penggantian NIM.', 'wajib')
}

/**
 * One NIM for each, in their order: numbers are taken once for each beginning (DM-R1).
 * @throws Galat 422 when a counter is used up
 */
export async function nomori(db: Db, penerima: readonly Untuk[], pratinjau: boolean): Promise<string[]> {
  const dasar = new Map<string, Awalan>()
  const milik: Awalan[] = []
  for (const one of penerima) {
    const kunci = [one.idProdi, one.idJenisKelas, one.periodeMasuk, one.jenisDaftar].join()
    const kini = dasar.get(kunci) ?? { ...(await dasarNim(db, one)), banyak: 0 }
    kini.banyak += 1
    dasar.set(kunci, kini)
    milik.push(kini)
  }
  const berikut = await acrossProdi(db, () => ambilSemua(db, [...dasar.values()], pratinjau))
  return milik.map(({ pola, dasar: isi }) => {
    const awalan = awalanNim(pola, isi)
    const urut = berikut.get(awalan) ?? 1
    berikut.set(awalan, urut + 1)
    return susun(pola, isi, urut)
  })
}

type Awalan = { pola: string; dasar: DasarNim; banyak: number }

/** The first number of each beginning; locked in their order, so that two bulk acts can't wait for each other in a ring. */
async function ambilSemua(db: Db, semua: readonly Awalan[], pratinjau: boolean): Promise<Map<string, number>> {
  const banyak = new Map<string, number>()
  for (const { pola, dasar, banyak: n } of semua) {
    const awalan = awalanNim(pola, dasar)
    banyak.set(awalan, (banyak.get(awalan) ?? 0) + n)
  }
  const pertama = new Map<string, number>()
  for (const [awalan, n] of [...banyak].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const minimal = await terakhirTerpakai(db, awalan)
    pertama.set(
      awalan,
      pratinjau ? Math.max(await nomorKini(db, awalan), minimal) + 1 : await ambilNomor(db, { awalan, banyak: n, minimal }),
    )
  }
  return pertama
}

/** Replaces one NIM by a typed one: Supervisor with a reason, the old one stays findable and is nobody else's. */
export async function ubahNim(
  { db, session }: Context,
  mahasiswa: { id: string; nim: string; nama: string },
  { nim, alasan }: { nim: string; alasan: string },
): Promise<void> {
  assertBolehGanti(session, alasan)
  if (nim === mahasiswa.nim) throw isianSalah('nim', 'NIM baru sama dengan NIM sekarang.')
  await assertNimBebas(db, nim, mahasiswa.id)
  await noteAct(db, { aksi: 'ubah', alasan })
  await larangNim(db, [mahasiswa.nim], mahasiswa.nama)
  await gantiNim(db, [{ id: mahasiswa.id, nim, lama: mahasiswa.nim }])
}
