import { periksaPendidikan, type PendidikanIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import type { Context } from '../../../auth/context'
import { dropFile, keepFile } from '../../../files/files'
import { withWords } from '../../../kit/constraint'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { tulisVersi } from './buka'
import { findPendidikan, hapusPendidikan, prodiMilikPt } from './pendidikan-queries'
import { terisiSaja, tolakBila } from './periksa'
import { insertRow } from './tulis-queries'

type Sebagian = { [Field in keyof PendidikanIsian]?: PendidikanIsian[Field] | null | undefined }

async function periksa({ db }: Pick<Context, 'db'>, isian: Sebagian, awalan = ''): Promise<void> {
  tolakBila(periksaPendidikan(isian).map(({ field, message }) => ({ field: `${awalan}${field}`, message })))
  const { idReferensiProdi, idReferensiPt } = isian
  if (idReferensiProdi && !(await prodiMilikPt(db, idReferensiProdi, idReferensiPt ?? null)))
    throw isianSalah(`${awalan}idReferensiProdi`, 'Program studi asal bukan milik perguruan tinggi asal')
}

const simpanIjazah = (db: Context['db'], idBerkas: string, pemilik: { idBiodata: string; menggantikan?: string | null }) =>
  keepFile(db, idBerkas, {
    jenis: 'dokumen',
    area: 'data-master',
    pemilikJenis: 'pendidikan-mahasiswa',
    idPemilik: pemilik.idBiodata,
    field: 'idBerkas',
    menggantikan: pemilik.menggantikan ?? null,
  })

/** `awalan` is where the fields stand in a larger form. */
type Baru = { isian: PendidikanIsian; awalan?: string }

/** One more step of earlier schooling. @throws Galat 422 */
export async function tambahPendidikan(context: Context, idBiodata: string, { isian, awalan = '' }: Baru): Promise<string> {
  const { db } = context
  await periksa(context, isian, awalan)
  if (isian.idBerkas) await simpanIjazah(db, isian.idBerkas, { idBiodata })
  const id = await withWords({}, () => insertRow(db, 'riwayat_pendidikan', { ...isian, idBiodata }))
  await perbaruiKelengkapanOrang(db, [idBiodata])
  return id
}

type Ubahan = Sebagian & { idPendidikan: string; versi: number }

/** @throws Galat 404, 409 `versi_usang`, 422 */
export async function ubahPendidikan(context: Context, idBiodata: string, { idPendidikan, versi, ...isian }: Ubahan): Promise<void> {
  const { db } = context
  const lama = await findPendidikan(db, idBiodata, idPendidikan)
  if (!lama) throw tidakDitemukan('Riwayat pendidikan')
  await periksa(context, { ...(lama as Sebagian), ...terisiSaja(isian) })
  if (isian.idBerkas && isian.idBerkas !== lama.idBerkas) await simpanIjazah(db, isian.idBerkas, { idBiodata, menggantikan: lama.idBerkas })
  await withWords({}, () => tulisVersi(db, 'riwayatPendidikan', { id: idPendidikan, versi, ...isian }))
  if (isian.idBerkas === null && lama.idBerkas) await dropFile(db, lama.idBerkas)
  await perbaruiKelengkapanOrang(db, [idBiodata])
}

/** @throws Galat 404 */
export async function buangPendidikan({ db }: Context, idBiodata: string, idPendidikan: string): Promise<void> {
  const lama = await findPendidikan(db, idBiodata, idPendidikan)
  if (!lama) throw tidakDitemukan('Riwayat pendidikan')
  await hapusPendidikan(db, idPendidikan)
  if (lama.idBerkas) await dropFile(db, lama.idBerkas)
  await perbaruiKelengkapanOrang(db, [idBiodata])
}
