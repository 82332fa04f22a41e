import { labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { jendelaBerlaku } from '@sivitas/rules/platform/jendela'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { Galat, isianSalah } from '../../kit/galat'
import { activeRows, type BarisBerlaku } from './berlaku-queries'
import { assertSasaran, bukaPerubahan } from './izin'
import { insertJadwal, listJadwal, restJadwal } from './queries'
import { saatOf } from './saat'
import { showJadwal } from './show'
import { listByNim } from './terkena-queries'
import { denganVersi } from './versi'

type Input = {
  idPeriode: number
  kode: KodeJendela
  idProdi?: string | null | undefined
  angkatan?: number | null | undefined
  nim?: readonly string[] | undefined
  sampai: string
  alasan: string
}

/** One reach that gets a longer window: as the row will name it, and as the resolver looks for it. */
type Sasaran = {
  idProdi: string | null
  angkatan: number | null
  idMahasiswa: string | null
  nim?: string
  prodi: string | null
  tahun: number | null
}

/** @throws Galat 422 that names each NIM that is unknown or outside of the caller's prodi */
async function sasaranOf({ db }: Context, { idProdi, angkatan, nim }: Input): Promise<Sasaran[]> {
  if (!nim?.length) {
    if (!idProdi && !angkatan) throw isianSalah('idProdi', 'Pilih program studi, angkatan, atau tempel NIM.', 'wajib')
    return [{ idProdi: idProdi ?? null, angkatan: angkatan ?? null, idMahasiswa: null, prodi: idProdi ?? null, tahun: angkatan ?? null }]
  }
  const rows = new Map((await listByNim(db, nim)).map((row) => [row.nim, row]))
  const hilang = [...new Set(nim)].filter((satu) => !rows.has(satu))
  if (hilang.length > 0) {
    const errors = hilang.slice(0, 20).map((satu) => ({ field: 'nim', code: 'tidak_dikenal', message: `NIM ${satu} tidak ditemukan` }))
    throw new Galat([422, 'validasi'], errors[0]?.message ?? 'NIM tidak ditemukan', { errors, rincian: { nim: hilang } })
  }
  return [...rows.values()].map((row) => ({
    idProdi: null,
    angkatan: null,
    idMahasiswa: row.id,
    nim: row.nim,
    prodi: row.idProdi,
    tahun: row.angkatan,
  }))
}

const samaCakupan = (baris: BarisBerlaku, { idProdi, angkatan, idMahasiswa }: Sasaran) =>
  baris.prodi === idProdi && baris.angkatan === angkatan && baris.idMahasiswa === idMahasiswa

/**
 * 'Perpanjang': adds an exception that reaches to `sampai` and begins with the window that holds today; the general row
 * stays as it is, and an earlier exception of the same reach rests (PL-R32). A window that is over needs a Supervisor.
 * @throws Galat 422 on sampai, reach or NIM; 409 when nothing was planned yet; 403 without a Supervisor
 */
export async function perpanjang(context: Context, input: Input) {
  const zona = context.tenant.college.zonaWaktu as ZonaWaktu
  const sampai = saatOf(input.sampai, zona, 'selesai')
  if (sampai.getTime() <= Date.now()) throw isianSalah('sampai', 'Tanggal harus setelah sekarang')
  if (!input.nim?.length) assertSasaran(context, input)
  const sasaran = await sasaranOf(context, input)
  const baris = await activeRows(context.db, input.idPeriode, input.kode)
  const berlaku = sasaran.map((satu) => ({ satu, dasar: dasarOf(baris, satu, input) }))
  for (const { satu, dasar } of berlaku) {
    if (dasar.selesai >= sampai.getTime()) {
      const siapa = satu.nim ? `Jadwal NIM ${satu.nim}` : 'Jadwal yang berlaku'
      throw isianSalah('sampai', `${siapa} sudah sampai ${formatTanggalJam(new Date(dasar.selesai), zona)}.`)
    }
  }
  const lewat = berlaku.some(({ dasar }) => dasar.selesai < Date.now())
  await bukaPerubahan(context, { idPeriode: input.idPeriode, lewat, alasan: input.alasan })
  const diganti = baris.filter((ada) => sasaran.some((satu) => samaCakupan(ada, satu))).map(({ id }) => id)
  const { idPeriode, kode, alasan } = input
  const baru = berlaku.map(({ satu: { idProdi, angkatan, idMahasiswa }, dasar }) => ({
    idPeriode,
    kode,
    alasan,
    idProdi,
    angkatan,
    idMahasiswa,
    mulai: new Date(dasar.mulai),
    selesai: sampai,
  }))
  const ids = await denganVersi(context.db, { idPeriode, kode }, async () => {
    await restJadwal(context.db, diganti)
    return await insertJadwal(context.db, baru)
  })
  return (await listJadwal(context.db, ids)).map(showJadwal)
}

function dasarOf(baris: readonly BarisBerlaku[], { prodi, tahun, idMahasiswa }: Sasaran, { kode, idPeriode }: Input): BarisBerlaku {
  const dasar = jendelaBerlaku(baris, { prodi, angkatan: tahun, idMahasiswa })
  if (dasar) return dasar
  throw new Galat(
    [409, 'belum_dijadwalkan'],
    `${labelJendela(kode)} ${labelPeriode(idPeriode)} belum dijadwalkan, sehingga belum dapat diperpanjang.`,
  )
}
