import type { STATUS_PERIODE } from '@sivitas/contract/akademik/periode'
import { boleh } from '@sivitas/rules/platform/scope'
import { periodeUtama } from '@sivitas/rules/platform/periode'
import type { Context } from '../../auth/context'
import { noteAct } from '../../auth/queries'
import { Galat, isianSalah, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { countSisa, findPeriode, findRunningShort, hasWindow, lockRunning, setPeriodeAktif } from './queries'

type Status = (typeof STATUS_PERIODE)[number]
type Periode = NonNullable<Awaited<ReturnType<typeof findPeriode>>>

/** One condition for closing, as the checklist shows it and as the transition asks it. */
type Syarat = { kode: string; syarat: string; terpenuhi: boolean; jumlah: number; tautan: string | null }

/** The closing checklist of a period: every class final, every activity locked (States, periode). */
export async function syaratTutup({ db }: Pick<Context, 'db'>, id: number): Promise<Syarat[]> {
  const { kelas, akm } = await countSisa(db, id)
  // The screens of grades and activities don't stand yet, so there is nowhere to lead to.
  const syarat = (kode: string, teks: string, jumlah: number): Syarat => ({
    kode,
    syarat: teks,
    terpenuhi: jumlah === 0,
    jumlah,
    tautan: null,
  })
  return [
    syarat('nilai_final', 'Nilai seluruh kelas sudah final', kelas),
    syarat('akm_terkunci', 'Aktivitas kuliah (AKM) seluruh mahasiswa sudah dikunci', akm),
  ]
}

function assertSupervisor({ session }: Context, alasan: string | null | undefined): string {
  if (!session.supervisor) throw tanpaHak('Hanya Supervisor yang dapat menutup atau membuka kembali periode.', { supervisor: true })
  if ((alasan ?? '').length < 5) throw isianSalah('alasan', 'Alasan minimal 5 karakter', 'wajib')
  return alasan ?? ''
}

/** Only one regular period runs at a time, and one short semester beside it (AK-R6); lectures must be planned. */
async function mulai(context: Context, { id, label }: Periode): Promise<void> {
  const { db, tenant, services } = context
  if (!(await hasWindow(db, id, 'KULIAH')))
    throw new Galat([409, 'transisi_tidak_sah'], `Jendela perkuliahan ${label} belum dijadwalkan. Isi di Jadwal Sistem Akademik.`)
  if (!periodeUtama(id)) return await mulaiPendek(context, id)
  const lain = await lockRunning(db, id)
  if (lain) throw new Galat([409, 'transisi_tidak_sah'], `${lain.label} masih berjalan. Tutup periode itu terlebih dahulu.`)
  if (tenant.college.periodeAktif === id) return
  await setPeriodeAktif(db, id)
  services.tenants.forget()
}

async function mulaiPendek({ db }: Context, id: number): Promise<void> {
  const lain = await findRunningShort(db, id)
  if (lain)
    throw new Galat([409, 'transisi_tidak_sah'], `${lain.label} masih berjalan. Hanya satu semester pendek berjalan pada satu waktu.`)
}

async function tutup(context: Context, { id, label }: Periode, alasan: string | null | undefined): Promise<void> {
  await noteAct(context.db, { alasan: assertSupervisor(context, alasan) })
  const kurang = (await syaratTutup(context, id)).filter(({ terpenuhi }) => !terpenuhi)
  if (kurang.length === 0) return
  throw new Galat(
    [409, 'belum_selesai'],
    `${label} belum dapat ditutup: ${kurang.map(({ syarat }) => syarat).join('; ')} belum terpenuhi.`,
    {
      rincian: kurang,
    },
  )
}

async function bukaLagi(context: Context, periode: Periode, alasan: string | null | undefined): Promise<void> {
  const sebab = assertSupervisor(context, alasan)
  if (periodeUtama(periode.id)) {
    const lain = await lockRunning(context.db, periode.id)
    if (lain) throw new Galat([409, 'transisi_tidak_sah'], `${lain.label} masih berjalan. Tutup periode itu terlebih dahulu.`)
  }
  await noteAct(context.db, { aksi: 'buka_kunci', alasan: sebab })
}

async function arsipkan(context: Context, alasan: string | null | undefined): Promise<void> {
  if (!boleh(context.session.scopes, { scope: 'A', access: 'T' }))
    throw tanpaHak('Perlu hak akses A:T untuk mengarsipkan periode.', { scope: ['A:T'] })
  await noteAct(context.db, { alasan: alasan ?? undefined })
}

/** The transitions of the table States; whatever is not here is refused. */
const LANGKAH: Readonly<Record<string, (context: Context, periode: Periode, alasan: string | null | undefined) => Promise<void>>> = {
  'rencana>berjalan': (context, periode) => mulai(context, periode),
  'berjalan>ditutup': tutup,
  'ditutup>berjalan': bukaLagi,
  'ditutup>arsip': (context, _periode, alasan) => arsipkan(context, alasan),
}

/**
 * Moves a period to another state.
 * @throws Galat 409 `transisi_tidak_sah` or `belum_selesai` with the open conditions, 403 without Supervisor or A:T, 422 without a reason
 */
export async function ubahStatus(
  context: Context,
  { id, status, alasan }: { id: number; status: Status; alasan?: string | null | undefined },
) {
  const periode = await findPeriode(context.db, id)
  if (!periode) throw tidakDitemukan('Periode')
  const langkah = LANGKAH[`${periode.status}>${status}`]
  if (!langkah) throw new Galat([409, 'transisi_tidak_sah'], `Periode berstatus ${periode.status} tidak dapat diubah menjadi ${status}.`)
  await langkah(context, periode, alasan)
  await updateVersioned(context.db, 'periode', { id, versi: periode.versi, status })
}
