import { labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { withWords } from '../../kit/constraint'
import { dipakai, duplikat, Galat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { removeRow, updateVersioned } from '../../kit/versioned'
import { assertRentang, assertSasaran, assertUrutan, bukaPerubahan, umum, type Sasaran } from './izin'
import { findJadwal, insertJadwal } from './queries'
import { saatOf } from './saat'
import { showJadwal } from './show'
import { denganVersi } from './versi'

const lewat = (selesai: Date) => selesai.getTime() < Date.now()

const jendelaOf = (row: { idPeriode: number; kode: string }) => ({ idPeriode: row.idPeriode, kode: row.kode as KodeJendela })

async function found({ db }: Pick<Context, 'db'>, id: string) {
  const row = await findJadwal(db, id)
  if (!row) throw tidakDitemukan('Jadwal')
  return row
}

export const jadwalById = async (context: Pick<Context, 'db'>, id: string) => showJadwal(await found(context, id))

type Baru = Sasaran & { idPeriode: number; kode: KodeJendela; mulai: string; selesai: string; alasan?: string | null | undefined }

/** A new window, general or for some; one that lies in the past already needs a Supervisor. */
export async function buatJadwal(context: Context, input: Baru) {
  const { db, tenant } = context
  const zona = tenant.college.zonaWaktu as ZonaWaktu
  const [mulai, selesai] = [saatOf(input.mulai, zona, 'mulai'), saatOf(input.selesai, zona, 'selesai')]
  assertSasaran(context, input)
  assertRentang(mulai, selesai)
  if (!umum(input) && !input.alasan) throw isianSalah('alasan', 'Field tidak boleh kosong', 'wajib')
  if (input.idMahasiswa && (input.idProdi || input.angkatan))
    throw isianSalah('idMahasiswa', 'Jadwal perorangan tidak memakai program studi atau angkatan.')
  await bukaPerubahan(context, { idPeriode: input.idPeriode, lewat: lewat(selesai), alasan: input.alasan })
  if (umum(input)) await assertUrutan(context, input.idPeriode, [{ kode: input.kode, mulai, selesai }])
  const sama = `${labelJendela(input.kode)} ${labelPeriode(input.idPeriode)} sudah dijadwalkan untuk cakupan ini.`
  const [id] = await withWords({ jadwal_sistem_sama: () => duplikat('kode', sama) }, () =>
    denganVersi(db, input, () => insertJadwal(db, [{ ...input, mulai, selesai }])),
  )
  return await jadwalById(context, id ?? '')
}

type Ubah = { id: string; versi: number; mulai?: string | undefined; selesai?: string | undefined; alasan?: string | null | undefined }

/** Moves the ends of a window. The reason of an exception stays unless a new one is given. */
export async function ubahJadwal(context: Context, input: Ubah) {
  const { db, tenant } = context
  const row = await found(context, input.id)
  const zona = tenant.college.zonaWaktu as ZonaWaktu
  const mulai = input.mulai === undefined ? row.mulai : saatOf(input.mulai, zona, 'mulai')
  const selesai = input.selesai === undefined ? row.selesai : saatOf(input.selesai, zona, 'selesai')
  assertSasaran(context, row)
  assertRentang(mulai, selesai)
  if (!row.aktif) throw new Galat([409, 'tidak_berlaku'], 'Jadwal ini sudah digantikan. Ubah jadwal yang berlaku.')
  await bukaPerubahan(context, { idPeriode: row.idPeriode, lewat: lewat(row.selesai), alasan: input.alasan })
  if (umum(row)) await assertUrutan(context, row.idPeriode, [{ kode: row.kode as KodeJendela, mulai, selesai }])
  const alasan = umum(row) ? undefined : (input.alasan ?? undefined)
  await denganVersi(db, jendelaOf(row), () =>
    updateVersioned(db, 'jadwalSistem', { id: row.id, versi: input.versi, mulai, selesai, alasan }),
  )
  return await jadwalById(context, row.id)
}

/** Ends an open window at this second (States: dipaksa tutup). */
export async function tutupJadwal(context: Context, { id, alasan }: { id: string; alasan?: string | null | undefined }) {
  const row = await found(context, id)
  assertSasaran(context, row)
  if (!row.aktif || showJadwal(row).keadaan !== 'buka')
    throw new Galat([409, 'transisi_tidak_sah'], 'Jendela ini tidak sedang terbuka, sehingga tidak perlu ditutup.')
  await bukaPerubahan(context, { idPeriode: row.idPeriode, lewat: false, alasan })
  // Open through the whole last second, so that the one before this is the last.
  const selesai = new Date(Math.max(row.mulai.getTime() + 1, (Math.floor(Date.now() / 1000) - 1) * 1000))
  await denganVersi(context.db, jendelaOf(row), () => updateVersioned(context.db, 'jadwalSistem', { id, versi: row.versi, selesai }))
  return await jadwalById(context, id)
}

/** Takes away what nobody has used yet; a window that began is closed instead, since writes rest on it. */
export async function hapusJadwal(context: Context, id: string): Promise<void> {
  const row = await found(context, id)
  assertSasaran(context, row)
  if (row.mulai.getTime() <= Date.now()) throw dipakai("Jendela yang sudah dimulai tidak dapat dihapus. Pakai 'Tutup sekarang'.")
  await bukaPerubahan(context, { idPeriode: row.idPeriode, lewat: false })
  await denganVersi(context.db, jendelaOf(row), () => removeRow(context.db, 'jadwalSistem', id))
}
