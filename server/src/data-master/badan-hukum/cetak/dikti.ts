import { URUT_STATUS } from '@sivitas/contract/data-master/mahasiswa/hitungan-status'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import type { BagianCetak } from '@sivitas/contract/data-master/cetakan'
import { hitungRasioDosen, rasioDosen } from '@sivitas/rules/data-master/rasio'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { biasa, jumlah, kolom, tabel } from '../../cetakan/sel'
import { hitunganOf, type Potret, type ProdiPotret } from './potret'

/** Permanent lecturers who count for the ratio, by rank and highest degree, of these prodi. */
export function tabelDosen({ dosen }: Potret, prodi: readonly ProdiPotret[]): BagianCetak {
  const ids = new Set(prodi.map(({ id }) => id))
  const rows = dosen.filter(
    ({ idProdi, jenisDosen, keaktifan }) => ids.has(idProdi ?? '') && hitungRasioDosen({ jenisDosen, idStatusKeaktifan: keaktifan }),
  )
  const urut = (kode: (row: (typeof rows)[number]) => string | null) => rows.toSorted((a, b) => Number(kode(a)) - Number(kode(b)))
  const pendidikan = [...new Set(urut(({ kodePendidikan }) => kodePendidikan).map((row) => row.pendidikan))]
  const jabatan = [...new Set(urut(({ kodeJabatan }) => kodeJabatan).map((row) => row.jabatan))]
  const banyak = (cocok: (row: (typeof rows)[number]) => boolean) => rows.filter(cocok).reduce((total, row) => total + row.jumlah, 0)
  return tabel(
    'Dosen tetap menurut pendidikan dan jabatan',
    [kolom('Jabatan fungsional', 'teks', 3), ...pendidikan.map((nama) => kolom(nama, 'angka')), kolom('Jumlah', 'angka')],
    [
      ...jabatan.map((nama) =>
        biasa([
          nama,
          ...pendidikan.map((jenjang) => banyak((row) => row.jabatan === nama && row.pendidikan === jenjang)),
          banyak((row) => row.jabatan === nama),
        ]),
      ),
      jumlah(['Jumlah', ...pendidikan.map((jenjang) => banyak((row) => row.pendidikan === jenjang)), banyak(() => true)]),
    ],
  )
}

/** Students by status of the period, a prodi a line; the sums are those of the call 'status aktivitas'. */
export function tabelStatus(prodi: readonly ProdiPotret[]): BagianCetak {
  const banyak = (rows: readonly ProdiPotret[], kode: (typeof URUT_STATUS)[number]) =>
    rows.reduce((total, { mahasiswa }) => total + (mahasiswa[kode] ?? 0), 0)
  const sel = (rows: readonly ProdiPotret[]) => {
    const counts = URUT_STATUS.map((kode) => banyak(rows, kode))
    return [...counts, counts.reduce((total, count) => total + count, 0)]
  }
  return tabel(
    'Mahasiswa menurut status',
    [
      kolom('Program studi', 'teks', 4),
      ...URUT_STATUS.map((kode) => kolom(STATUS_MAHASISWA[kode].nama, 'angka', 1.1)),
      kolom('Jumlah', 'angka', 1.1),
    ],
    [...prodi.map((row) => biasa([labelProdi(row.jenjangProdi, row.nama), ...sel([row])])), jumlah(['Jumlah', ...sel(prodi)])],
  )
}

/** Students to permanent lecturers, with the limit of each prodi (DM-R11). */
export function tabelRasio(potret: Potret, prodi: readonly ProdiPotret[]): BagianCetak {
  return tabel(
    'Rasio dosen dan mahasiswa',
    [
      kolom('Program studi', 'teks', 4),
      kolom('Mahasiswa (A, S, U, O)', 'angka', 1.5),
      kolom('Dosen tetap', 'angka'),
      kolom('Rasio', 'teks', 1.5),
      kolom('Batas', 'teks', 1),
      kolom('Keterangan', 'teks', 2),
    ],
    prodi.map((row) => {
      const { rasio: mahasiswa, dosenTetap } = hitunganOf(potret, [row])
      const rasio = rasioDosen(mahasiswa, dosenTetap, row.rasioMaksimum)
      return biasa([
        labelProdi(row.jenjangProdi, row.nama),
        mahasiswa,
        dosenTetap,
        rasio.label,
        `1:${row.rasioMaksimum}`,
        rasio.merah ? 'Perlu perhatian' : 'Memenuhi',
      ])
    }),
  )
}
