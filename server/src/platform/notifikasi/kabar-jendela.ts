import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { kodeJendela, labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import { listTerbuka } from '../../akademik/public'
import type { Db } from '../../db/client'
import { defineJob } from '../../jobs/define'
import { beriTahu, pemegangHak } from '../../notifikasi/queries'

/** Days before its end at which people hear that a window closes; home marks these red, too. */
const MENJELANG_TUTUP = 2
const MENJELANG_BUKA = 1

/** Whose work a window is, besides those who keep the calendar. */
const PEKERJA: Readonly<Partial<Record<string, ScopeCode>>> = {
  KRS: 'A1',
  PERSETUJUAN_KRS: 'A1',
  PKRS: 'A1',
  KRSS: 'A1',
  MUNDUR_MK: 'A1',
  PENAWARAN_KELAS: 'A3',
  NASKAH_UTS: 'A3',
  NASKAH_UAS: 'A3',
  INPUT_NILAI_UTS: 'A4',
  INPUT_NILAI: 'A4',
  REMEDIAL: 'A4',
  UBAH_NILAI: 'A4',
  CUTI: 'F4',
  AKTIF_KEMBALI: 'F4',
  DAFTAR_ULANG: 'F4',
  LAPOR_PDDIKTI: 'LP',
}

type Saat = { kini: Date; hari: string; zona: ZonaWaktu }
type Jendela = Awaited<ReturnType<typeof listTerbuka>>[number]

/** What there is to say about a window today, or nothing. */
function kabarOf({ mulai, selesai }: Jendela, { kini, hari, zona }: Saat): 'dibuka' | 'ditutup' | null {
  const belum = mulai > kini
  const sisa = selisihHari(hari, hariIni((belum ? mulai : selesai).getTime(), zona))
  if (belum) return sisa <= MENJELANG_BUKA ? 'dibuka' : null
  return selesai >= kini && sisa <= MENJELANG_TUTUP ? 'ditutup' : null
}

async function tell(db: Db, jendela: Jendela, saat: Saat): Promise<number> {
  const kabar = kabarOf(jendela, saat)
  if (!kabar) return 0
  const { kode, idPeriode, periode, mulai, selesai } = jendela
  const keepers = await pemegangHak(db, { kode: 'A5', tingkat: 'B' }, saat.hari)
  const worker = PEKERJA[kode]
  const workers = worker ? await pemegangHak(db, { kode: worker, tingkat: 'T' }, saat.hari) : []
  const nama = kodeJendela(kode) ? labelJendela(kode) : kode
  const isi = `${periode}: ${formatTanggalJam(mulai, saat.zona)} s.d. ${formatTanggalJam(selesai, saat.zona)}.`
  const judul = kabar === 'dibuka' ? `Masa ${nama} segera dibuka` : `Masa ${nama} segera ditutup`
  const kunci = `jendela:${idPeriode}:${kode}:${kabar}`
  const ids = (people: readonly { uuid: string }[]) => people.map(({ uuid }) => uuid)
  const keeperIds = new Set(ids(keepers))
  await beriTahu(db, [...keeperIds], { jenis: 'jendela', judul, isi, tautan: '/pengaturan/jadwal-sistem-akademik', kunci })
  await beriTahu(
    db,
    ids(workers).filter((id) => !keeperIds.has(id)),
    { jenis: 'jendela', judul, isi, tautan: '/dashboard', kunci },
  )
  return 1
}

/** Each morning: which windows open tomorrow or close within two days, to those whose work they are. */
export const kabarJendela = defineJob({
  jenis: 'kabar_jendela',
  judul: () => 'Pemberitahuan jendela akademik',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const zona = job.tenant.college.zonaWaktu as ZonaWaktu
    const kini = new Date()
    const saat = { kini, zona, hari: hariIni(kini.getTime(), zona) }
    await job.step(async (db, mark) => {
      let told = 0
      for (const jendela of await listTerbuka(db, { kini, hari: MENJELANG_BUKA + 1, periode: undefined }))
        told += await tell(db, jendela, saat)
      mark({ total: told, selesai: told })
    })
  },
})
