import { bawaanLuar, type JenisKonversi } from '@sivitas/contract/akademik/konversi-jenis'
import type { KonversiInput, StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import type { Context } from '../../auth/context'
import { withWords } from '../../kit/constraint'
import { Galat, isianSalah } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { bahanPeriksa, dasarKonversi, findOrang, wajibBelumLulus } from './bahan'
import { kepalaTersimpan, periodeKonversi, wajibJenisSejenis, wajibKepala, type KepalaMasuk } from './kepala'
import { sudahDikonversi, susunIsi, wajibDalamBatas } from './periksa'
import type { KonversiRow } from './queries'
import { isiSendiri, listPilihanKurikulum, tujuanKurikulum } from './sendiri'
import { findKonversi } from './tampil'
import { insertKonversi, jumlahkan, simpanIsi, type IsiKonversi } from './tulis-queries'

type Asker = Pick<Context, 'db' | 'tenant'>

type Siapkan = { jenis: JenisKonversi; kepala: KepalaMasuk; baris: KonversiInput['baris'] | undefined; lama?: KonversiRow }

/** Head and rows of a conversion, checked against everything else that is recognised for the student; without rows the stored ones stay. */
async function siapkan(context: Asker, idMahasiswa: string, { jenis, kepala, baris, lama }: Siapkan) {
  const orang = await findOrang(context, idMahasiswa)
  wajibBelumLulus(orang)
  const { periodeMasuk } = orang
  const idPeriode = periodeKonversi(context, jenis, { periodeMasuk, periode: kepala.periode })
  const dasar = await dasarKonversi(context, orang, lama?.id)
  if (baris === undefined) {
    wajibDalamBatas(lama?.sksDiakui ?? 0, { ...dasar, jenis, periode: idPeriode })
    return { idPeriode, isi: null }
  }
  const tujuan =
    jenis === 'KURIKULUM' ? tujuanKurikulum(await listPilihanKurikulum(context, orang, dasar.terpakai), kepala.idKurikulum) : null
  const masuk = tujuan ? isiSendiri(baris, tujuan) : baris.map((satu) => ({ ...satu, asal: satu.asal.map(tanpaMakul) }))
  const idMakul = masuk.flatMap((satu) => satu.idMakul ?? [])
  const isi: IsiKonversi = susunIsi(masuk, await bahanPeriksa(context, dasar, { jenis, periode: idPeriode, tujuan, idMakul }))
  return { idPeriode, isi }
}

/** A subject from elsewhere is no course of his own, whatever is sent. */
const tanpaMakul = <Asal extends object>(asal: Asal) => ({ ...asal, idMakulAsal: null })

const WORDS = {
  konversi_baris_tujuan: sudahDikonversi,
  konversi_nilai_college_id_id_periode_fkey: () => isianSalah('periode', 'Periode tidak dikenal'),
}

/** Keeps a new conversion as a draft; answers its id. @throws Galat 404, 422 DM-R21, AK-R52 and AK-R54, 423 for a graduate */
export async function buat(context: Asker, { idMahasiswa, jenis, baris, ...kepala }: KonversiInput): Promise<string> {
  const { db } = context
  wajibKepala(jenis, kepala)
  const { idPeriode, isi } = await siapkan(context, idMahasiswa, { jenis, kepala, baris })
  const tersimpan = isi ?? { asal: [], baris: [] }
  return await withWords(WORDS, async () => {
    const id = await insertKonversi(db, { ...kepalaTersimpan(jenis, kepala), idMahasiswa, idPeriode, ...jumlahkan(tersimpan) })
    await simpanIsi(db, { id, idMahasiswa }, tersimpan)
    return id
  })
}

/** An approved conversion is closed, a cancelled one over. @throws Galat 409, 423 */
export function wajibTerbuka(status: StatusKonversi): void {
  if (status === 'disahkan')
    throw new Galat([423, 'terkunci'], 'Konversi ini sudah disahkan. Supervisor dapat mengembalikannya ke draf dengan alasan.')
  if (status === 'batal') throw new Galat([409, 'transisi_tidak_sah'], 'Konversi ini sudah dibatalkan. Buat konversi baru.')
}

type Ubahan = KepalaMasuk & { id: string; versi: number; jenis?: JenisKonversi | undefined; baris?: KonversiInput['baris'] | undefined }

/** What a head becomes: fields that are left out stay. */
function kepalaBaru(lama: KonversiRow, kepala: KepalaMasuk): KepalaMasuk {
  const { idPtAsal, idProdiAsal, idKurikulum, jenisKegiatan, mitra, judulKegiatan, periode, nomorSk, tanggalSk, catatan } = lama
  const tersimpan = { idPtAsal, idProdiAsal, idKurikulum, jenisKegiatan, mitra, judulKegiatan, periode, nomorSk, tanggalSk, catatan }
  return { ...tersimpan, ...Object.fromEntries(Object.entries(kepala).filter(([, isi]) => isi !== undefined)) }
}

/** Changes a conversion that is not approved yet. @throws Galat 404, 409 stale or cancelled, 422, 423 approved */
export async function ubah(context: Asker, { id, versi, baris, jenis: diminta, ...masuk }: Ubahan): Promise<void> {
  const { db } = context
  const lama = await findKonversi(context, id)
  wajibTerbuka(lama.status)
  const jenis = diminta ?? lama.jenis
  wajibJenisSejenis(lama.jenis, jenis)
  const kepala = kepalaBaru(lama, masuk)
  wajibKepala(jenis, kepala)
  const { idMahasiswa } = lama
  // Another curriculum asks for other courses: the rows that are stored would be of the one before.
  const isiBaru = baris ?? (kepala.idKurikulum === lama.idKurikulum ? undefined : [])
  const { idPeriode, isi } = await siapkan(context, idMahasiswa, { jenis, kepala, baris: isiBaru, lama })
  await withWords(WORDS, async () => {
    // The rows may change without their sums: the head is touched all the same, so that a second writer is told.
    const kepalaIsi = { ...kepalaTersimpan(jenis, kepala), ...(bawaanLuar(jenis) ? {} : { idPeriode }) }
    await updateVersioned(db, 'konversiNilai', { id, versi, ...kepalaIsi, ...(isi && jumlahkan(isi)), diubahPada: new Date() })
    if (isi) await simpanIsi(db, { id, idMahasiswa }, isi)
  })
}
