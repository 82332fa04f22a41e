import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import { defineJob } from '../../jobs/define'
import { beriTahu, pemegangHak } from '../../notifikasi/queries'
import { periksaRantai } from './rantai-queries'

/** The nightly check of the chain; who looks after the log hears at once when it is broken (PL-R58). */
export const periksaAudit = defineJob({
  jenis: 'periksa_audit',
  judul: () => 'Pemeriksaan rantai log audit',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    const hari = hariIni(Date.now(), job.tenant.college.zonaWaktu as ZonaWaktu)
    await job.step(async (db, mark) => {
      const { utuh, jumlah, keterangan } = await periksaRantai(db)
      mark({ total: jumlah, selesai: jumlah, pesan: utuh ? 'Rantai utuh.' : keterangan })
      if (utuh) return
      const keepers = await pemegangHak(db, { kode: 'O1', tingkat: 'T' }, hari)
      await beriTahu(
        db,
        keepers.map(({ uuid }) => uuid),
        {
          jenis: 'keamanan',
          judul: 'Rantai log audit tidak utuh',
          isi: keterangan ?? '',
          tautan: '/pengaturan/log-audit?tab=rantai',
          kunci: 'rantai-audit',
        },
      )
    })
  },
})
