import type { IsiPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../auth/context'
import { siapkanCetak, terbitkanDokumen } from '../../documents/issue/issue'
import { tidakDitemukan } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { findPerguruanTinggi } from '../badan-hukum/perguruan-tinggi/queries'

/** What a decree needs of a request or of a step of a job. */
export type SkContext = Pick<Context, 'db' | 'session' | 'tenant' | 'services'>

export type Keputusan = {
  jenis: 'sk-dosen-pa' | 'sk-asisten'
  /** One decree of a title is in force in a period; who asks again gets the same paper until its words change. */
  judul: string
  /** The prodi that it is about; null for the whole college. */
  idProdi: string | null
  periode: number
  /** YYYY-MM-DD; today unless a day was asked for. */
  tanggal?: string | null | undefined
  /** Why it is dated before the last number; for a Supervisor alone (PL-R55). */
  alasan?: string | undefined
  isi: IsiPlaceholder
  lampiran: readonly IsiPlaceholder[]
}

const LARIK = { 'sk-dosen-pa': 'mhs', 'sk-asisten': 'asisten' } as const

/**
 * Refuses what issuing the decree would refuse before its first page, for whoever has it made later.
 * @throws Galat 409 without a published template or with an empty office
 */
export async function periksaSk(context: SkContext, { jenis, idProdi, tanggal }: Keputusan): Promise<void> {
  await siapkanCetak(context, { jenis, sasaran: { idProdi }, tanggal: tanggal ?? todayOf(context) })
}

/**
 * Issues a decree as a document of the archive, with number, signatory and QR, and answers its file. In the caller's transaction:
 * what fails takes the number back with it.
 * @throws Galat as `periksaSk`, 403 and 422 when it is dated back
 */
export async function terbitkanSk(
  context: SkContext,
  { jenis, judul, idProdi, periode, isi, lampiran, ...lain }: Keputusan,
): Promise<{ name: string; type: string; isi: Uint8Array }> {
  const { db, session } = context
  const pt = await findPerguruanTinggi(db)
  if (!pt) throw tidakDitemukan('Perguruan tinggi')
  const hari = todayOf(context)
  const issued = await terbitkanDokumen(context, {
    jenis,
    judul,
    pemilik: { jenis: 'perguruan-tinggi', id: pt.id, nama: pt.nama, nim: null, idProdi },
    sasaran: { idProdi },
    data: { isi: { ...isi, perTanggal: formatTanggal(hari) }, larik: { [LARIK[jenis]]: lampiran } },
    tanggal: lain.tanggal ?? hari,
    tanggalDiminta: Boolean(lain.tanggal),
    periode,
    bernomor: true,
    izin: { supervisor: session.supervisor, alasan: lain.alasan ?? '' },
  })
  return { name: `${judul.replaceAll('/', '-')}.${issued.ekstensi}`, type: issued.mime, isi: issued.isi }
}
