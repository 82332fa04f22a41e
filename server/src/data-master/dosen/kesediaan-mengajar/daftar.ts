import {
  STATUS_KESEDIAAN,
  type KesediaanRow,
  type RingkasanKesediaan,
  type StatusKesediaan,
} from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { listSesi, listUmumJendela } from '../../../akademik/public'
import type { Context } from '../../../auth/context'
import type { Db } from '../../../db/client'
import { listDosenBaris, type DosenBaris } from '../barisan-queries'
import { BELUM_MENGISI, hitungGrid } from './hitung'
import { findPengisian, listKesediaan, namaKampus } from './queries'

type Saring = {
  prodi?: string[] | undefined
  cari?: string | undefined
  status?: StatusKesediaan[] | undefined
  cukup?: boolean | undefined
}

/** Sessions by id, so that a slot can be looked up. */
export const petaSesi = async (db: Db) => new Map((await listSesi(db)).map((sesi) => [sesi.id, sesi]))

/** Lecturers who are asked: those who are active, and whoever has answered all the same. */
export async function dosenDitanya(
  db: Db,
  saring: { prodi?: string[] | undefined; cari?: string | undefined },
  terisi: ReadonlySet<string>,
): Promise<DosenBaris[]> {
  return (await listDosenBaris(db, saring)).filter(({ id, aktif }) => aktif || terisi.has(id))
}

const sebutKampus = (ids: readonly string[], nama: ReadonlyMap<string, string>): string | null =>
  ids.flatMap((id) => nama.get(id) ?? []).join(', ') || null

/** Each lecturer's answer of a period in one line. */
export async function daftarKesediaan(db: Db, periode: number, { status, cukup, ...saring }: Saring): Promise<KesediaanRow[]> {
  const isi = new Map((await listKesediaan(db, periode)).map((row) => [row.idDosen, row]))
  const [sesi, kampus] = [await petaSesi(db), await namaKampus(db)]
  const dosen = await dosenDitanya(db, saring, new Set(isi.keys()))
  return dosen
    .map(({ id, nama, namaLengkap, nidn, homebase, jenisDosen }) => {
      const row = isi.get(id)
      const { status: keadaan, sksMinimal, sksMaksimal, daring, dikirimPada, kampus: tempat } = row ?? BELUM_MENGISI
      const orang = { id, nama, namaLengkap, nidn, homebase, jenisDosen }
      const jawaban = { sksMinimal, sksMaksimal, daring, dikirimPada, kampus: sebutKampus(tempat, kampus) }
      return { ...orang, ...jawaban, ...hitungGrid(row, sesi), status: keadaan, namaStatus: STATUS_KESEDIAAN[keadaan] }
    })
    .filter((row) => (!status?.length || status.includes(row.status)) && (cukup === undefined || row.cukup === cukup))
}

/** Between when lecturers may fill in: as the office says, else as the calendar's window for all does. */
export async function pengisianOf(db: Db, periode: number): Promise<RingkasanKesediaan['pengisian']> {
  const sendiri = await findPengisian(db, periode)
  const jadwal = sendiri ? undefined : (await listUmumJendela(db, periode)).find(({ kode }) => kode === 'KESEDIAAN_MENGAJAR')
  const rentang = sendiri ?? (jadwal && { buka: jadwal.mulai, tutup: jadwal.selesai })
  if (!rentang) return { buka: null, tutup: null, sumber: null, terbuka: false, mendatang: false }
  const sekarang = new Date()
  return {
    ...rentang,
    sumber: sendiri ? 'dosen' : 'jadwal',
    terbuka: rentang.buka <= sekarang && sekarang <= rentang.tutup,
    mendatang: rentang.buka > sekarang,
  }
}

/** 'Sudah mengirim 412 dari 600'. */
export async function ringkasanKesediaan(
  { db }: Pick<Context, 'db'>,
  periode: number,
  prodi: string[] | undefined,
): Promise<RingkasanKesediaan> {
  const isi = new Map((await listKesediaan(db, periode)).map((row) => [row.idDosen, row.status]))
  const dosen = await dosenDitanya(db, { prodi }, new Set(isi.keys()))
  const banyak = (status: string) => dosen.filter(({ id }) => (isi.get(id) ?? 'belum') === status).length
  const dikunci = banyak('dikunci')
  return {
    periode,
    jumlahDosen: dosen.length,
    sudahMengirim: banyak('dikirim') + dikunci,
    belum: banyak('belum'),
    draf: banyak('draf'),
    dikunci,
    pengisian: await pengisianOf(db, periode),
  }
}

/** How many lecturers offer each slot, of those who have handed in. */
export async function petaKesediaan(db: Db, periode: number, prodi: string[] | undefined) {
  const isi = (await listKesediaan(db, periode)).filter(({ status }) => status !== 'draf')
  const sesi = await listSesi(db)
  const dosen = new Set((await dosenDitanya(db, { prodi }, new Set(isi.map(({ idDosen }) => idDosen)))).map(({ id }) => id))
  const terpilih = isi.filter(({ idDosen }) => dosen.has(idDosen))
  const slot: Record<string, { bersedia: number; bilaPerlu: number; tidak: number }> = {}
  for (const satu of sesi) for (const hari of satu.hari) slot[`${hari}:${satu.id}`] = { bersedia: 0, bilaPerlu: 0, tidak: 0 }
  for (const { grid } of terpilih)
    for (const [kunci, nilai] of Object.entries(grid)) {
      const hitung = slot[kunci]
      if (hitung) hitung[nilai === 1 ? 'bersedia' : nilai === 2 ? 'bilaPerlu' : 'tidak'] += 1
    }
  return { jumlahDosen: terpilih.length, sesi, slot }
}
