import { SK_LANGSUNG } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { Context } from '../../../auth/context'
import { Galat, isianSalah } from '../../../kit/galat'
import { sendFile } from '../../../kit/send-file'
import { terbitkanSk, type Keputusan, type SkContext } from '../../cetakan/terbit-sk'
import { adaPeriode, prodiBoleh } from '../barisan-queries'
import { listSk, type BarisSk } from './queries'

export type SkInput = {
  prodi: string
  dosenPa?: string[] | undefined
  angkatan?: number[] | undefined
  periode?: number | undefined
  tanggal?: string | null | undefined
  alasan?: string | undefined
}

const namaDosen = ({ namaDosen: nama, nidn }: BarisSk) => (nidn ? `${nama} (NIDN ${nidn})` : nama)

/** Whom the list is narrowed to, in words: a decree on some stands beside the one on all. */
function cakupanOf({ angkatan = [], dosenPa = [] }: SkInput, rows: readonly BarisSk[]): string {
  return [
    angkatan.length > 0 ? `angkatan ${angkatan.toSorted((a, b) => a - b).join(', ')}` : '',
    dosenPa.length > 0 ? [...new Set(rows.map((row) => row.namaDosen))].join(', ') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * The decree on academic advisors with its list (Documents, 6), a document of the archive with number and QR; the template says who signs.
 * @throws Galat 409 when there is nobody on the list, too many for a request, no template, or nobody in office
 */
export async function cetakSk(context: Context, input: SkInput): Promise<void> {
  const sk = await susunSk(context, input)
  const banyak = sk.lampiran.length
  if (banyak > SK_LANGSUNG)
    throw new Galat(
      [409, 'lewat_pekerjaan'],
      `SK ini memuat ${formatAngka(banyak)} mahasiswa dan dibuat sebagai pekerjaan. Mintalah dari layar Dosen PA; hasilnya ada di Unduhan.`,
    )
  await sendFile(context, await terbitkanSk(context, sk))
}

/** What the decree says. @throws Galat 409 when there is nobody on the list, 422 without such a prodi or period */
export async function susunSk({ db, session }: Pick<SkContext, 'db' | 'session'>, input: SkInput): Promise<Keputusan> {
  const prodi = await prodiBoleh(db, input.prodi)
  const periode = input.periode ?? session.sesiSemester
  if (!(await adaPeriode(db, periode))) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  const rows = await listSk(db, { idProdi: prodi.id, dosen: input.dosenPa, angkatan: input.angkatan })
  if (rows.length === 0) throw new Galat([409, 'kosong'], 'Belum ada mahasiswa dengan dosen PA pada pilihan ini.')
  const label = labelProdi(prodi.jenjangProdi, prodi.nama)
  const cakupan = cakupanOf(input, rows)
  return {
    jenis: 'sk-dosen-pa',
    judul: `SK Dosen PA ${label}${cakupan ? `, ${cakupan}` : ''}`.slice(0, 200),
    idProdi: prodi.id,
    periode,
    tanggal: input.tanggal,
    alasan: input.alasan,
    isi: {
      prodi: label,
      periode: labelPeriode(periode),
      cakupan: cakupan || null,
      jumlahDosen: String(new Set(rows.map(({ idDosen }) => idDosen)).size),
      jumlahMahasiswa: String(rows.length),
    },
    lampiran: rows.map((row, at) => ({
      no: String(at + 1),
      dosen: namaDosen(row),
      nim: row.nim,
      nama: row.nama,
      angkatan: String(row.angkatan),
    })),
  }
}
