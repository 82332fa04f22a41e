import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import type { BagianCetak, Cetakan } from '@sivitas/contract/data-master/cetakan'
import { KOLOM_CETAK_BIASA_AWAL, type PilihanCetakBiasa } from '@sivitas/contract/data-master/mahasiswa/cetak/cetak-biasa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { findUnits } from '../../../documents/officials/queries'
import { Galat } from '../../../kit/galat'
import { metaOf } from '../../../kit/reply'
import { kepalaCetakan, saatOf } from '../../cetakan/kepala'
import { kirimCetakan } from '../../cetakan/kirim'
import { queryOf } from '../list'
import { countMahasiswa } from '../list-queries'
import { saatRekap } from '../rekap/hitung'
import { listProdiLabel } from '../status/hitungan-queries'
import { listCetak, type CetakRow } from './queries'
import { kisiFoto, labelAlamat, tabelDaftar } from './susun-daftar'

type Input = z.output<typeof PilihanCetakBiasa>

/** Rows that the preview shows; the sheet has them all. */
const PRATINJAU = 40
/** Of each form, as many as a file holds: what Typst sets in a job's time, and what an XLSX sheet of photos or labels is good for. */
const PALING_BANYAK: Readonly<Record<Input['bentuk'], Readonly<Record<'pdf' | 'xlsx', number>>>> = {
  daftar: { pdf: 25_000, xlsx: 100_000 },
  foto: { pdf: 1200, xlsx: 100_000 },
  label: { pdf: 10_000, xlsx: 100_000 },
}

/** @throws Galat 422 when a file would hold more than it can */
function assertMuat({ bentuk, format }: Input, total: number): void {
  const batas = format ? PALING_BANYAK[bentuk][format] : Number.POSITIVE_INFINITY
  if (total > batas)
    throw new Galat(
      [422, 'terlalu_banyak'],
      `${format === 'pdf' ? 'PDF' : 'XLSX'} memuat paling banyak ${formatAngka(batas)} mahasiswa. Persempit saringan, atau unduh XLSX.`,
    )
}

/** The chosen units, angkatan and statuses in words, so that a sheet says whom it leaves out. */
async function saringanOf({ db }: Context, { prodi = [], angkatan = [], status = [], pilih = [] }: Input): Promise<string[]> {
  const uuid = prodi.filter((satu) => satu.length === 36)
  const nama = uuid.length > 0 ? await listProdiLabel(db, uuid) : []
  return [
    nama.map((satu) => labelProdi(satu.jenjangProdi, satu.nama)).join(', '),
    angkatan.length > 0 ? `angkatan ${angkatan.join(', ')}` : '',
    status.map((kode) => STATUS_MAHASISWA[kode].nama).join(', '),
    pilih.length > 0 ? `${formatAngka(pilih.length)} mahasiswa terpilih` : '',
  ].filter(Boolean)
}

function bagianOf(input: Input, rows: readonly CetakRow[], terpotong: boolean): BagianCetak[] {
  const kelompok = input.kelompok ?? []
  if (input.bentuk === 'foto') return kisiFoto(rows, kelompok)
  if (input.bentuk === 'label') return [labelAlamat(rows)]
  const { tandaTangan, kolom = KOLOM_CETAK_BIASA_AWAL } = input
  return [tabelDaftar(rows, { kolom, kelompok, tandaTangan, terpotong })]
}

const JUDUL: Readonly<Record<Input['bentuk'], string>> = {
  daftar: 'Daftar Mahasiswa',
  foto: 'Foto Mahasiswa',
  label: 'Label Alamat Mahasiswa',
}

/** More columns than an upright sheet holds, the number before them included. */
const lebar = ([pertama]: readonly BagianCetak[]) => pertama?.jenis === 'tabel' && pertama.kolom.length > 8

/**
 * The list of students on paper as of a period: everybody whom the filters find, in groups; the first forty as a preview.
 * @throws Galat 422 on `periode`, and when a file would hold too many; 409 with an empty office
 */
async function cetak(context: Context, input: Input): Promise<Cetakan & { total: number }> {
  const { db } = context
  const saat = saatOf(context, input)
  const { kini } = await saatRekap(context, 'periode', saat.periode)
  const query = await queryOf(context, { ...input, format: undefined, periode: saat.periode })
  const total = await countMahasiswa(db, query)
  assertMuat(input, total)
  const { kelompok = [], bentuk, format } = input
  const rows = await listCetak(db, query, { kelompok, limit: format ? total : PRATINJAU, beralamat: bentuk === 'label', kini })
  const terpotong = rows.length < total
  const bagian = bagianOf(input, rows, terpotong)
  const [prodi] = input.prodi?.length === 1 ? input.prodi : []
  const unit = prodi?.length === 36 ? await findUnits(db, prodi) : {}
  const kepala = await kepalaCetakan(context, { ...input, judul: JUDUL[bentuk], saat, unit })
  const keterangan = [kepala.keterangan, ...(await saringanOf(context, input)), `${formatAngka(total)} mahasiswa`].join(' · ')
  return { ...kepala, keterangan, bagian, jumlah: total, terpotong, lanskap: lebar(bagian), total }
}

/** The printed list of students (Documents 3). */
export const cetakBiasa = api.dataMaster.cetakBiasa.handler(async ({ input, context }) => {
  const { total, ...cetakan } = await cetak(context, input)
  context.reply.onRows?.(input.format ? total : 0)
  return { ...(await kirimCetakan(context, cetakan, input.format)), meta: metaOf(input, total) }
})
