import type { MahasiswaInstansi } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../../auth/context'
import { writeExport } from '../../../kit/export/write-export'
import { todayOf } from '../../../tenant/today'

type Lembar = {
  instansi: { nama: string; nomorPks: string | null }
  rows: readonly MahasiswaInstansi[]
  format: 'pdf' | 'xlsx'
}

/** The list that goes to an agency with a letter: its students with IPK, SKS and status on today. */
export async function cetakDaftarInstansi(context: Context, { instansi, rows, format }: Lembar): Promise<void> {
  const { path, name, type } = await writeExport({
    format,
    fileName: `Mahasiswa ${instansi.nama}`,
    title: `Daftar Mahasiswa ${instansi.nama}`,
    college: { nama: context.tenant.college.judul },
    filterText: [`Data per ${formatTanggal(todayOf(context))}`, instansi.nomorPks && `PKS ${instansi.nomorPks}`, `${rows.length} mahasiswa`]
      .filter(Boolean)
      .join(' · '),
    columns: [
      { key: 'no', title: 'No', type: 'int' },
      { key: 'nim', title: 'NIM' },
      { key: 'nama', title: 'Nama' },
      { key: 'labelProdi', title: 'Program studi' },
      { key: 'angkatan', title: 'Angkatan', type: 'int' },
      { key: 'unitKerja', title: 'Unit kerja' },
      { key: 'sksLulus', title: 'SKS', type: 'int' },
      { key: 'ipk', title: 'IPK', type: 'decimal' },
      { key: 'namaStatus', title: 'Status' },
    ],
    rows: once(rows.map((row, n) => ({ ...row, no: n + 1 }))),
  })
  context.reply.file = { path, name, type }
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
