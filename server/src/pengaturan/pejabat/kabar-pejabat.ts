import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import type { Db } from '../../db/client'
import { defineJob } from '../../jobs/define'
import { beriTahu, listKunciKabar, pemegangHak } from '../../notifikasi/queries'
import { listPejabatHabis } from './queries'

/** Days before the end at which people hear of it; the home page lists an official from the first of them on. */
const MENJELANG = [30, 7, 1] as const

type Pejabat = Awaited<ReturnType<typeof listPejabatHabis>>[number]

/** The notice that is due for so many days: the nearest of them, so that a morning that was missed is made up for. */
const tahap = (sisa: number) => MENJELANG.findLast((hari) => sisa <= hari)

const jabatanOf = ({ jabatan, namaJabatan, namaUnit }: Pejabat): string =>
  [namaJabatan ?? NAMA_JABATAN[jabatan as KodeJabatan], namaUnit].filter(Boolean).join(' ')

const kunciOf = ({ id, berlakuSelesai }: Pejabat, hari: number) => `pejabat:${id}:${berlakuSelesai}:${hari}`

function kalimat(row: Pejabat, sisa: number) {
  const kapan = sisa === 0 ? 'berakhir hari ini' : `berakhir ${sisa} hari lagi`
  const isi = `${row.namaOrang}, sampai ${formatTanggal(row.berlakuSelesai)}. Dokumen bertanggal sesudahnya memerlukan pejabat baru.`
  return { judul: `Masa jabatan ${jabatanOf(row)} ${kapan}`, isi }
}

/** Tells whoever keeps the officials, once for each of the days before the end. Answers how many notices were new. */
async function kabarkan(db: Db, hari: string): Promise<number> {
  const rows = await listPejabatHabis(db, hari, MENJELANG[0])
  const kabar = rows.flatMap((row) => {
    const sisa = selisihHari(hari, row.berlakuSelesai ?? hari)
    const batas = tahap(sisa)
    return batas === undefined ? [] : { kunci: kunciOf(row, batas), ...kalimat(row, sisa) }
  })
  const sudah = await listKunciKabar(
    db,
    kabar.map(({ kunci }) => kunci),
  )
  const baru = kabar.filter(({ kunci }) => !sudah.has(kunci))
  if (baru.length === 0) return 0
  const kepada = (await pemegangHak(db, { kode: 'MM', tingkat: 'T' }, hari)).map(({ uuid }) => uuid)
  for (const satu of baru) await beriTahu(db, kepada, { jenis: 'tugas', tautan: '/pengaturan/pejabat?habisDalam=30', ...satu })
  return baru.length
}

/** Each morning at 06:00 (Documents, imports, jobs): whose term of office ends in 30 days, in 7, and tomorrow. */
export const kabarPejabat = defineJob({
  jenis: 'kabar_pejabat',
  judul: () => 'Pengingat masa jabatan pejabat',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const hari = hariIni(Date.now(), job.tenant.college.zonaWaktu as ZonaWaktu)
    await job.step(async (db, mark) => {
      const jumlah = await kabarkan(db, hari)
      mark({ total: jumlah, selesai: jumlah })
    })
  },
})
