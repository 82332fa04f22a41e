import type { Ditolak, PilihanMahasiswa } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import type { Context } from '../../../auth/context'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { updateVersioned } from '../../../kit/versioned'
import { withWords } from '../../../kit/constraint'
import { todayOf } from '../../../tenant/today'
import { terpilih } from '../pilihan/pilihan'
import { findOrangInstansi, listWajibInstansi, writePenugasan, type Penugasan } from './mahasiswa-queries'
import { findInstansi } from './queries'

const WAJIB = 'Instansi wajib untuk jenis kelas ini'

/** Nobody is given to an agency that is not there, or no longer in use. */
async function assertInstansi(context: Context, idInstansi: string | null | undefined): Promise<void> {
  if (!idInstansi) return
  const row = await findInstansi(context.db, idInstansi, todayOf(context))
  if (!row) throw isianSalah('idInstansi', 'Pilihan tidak dikenal', 'tidak_dikenal')
  if (!row.aktif) throw isianSalah('idInstansi', `${row.nama} sudah nonaktif.`, 'nonaktif')
}

/**
 * Sets the agency of many, or takes it away. Who needs one for his kind of class keeps it and is answered.
 * @throws Galat 422 when nothing is named, or as `terpilih`
 */
export async function aturInstansi(
  context: Context,
  { pilihan, pratinjau, ...tugas }: Penugasan & { pilihan: PilihanMahasiswa; pratinjau: boolean },
): Promise<{ jumlah: number; ditolak: Ditolak[] }> {
  if (Object.values(tugas).every((value) => value === undefined))
    throw isianSalah('idInstansi', 'Pilih sedikitnya satu yang diubah.', 'kosong')
  await assertInstansi(context, tugas.idInstansi)
  const { orang, ditolak } = await terpilih(context, pilihan, !pratinjau)
  const wajib =
    tugas.idInstansi === null
      ? await listWajibInstansi(
          context.db,
          orang.map(({ id }) => id),
        )
      : new Set<string>()
  const tertahan = orang.flatMap((one): Ditolak[] => {
    const alasan = wajib.has(one.id)
      ? `${WAJIB}.`
      : tugas.idInstansi === undefined && one.idInstansi === null
        ? 'Belum punya instansi.'
        : null
    return alasan === null ? [] : [{ idMahasiswa: one.id, nim: one.nim, nama: one.nama, alasan }]
  })
  const tertahanId = new Set(tertahan.map(({ idMahasiswa }) => idMahasiswa))
  const boleh = orang.filter(({ id }) => !tertahanId.has(id)).map(({ id }) => id)
  if (!pratinjau && boleh.length > 0) await writePenugasan(context.db, boleh, tugas)
  return { jumlah: boleh.length, ditolak: [...ditolak, ...tertahan] }
}

/** The agency of one student. @throws Galat 404, 409 on a stale version, 422 where his kind of class asks for one */
export async function ubahOrang(context: Context, { id, versi, ...tugas }: Penugasan & { id: string; versi: number }) {
  const { db } = context
  const before = await findOrangInstansi(db, id)
  if (!before) throw tidakDitemukan('Mahasiswa')
  await assertInstansi(context, tugas.idInstansi)
  const idInstansi = tugas.idInstansi === undefined ? before.idInstansi : tugas.idInstansi
  if (idInstansi === null && before.wajib) throw isianSalah('idInstansi', WAJIB, 'wajib')
  // Without an agency there is no place in one.
  const isi = idInstansi === null ? { idInstansi, jabatanInstansi: null, unitKerja: null, nipInstansi: null, jenisTugas: null } : tugas
  await withWords({}, () => updateVersioned(db, 'mahasiswa', { id, versi, ...isi }))
  const after = await findOrangInstansi(db, id)
  if (!after) throw tidakDitemukan('Mahasiswa')
  return after
}
