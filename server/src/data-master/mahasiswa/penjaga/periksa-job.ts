import type { AturanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import { jendelaBerlaku } from '../../../akademik/jadwal-sistem/public'
import type { Db } from '../../../db/client'
import { defineJob } from '../../../jobs/define'
import { beriTahu, listKunciKabar, pemegangHak, type Kabar } from '../../../notifikasi/queries'
import { ATURAN } from './aturan-queries'
import { akhiriBebas } from './bebas-queries'
import { TANDA } from './tanda-queries'
import { catatPeriksa, findPeriodeBerjalan, lepasTemuan, listPeriksa, selaraskanTemuan, type JenisTemuan } from './temuan-queries'

const DAFTAR: readonly { jenis: JenisTemuan; aturan: string; dasar: (periode: number) => ReturnType<(typeof TANDA)['tanpa_pa']> }[] = [
  ...Object.entries(TANDA).map(([aturan, dasar]) => ({ jenis: 'perhatian' as const, aturan, dasar })),
  ...Object.entries(ATURAN).map(([aturan, dasar]) => ({ jenis: 'konsistensi' as const, aturan, dasar })),
]

/** Why a rule can't be judged now: who has no KRS yet contradicts nothing while there is time to fill it in. */
async function halangan(db: Db, aturan: string, periode: { id: number; label: string }): Promise<string | null> {
  if (aturan !== ('aktif_tanpa_krs' satisfies AturanKonsistensi)) return null
  const { baris, keadaan } = await jendelaBerlaku(db, { kode: 'KRS', idPeriode: periode.id })
  return baris && (keadaan === 'buka' || keadaan === 'belum') ? `Masa KRS ${periode.label} belum berakhir.` : null
}

/** One rule over everybody that the job may see; answers how many are new since the last look. */
async function periksa(db: Db, { jenis, aturan, dasar }: (typeof DAFTAR)[number], hari: string): Promise<number> {
  const periode = await findPeriodeBerjalan(db)
  const pertama = (await listPeriksa(db, [aturan])).size === 0
  const sebab = periode ? await halangan(db, aturan, periode) : 'Belum ada periode yang berjalan.'
  await catatPeriksa(db, aturan, sebab)
  if (sebab !== null || !periode) {
    await lepasTemuan(db, aturan)
    return 0
  }
  const baru = await selaraskanTemuan(db, { jenis, aturan, dasar: dasar(periode.id) })
  const kembali = await akhiriBebas(db, aturan, hari)
  // What the very first look finds is no news of this night.
  return pertama ? 0 : baru + kembali
}

async function kabari(db: Db, kabar: Kabar, { hak, hari }: { hak: readonly ScopeCode[]; hari: string }): Promise<void> {
  const kepada = new Set<string>()
  for (const kode of hak) for (const { uuid } of await pemegangHak(db, { kode, tingkat: 'T' }, hari)) kepada.add(uuid)
  await beriTahu(db, [...kepada], kabar)
}

/** What is new in the night, to whoever may put it right; on Mondays, that the week's lists of the advisers are there. */
async function sampaikan(db: Db, hari: string, baru: Readonly<Record<JenisTemuan, number>>): Promise<void> {
  if (baru.konsistensi > 0)
    await kabari(
      db,
      {
        jenis: 'tugas',
        judul: `Penjaga konsistensi: ${formatAngka(baru.konsistensi)} temuan baru`,
        isi: 'Data mahasiswa yang saling bertentangan, di semua program studi. Sebagian besar dapat diperbaiki dengan satu klik.',
        tautan: '/data-master/mahasiswa/kelengkapan/konsistensi',
        kunci: 'konsistensi',
      },
      { hak: ['F3'], hari },
    )
  const kunci = `perhatian:${hari}`
  const senin = new Date(`${hari}T00:00:00Z`).getUTCDay() === 1
  if (senin && (await listKunciKabar(db, [kunci])).size === 0)
    await kabari(
      db,
      {
        jenis: 'tugas',
        judul: 'Daftar mingguan dosen PA sudah siap',
        isi: 'Mahasiswa yang perlu dihubungi minggu ini, menurut dosen PA.',
        tautan: '/data-master/mahasiswa/dashboard/per-pa',
        kunci,
      },
      { hak: ['F3', 'A1'], hari },
    )
}

/** Each night, and when somebody asks: early warnings about students and contradictions between their records. */
export const periksaMahasiswa = defineJob({
  jenis: 'periksa_mahasiswa',
  judul: () => 'Pemeriksaan konsistensi dan peringatan dini mahasiswa',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const selesai = (job.titik as { ke: number; baru: Record<JenisTemuan, number> } | null) ?? {
      ke: 0,
      baru: { perhatian: 0, konsistensi: 0 },
    }
    const { baru } = selesai
    const hari = hariIni(Date.now(), job.tenant.college.zonaWaktu as ZonaWaktu)
    await job.progress({ total: DAFTAR.length })
    for (const [ke, aturan] of [...DAFTAR.entries()].slice(selesai.ke))
      await job.step(async (db, mark) => {
        baru[aturan.jenis] += await periksa(db, aturan, hari)
        mark({ selesai: 1, titik: { ke: ke + 1, baru } })
      })
    // Who asked sees the list himself.
    if (job.actor !== null) return
    await job.step((db) => sampaikan(db, hari, baru))
  },
})
