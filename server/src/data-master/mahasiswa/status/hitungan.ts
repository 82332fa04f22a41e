import { HitunganStatus, StatusPerAngkatan, StatusPerProdi, URUT_STATUS } from '@sivitas/contract/data-master/mahasiswa/hitungan-status'
import { STATUS_CODES, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { ExportFormat } from '@sivitas/contract/kit/list'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { bacaPeriode, labelPeriode } from '@sivitas/rules/platform/periode'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { isianSalah } from '../../../kit/galat'
import { writeExport } from '../../../kit/export/write-export'
import { exportColumns } from '../../../kit/export/columns'
import { hitungStatus, listProdiLabel, type SaringHitungan } from './hitungan-queries'

const calls = api.dataMaster.statusAktivitas

const kosong = (): HitunganStatus => HitunganStatus.parse(Object.fromEntries([...STATUS_CODES, 'jumlah'].map((kode) => [kode, 0])))

function tambahkan(hitungan: HitunganStatus, status: string, jumlah: number): void {
  hitungan[status as StatusMahasiswa] += jumlah
  hitungan.jumlah += jumlah
}

type Input = Omit<SaringHitungan, 'periode'> & {
  periode?: number | undefined
  format?: ExportFormat | undefined
  kolom?: string[] | undefined
}

/** Counts by angkatan or prodi, and of all of them together. @throws Galat 422 on `periode` */
async function hitungan(context: Context, menurut: 'angkatan' | 'prodi', input: Input) {
  const { format: _format, kolom: _kolom, ...saring } = input
  const periode = input.periode ?? context.session.sesiSemester
  if (bacaPeriode(periode) === null) throw isianSalah('periode', 'Periode tidak dikenal')
  const baris = new Map<string, HitunganStatus>()
  const total = kosong()
  for (const { kunci, status, jumlah } of await hitungStatus(context.db, menurut, { ...saring, periode })) {
    const satu = baris.get(kunci) ?? kosong()
    tambahkan(satu, status, jumlah)
    tambahkan(total, status, jumlah)
    baris.set(kunci, satu)
  }
  return { baris, meta: { periode, mode: input.mode, total } }
}

type Cetakan = { rows: readonly Record<string, unknown>[]; total: HitunganStatus; schema: z.ZodObject; judul: string; periode: number }

const persen = (bagian: number, semua: number): string => (semua === 0 ? '0,0' : ((100 * bagian) / semua).toFixed(1).replace('.', ','))

/** The matrix as a file: its rows, the sums and their share of all, with the period in the head (Documents, 4). */
async function kirimBerkas(
  { reply, tenant }: Context,
  format: ExportFormat,
  { rows, total, schema, judul, periode }: Cetakan,
): Promise<void> {
  const [pertama = 'angkatan'] = Object.keys(schema.shape).filter((nama) => nama !== 'idProdi')
  const bagian = Object.fromEntries(Object.entries(total).map(([kode, nilai]) => [kode, `${persen(nilai, total.jumlah)}%`]))
  const isi = [...rows, { ...total, [pertama]: 'Jumlah', persen: '100,0%' }, { ...bagian, [pertama]: 'Persen' }]
  const made = await writeExport({
    format,
    fileName: `${judul} ${periode}`,
    title: judul,
    college: { nama: tenant.college.judul },
    filterText: `Periode ${labelPeriode(periode)}`,
    columns: exportColumns(schema, [pertama, ...URUT_STATUS, 'jumlah', 'persen']),
    rows: sekali(isi),
  })
  reply.file = { path: made.path, name: made.name, type: made.type }
}

async function* sekali<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}

export const statusAktivitas = calls.router({
  perProdi: calls.perProdi.handler(async ({ input, context }) => {
    const { baris, meta } = await hitungan(context, 'prodi', input)
    const prodi = await listProdiLabel(context.db, [...baris.keys()])
    const data = prodi.map(({ id, jenjangProdi, nama }) => ({
      idProdi: id,
      labelProdi: labelProdi(jenjangProdi, nama),
      ...(baris.get(id) ?? kosong()),
    }))
    if (input.format)
      await kirimBerkas(context, input.format, { rows: data, ...meta, schema: StatusPerProdi, judul: 'Status Aktivitas per Program Studi' })
    return { data, meta }
  }),
  perAngkatan: calls.perAngkatan.handler(async ({ input, context }) => {
    const { baris, meta } = await hitungan(context, 'angkatan', input)
    const data = [...baris]
      .map(([angkatan, satu]) => ({ angkatan: Number(angkatan), ...satu, persen: `${persen(satu.jumlah, meta.total.jumlah)}%` }))
      .toSorted((a, b) => a.angkatan - b.angkatan)
    if (input.format)
      await kirimBerkas(context, input.format, { rows: data, ...meta, schema: StatusPerAngkatan, judul: 'Status Aktivitas per Angkatan' })
    return { data, meta }
  }),
})
