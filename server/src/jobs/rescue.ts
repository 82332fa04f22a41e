import { inTransaction } from '../db/client'
import { giveUp } from './attempt'
import type { Bench } from './bench'
import { listServedColleges, listUnheard, takeBackLost } from './queries'
import { send } from './queue-queries'

/**
 * College by college: gives jobs whose worker is silent for 60 s to another one, and announces anew what waits without
 * a message. Any number of workers may do so at the same time.
 */
export async function rescueJobs({ services, timing }: Bench): Promise<void> {
  for (const collegeId of await listServedColleges(services.app.db)) {
    await inTransaction(services.app, { collegeId }, async (db) => {
      const lost = await takeBackLost(db, { seconds: timing.lostMs / 1000, attempts: timing.delays.length })
      for (const row of lost) {
        services.log.warn({ id: row.id, jenis: row.jenis, percobaan: row.percobaan }, 'pekerja terputus; pekerjaan diambil kembali')
        if (row.status === 'antre') await send(db, row, { prioritas: row.prioritas })
        else await giveUp(db, row)
      }
      for (const row of await listUnheard(db)) await send(db, row, { prioritas: row.prioritas })
    })
  }
}
