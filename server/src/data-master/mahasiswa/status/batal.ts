import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { tolakBatal, type TolakanBatal } from '@sivitas/rules/data-master/status'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { Galat, tanpaHak, tidakDitemukan } from '../../../kit/galat'
import { lepasAlumni } from '../../alumni/lulusan-queries'
import { pulihkanPembimbing } from '../../dosen/pembimbing/queries'
import { batalkanBaris, genggamKeluar, hapusKeluar, pulihkanAkibat, type KeluarRow } from './batal-queries'
import { findStatusKini } from './tampil-queries'
import { kabarkanPihak } from './pihak'
import { selaraskanStatus } from './terapkan-queries'

const PESAN: Readonly<Record<TolakanBatal, string>> = {
  bukan_keluar: 'Hanya status keluar yang dapat dibatalkan.',
  ijazah: 'Nomor ijazah sudah diterbitkan. Kelulusan ini tidak dapat dibatalkan.',
  administrator: "Status Wafat hanya dibatalkan oleh administrator (A:T) sebagai 'salah catat'.",
  supervisor: 'Perlu operator Supervisor',
}

/** Why this operator can't take an exit back, or null; the screen says it before he tries. */
export function halanganBatal(
  { session }: Pick<Context, 'session'>,
  fakta: Pick<KeluarRow, 'status' | 'nomorIjazah'>,
): TolakanBatal | null {
  return tolakBatal(fakta, {
    supervisor: session.supervisor,
    administrator: boleh(session.scopes, { scope: 'A', access: 'T' }),
  })
}

export const pesanBatal = (tolakan: TolakanBatal | null): string | null => (tolakan === null ? null : PESAN[tolakan])

function tolak(context: Pick<Context, 'session'>, row: KeluarRow): void {
  if (row.dibatalkan) throw new Galat([409, 'transisi_tidak_sah'], 'Status ini sudah dibatalkan.')
  const tolakan = halanganBatal(context, row)
  if (tolakan === 'administrator') throw tanpaHak(PESAN.administrator, { scope: ['A:T'] })
  if (tolakan === 'supervisor') throw tanpaHak(PESAN.supervisor, { supervisor: true })
  if (tolakan !== null) throw new Galat([409, 'transisi_tidak_sah'], PESAN[tolakan])
  if (!row.terakhir) throw new Galat([409, 'transisi_tidak_sah'], `Sudah ada status setelah ${labelPeriode(row.periode)}.`)
}

/**
 * 'Batalkan keluar': back to the status before, with adviser, akun, card and AKM as they were (States).
 * @throws Galat 403 without Supervisor (a death: without A:T), 404, 409 after the diploma number or where nothing is to take back
 */
export async function batalkanKeluar(
  context: Pick<Context, 'db' | 'session'>,
  { id, idStatus, alasan }: { id: string; idStatus: string; alasan: string },
) {
  const { db } = context
  const row = await genggamKeluar(db, id, idStatus)
  if (!row) throw tidakDitemukan('Status')
  tolak(context, row)
  await noteAct(db, { alasan })
  await batalkanBaris(db, row, alasan)
  if (row.status === 'L') await lepasAlumni(db, [id])
  await pulihkanAkibat(db, row)
  await selaraskanStatus(db, [id])
  await hapusKeluar(db, id)
  await pulihkanPembimbing(db, [id])
  const status = (await findStatusKini(db, id)) as StatusMahasiswa
  await kabarkanPihak(db, { ids: [id], ke: status, periode: row.periode, batal: true })
  const peringatan = row.statusPddikti === 'TERKIRIM' ? 'Data mahasiswa ini sudah dikirim ke PDDikti. Ulangi pembatalan di sana.' : null
  return { status, peringatan }
}
