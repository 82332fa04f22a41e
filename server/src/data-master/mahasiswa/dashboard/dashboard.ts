import type { NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import type { DashboardMahasiswa, JumlahBernama } from '@sivitas/contract/data-master/mahasiswa/dashboard'
import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { saatRekap } from '../rekap/hitung'
import { anggotaDimensi } from '../rekap/label-queries'
import { bacaSaat, bacaSel, listPeriodeTren, type Baris, type Kelompok, type SaringDashboard } from './baca-queries'
import { berkasBagan } from './berkas'
import { segarkanUntuk } from './segarkan'

const calls = api.dataMaster.dashboard

const dari = (rows: readonly Baris[], kelompok: Kelompok) => rows.filter((row) => row.kelompok === kelompok)
const jumlahkan = (rows: readonly Baris[], angka: (row: Baris) => number) => rows.reduce((sum, row) => sum + angka(row), 0)

/** One group with the names of its values, in their order. */
async function bernama({ db }: Pick<Context, 'db'>, dimensi: NamaDimensi, rows: readonly Baris[]): Promise<JumlahBernama[]> {
  const anggota = await anggotaDimensi(db, dimensi, new Set(rows.map(({ k1 }) => k1)))
  return anggota.map(({ kunci, label }) => ({ kunci, label, jumlah: jumlahkan(rows, (row) => (row.k1 === kunci ? row.jumlah : 0)) }))
}

async function prodiKelamin({ db }: Pick<Context, 'db'>, rows: readonly Baris[]): Promise<DashboardMahasiswa['prodiKelamin']> {
  const prodi = await anggotaDimensi(db, 'prodi', new Set(rows.map(({ k1 }) => k1)))
  const of = (id: string | null, kelamin: string) => jumlahkan(rows, (row) => (row.k1 === id && row.k2 === kelamin ? row.jumlah : 0))
  return prodi.flatMap(({ kunci, label }) => (kunci === null ? [] : [{ idProdi: kunci, label, L: of(kunci, 'L'), P: of(kunci, 'P') }]))
}

function kohort(rows: readonly Baris[]): DashboardMahasiswa['kohort'] {
  const angkatan = [...new Set(rows.map(({ k1 }) => Number(k1)))].toSorted((one, other) => one - other)
  const of = (tahun: number, nasib: string) => jumlahkan(rows, (row) => (Number(row.k1) === tahun && row.k2 === nasib ? row.jumlah : 0))
  return angkatan.map((tahun) => ({
    angkatan: tahun,
    studi: of(tahun, 'studi'),
    tepat: of(tahun, 'tepat'),
    terlambat: of(tahun, 'terlambat'),
    keluar: of(tahun, 'keluar'),
  }))
}

/** The cards: sums over what the status table is made of (DM-R7, R8, R10). */
function kartu(rows: readonly Baris[], kejadian: readonly Baris[]): DashboardMahasiswa['kartu'] {
  const status = (kode: StatusMahasiswa) => jumlahkan(rows, (row) => (row.k2 === kode ? row.jumlah : 0))
  const terjadi = (nama: string) => jumlahkan(kejadian, (row) => (row.k1 === nama ? row.jumlah : 0))
  const studi = jumlahkan(rows, (row) => (['A', 'C', 'N', 'S', 'U', 'O'].includes(row.k2 ?? '') ? row.jumlah : 0))
  const titik = jumlahkan(rows, (row) => row.titik)
  return {
    total: jumlahkan(rows, (row) => row.jumlah),
    aktif: status('A'),
    cuti: status('C'),
    nonaktif: status('N'),
    keluar: terjadi('keluar'),
    baru: terjadi('baru'),
    lewatBatas: jumlahkan(rows, (row) => row.lewat),
    tanpaPa: jumlahkan(rows, (row) => row.tanpaPa),
    // Twenty points are the whole (DM-R8).
    kelengkapan: studi === 0 ? null : Math.round((50 * titik) / studi) / 10,
    siapPddikti: jumlahkan(rows, (row) => row.siap),
  }
}

async function tren({ db }: Pick<Context, 'db'>, periode: number, rows: readonly Baris[]): Promise<DashboardMahasiswa['tren']> {
  const of = (id: number, status: string) => jumlahkan(rows, (row) => (row.k1 === String(id) && row.k2 === status ? row.jumlah : 0))
  return (await listPeriodeTren(db, periode)).map(({ id, label }) => ({
    periode: id,
    label,
    A: of(id, 'A'),
    C: of(id, 'C'),
    N: of(id, 'N'),
  }))
}

async function hitung(context: Context, periode: number, saring: SaringDashboard): Promise<DashboardMahasiswa> {
  const { db } = context
  const saat = await saatRekap(context, 'periode', periode)
  await segarkanUntuk(db, saat)
  const rows = await bacaSel(db, periode, saring)
  const status = dari(rows, 'statusAngkatan')
  return {
    periode,
    labelPeriode: saat.label,
    dataPer: await bacaSaat(db, periode),
    kartu: kartu(status, dari(rows, 'kejadian')),
    statusAngkatan: status.map(({ k1, k2, jumlah }) => ({ angkatan: Number(k1), status: k2 as StatusMahasiswa, jumlah })),
    tren: await tren(context, periode, dari(rows, 'tren')),
    prodiKelamin: await prodiKelamin(context, dari(rows, 'prodiKelamin')),
    agama: await bernama(context, 'agama', dari(rows, 'agama')),
    jalur: await bernama(context, 'jalur', dari(rows, 'jalur')),
    jenisKelas: await bernama(context, 'jenisKelas', dari(rows, 'jenisKelas')),
    kampus: await bernama(context, 'kampus', dari(rows, 'kampus')),
    provinsi: await bernama(context, 'provinsi', dari(rows, 'provinsi')),
    penghasilan: await bernama(context, 'penghasilan', dari(rows, 'penghasilan')),
    ipk: await bernama(context, 'ipk', dari(rows, 'ipk')),
    semesterKe: await bernama(context, 'semesterKe', dari(rows, 'semesterKe')),
    kohort: kohort(dari(rows, 'kohort')),
  }
}

export const dashboard = calls.router({
  get: calls.get.handler(async ({ input, context }) => {
    const { periode = context.session.sesiSemester, format, bagan, ...saring } = input
    const data = await hitung(context, periode, saring)
    if (format) await berkasBagan(context, data, { bagan, format })
    return { data }
  }),
})
