import { KODE_JENDELA, labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { isianSalah } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { rangesFromCalendar } from './isi-kalender-queries'
import { assertSasaran, assertUrutan, bukaPerubahan } from './izin'
import { insertJadwal, listUmum } from './queries'
import { saatOf } from './saat'
import { denganVersi } from './versi'

type Usulan = {
  kode: KodeJendela
  nama: string
  kegiatan: string
  mulai: Date
  selesai: Date
  tindakan: 'tambah' | 'ubah' | 'sama' | 'terkunci'
  ada: { id: string; versi: number } | null
}

/** What the calendar would make of the windows of a period, in the order of the semester. */
async function usulan({ db, tenant }: Pick<Context, 'db' | 'tenant'>, idPeriode: number): Promise<Usulan[]> {
  const zona = tenant.college.zonaWaktu as ZonaWaktu
  const sekarang = Date.now()
  const umum = new Map((await listUmum(db, idPeriode)).map((row) => [row.kode, row]))
  const rentang = new Map((await rangesFromCalendar(db, idPeriode)).map((row) => [row.kode, row]))
  return KODE_JENDELA.flatMap((kode) => {
    const dari = rentang.get(kode)
    if (!dari) return []
    const [mulai, selesai] = [saatOf(dari.mulai, zona, 'mulai'), saatOf(dari.selesai, zona, 'selesai')]
    const ada = umum.get(kode)
    const sama =
      ada?.mulai.getTime() === mulai.getTime() && Math.floor(ada.selesai.getTime() / 1000) === Math.floor(selesai.getTime() / 1000)
    const lewat = (ada ? ada.selesai : selesai).getTime() < sekarang
    const tindakan = sama ? 'sama' : lewat ? 'terkunci' : ada ? 'ubah' : 'tambah'
    return [{ kode, nama: labelJendela(kode), kegiatan: dari.kegiatan, mulai, selesai, tindakan, ada: ada ?? null }]
  })
}

const show = ({ ada: _ada, ...baris }: Usulan) => baris

export const usulanKalender = async (context: Pick<Context, 'db' | 'tenant'>, idPeriode: number) =>
  (await usulan(context, idPeriode)).map(show)

type Input = { idPeriode: number; kode: readonly KodeJendela[]; alasan?: string | null | undefined }

/**
 * 'Isi dari kalender': sets the chosen general windows to what the calendar says, first day 00:00:00 to last day 23:59:59.
 * Windows that are over need a Supervisor and a reason, as everywhere.
 * @throws Galat 422 for a code that the calendar says nothing of, or when the order would break
 */
export async function isiDariKalender(context: Context, { idPeriode, kode, alasan }: Input) {
  assertSasaran(context, {})
  const dipilih = (await usulan(context, idPeriode)).filter((baris) => kode.includes(baris.kode))
  const tanpa = kode.find((satu) => !dipilih.some((baris) => baris.kode === satu))
  if (tanpa) throw isianSalah('kode', `Kalender tidak memuat kegiatan yang membuka ${labelJendela(tanpa)}.`, 'tidak_dikenal')
  const berubah = dipilih.filter(({ tindakan }) => tindakan !== 'sama')
  await bukaPerubahan(context, { idPeriode, lewat: berubah.some(({ tindakan }) => tindakan === 'terkunci'), alasan })
  await assertUrutan(context, idPeriode, dipilih)
  for (const baris of berubah) await denganVersi(context.db, { idPeriode, kode: baris.kode }, () => tulis(context, idPeriode, baris))
  return dipilih.map(show)
}

async function tulis({ db }: Pick<Context, 'db'>, idPeriode: number, { ada, kode, mulai, selesai }: Usulan): Promise<void> {
  if (ada) await updateVersioned(db, 'jadwalSistem', { id: ada.id, versi: ada.versi, mulai, selesai })
  else await insertJadwal(db, [{ idPeriode, kode, mulai, selesai }])
}
