import { z } from 'zod'
import { takeContent } from '../../files/queries'
import { defineJob } from '../define'
import type { JobRun } from '../job-run'
import { endSessions, expireFiles, forgetOwnJobs, listUnused } from './queries'

/** What was put less than an hour ago may belong to a transaction that is still open. */
const YOUNG_MS = 3_600_000
const AT_ONCE = 500

/** Each hour: ends what has run out (sessions, uploads, results) and removes contents that no file needs any more. */
export const sapu = defineJob({
  jenis: 'sapu',
  judul: () => 'Membersihkan sesi, berkas, dan hasil yang kedaluwarsa',
  parameter: z.strictObject({}),
  async run(job) {
    await job.step(async (db) => {
      await endSessions(db)
      await expireFiles(db)
      await forgetOwnJobs(db)
    })
    await sweepContents(job)
  },
})

async function sweepContents(job: JobRun<unknown>): Promise<void> {
  const { collegeId } = job.tenant.college
  let batch: string[] = []
  for await (const { sha256, putAt } of job.services.files.list(collegeId)) {
    job.assertWanted()
    if (Date.now() - putAt.getTime() < YOUNG_MS) continue
    batch.push(sha256)
    if (batch.length < AT_ONCE) continue
    await removeUnused(job, batch)
    batch = []
  }
  await removeUnused(job, batch)
}

async function removeUnused(job: JobRun<unknown>, contents: readonly string[]): Promise<void> {
  const { collegeId } = job.tenant.college
  const unused = contents.length > 0 ? await job.read((db) => listUnused(db, contents)) : []
  for (const sha256 of unused) {
    await job.step(async (db, mark) => {
      // Nobody may begin to refer to it between the question and the removal.
      if (!(await takeContent(db, { collegeId, sha256 })) || (await listUnused(db, [sha256])).length === 0) return
      await job.services.files.remove({ collegeId, sha256 })
      mark({ selesai: 1 })
    })
  }
}
