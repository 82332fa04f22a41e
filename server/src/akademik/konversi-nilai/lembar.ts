import { bawaanLuar } from '@sivitas/contract/akademik/konversi-jenis'
import type { KonversiRinci } from '@sivitas/contract/akademik/konversi-nilai'
import { isiLembarKonversi } from '@sivitas/rules/akademik/isi-konversi'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import type { Context } from '../../auth/context'
import { terbitkanDokumen } from '../../documents/issue/issue'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { sendFile } from '../../kit/send-file'
import { todayOf } from '../../tenant/today'
import { listOrang } from '../hasil-studi/orang-queries'
import { tercetak } from '../hasil-studi/cetakan-queries'
import { dasarKonversi, findOrang } from './bahan'
import { namaJenis } from './nama-jenis'

const JUDUL = 'Berita Acara Konversi Nilai'

/**
 * Leaves the sheet of an approved conversion in the reply: origin and own side by side, totals, SK, number and QR (Documents).
 * @throws Galat 409 before approval, and as `terbitkanDokumen`
 */
export async function cetakLembar(context: Context, konversi: KonversiRinci): Promise<void> {
  const { db, session } = context
  if (konversi.status !== 'disahkan') throw new Galat([409, 'belum_disahkan'], 'Lembar konversi dicetak setelah konversi disahkan.')
  const [orang] = await listOrang(db, [konversi.idMahasiswa], konversi.periode)
  if (!orang) throw tidakDitemukan('Mahasiswa')
  const { batas } = await dasarKonversi(context, await findOrang(context, konversi.idMahasiswa), konversi.id)
  const { isi, larik } = isiLembarKonversi(tercetak(orang), {
    ...konversi,
    namaJenis: namaJenis(konversi),
    batas: bawaanLuar(konversi.jenis) ? batas.batas : null,
  })
  const { id, nama, nim, idProdi, jenjang, idKampus, idJenisKelas: jenisKelas } = orang
  const issued = await terbitkanDokumen(context, {
    jenis: 'konversi-nilai',
    // One sheet a conversion is in force, though a student may have several of one kind.
    judul: konversi.nomorSk === null ? JUDUL : `${JUDUL} ${konversi.nomorSk}`,
    pemilik: { jenis: 'mahasiswa', id, nama, nim, idProdi },
    sasaran: { jenjang, idProdi, idKampus, jenisKelas },
    data: { isi, larik, idFoto: orang.idFoto },
    tanggal: todayOf(context),
    periode: null,
    bernomor: true,
    izin: { supervisor: session.supervisor, alasan: '' },
  })
  const name = bersihkanNamaBerkas(`${JUDUL} ${nim}.${issued.ekstensi}`)
  await sendFile(context, { name, type: issued.mime, isi: issued.isi })
}
