import type { KelasDefault } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelas-default'
import type { Context } from '../../../auth/context'
import { writeExport } from '../../../kit/export/write-export'
import { listAnggotaKelas } from './kelas-default-queries'

/** The presence list of a class: its students, and a box for each meeting. */
export async function cetakDaftarHadir(
  { db, tenant, reply }: Context,
  kelas: KelasDefault,
  { pertemuan, format }: { pertemuan: number; format: 'pdf' | 'xlsx' },
): Promise<void> {
  const orang = await listAnggotaKelas(db, kelas.id)
  const kotak = Array.from({ length: pertemuan }, (_, n) => ({ key: `p${n + 1}`, title: String(n + 1) }))
  const rows = orang.map(({ nim, nama, jenisKelamin }, n) => ({ no: String(n + 1), nim, nama, jenisKelamin }))
  const { path, name, type } = await writeExport({
    format,
    fileName: `Daftar hadir ${kelas.kode}`,
    title: `Daftar Hadir Kelas ${kelas.kode}`,
    college: { nama: tenant.college.judul },
    filterText: [kelas.labelProdi, `Angkatan ${kelas.angkatan}`, kelas.namaWali && `Wali ${kelas.namaWali}`, `${orang.length} mahasiswa`]
      .filter(Boolean)
      .join(' · '),
    columns: [
      { key: 'no', title: 'No' },
      { key: 'nim', title: 'NIM' },
      { key: 'nama', title: 'Nama' },
      { key: 'jenisKelamin', title: 'L/P' },
      ...kotak,
    ],
    rows: once(rows),
  })
  reply.file = { path, name, type }
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
