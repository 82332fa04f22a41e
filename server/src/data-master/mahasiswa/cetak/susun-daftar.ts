import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { BagianCetak, BarisCetak, KolomCetak, SelCetak } from '@sivitas/contract/data-master/cetakan'
import { judulKolomBiasa, type KelompokCetak, type KolomCetakBiasa } from '@sivitas/contract/data-master/mahasiswa/cetak/cetak-biasa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { formatTanggalPendek } from '@sivitas/rules/platform/tanggal'
import { biasa, kelompok as kepala, kolom, penutup, tabel } from '../../cetakan/sel'
import type { CetakRow } from './queries'

const ANGKA = new Set<KolomCetakBiasa>(['semesterKe', 'sisaStudi', 'sksLulus', 'kelengkapan'])
const SEMPIT = new Set<KolomCetakBiasa>(['angkatan', 'kelas', 'jenisKelamin', 'namaStatus', 'gelombang', 'agama'])
const LEBAR = new Set<KolomCetakBiasa>(['nama', 'labelProdi', 'dosenPa', 'email', 'asalSekolah'])

function kolomOf(nama: KolomCetakBiasa): KolomCetak {
  const judul = judulKolomBiasa(nama)
  if (nama === 'ipk') return kolom(judul, 'desimal')
  if (ANGKA.has(nama)) return kolom(judul, 'angka')
  return kolom(judul, 'teks', SEMPIT.has(nama) ? 1.2 : LEBAR.has(nama) ? 3 : 2)
}

const SLUG = /_/g
const JENIS_KELAMIN: Readonly<Record<string, string>> = { L: 'Laki-laki', P: 'Perempuan' }

/** A value of a student as a column shows it. */
function selOf(row: CetakRow, nama: KolomCetakBiasa): SelCetak {
  switch (nama) {
    case 'labelProdi':
      return labelProdi(row.jenjangProdi, row.namaProdi)
    case 'namaStatus':
      return STATUS_MAHASISWA[row.status as StatusMahasiswa].nama
    case 'sisaStudi':
      return row.batasStudi - row.semesterKe
    case 'jenisKelamin':
      return JENIS_KELAMIN[row.jenisKelamin] ?? row.jenisKelamin
    case 'jenisDaftar':
      return row.jenisDaftar.replaceAll(SLUG, ' ')
    case 'angkatan':
      // A year, which no thousands are set off in.
      return String(row.angkatan)
    case 'tanggalLahir':
      return row.tanggalLahir === null ? null : formatTanggalPendek(row.tanggalLahir)
    default:
      return row[nama]
  }
}

/** What a group is called by one of its students. */
function namaKelompok(row: CetakRow, kelompok: KelompokCetak): string {
  switch (kelompok) {
    case 'prodi':
      return labelProdi(row.jenjangProdi, row.namaProdi)
    case 'angkatan':
      return `Angkatan ${row.angkatan}`
    case 'kelas':
      return row.kelas ? `Kelas ${row.kelas}` : 'Belum punya kelas'
    case 'dosenPa':
      return row.dosenPa ? `Dosen PA: ${row.dosenPa}` : 'Tanpa dosen PA'
  }
}

/** Students by the name of their group, in the order of the rows. */
function perKelompok(rows: readonly CetakRow[], kelompok: KelompokCetak): Map<string, CetakRow[]> {
  const groups = new Map<string, CetakRow[]>()
  for (const row of rows) {
    const nama = namaKelompok(row, kelompok)
    const anggota = groups.get(nama)
    if (anggota) anggota.push(row)
    else groups.set(nama, [row])
  }
  return groups
}

type Susunan = {
  kolom: readonly KolomCetakBiasa[]
  kelompok: readonly KelompokCetak[]
  tandaTangan: boolean
  /** More would follow, so the last groups are not whole and have no sum. */
  terpotong: boolean
}

const orang = (banyak: number) => `${formatAngka(banyak)} mahasiswa`

/** The list as one table: numbered in each group, groups with a heading and a sum of their own, and the sum of all (Documents 3). */
export function tabelDaftar(rows: readonly CetakRow[], { kolom: names, kelompok, tandaTangan, terpotong }: Susunan): BagianCetak {
  const columns = [kolom('No.', 'angka', 0.7), ...names.map(kolomOf), ...(tandaTangan ? [kolom('Tanda tangan', 'teks', 3)] : [])]
  const isi = (no: number, row: CetakRow) => biasa([no, ...names.map((nama) => selOf(row, nama)), ...(tandaTangan ? [''] : [])])
  const sum = (judul: string, banyak: number): BarisCetak => penutup(`${judul}: ${orang(banyak)}`)
  const body = susun(rows, kelompok, { isi, sum, terpotong })
  return tabel(null, columns, [...body, ...(terpotong ? [] : [sum('Jumlah', rows.length)])])
}

type Alat = { isi: (no: number, row: CetakRow) => BarisCetak; sum: (judul: string, banyak: number) => BarisCetak; terpotong: boolean }

function susun(rows: readonly CetakRow[], [pertama, ...lain]: readonly KelompokCetak[], alat: Alat): BarisCetak[] {
  if (pertama === undefined) return rows.map((row, at) => alat.isi(at + 1, row))
  const groups = perKelompok(rows, pertama)
  return [...groups].flatMap(([nama, anggota], at) => {
    const terpotong = alat.terpotong && at === groups.size - 1
    return [
      kepala(nama),
      ...susun(anggota, lain, { ...alat, terpotong }),
      ...(terpotong ? [] : [alat.sum(`Jumlah ${nama}`, anggota.length)]),
    ]
  })
}

/** Photos with name and NIM, a heading for each group of the outermost kind. */
export function kisiFoto(rows: readonly CetakRow[], [pertama]: readonly KelompokCetak[]): BagianCetak[] {
  const groups = pertama === undefined ? [[null, rows] as const] : [...perKelompok(rows, pertama)]
  return groups.map(([judul, anggota], at) => ({
    jenis: 'foto',
    judul,
    halamanBaru: at > 0,
    kartu: anggota.map((row) => ({
      nama: row.nama,
      nim: row.nim,
      keterangan: `${labelProdi(row.jenjangProdi, row.namaProdi)}, ${row.angkatan}`,
      idFoto: row.idFoto,
    })),
  }))
}

/** Address labels; who has no address gets none. */
export const labelAlamat = (rows: readonly CetakRow[]): BagianCetak => ({
  jenis: 'label',
  judul: 'Label alamat',
  halamanBaru: false,
  label: rows.flatMap(({ nama, nim, alamat }) => (alamat === null ? [] : [{ nama, nim, alamat }])),
})
