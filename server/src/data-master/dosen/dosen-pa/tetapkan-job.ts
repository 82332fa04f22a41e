import { formatAngka } from '@sivitas/rules/platform/angka'
import { z } from 'zod'
import type { Context } from '../../../auth/context'
import { simpanGagal, type Gagal } from '../../../jobs/daftar-gagal'
import { defineJob } from '../../../jobs/define'
import { enqueue } from '../../../jobs/enqueue'
import { tetapkanBagian, tetapkanPembimbing, type HasilBernama, type Permintaan } from '../pembimbing/tetapkan'
import type { Pasangan } from '../pembimbing/queries'

/** More than so many take over two seconds, so a job writes them. */
const LANGSUNG = 500
/** Students of one step. */
const LANGKAH = 500

const Parameter = z.object({
  data: z.array(z.object({ idMahasiswa: z.uuid(), idDosen: z.uuid().nullable() })),
  mulaiPeriode: z.int().optional(),
  nomorSk: z.string().nullish(),
  alasan: z.string().nullish(),
  melebihiKuota: z.boolean().optional(),
})

const gagalDari = (hasil: readonly HasilBernama[]): Gagal[] =>
  hasil.flatMap(({ hasil: apa, nim, nama, pesan }) => (apa === 'ditolak' ? [{ nim, nama, alasan: pesan ?? '' }] : []))

/** Advisors of thousands, some hundred a step; who is refused is listed with the reason. */
export const tetapkanPaJob = defineJob({
  jenis: 'tetapkan_pa',
  judul: ({ data }: z.infer<typeof Parameter>) => `Tetapkan dosen PA untuk ${formatAngka(data.length)} mahasiswa`,
  parameter: Parameter,
  async run(job) {
    const { data, ...permintaan } = job.parameter
    const session = job.actor
    if (session === null) throw new Error('Advisors are given on behalf of somebody.')
    await job.progress({ total: data.length })
    let { ke, gagal } = (job.titik as { ke: number; gagal: Gagal[] } | null) ?? { ke: 0, gagal: [] }
    while (ke < data.length) {
      const bagian = data.slice(ke, ke + LANGKAH)
      const berikut = ke + bagian.length
      gagal = await job.step(async (db, mark) => {
        const { hasil } = await tetapkanBagian({ db, session }, bagian, { ...permintaan, sebab: 'ganti' })
        const ditolak = gagalDari(hasil)
        const semua = [...gagal, ...ditolak]
        mark({ selesai: bagian.length - ditolak.length, gagal: ditolak.length, titik: { ke: berikut, gagal: semua } })
        return semua
      })
      ke = berikut
    }
    await simpanGagal(job, 'Dosen PA yang tidak ditetapkan', gagal)
  },
})

type Input = Omit<Permintaan, 'sebab'> & { data: Pasangan[]; pratinjau: boolean }

/**
 * What becomes of each row (DM-R12); with `pratinjau` nothing is written, and above some hundred rows a job writes.
 * @throws Galat the first refusal when not a single row could be written
 */
export async function tetapkanBanyak(context: Context, { data, pratinjau, ...isi }: Input) {
  const permintaan = { ...isi, sebab: 'ganti' as const }
  if (!pratinjau && data.length <= LANGSUNG) return { hasil: await tetapkanPembimbing(context, data, permintaan), idPekerjaan: null }
  const hasil = await tetapkanPembimbing(context, data, { ...permintaan, pratinjau: true })
  if (pratinjau) return { hasil, idPekerjaan: null }
  const { id } = await enqueue(context.db, tetapkanPaJob, { parameter: { ...isi, data } })
  return { hasil, idPekerjaan: id }
}
