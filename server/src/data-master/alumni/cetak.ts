import type { ListInput } from '@sivitas/contract/kit/list'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { formatTanggal, formatTanggalJamZona } from '@sivitas/rules/platform/tanggal'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { Galat } from '../../kit/galat'
import { typstPdf } from '../../kit/export/pdf/typst'
import { ordered } from '../../kit/list-query'
import { LABEL_TEMPLATE } from '../cetakan/label-template'
import { DIREKTORI_TEMPLATE } from './cetak-template'
import { selectAlumni, type AlumniFilter } from './queries'

/** Typst sets so many people in some seconds; more are better taken as a spreadsheet. */
const ORANG_MAKS = 5000

type Row = Awaited<ReturnType<ReturnType<typeof selectAlumni>['execute']>>[number]

const alamatOf = ({ alamat, wilayah }: Row) => [alamat, wilayah].filter(Boolean).join(', ')

const labelOf = (row: Row) => ({ nama: row.nama, nim: row.nim, alamat: alamatOf(row) })

const barisOf = (row: Row) => ({
  nama: row.nama,
  nim: row.nim,
  prodi: labelProdi(row.jenjangProdi, row.namaProdi),
  angkatan: String(row.angkatan),
  lulus: formatTanggal(row.tanggalLulus),
  handphone: row.handphone ?? '-',
  email: row.email ?? '-',
  alamat: alamatOf(row) || '-',
})

/**
 * Address labels or the directory of those that the filters find (Documents 12); who doesn't want to be contacted is left out, and of labels
 * everybody without an address.
 * @throws Galat 404 when nobody is left, 422 when they are too many
 */
export async function cetakAlumni(
  { db, tenant }: Context,
  { bentuk, ...input }: ListInput & AlumniFilter & { bentuk: 'label' | 'direktori' },
): Promise<Uint8Array> {
  const query = selectAlumni(db, input)
    .where('a.bersediaDihubungi', '=', true)
    .$if(bentuk === 'label', (only) => only.where('a.alamat', 'is not', null))
  const rows = await ordered(query, input, {
    sort: { nama: 'a.nama', nim: 'a.nim', tanggalLulus: 'a.tanggalLulus', angkatan: 'a.angkatan', ipk: 'a.ipk' },
    tie: 'a.id',
  })
    .limit(ORANG_MAKS + 1)
    .execute()
  if (rows.length === 0)
    throw new Galat(
      [404, 'tidak_ditemukan'],
      bentuk === 'label' ? 'Tidak ada alumni yang beralamat pada saringan ini.' : 'Tidak ada alumni pada saringan ini.',
    )
  if (rows.length > ORANG_MAKS)
    throw new Galat(
      [422, 'terlalu_banyak'],
      `Cetakan memuat paling banyak ${formatAngka(ORANG_MAKS)} orang. Persempit saringan, atau unduh XLSX.`,
    )
  if (bentuk === 'label') return await typstPdf(LABEL_TEMPLATE, { label: rows.map(labelOf) })
  const saat = formatTanggalJamZona(new Date(), tenant.college.zonaWaktu as ZonaWaktu)
  return await typstPdf(DIREKTORI_TEMPLATE, {
    perguruanTinggi: tenant.college.judul,
    judul: 'Direktori Alumni',
    keterangan: `${formatAngka(rows.length)} alumni · data per ${saat}`,
    baris: rows.map(barisOf),
  })
}
