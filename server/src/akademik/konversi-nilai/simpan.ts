import type { KonversiInput, StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import type { Context } from '../../auth/context'
import { withWords } from '../../kit/constraint'
import { Galat, isianSalah } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { bahanPeriksa, dasarKonversi, findOrang, wajibBelumLulus } from './bahan'
import { sudahDikonversi, susunIsi } from './periksa'
import { findKonversi } from './tampil'
import { insertKonversi, jumlahkan, simpanIsi, type IsiKonversi } from './tulis-queries'

type Asker = Pick<Context, 'db' | 'tenant'>
type Kepala = Partial<Pick<KonversiInput, 'jenis' | 'idPtAsal' | 'idProdiAsal' | 'nomorSk' | 'tanggalSk' | 'catatan'>>

/** The rows of a conversion, checked against everything else that is recognised for the student. */
async function siapkan(context: Asker, idMahasiswa: string, { baris, kecuali }: { baris: KonversiInput['baris']; kecuali?: string }) {
  const orang = await findOrang(context, idMahasiswa)
  wajibBelumLulus(orang)
  const dasar = await dasarKonversi(context, orang, kecuali)
  const makul = baris.flatMap(({ idMakul }) => idMakul ?? [])
  return { orang, isi: susunIsi(baris, await bahanPeriksa(context, dasar, makul)) }
}

function wajibPtAsal(jenis: string, idPtAsal: string | null | undefined): void {
  if (jenis === 'TRANSFER' && !idPtAsal) throw isianSalah('idPtAsal', 'Perguruan tinggi asal wajib untuk transfer', 'wajib')
}

const WORDS = { konversi_baris_tujuan: sudahDikonversi }

/** Keeps a new conversion as a draft; answers its id. @throws Galat 404, 422 DM-R21 and AK-R52, 423 for a graduate */
export async function buat(context: Asker, { idMahasiswa, baris, ...masuk }: KonversiInput): Promise<string> {
  const { db } = context
  wajibPtAsal(masuk.jenis, masuk.idPtAsal)
  const { orang, isi } = await siapkan(context, idMahasiswa, { baris })
  const { idPtAsal = null, idProdiAsal = null } = masuk
  return await withWords(WORDS, async () => {
    const id = await insertKonversi(db, { ...masuk, idMahasiswa, idPtAsal, idProdiAsal, idPeriode: orang.periodeMasuk, ...jumlahkan(isi) })
    await simpanIsi(db, { id, idMahasiswa }, isi)
    return id
  })
}

/** An approved conversion is closed, a cancelled one over. @throws Galat 409, 423 */
export function wajibTerbuka(status: StatusKonversi): void {
  if (status === 'disahkan')
    throw new Galat([423, 'terkunci'], 'Konversi ini sudah disahkan. Supervisor dapat mengembalikannya ke draf dengan alasan.')
  if (status === 'batal') throw new Galat([409, 'transisi_tidak_sah'], 'Konversi ini sudah dibatalkan. Buat konversi baru.')
}

/** Changes a conversion that is not approved yet. @throws Galat 404, 409 stale or cancelled, 422, 423 approved */
export async function ubah(
  context: Asker,
  { id, versi, baris, ...kepala }: Kepala & { id: string; versi: number; baris?: KonversiInput['baris'] | undefined },
): Promise<void> {
  const { db } = context
  const lama = await findKonversi(context, id)
  wajibTerbuka(lama.status)
  wajibPtAsal(kepala.jenis ?? lama.jenis, kepala.idPtAsal === undefined ? lama.idPtAsal : kepala.idPtAsal)
  const { idMahasiswa } = lama
  const isi: IsiKonversi | null = baris === undefined ? null : (await siapkan(context, idMahasiswa, { baris, kecuali: id })).isi
  // The rows may change without their sums: the head is touched all the same, so that a second writer is told.
  await updateVersioned(db, 'konversiNilai', { id, versi, ...kepala, ...(isi && jumlahkan(isi)), diubahPada: new Date() })
  if (isi) await withWords(WORDS, () => simpanIsi(db, { id, idMahasiswa }, isi))
}
