import type { TutupProdiInput } from '@sivitas/contract/data-master/badan-hukum/prodi'
import type { Context } from '../../../../auth/context'
import { assertProdi } from '../../../../auth/prodi'
import { mayCall } from '../../../../auth/rights'
import { enqueue } from '../../../../jobs/enqueue'
import { Galat, isianSalah, tanpaHak } from '../../../../kit/galat'
import { versiUsang } from '../../../../kit/versioned'
import { countStudi, findProdi } from '../queries'
import { tutupProdiJob } from './job'

type Ask = TutupProdiInput & { id: string; versi: number }
type Prodi = NonNullable<Awaited<ReturnType<typeof findProdi>>>

/** Ending registrations and beginning others is the work of F3 and F4, whoever closes the prodi. */
function assertRights({ session }: Context): void {
  const missing = (['F3', 'F4'] as const).filter((scope) => !mayCall(session, { scope, access: 'T' })).map((scope) => `${scope}:T`)
  if (missing.length > 0) throw tanpaHak(`Memindahkan mahasiswa memerlukan hak akses ${missing.join(' dan ')}.`, { scope: missing })
}

async function assertTujuan({ db, session }: Context, { id, idProdiTujuan }: Ask, day: string): Promise<void> {
  if (idProdiTujuan === id) throw isianSalah('idProdiTujuan', 'Pilih program studi lain')
  const tujuan = await findProdi(db, day, idProdiTujuan)
  if (!tujuan) throw isianSalah('idProdiTujuan', 'Pilihan tidak dikenal', 'tidak_dikenal')
  if (tujuan.status !== 'A') throw isianSalah('idProdiTujuan', 'Program studi ini tidak aktif')
  assertProdi(session, idProdiTujuan)
}

/**
 * Orders the job that moves everybody who studies and then ends the prodi (States, prodi; edge case 32).
 * @throws Galat 403 without F3:T and F4:T, 409 where it is over already or nobody is left to move, 422 the target
 */
export async function mintaTutup(context: Context, prodi: Prodi, { input, day }: { input: Ask; day: string }) {
  const { db, session } = context
  assertProdi(session, input.id)
  assertRights(context)
  if (prodi.status === 'H') throw new Galat([409, 'sudah_tutup'], 'Program studi ini sudah ditutup.')
  await assertTujuan(context, input, day)
  if (prodi.versi !== input.versi) throw versiUsang({ versi: prodi.versi, diubahPada: prodi.diubahPada, oleh: null })
  const mahasiswa = await countStudi(db, input.id)
  if (mahasiswa === 0)
    throw new Galat([409, 'tanpa_mahasiswa'], 'Tidak ada mahasiswa yang perlu dipindahkan. Ubah status program studinya langsung.')
  const { id } = await enqueue(db, tutupProdiJob, { parameter: { ...input, nama: prodi.nama }, kunciUnik: input.id })
  return { idPekerjaan: id, mahasiswa }
}
