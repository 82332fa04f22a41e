import type { z } from 'zod'
import type { Db } from '../db/client'
import { Galat } from '../kit/galat'
import type { JobDefinition } from './define'
import { findOpenByKey, insertJob } from './queries'
import { send } from './queue-queries'

type Order<Parameter extends z.ZodType> = {
  parameter: z.input<Parameter>
  /** At most one open job of the kind has this key in a college. */
  kunciUnik?: string
  /** -10 to 10; those of people waiting at the screen come before nightly ones. */
  prioritas?: number
}

/**
 * Asks for a job, in the caller's transaction: job and write are kept together or not at all. It will run on behalf of
 * the akun that this transaction runs for (and of whoever stands behind a 'login sebagai'), with the rights that the
 * akun has by then; in a transaction without an akun it is the system's own. Answers its id.
 * @throws Galat 409 `pekerjaan_berjalan` when a job of the same key is still open; `rincian.id` names it
 * @throws ZodError when the parameter does not fit: a fault of ours, callers check what people send
 */
export async function enqueue<Parameter extends z.ZodType>(
  db: Db,
  definition: JobDefinition<Parameter>,
  { parameter, kunciUnik, prioritas = 0 }: Order<Parameter>,
): Promise<{ id: string }> {
  const checked = definition.parameter.parse(parameter)
  const judul = definition.judul(checked).slice(0, 200)
  const { jenis, berulang = false } = definition
  const row = await insertJob(db, { jenis, judul, parameter: checked, kunciUnik: kunciUnik ?? null, prioritas, berulang })
  if (!row) {
    const open = await findOpenByKey(db, jenis, kunciUnik ?? '')
    throw new Galat(
      [409, 'pekerjaan_berjalan'],
      `Pekerjaan '${open?.judul ?? judul}' masih berjalan. Tunggu sampai selesai, atau batalkan di halaman Unduhan.`,
      { rincian: { id: open?.id } },
    )
  }
  await send(db, row, { prioritas })
  return { id: row.id }
}
