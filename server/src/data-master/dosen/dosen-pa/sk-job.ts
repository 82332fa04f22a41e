import { SK_LANGSUNG } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { z } from 'zod'
import type { Context } from '../../../auth/context'
import { defineJob } from '../../../jobs/define'
import { enqueue } from '../../../jobs/enqueue'
import { periksaSk, terbitkanSk } from '../../cetakan/terbit-sk'
import { susunSk, type SkInput } from './sk'

const Parameter = z.object({
  prodi: z.string(),
  dosenPa: z.array(z.string()).optional(),
  angkatan: z.array(z.int()).optional(),
  periode: z.int(),
  tanggal: z.string().nullish(),
  alasan: z.string().optional(),
  /** Of the decree, and how many students it named when it was asked for. */
  judul: z.string(),
  jumlah: z.int(),
})

/** The decree on the advisors of thousands, in one transaction; a second run answers the paper that the first one has issued. */
export const skDosenPaJob = defineJob({
  jenis: 'sk_dosen_pa',
  judul: ({ judul, jumlah }) => `${judul} (${formatAngka(jumlah)} mahasiswa)`,
  parameter: Parameter,
  async run(job) {
    const { actor, tenant, services, parameter } = job
    if (actor === null) throw new Error('A decree is always asked for by somebody.')
    if (job.titik === null) await job.progress({ total: parameter.jumlah })
    const { name, type, isi } = await job.step(async (db, mark) => {
      const context = { db, session: actor, tenant, services }
      const sk = await susunSk(context, parameter)
      mark({ selesai: sk.lampiran.length })
      return await terbitkanSk(context, sk)
    })
    await job.result({ nama: name, mime: type, isi })
  },
})

/**
 * How many students the decree names; of many the job that makes it.
 * @throws Galat 409 as issuing it would before its first page, or while the same decree is being made
 */
export async function siapkanSk(context: Context, input: SkInput): Promise<{ jumlah: number; idPekerjaan: string | null }> {
  const sk = await susunSk(context, input)
  const { judul, periode } = sk
  const jumlah = sk.lampiran.length
  if (jumlah <= SK_LANGSUNG) return { jumlah, idPekerjaan: null }
  await periksaSk(context, sk)
  const parameter = { ...input, periode, judul, jumlah }
  const { id: idPekerjaan } = await enqueue(context.db, skDosenPaJob, { parameter, kunciUnik: `${periode} ${judul}`.slice(0, 200) })
  return { jumlah, idPekerjaan }
}
