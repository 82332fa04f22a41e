import { BarChart, LineChart } from '@mantine/charts'
import { SimpleGrid } from '@mantine/core'
import type { BaganDashboard } from '@sivitas/contract/data-master/mahasiswa/dashboard'
import { rentangIpk } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { ReactNode } from 'react'
import { Bagan, type KolomBagan } from './bagan'
import type { IsiDashboard, JumlahBernama } from './isi'
import { PetaUbin } from './peta-ubin'
import { studi, type Saring } from './saringan'
import { WARNA_STATUS } from './warna-status'

type GrafikProps = { isi: IsiDashboard; alamat: (saring: Saring) => string }

/** In the order of the field; as keys of an object the digit would come first. */
const KODE_STATUS: readonly StatusMahasiswa[] = ['A', 'C', 'N', 'S', 'U', 'O', 'L', 'M', 'D', 'E', 'P', 'W', '0']

const TINGGI = 240
/** The table below says the same, so the drawing is nothing to stop at with the keyboard. */
const TANPA_FOKUS = { accessibilityLayer: false } as const
const angka = (value: number) => formatAngka(value)

/** Charts of the dashboard, each with its table. */
export function Grafik({ isi, alamat }: GrafikProps) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
      <StatusAngkatan isi={isi} alamat={alamat} />
      <Tren isi={isi} />
      <ProdiKelamin isi={isi} alamat={alamat} />
      <Kohort isi={isi} />
      <Sebaran bagan="agama" kepala="Agama" rows={isi.agama} to={(kunci) => alamat({ ...studi, agama: [kunci] })} />
      <Sebaran bagan="jalur" kepala="Jalur" rows={isi.jalur} to={(kunci) => alamat({ ...studi, jalurDaftar: [kunci] })} />
      <Sebaran bagan="jenisKelas" kepala="Jenis kelas" rows={isi.jenisKelas} to={(kunci) => alamat({ ...studi, jenisKelas: [kunci] })} />
      <Sebaran bagan="kampus" kepala="Kampus" rows={isi.kampus} to={(kunci) => alamat({ ...studi, kampus: [kunci] })} />
      <Sebaran
        bagan="provinsi"
        kepala="Provinsi"
        rows={terbanyak(isi.provinsi)}
        to={(kunci) => alamat({ ...studi, provinsi: kunci })}
        atas={<PetaUbin rows={isi.provinsi} />}
      />
      <Sebaran bagan="penghasilan" kepala="Penghasilan" rows={isi.penghasilan} to={null} />
      <Sebaran bagan="ipk" kepala="IPK" rows={isi.ipk} to={(kunci) => alamat({ ...studi, ipk: batasIpk(kunci) })} />
      <Sebaran
        bagan="semesterKe"
        kepala="Semester"
        rows={isi.semesterKe}
        to={(kunci) => alamat({ ...studi, semesterKe: { after: kunci, before: kunci } })}
      />
    </SimpleGrid>
  )
}

const terbanyak = (rows: readonly JumlahBernama[]) => rows.toSorted((one, other) => other.jumlah - one.jumlah)

function batasIpk(kunci: string): { after: string; before: string } {
  const bin = rentangIpk(kunci)
  return { after: String(bin?.dari ?? 0), before: String(bin?.sampai ?? 4) }
}

type SebaranProps = {
  bagan: BaganDashboard
  kepala: string
  rows: readonly JumlahBernama[]
  to: ((kunci: string) => string) | null
  /** Another drawing of the same numbers, above the bars. */
  atas?: ReactNode
}

/** Who studies, by one dimension. */
function Sebaran({ bagan, kepala, rows, to, atas }: SebaranProps) {
  return (
    <Bagan
      bagan={bagan}
      kepala={kepala}
      keterangan="Mahasiswa yang masih studi"
      rows={rows}
      nama={({ label }) => label}
      kolom={[{ judul: 'Jumlah', nilai: ({ jumlah }) => jumlah, to: ({ kunci }) => (kunci === null || to === null ? null : to(kunci)) }]}
      gambar={
        <>
          {atas}
          <BarChart
            barChartProps={TANPA_FOKUS}
            h={TINGGI}
            data={rows.slice(0, 12).map(({ label, jumlah }) => ({ label, Jumlah: jumlah }))}
            dataKey="label"
            series={[{ name: 'Jumlah', color: 'blue.6' }]}
            valueFormatter={angka}
          />
        </>
      }
    />
  )
}

function StatusAngkatan({ isi, alamat }: GrafikProps) {
  const kode = KODE_STATUS.filter((one) => isi.statusAngkatan.some(({ status }) => status === one))
  const angkatan = [...new Set(isi.statusAngkatan.map((row) => row.angkatan))].toSorted((one, other) => one - other)
  const jumlah = (tahun: number, status: StatusMahasiswa) =>
    isi.statusAngkatan.find((row) => row.angkatan === tahun && row.status === status)?.jumlah ?? 0
  const kolom: KolomBagan<number>[] = kode.map((status) => ({
    judul: STATUS_MAHASISWA[status].nama,
    nilai: (tahun) => jumlah(tahun, status),
    to: (tahun) => alamat({ angkatan: [String(tahun)], status: [status] }),
  }))
  return (
    <Bagan
      bagan="statusAngkatan"
      legenda={kode.map((status) => ({ nama: STATUS_MAHASISWA[status].nama, warna: WARNA_STATUS[status] }))}
      kepala="Angkatan"
      rows={angkatan}
      nama={String}
      kolom={kolom}
      gambar={
        <BarChart
          barChartProps={TANPA_FOKUS}
          h={TINGGI}
          type="stacked"
          dataKey="angkatan"
          data={angkatan.map((tahun) => ({
            angkatan: tahun,
            ...Object.fromEntries(kode.map((status) => [STATUS_MAHASISWA[status].nama, jumlah(tahun, status)])),
          }))}
          series={kode.map((status) => ({ name: STATUS_MAHASISWA[status].nama, color: WARNA_STATUS[status] }))}
          valueFormatter={angka}
        />
      }
    />
  )
}

function Tren({ isi: { tren } }: { isi: IsiDashboard }) {
  const seri = (['A', 'C', 'N'] as const).map((status) => ({ status, nama: STATUS_MAHASISWA[status].nama }))
  return (
    <Bagan
      bagan="tren"
      legenda={seri.map(({ status, nama }) => ({ nama, warna: WARNA_STATUS[status] }))}
      kepala="Periode"
      rows={tren}
      nama={({ label }) => label}
      kolom={seri.map(({ status, nama }) => ({ judul: nama, nilai: (row: IsiDashboard['tren'][number]) => row[status] }))}
      gambar={
        <LineChart
          lineChartProps={TANPA_FOKUS}
          h={TINGGI}
          dataKey="label"
          data={tren.map(({ label, A, C, N }) => ({ label, Aktif: A, Cuti: C, Nonaktif: N }))}
          series={seri.map(({ status, nama }) => ({ name: nama, color: WARNA_STATUS[status] }))}
          valueFormatter={angka}
        />
      }
    />
  )
}

function ProdiKelamin({ isi: { prodiKelamin }, alamat }: GrafikProps) {
  return (
    <Bagan
      bagan="prodiKelamin"
      legenda={[
        { nama: 'Laki-laki', warna: 'blue.6' },
        { nama: 'Perempuan', warna: 'grape.5' },
      ]}
      kepala="Program studi"
      keterangan="Mahasiswa yang masih studi"
      rows={prodiKelamin}
      nama={({ label }) => label}
      kolom={[
        { judul: 'Laki-laki', nilai: ({ L }) => L, to: ({ idProdi }) => alamat({ ...studi, prodi: [idProdi], jenisKelamin: 'L' }) },
        { judul: 'Perempuan', nilai: ({ P }) => P, to: ({ idProdi }) => alamat({ ...studi, prodi: [idProdi], jenisKelamin: 'P' }) },
      ]}
      gambar={
        <BarChart
          barChartProps={TANPA_FOKUS}
          h={TINGGI}
          type="stacked"
          dataKey="label"
          data={prodiKelamin.map(({ label, L, P }) => ({ label, 'Laki-laki': L, Perempuan: P }))}
          series={[
            { name: 'Laki-laki', color: 'blue.6' },
            { name: 'Perempuan', color: 'grape.5' },
          ]}
          valueFormatter={angka}
        />
      }
    />
  )
}

function Kohort({ isi: { kohort } }: { isi: IsiDashboard }) {
  const seri = [
    { kunci: 'studi', nama: 'Masih studi', color: 'teal.7' },
    { kunci: 'tepat', nama: 'Lulus tepat waktu', color: 'blue.6' },
    { kunci: 'terlambat', nama: 'Lulus terlambat', color: 'indigo.4' },
    { kunci: 'keluar', nama: 'Keluar', color: 'red.6' },
  ] as const
  return (
    <Bagan
      bagan="kohort"
      legenda={seri.map(({ nama, color }) => ({ nama, warna: color }))}
      kepala="Angkatan"
      keterangan="Tepat waktu: lulus paling lama pada masa tempuh program studi"
      rows={kohort}
      nama={({ angkatan }) => String(angkatan)}
      kolom={seri.map(({ kunci, nama }) => ({ judul: nama, nilai: (row: IsiDashboard['kohort'][number]) => row[kunci] }))}
      gambar={
        <BarChart
          barChartProps={TANPA_FOKUS}
          h={TINGGI}
          type="percent"
          dataKey="angkatan"
          data={kohort.map((row) => ({ angkatan: row.angkatan, ...Object.fromEntries(seri.map(({ kunci, nama }) => [nama, row[kunci]])) }))}
          series={seri.map(({ nama, color }) => ({ name: nama, color }))}
        />
      }
    />
  )
}
