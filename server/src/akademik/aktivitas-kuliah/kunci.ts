import { labelPeriode } from '@sivitas/rules/platform/periode'
import { z } from 'zod'
import type { Context } from '../../auth/context'
import { noteAct } from '../../auth/queries'
import { defineJob } from '../../jobs/define'
import { enqueue } from '../../jobs/enqueue'
import { Galat, isianSalah, tanpaHak } from '../../kit/galat'
import { findPeriode } from '../periode/queries'
import { countBelum, countKelasTerbuka, setKunci, type SaringAkm } from './queries'

/** Rows that are locked while somebody waits; more are a job of steps of as many. */
const LANGSUNG = 2000

const Parameter = z.object({
  periode: z.int(),
  prodi: z.array(z.string()).optional(),
  angkatan: z.array(z.int()).optional(),
  kunci: z.boolean(),
  alasan: z.string().nullable(),
})

/** Locks or opens all activities of a scope; what is done already is passed over, so a broken run simply goes on. */
export const kunciAkmJob = defineJob({
  jenis: 'kunci_akm',
  judul: ({ periode, kunci: kunciBaru }: z.infer<typeof Parameter>) =>
    `${kunciBaru ? 'Kunci' : 'Buka'} aktivitas kuliah ${labelPeriode(periode)}`,
  parameter: Parameter,
  async run(job) {
    const { kunci: kunciBaru, alasan, ...saring } = job.parameter
    await job.progress({ total: await job.read((db) => countBelum(db, saring, kunciBaru)) })
    for (let jumlah = LANGSUNG; jumlah === LANGSUNG;) {
      jumlah = await job.step(async (db, mark) => {
        await noteAct(db, { ...(!kunciBaru && { aksi: 'buka_kunci' }), alasan: alasan ?? undefined })
        const terkunci = await setKunci(db, saring, { kunci: kunciBaru, paling: LANGSUNG })
        mark({ selesai: terkunci })
        return terkunci
      })
    }
  },
})

/** @throws Galat 422 unknown, 423 archived */
export async function terbuka({ db }: Pick<Context, 'db'>, periode: number): Promise<void> {
  const row = await findPeriode(db, periode)
  if (!row) throw isianSalah('periode', 'Periode tidak dikenal')
  if (row.status === 'arsip') throw new Galat([423, 'terkunci'], `Periode ${row.label} sudah diarsipkan dan tidak dapat diubah.`)
}

const alasanCukup = (alasan: string | null | undefined): boolean => (alasan ?? '').trim().length >= 5

/** @throws Galat 403 without Supervisor, 422 without a reason */
export function wajibAlasan({ session }: Pick<Context, 'session'>, alasan: string | null | undefined): void {
  if (!session.supervisor) throw tanpaHak('Perlu operator Supervisor', { supervisor: true })
  if (!alasanCukup(alasan)) throw isianSalah('alasan', 'Alasan minimal 5 karakter', 'wajib')
}

type Permintaan = SaringAkm & { alasan?: string | null | undefined }

async function tulis({ db }: Context, { alasan, ...saring }: Permintaan, kunciBaru: boolean) {
  const jumlah = await countBelum(db, saring, kunciBaru)
  if (jumlah > LANGSUNG) {
    const { periode, prodi, angkatan } = saring
    const parameter = { periode, prodi: prodi && [...prodi], angkatan: angkatan && [...angkatan], kunci: kunciBaru, alasan: alasan ?? null }
    return { jumlah, idPekerjaan: (await enqueue(db, kunciAkmJob, { parameter, kunciUnik: String(periode) })).id }
  }
  await noteAct(db, { ...(!kunciBaru && { aksi: 'buka_kunci' }), alasan: alasan ?? undefined })
  return { jumlah: await setKunci(db, saring, { kunci: kunciBaru, paling: LANGSUNG }), idPekerjaan: null }
}

/**
 * Locks what can't change any more.
 * @throws Galat 409 `nilai_belum_final` with the number of classes, unless a Supervisor says why
 */
export async function kunci(context: Context, permintaan: Permintaan) {
  const { alasan, ...saring } = permintaan
  await terbuka(context, saring.periode)
  const kelas = await countKelasTerbuka(context.db, saring)
  if (kelas > 0 && !(context.session.supervisor && alasanCukup(alasan)))
    throw new Galat([409, 'nilai_belum_final'], `Nilai ${kelas} kelas belum final. AKM mahasiswa di kelas itu masih sementara.`, {
      rincian: { kelas, supervisor: context.session.supervisor },
    })
  return await tulis(context, permintaan, true)
}

/** Opens what was locked. @throws Galat 403 without Supervisor, 422 without a reason */
export async function buka(context: Context, permintaan: Permintaan) {
  await terbuka(context, permintaan.periode)
  wajibAlasan(context, permintaan.alasan)
  return await tulis(context, permintaan, false)
}
