import type { IsiPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../auth/context'
import { terbitkanDokumen } from '../../documents/issue/issue'
import { tidakDitemukan } from '../../kit/galat'
import { sendFile } from '../../kit/send-file'
import { todayOf } from '../../tenant/today'
import { findPerguruanTinggi } from '../badan-hukum/perguruan-tinggi/queries'

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
 * Issues a decree as a document of the archive, with number, signatory and QR, and answers its file.
 * @throws Galat 409 without a published template or with an empty office, 403 and 422 when it is dated back
 */
export async function terbitkanSk(context: Context, { jenis, judul, idProdi, periode, isi, lampiran, ...lain }: Keputusan): Promise<void> {
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
  await sendFile(context, { name: `${judul.replaceAll('/', '-')}.${issued.ekstensi}`, type: issued.mime, isi: issued.isi })
}
