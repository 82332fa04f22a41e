import { IMPOR_KELAS, type KelasRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/kelas'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, ImportKind, Undoable, Written } from '../../../../kit/import/import-kind'
import { seatAll } from '../../kampus-jenis-kelas/penempatan-queries'
import { versiMahasiswa } from '../baru/simpan-queries'
import { mahasiswaOf } from '../mahasiswa-queries'
import { menurut } from '../menurut'
import { dudukkanKembali, holdKelasSemua, listDuduk, listKelasImpor, type Duduk, type KelasImpor } from './kelas-queries'

type Rencana = { idMahasiswa: string; kelas: KelasImpor }
type Row = CheckedRow<KelasRow, Rencana>

const kodeOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap(({ nilai }) => nilai.kelas ?? []))]

async function check({ db }: ImportContext, rows: readonly Row[]): Promise<void> {
  const milik = await mahasiswaOf(db, rows)
  const duduk = await listDuduk(
    db,
    [...milik.values()].map(({ id }) => id),
  )
  const kelas = await listKelasImpor(db, kodeOf(rows))
  for (const [row, { id }] of milik) {
    const satu = duduk.get(id)
    if (satu) nilai(row, satu, kelas)
  }
}

/** The rules of the screen 'Kampus & Jenis Kelas': who studies, in a class of his prodi and year, as long as there are seats. */
function nilai(row: Row, duduk: Duduk, kelas: readonly KelasImpor[]): void {
  const kode = row.nilai.kelas
  if (kode === undefined) return
  row.sasaran = { id: duduk.id, versi: duduk.versi, sebelum: { idKelas: duduk.idKelas } }
  const bernama = kelas.filter((satu) => satu.kode.toLowerCase() === kode.toLowerCase())
  const cocok = bernama.find(({ idProdi, angkatan }) => idProdi === duduk.idProdi && angkatan === duduk.angkatan)
  if (!cocok) {
    row.salah('kelas', bernama.length > 0 ? 'Kelas ini bukan milik program studi dan angkatan mahasiswa' : `Kelas ${kode} tidak ditemukan`)
    return
  }
  if (cocok.id === duduk.idKelas) return
  const status = STATUS_MAHASISWA[duduk.status as StatusMahasiswa]
  if (status.kelompok !== 'studi') row.salah('nim', `Status ${status.nama}: tidak lagi studi`)
  else if (cocok.terisi >= cocok.kapasitas) row.salah('kelas', `Kelas ${cocok.kode} penuh (${cocok.terisi} dari ${cocok.kapasitas})`)
  else cocok.terisi += 1
  row.perubahan.push({ kolom: 'kelas', lama: duduk.kelas ?? '-', baru: cocok.kode })
  row.rencana = { idMahasiswa: duduk.id, kelas: cocok }
}

/** Seats counted anew under the lock: who does not fit any more stays behind and says so. */
async function muat({ db }: ImportContext, rows: readonly Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ rencana }) => rencana?.kelas.id ?? []))]
  await holdKelasSemua(db, ids)
  const kini = await listKelasImpor(db, kodeOf(rows))
  const sisa = new Map(kini.map(({ id, kapasitas, terisi }) => [id, kapasitas - terisi]))
  return rows.filter((row) => {
    const { id = '', kode = '' } = row.rencana?.kelas ?? {}
    const tempat = sisa.get(id) ?? 0
    if (tempat <= 0) row.salah('kelas', `Kelas ${kode} penuh`)
    sisa.set(id, tempat - 1)
    return tempat > 0
  })
}

async function save(context: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const { db } = context
  const semua = (await muat(context, rows)).flatMap(({ id, rencana }) => (rencana ? [{ baris: id, ...rencana }] : []))
  for (const [idKelas, kelompok] of menurut(semua, ({ kelas }) => kelas.id))
    await seatAll(
      db,
      kelompok.map(({ idMahasiswa }) => idMahasiswa),
      idKelas,
    )
  const versi = await versiMahasiswa(
    db,
    semua.map(({ idMahasiswa }) => idMahasiswa),
  )
  return semua.map(({ baris, idMahasiswa }) => ({ baris, sasaran: idMahasiswa, versi: versi.get(idMahasiswa) ?? 1 }))
}

async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const kembali = await dudukkanKembali(
    db,
    rows.map(({ sasaran, versi, sebelum }) => ({
      sasaran,
      versi,
      idKelas: (sebelum as { idKelas: string | null } | null)?.idKelas ?? null,
    })),
  )
  return new Map(
    rows.filter(({ sasaran }) => !kembali.has(sasaran)).map(({ baris }) => [baris, 'Sudah diubah setelah impor, sehingga dibiarkan']),
  )
}

/** 'Kelas' [nim]: holds at once, as on the screen (DM-R25 is about kampus and jenis kelas). */
export const KELAS_KIND: ImportKind<KelasRow, Rencana> = {
  declaration: IMPOR_KELAS,
  codes: () => Promise.resolve([]),
  check,
  save,
  undo,
}

export const imporKelasJob = defineImportJob(KELAS_KIND)
