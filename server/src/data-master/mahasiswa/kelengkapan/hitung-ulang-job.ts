import { z } from 'zod'
import type { Db } from '../../../db/client'
import { defineJob } from '../../../jobs/define'
import { perbaruiKelengkapan } from '../kelengkapan'
import { idsBehind } from '../kelengkapan-queries'

const PART = 1000

/** Judges the next registrations behind an id anew (DM-R8); answers them, none at the end. */
export async function hitungUlang(db: Db, setelah: string | null): Promise<string[]> {
  const ids = await idsBehind(db, setelah, PART)
  await perbaruiKelengkapan(db, ids)
  return ids
}

/**
 * Each week (Documents, imports, jobs): completeness of everybody. It is kept with each write; what changes without one is a
 * rule of ours, a code that was deactivated, a prodi that has got its PDDikti id.
 */
export const hitungUlangKelengkapan = defineJob({
  jenis: 'hitung_ulang_kelengkapan',
  judul: () => 'Hitung ulang kelengkapan mahasiswa',
  parameter: z.object({}) as z.ZodType<Record<string, never>>,
  berulang: true,
  async run(job) {
    let setelah = typeof job.titik === 'string' ? job.titik : null
    for (;;) {
      const dari = setelah
      const ids = await job.step(async (db, mark) => {
        const bagian = await hitungUlang(db, dari)
        const akhir = bagian.at(-1)
        if (akhir !== undefined) mark({ selesai: bagian.length, titik: akhir })
        return bagian
      })
      setelah = ids.at(-1) ?? null
      if (setelah === null) return
    }
  },
})
