import { IMPOR_DOSEN_PA, type DosenPaRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/dosen-pa'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, ImportKind, Undoable, Written } from '../../../../kit/import/import-kind'
import { bebanPembimbing, STUDI, tulisPembimbing } from '../../../dosen/pembimbing/queries'
import { tetapkanPembimbing } from '../../../dosen/pembimbing/tetapkan'
import { versiMahasiswa } from '../baru/simpan-queries'
import { mahasiswaOf, type MahasiswaNim } from '../mahasiswa-queries'
import { menurut } from '../menurut'
import { listDosen } from '../rujukan-queries'

type Rencana = { idMahasiswa: string; idDosen: string; nomorSk: string | null }
type Row = CheckedRow<DosenPaRow, Rencana>
type Calon = Awaited<ReturnType<typeof bebanPembimbing>>[number]

async function check({ db }: ImportContext, rows: readonly Row[]): Promise<void> {
  const milik = await mahasiswaOf(db, rows)
  const dosen = await listDosen(
    db,
    rows.flatMap(({ nilai }) => nilai.nidn ?? []),
  )
  const beban = new Map(
    (
      await bebanPembimbing(
        db,
        dosen.map(({ id }) => id),
      )
    ).map((satu) => [satu.id, { ...satu }]),
  )
  const nomor = new Map(dosen.flatMap(({ id, nidn, nuptk }) => [nidn, nuptk].flatMap((satu) => (satu ? [[satu, id] as const] : []))))
  for (const [row, mahasiswa] of milik) nilai(row, mahasiswa, beban.get(nomor.get(row.nilai.nidn ?? '') ?? ''))
}

/** The rules of the screen (DM-R12, edge case 21); loads grow as the rows are given out. */
function nilai(row: Row, mahasiswa: MahasiswaNim, calon: Calon | undefined): void {
  const { nidn, nomorSk = null } = row.nilai
  if (nidn === undefined) return
  if (!calon) {
    row.salah('nidn', `Dosen dengan NIDN atau NUPTK ${nidn} tidak ditemukan`)
    return
  }
  row.sasaran = { id: mahasiswa.id, versi: mahasiswa.versi, sebelum: { idDosen: mahasiswa.idDosenPa } }
  if (mahasiswa.idDosenPa === calon.id) return
  if (!(STUDI as readonly string[]).includes(mahasiswa.status))
    row.salah('nim', 'Mahasiswa sudah tidak studi, sehingga tidak memerlukan dosen PA')
  else if (calon.statusAktif !== 'A') row.salah('nidn', `${calon.namaLengkap} tidak aktif, sehingga tidak dapat menjadi dosen PA`)
  else if (calon.beban >= calon.maks) row.salah('nidn', `Kuota bimbingan penuh (${calon.beban} dari ${calon.maks})`)
  else calon.beban += 1
  row.perubahan.push({ kolom: 'nidn', lama: mahasiswa.namaDosenPa ?? '-', baru: calon.namaLengkap })
  row.rencana = { idMahasiswa: mahasiswa.id, idDosen: calon.id, nomorSk }
}

async function save(context: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const semua = rows.flatMap(({ id, rencana }) => (rencana ? [{ baris: id, ...rencana }] : []))
  const ditetapkan = new Set<string>()
  for (const kelompok of menurut(semua, ({ nomorSk }) => nomorSk ?? '').values()) {
    const hasil = await tetapkanPembimbing(context, kelompok, { sebab: 'ganti', nomorSk: kelompok[0]?.nomorSk })
    for (const satu of hasil) if (satu.hasil === 'ditetapkan') ditetapkan.add(satu.idMahasiswa)
  }
  const tertulis = semua.filter(({ idMahasiswa }) => ditetapkan.has(idMahasiswa))
  const versi = await versiMahasiswa(context.db, [...ditetapkan])
  return tertulis.map(({ baris, idMahasiswa }) => ({ baris, sasaran: idMahasiswa, versi: versi.get(idMahasiswa) ?? 1 }))
}

/** Gives those back to the adviser before whom nobody has touched since. */
async function undo({ db, session }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const versi = await versiMahasiswa(
    db,
    rows.map(({ sasaran }) => sasaran),
  )
  const utuh = rows.filter((row) => versi.get(row.sasaran) === row.versi)
  await tulisPembimbing(
    db,
    utuh.map(({ sasaran, sebelum }) => ({
      idMahasiswa: sasaran,
      idDosen: (sebelum as { idDosen: string | null } | null)?.idDosen ?? null,
    })),
    { mulaiPeriode: session.sesiSemester, sebab: 'ganti', alasan: 'Impor dibatalkan' },
  )
  const kembali = new Set(utuh)
  return new Map(rows.filter((row) => !kembali.has(row)).map(({ baris }) => [baris, 'Sudah diubah setelah impor, sehingga dibiarkan']))
}

/** 'Dosen PA' [nim]: from the operator's own period on. */
export const DOSEN_PA_KIND: ImportKind<DosenPaRow, Rencana> = {
  declaration: IMPOR_DOSEN_PA,
  codes: () => Promise.resolve([]),
  check,
  save,
  undo,
}

export const imporDosenPaJob = defineImportJob(DOSEN_PA_KIND)
