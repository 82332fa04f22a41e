import { tmpdir } from 'node:os'
import {
  BAGAN_DASHBOARD,
  type BaganDashboard,
  type DashboardMahasiswa,
  type JumlahBernama,
} from '@sivitas/contract/data-master/mahasiswa/dashboard'
import { STATUS_CODES, STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import type { ExportFormat } from '@sivitas/contract/kit/list'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../../auth/context'
import type { ExportColumn } from '../../../kit/export/columns'
import type { ExportRow } from '../../../kit/export/list-writer'
import { writeExport } from '../../../kit/export/write-export'

type Tabel = { kepala: string; kolom: readonly string[]; baris: readonly { nama: string; nilai: readonly number[] }[] }

const sebaran = (kepala: string, rows: readonly JumlahBernama[]): Tabel => ({
  kepala,
  kolom: ['Jumlah'],
  baris: rows.map(({ label, jumlah }) => ({ nama: label, nilai: [jumlah] })),
})

function statusAngkatan({ statusAngkatan: rows }: DashboardMahasiswa): Tabel {
  const kode = STATUS_CODES.filter((one) => rows.some(({ status }) => status === one))
  const angkatan = [...new Set(rows.map((row) => row.angkatan))].toSorted((one, other) => one - other)
  const jumlah = (tahun: number, status: string) => rows.find((row) => row.angkatan === tahun && row.status === status)?.jumlah ?? 0
  return {
    kepala: 'Angkatan',
    kolom: kode.map((one) => STATUS_MAHASISWA[one].nama),
    baris: angkatan.map((tahun) => ({ nama: String(tahun), nilai: kode.map((one) => jumlah(tahun, one)) })),
  }
}

/** The table of each chart, as it stands below it on the screen. */
const TABEL: Readonly<Record<BaganDashboard, (isi: DashboardMahasiswa) => Tabel>> = {
  statusAngkatan,
  tren: ({ tren }) => ({
    kepala: 'Periode',
    kolom: ['Aktif', 'Cuti', 'Nonaktif'],
    baris: tren.map(({ label, A, C, N }) => ({ nama: label, nilai: [A, C, N] })),
  }),
  prodiKelamin: ({ prodiKelamin }) => ({
    kepala: 'Program studi',
    kolom: ['Laki-laki', 'Perempuan'],
    baris: prodiKelamin.map(({ label, L, P }) => ({ nama: label, nilai: [L, P] })),
  }),
  kohort: ({ kohort }) => ({
    kepala: 'Angkatan',
    kolom: ['Masih studi', 'Lulus tepat waktu', 'Lulus terlambat', 'Keluar'],
    baris: kohort.map(({ angkatan, studi, tepat, terlambat, keluar }) => ({
      nama: String(angkatan),
      nilai: [studi, tepat, terlambat, keluar],
    })),
  }),
  agama: ({ agama }) => sebaran('Agama', agama),
  jalur: ({ jalur }) => sebaran('Jalur', jalur),
  jenisKelas: ({ jenisKelas }) => sebaran('Jenis kelas', jenisKelas),
  kampus: ({ kampus }) => sebaran('Kampus', kampus),
  provinsi: ({ provinsi }) =>
    sebaran(
      'Provinsi',
      provinsi.toSorted((one, other) => other.jumlah - one.jumlah),
    ),
  penghasilan: ({ penghasilan }) => sebaran('Penghasilan', penghasilan),
  ipk: ({ ipk }) => sebaran('IPK', ipk),
  semesterKe: ({ semesterKe }) => sebaran('Semester', semesterKe),
}

type Berkas = { bagan: BaganDashboard; format: ExportFormat }

/** Leaves the table of one chart in the reply as a file. */
export async function berkasBagan({ reply, tenant }: Context, isi: DashboardMahasiswa, { bagan, format }: Berkas): Promise<void> {
  const { kepala, kolom, baris } = TABEL[bagan](isi)
  const columns: ExportColumn[] = [
    { key: 'nama', title: kepala },
    ...kolom.map((title, at): ExportColumn => ({ key: `k${at}`, title, type: 'int' })),
  ]
  const rows: ExportRow[] = baris.map(({ nama, nilai }) => ({ nama, ...Object.fromEntries(nilai.map((angka, at) => [`k${at}`, angka])) }))
  const { path, name, type } = await writeExport({
    format,
    fileName: `${BAGAN_DASHBOARD[bagan]} ${isi.periode}`,
    title: BAGAN_DASHBOARD[bagan],
    college: { nama: tenant.college.judul },
    filterText: `${isi.labelPeriode} · Data per ${formatTanggalJam(isi.dataPer)}`,
    columns,
    rows: sekali(rows),
    directory: tmpdir(),
  })
  reply.file = { path, name, type }
}

// The writer takes chunks as they come; a chart is one.
async function* sekali(rows: ExportRow[]) {
  yield rows
}
