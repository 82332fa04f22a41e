import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { Context } from '../../../auth/context'
import { Galat, isianSalah } from '../../../kit/galat'
import { terbitkanSk } from '../../cetakan/terbit-sk'
import { adaPeriode, prodiBoleh } from '../barisan-queries'
import { listSk, type BarisSk } from './queries'

type Input = {
  prodi: string
  dosenPa?: string[] | undefined
  angkatan?: number[] | undefined
  periode?: number | undefined
  tanggal?: string | null | undefined
  alasan?: string | undefined
}

const namaDosen = ({ namaDosen: nama, nidn }: BarisSk) => (nidn ? `${nama} (NIDN ${nidn})` : nama)

/** Whom the list is narrowed to, in words: a decree on some stands beside the one on all. */
function cakupanOf({ angkatan = [], dosenPa = [] }: Input, rows: readonly BarisSk[]): string {
  return [
    angkatan.length > 0 ? `angkatan ${angkatan.toSorted((a, b) => a - b).join(', ')}` : '',
    dosenPa.length > 0 ? [...new Set(rows.map((row) => row.namaDosen))].join(', ') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * The decree on academic advisors with its list (Documents, 6), a document of the archive with number and QR; the template says who signs.
 * @throws Galat 409 when there is nobody on the list, no template, or nobody in office
 */
export async function cetakSk(context: Context, input: Input): Promise<void> {
  const { db, session } = context
  const prodi = await prodiBoleh(db, input.prodi)
  const periode = input.periode ?? session.sesiSemester
  if (!(await adaPeriode(db, periode))) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  const rows = await listSk(db, { idProdi: prodi.id, dosen: input.dosenPa, angkatan: input.angkatan })
  if (rows.length === 0) throw new Galat([409, 'kosong'], 'Belum ada mahasiswa dengan dosen PA pada pilihan ini.')
  const label = labelProdi(prodi.jenjangProdi, prodi.nama)
  const cakupan = cakupanOf(input, rows)
  await terbitkanSk(context, {
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
  })
}
