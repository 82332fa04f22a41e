import { IMPOR_KLASIFIKASI, type KlasifikasiRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/klasifikasi'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, ImportKind, Undoable, Written } from '../../../../kit/import/import-kind'
import { KodeImpor } from '../../../impor/kode'
import { endAnggota, findPeriodeSebelum, holdKlasifikasi, insertAnggota } from '../../klasifikasi-mahasiswa/anggota-queries'
import { mahasiswaOf, type MahasiswaNim } from '../mahasiswa-queries'
import { menurut } from '../menurut'
import { listPeriode } from '../rujukan-queries'
import {
  hapusAnggotaImpor,
  listAnggotaKini,
  listKlasifikasiImpor,
  pulihkanAnggota,
  type Anggota,
  type KlasifikasiImpor,
} from './klasifikasi-queries'

type Rencana = { idMahasiswa: string; idKlasifikasi: string; mulai: number; keterangan: string | null; lama: Anggota[] }
type Row = CheckedRow<KlasifikasiRow, Rencana>

const DAFTAR = 'klasifikasi'

async function tanya({ db, session }: ImportContext, milik: ReadonlyMap<Row, MahasiswaNim>) {
  const klasifikasi = await listKlasifikasiImpor(db)
  const anggota = await listAnggotaKini(
    db,
    [...milik.values()].map(({ id }) => id),
  )
  return {
    kode: new KodeImpor(
      klasifikasi.flatMap(({ id, kode, nama }) => [kode, nama].map((kata) => ({ daftar: DAFTAR, kode: id, nama: kata }))),
    ),
    klasifikasi: new Map(klasifikasi.map((satu) => [satu.id, satu])),
    anggota: menurut(anggota, ({ idMahasiswa }) => idMahasiswa),
    periode: new Set(await listPeriode(db)),
    bawaan: session.sesiSemester,
  }
}
type Tahu = Awaited<ReturnType<typeof tanya>>

async function check(context: ImportContext, rows: readonly Row[]): Promise<void> {
  const milik = await mahasiswaOf(context.db, rows)
  const tahu = await tanya(context, milik)
  for (const row of rows) {
    const id = tahu.kode.of(row, 'kode', DAFTAR)
    const satu = tahu.klasifikasi.get(id ?? '')
    const mahasiswa = milik.get(row)
    if (satu && mahasiswa) nilai(row, { satu, mahasiswa, tahu })
  }
  await periksaSebelum(context, rows)
}

function nilai(row: Row, { satu, mahasiswa, tahu }: { satu: KlasifikasiImpor; mahasiswa: MahasiswaNim; tahu: Tahu }): void {
  const { keterangan = null, putusan } = row.nilai
  const mulai = row.nilai.mulai ?? tahu.bawaan
  // One klasifikasi may be written as code or as name; of a group of one a file may name one a student.
  row.kunci.push(`kode:${satu.tunggal ? `kelompok|${satu.kelompok}` : satu.id}|${mahasiswa.id}`)
  row.sasaran = { id: mahasiswa.id, versi: mahasiswa.versi, sebelum: {} }
  const punya = tahu.anggota.get(mahasiswa.id) ?? []
  if (punya.some(({ idKlasifikasi }) => idKlasifikasi === satu.id)) return
  const lama = satu.tunggal ? punya.filter(({ kelompok }) => kelompok === satu.kelompok) : []
  const sebut = lama.map(({ nama }) => nama).join(', ')
  if (!satu.aktif) row.salah('kode', `${satu.nama} sudah nonaktif`)
  if (!tahu.periode.has(mulai)) row.salah('mulai', 'Periode tidak dikenal')
  if (lama.length > 0 && putusan !== 'Ganti') row.salah('putusan', `Sudah memiliki ${sebut} dari kelompok yang sama. Pilih Ganti.`)
  row.perubahan.push({ kolom: 'kode', lama: sebut || '-', baru: satu.nama })
  row.rencana = { idMahasiswa: mahasiswa.id, idKlasifikasi: satu.id, mulai, keterangan, lama }
}

/** What gives way ends with the period before, so there must be one. */
async function periksaSebelum({ db }: ImportContext, rows: readonly Row[]): Promise<void> {
  const berganti = rows.filter(({ rencana, status }) => status === 'ubah' && rencana !== null && rencana.lama.length > 0)
  for (const [mulai, kelompok] of menurut(berganti, ({ rencana }) => String(rencana?.mulai)))
    if ((await findPeriodeSebelum(db, Number(mulai))) === null)
      for (const row of kelompok) row.salah('mulai', 'Tidak ada periode sebelum ini, tempat klasifikasi lama berakhir')
}

async function save({ db }: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const semua = rows.flatMap((row) => (row.rencana ? [{ row, ...row.rencana }] : []))
  for (const id of [...new Set(semua.map(({ idKlasifikasi }) => idKlasifikasi))].toSorted()) await holdKlasifikasi(db, id)
  for (const kelompok of menurut(semua, ({ idKlasifikasi, mulai, keterangan }) =>
    JSON.stringify([idKlasifikasi, mulai, keterangan]),
  ).values()) {
    const [satu] = kelompok
    if (!satu) continue
    const lama = kelompok.flatMap((one) => one.lama)
    const akhir = lama.length > 0 ? await findPeriodeSebelum(db, satu.mulai) : null
    if (akhir !== null) {
      const klasifikasi = [...new Set(lama.map(({ idKlasifikasi }) => idKlasifikasi))]
      await endAnggota(
        db,
        lama.map(({ idMahasiswa }) => idMahasiswa),
        { klasifikasi, akhir },
      )
    }
    await insertAnggota(
      db,
      kelompok.map(({ idMahasiswa }) => idMahasiswa),
      { idKlasifikasi: satu.idKlasifikasi, periodeMulai: satu.mulai, keterangan: satu.keterangan },
    )
  }
  const kini = await listAnggotaKini(
    db,
    semua.map(({ idMahasiswa }) => idMahasiswa),
  )
  const baru = new Map(kini.map((satu) => [`${satu.idMahasiswa}|${satu.idKlasifikasi}`, satu]))
  return semua.flatMap(({ row, idMahasiswa, idKlasifikasi, lama }) => {
    const ditulis = baru.get(`${idMahasiswa}|${idKlasifikasi}`)
    if (!ditulis || !row.sasaran) return []
    row.sasaran.sebelum = { id: ditulis.id, lama }
    return [{ baris: row.id, sasaran: idMahasiswa, versi: ditulis.versi }]
  })
}

type Sebelum = { id: string; lama: Anggota[] }

/** Takes memberships out as if they had never been in, and opens again what they replaced. */
async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const semua = rows.map(({ baris, versi, sebelum }) => ({ baris, versi, ...(sebelum as Sebelum) }))
  const hilang = await hapusAnggotaImpor(db, semua)
  await pulihkanAnggota(
    db,
    semua.filter(({ id }) => hilang.has(id)).flatMap(({ lama }) => lama),
  )
  return new Map(
    semua.filter(({ id }) => !hilang.has(id)).map(({ baris }) => [baris, 'Sudah diubah atau dilepas setelah impor, sehingga dibiarkan']),
  )
}

/** 'Klasifikasi' [nim + kode]. */
export const KLASIFIKASI_KIND: ImportKind<KlasifikasiRow, Rencana> = {
  declaration: IMPOR_KLASIFIKASI,
  codes: async ({ db }) => [
    {
      title: DAFTAR,
      rows: (await listKlasifikasiImpor(db)).filter(({ aktif }) => aktif).map(({ kode, nama }) => [kode, nama] as const),
    },
  ],
  check,
  save,
  undo,
}

export const imporKlasifikasiJob = defineImportJob(KLASIFIKASI_KIND)
