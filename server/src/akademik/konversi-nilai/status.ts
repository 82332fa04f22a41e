import { bawaanLuar } from '@sivitas/contract/akademik/konversi-jenis'
import { STATUS_KONVERSI, type StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import type { Context } from '../../auth/context'
import { noteAct } from '../../auth/queries'
import { simpanKurikulum, simpanSksDiakui } from '../../data-master/public'
import { Galat, isianSalah } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { wajibAlasan } from '../aktivitas-kuliah/kunci'
import { hitungUlang } from '../aktivitas-kuliah/ulang-queries'
import { dasarKonversi, findOrang, wajibBelumLulus, type DasarKonversi } from './bahan'
import type { OrangKonversi } from './orang-queries'
import { wajibDalamBatas } from './periksa'
import type { KonversiRow } from './queries'
import { listPilihanKurikulum, tujuanKurikulum, wajibNilaiSama } from './sendiri'
import { findKonversi } from './tampil'
import { lepasBaris, sumSksDisahkan } from './tulis-queries'

/** What follows a state (States of akademik, konversiNilai); everything else is refused. */
const LANJUT: Readonly<Record<StatusKonversi, readonly StatusKonversi[]>> = {
  draf: ['diajukan', 'batal'],
  diajukan: ['disahkan', 'batal'],
  disahkan: ['draf'],
  batal: [],
}

export type UbahStatus = {
  id: string
  versi: number
  status: StatusKonversi
  nomorSk?: string | null | undefined
  tanggalSk?: string | null | undefined
  alasan?: string | null | undefined
}

function wajibSah(dari: StatusKonversi, ke: StatusKonversi): void {
  if (LANJUT[dari].includes(ke)) return
  const boleh = LANJUT[dari].map((satu) => STATUS_KONVERSI[satu]).join(' atau ')
  throw new Galat(
    [409, 'transisi_tidak_sah'],
    `Konversi berstatus ${STATUS_KONVERSI[dari]} tidak dapat menjadi ${STATUS_KONVERSI[ke]}.${boleh === '' ? '' : ` Berikutnya: ${boleh}.`}`,
    { rincian: { status: dari } },
  )
}

/** Puts the recognised courses into the transcript, or takes them out again, and what follows from them. */
async function bukukan({ db }: Context, { idMahasiswa, periode, jenis }: KonversiRow): Promise<void> {
  if (bawaanLuar(jenis)) await simpanSksDiakui(db, idMahasiswa, await sumSksDisahkan(db, idMahasiswa))
  await hitungUlang(db, idMahasiswa, periode)
}

type Pindah = { lama: KonversiRow; orang: OrangKonversi; kembali: boolean }

/**
 * Lets the student study under the new curriculum, or, with `kembali`, under what stood at him before; somebody who has moved on
 * since is left where he is.
 */
async function pindahKurikulum({ db }: Context, { lama, orang: { idKurikulum }, kembali }: Pindah) {
  if (lama.jenis !== 'KURIKULUM') return {}
  if (!kembali) {
    await simpanKurikulum(db, lama.idMahasiswa, lama.idKurikulum)
    return { idKurikulumLama: idKurikulum }
  }
  if (idKurikulum === lama.idKurikulum) await simpanKurikulum(db, lama.idMahasiswa, lama.idKurikulumLama)
  return { idKurikulumLama: null }
}

/** What a conversion is held to before it is handed in or approved. @throws Galat 409 changed grades, 422 no rows, above the limit */
async function wajibSiap(context: Context, lama: KonversiRow, orang: OrangKonversi): Promise<DasarKonversi> {
  wajibBelumLulus(orang)
  if (lama.jumlahMakul === 0) throw isianSalah('baris', 'Pasangkan paling sedikit satu mata kuliah sebelum mengajukan.', 'kosong')
  const dasar = await dasarKonversi(context, orang, lama.id)
  wajibDalamBatas(lama.sksDiakui, { ...dasar, jenis: lama.jenis, periode: lama.periode })
  if (lama.jenis === 'KURIKULUM') {
    const pilihan = await listPilihanKurikulum(context, orang, dasar.terpakai)
    await wajibNilaiSama(context, lama.id, tujuanKurikulum(pilihan, lama.idKurikulum))
  }
  return dasar
}

/** The act on a conversion, its guards first. */
async function perbuatan(context: Context, lama: KonversiRow, { status, nomorSk, tanggalSk, alasan }: UbahStatus) {
  const { db } = context
  const orang = await findOrang(context, lama.idMahasiswa)
  if (status === 'batal') {
    await noteAct(db, { alasan: alasan ?? undefined })
    return {}
  }
  if (status === 'draf') {
    wajibAlasan(context, alasan)
    wajibBelumLulus(orang)
    await noteAct(db, { aksi: 'buka_kunci', alasan: alasan ?? undefined })
    return { masukIpk: null, ...(await pindahKurikulum(context, { lama, orang, kembali: true })) }
  }
  const dasar = await wajibSiap(context, lama, orang)
  if (status === 'diajukan') return {}
  const nomor = nomorSk ?? lama.nomorSk
  if (!nomor) throw isianSalah('nomorSk', 'Nomor SK wajib diisi untuk mengesahkan konversi', 'wajib')
  await noteAct(db, { aksi: 'setujui' })
  const pindah = await pindahKurikulum(context, { lama, orang, kembali: false })
  return { nomorSk: nomor, tanggalSk: tanggalSk ?? lama.tanggalSk, masukIpk: dasar.masukIpk.includes(lama.jenis), ...pindah }
}

/**
 * Moves a conversion on. Approved, its courses enter the transcript, the student's sksDiakui becomes the sum of what he brought along (DM-R21) and his
 * AKM is reckoned anew (AK-R51); back in draft it all goes out again.
 * @throws Galat 403 without Supervisor, 404, 409 `transisi_tidak_sah` or stale, 422 no SK, no rows, above the limit, 423 for a graduate
 */
export async function ubahStatus(context: Context, input: UbahStatus): Promise<void> {
  const { db } = context
  const { id, versi, status } = input
  const lama = await findKonversi(context, id)
  wajibSah(lama.status, status)
  await updateVersioned(db, 'konversiNilai', { id, versi, status, ...(await perbuatan(context, lama, input)) })
  if (status === 'batal') await lepasBaris(db, id)
  if (status === 'disahkan' || status === 'draf') await bukukan(context, lama)
}
