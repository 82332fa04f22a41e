import type { KonversiImporRow } from '@sivitas/contract/akademik/impor-konversi'
import { indeksAsal } from '@sivitas/rules/data-master/konversi'
import { Galat } from '../../../kit/galat'
import type { CheckedRow, ImportContext } from '../../../kit/import/import-kind'
import { pembacaDasar, type BahanPeriksa, type DasarKonversi } from '../bahan'
import { listOrangKonversi, type MakulTujuan, type OrangKonversi } from '../orang-queries'
import { susunIsi, wajibDalamBatas } from '../periksa'
import { listBarisTersimpan, listIdMahasiswa, listPtAsal, type BarisImpor, type BarisTersimpan } from './queries'

export type Rencana = {
  idMahasiswa: string
  jenis: string
  idPtAsal: string | null
  idPeriode: number
  /** The conversion that has the course already; none for a course that is new. */
  idKonversi: string | null
  isi: Omit<BarisImpor, 'baris' | 'idKonversi' | 'idMahasiswa'>
}
type Row = CheckedRow<KonversiImporRow, Rencana>

type Orang = { orang: OrangKonversi; dasar: DasarKonversi; ada: readonly BarisTersimpan[]; tambahan: number }

/** What is asked of the college once for a batch: students by NIM, what is recognised for them, and what they are held to. */
async function kumpulkan(context: ImportContext, rows: readonly Row[]) {
  const { db } = context
  const nim = [...new Set(rows.flatMap(({ nilai }) => nilai.nim ?? []))]
  const { id, ada } = await listIdMahasiswa(db, nim)
  const orang = await listOrangKonversi(db, [...id.values()])
  const tersimpan = await listBarisTersimpan(db, [...id.values()])
  const pt = await listPtAsal(db, [...new Set(rows.flatMap(({ nilai }) => nilai.kodePtAsal ?? []))])
  const baca = await pembacaDasar(context)
  const per = new Map<string, Orang>()
  for (const satu of orang) {
    const milik = tersimpan.filter(({ idMahasiswa }) => idMahasiswa === satu.id)
    const dasar = await baca(
      satu,
      milik.map(({ sksDiakui, ...baris }) => ({ ...baris, sks: sksDiakui })),
    )
    per.set(satu.nim, { orang: satu, dasar, ada: milik, tambahan: 0 })
  }
  return { per, ada, pt }
}

/** Rules of the screen for each line (AK-R52, AK-R53); SKS of a student grow as his lines are accepted. */
export async function periksaBaris(context: ImportContext, rows: readonly Row[]): Promise<void> {
  const { per, ada, pt } = await kumpulkan(context, rows)
  for (const row of rows) {
    const { nim, kodePtAsal } = row.nilai
    const milik = per.get(nim ?? '')
    if (kodePtAsal && !pt.has(kodePtAsal)) row.salah('kodePtAsal', `Perguruan tinggi ${kodePtAsal} tidak ditemukan`)
    if (milik) nilaiRow(row, { milik, idPtAsal: kodePtAsal ? (pt.get(kodePtAsal) ?? null) : milik.orang.idPtAsal })
    else if (nim) row.salah('nim', ada.has(nim) ? 'Prodi di luar akses Anda' : `NIM ${nim} tidak ditemukan`)
  }
}

/** Whether the cells that a course is worked out from are all there. */
function utuh({ nilai }: Row) {
  const { jenis, kodeAsal, namaAsal, sksAsal, nilaiAsal, kodeMakul } = nilai
  if (jenis === undefined || kodeAsal === undefined || namaAsal === undefined) return null
  if (sksAsal === undefined || nilaiAsal === undefined || kodeMakul === undefined) return null
  return { jenis, kodeAsal, namaAsal, sksAsal, nilaiAsal, kodeMakul }
}

function nilaiRow(row: Row, { milik, idPtAsal }: { milik: Orang; idPtAsal: string | null }): void {
  const isi = utuh(row)
  if (isi === null) return
  if (milik.orang.status === 'L') row.salah('nim', 'Mahasiswa sudah lulus, sehingga konversinya tidak dapat diubah')
  if (isi.jenis === 'TRANSFER' && idPtAsal === null) row.salah('kodePtAsal', 'Perguruan tinggi asal wajib untuk transfer')
  const tujuan = milik.dasar.tujuan.find(({ kode }) => kode.toUpperCase() === isi.kodeMakul.toUpperCase())
  if (!tujuan) {
    row.salah('kodeMakul', `Mata kuliah ${isi.kodeMakul} tidak ada pada kurikulum mahasiswa ini`)
    return
  }
  const dulu = milik.ada.find(({ idMakul }) => idMakul === tujuan.idMakul)
  const baris = { kode: isi.kodeAsal, nama: isi.namaAsal, sks: isi.sksAsal, nilai: isi.nilaiAsal }
  const hasil = hitung(row, { milik, tujuan, asal: baris })
  if (hasil === null) return
  if (dulu) banding(row, dulu, { ...hasil, asal: baris })
  row.rencana = {
    idMahasiswa: milik.orang.id,
    jenis: isi.jenis,
    idPtAsal,
    idPeriode: milik.orang.periodeMasuk,
    idKonversi: dulu?.idKonversi ?? null,
    isi: {
      ...hasil,
      kodeAsal: isi.kodeAsal,
      namaAsal: isi.namaAsal,
      sksAsal: isi.sksAsal,
      hurufAsal: isi.nilaiAsal,
      indeksAsal: indeksAsal(isi.nilaiAsal, milik.dasar.skala) ?? 0,
    },
  }
}

type Hitung = { milik: Orang; tujuan: MakulTujuan; asal: { kode: string; nama: string; sks: number; nilai: string } }

/** One course with nothing recognised beside it; the sum is looked at apart, since a line may replace what is there. */
function bahanBaris({ dasar: { skala, batas, batasMbkm }, orang: { idProdi, periodeMasuk } }: Orang, tujuan: MakulTujuan): BahanPeriksa {
  const makul = { id: tujuan.idMakul, kode: tujuan.kode, nama: tujuan.nama, sks: tujuan.sks, idProdi, bersama: false }
  return {
    jenis: 'TRANSFER',
    periode: periodeMasuk,
    skala,
    idProdi,
    batasMbkm,
    batas: { ...batas, diakuiLain: 0 },
    terpakai: new Set(),
    makul: new Map([[makul.id, makul]]),
    kurikulum: new Set([makul.id]),
  }
}

/** The cell that a refusal of the screen is about. */
const kolomGalat = (type: string, field = '') => (type === 'melebihi_batas' || field.endsWith('sksDiakui') ? 'sksDiakui' : 'nilaiAsal')

/** SKS and grade of a line by the rules of the screen; what they refuse is said on the row. */
function hitung(row: Row, { milik, tujuan, asal }: Hitung) {
  const { nilaiHuruf, sksDiakui } = row.nilai
  const lama = milik.ada.find(({ idMakul }) => idMakul === tujuan.idMakul)?.sksDiakui ?? 0
  try {
    const [baris] = susunIsi([{ asal: [asal], idMakul: tujuan.idMakul, sksDiakui }], bahanBaris(milik, tujuan)).baris
    if (!baris) return null
    if (nilaiHuruf && nilaiHuruf !== baris.huruf)
      row.salah('nilaiHuruf', `Nilai diakui menurut skala adalah ${baris.huruf}, bukan ${nilaiHuruf}`)
    wajibDalamBatas(milik.tambahan + baris.sksDiakui - lama, { ...milik.dasar, jenis: 'TRANSFER', periode: milik.orang.periodeMasuk })
    milik.tambahan += baris.sksDiakui - lama
    return baris
  } catch (error) {
    if (!(error instanceof Galat)) throw error
    const [pertama] = error.errors
    row.salah(kolomGalat(error.type, pertama?.field), pertama?.message ?? error.message)
    return null
  }
}

type Baru = { sksDiakui: number; huruf: string; asal: Hitung['asal'] }

/** A course that is recognised already: the same, changed while its conversion is open, or closed. */
function banding(row: Row, dulu: BarisTersimpan, { sksDiakui, huruf, asal }: Baru): void {
  row.sasaran = { id: dulu.id, versi: dulu.versi, sebelum: { sksDiakui: dulu.sksDiakui, huruf: dulu.huruf } }
  const [satu] = dulu.asal
  const asalLama = dulu.asal.map(({ kode, nama, sks, nilai }) => `${kode} ${nama} ${sks} ${nilai}`).join(' + ')
  const asalBaru = `${asal.kode} ${asal.nama} ${asal.sks} ${asal.nilai}`
  if (dulu.sksDiakui !== sksDiakui) row.perubahan.push({ kolom: 'sksDiakui', lama: String(dulu.sksDiakui), baru: String(sksDiakui) })
  if (dulu.huruf !== huruf) row.perubahan.push({ kolom: 'nilaiHuruf', lama: dulu.huruf, baru: huruf })
  if (asalLama !== asalBaru) row.perubahan.push({ kolom: 'namaAsal', lama: satu ? asalLama : '-', baru: asalBaru })
  if (row.perubahan.length > 0 && dulu.status === 'disahkan')
    row.salah('kodeMakul', `${row.nilai.kodeMakul ?? ''} sudah disahkan. Supervisor dapat mengembalikan konversinya ke draf.`)
}
