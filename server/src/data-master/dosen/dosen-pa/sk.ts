import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../../auth/context'
import { findLetterhead } from '../../../documents/issue/queries'
import { pejabatPertama } from '../../../documents/officials/officials'
import { findUnits } from '../../../documents/officials/queries'
import { typstPdf } from '../../../kit/export/pdf/typst'
import { Galat, isianSalah } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { adaPeriode, prodiBoleh } from '../barisan-queries'
import { listSk, type BarisSk } from './queries'
import { SK_TEMPLATE } from './sk-template'

type Input = {
  prodi: string
  dosenPa?: string[] | undefined
  angkatan?: number[] | undefined
  periode?: number | undefined
  nomor?: string | undefined
  tanggal?: string | null | undefined
}

/** Lecturers with their students, in the order of the rows. */
function kelompokkan(rows: readonly BarisSk[]) {
  const dosen = new Map<string, { nama: string; nidn: string; mahasiswa: { nim: string; nama: string; angkatan: number }[] }>()
  for (const { idDosen, namaDosen, nidn, nim, nama, angkatan } of rows) {
    const satu = dosen.get(idDosen) ?? { nama: namaDosen, nidn: nidn ?? '-', mahasiswa: [] }
    satu.mahasiswa.push({ nim, nama, angkatan })
    dosen.set(idDosen, satu)
  }
  return [...dosen.values()]
}

/**
 * The decree on academic advisors with its list (Documents, 6), signed by the dean, or by who leads a college without
 * faculties. @throws Galat 409 when there is nobody on the list, or nobody in office
 */
export async function cetakSk(context: Context, input: Input): Promise<void> {
  const { db, session } = context
  const prodi = await prodiBoleh(db, input.prodi)
  const periode = input.periode ?? session.sesiSemester
  if (!(await adaPeriode(db, periode))) throw isianSalah('periode', 'Periode belum dibuat', 'tidak_dikenal')
  const rows = await listSk(db, { idProdi: prodi.id, dosen: input.dosenPa, angkatan: input.angkatan })
  if (rows.length === 0) throw new Galat([409, 'kosong'], 'Belum ada mahasiswa dengan dosen PA pada pilihan ini.')
  const tanggal = input.tanggal ?? todayOf(context)
  const units = await findUnits(db, prodi.id)
  const pejabat = await pejabatPertama(db, ['DEKAN', 'KETUA', 'DIREKTUR', 'REKTOR'], { tanggal, pemilik: units })
  const kop = await findLetterhead(db, units.idFakultas)
  const dosen = kelompokkan(rows)
  const label = `${prodi.jenjangProdi} - ${prodi.nama}`
  const isi = await typstPdf(SK_TEMPLATE, {
    kop: kop.baris,
    nomor: input.nomor ?? '',
    prodi: label,
    periode: labelPeriode(periode),
    pemimpin: pejabat.baris.at(-1) ?? '',
    tempat: kop.kota,
    tanggal: formatTanggal(tanggal),
    pejabat: {
      baris: pejabat.baris,
      nama: pejabat.nama,
      nomor: pejabat.nomor ? `${pejabat.jenisNomor ?? ''} ${pejabat.nomor}`.trim() : '',
    },
    dosen,
    jumlahMahasiswa: rows.length,
    kaki: `Data per ${formatTanggal(todayOf(context))}, periode ${labelPeriode(periode)}`,
  })
  const path = join(tmpdir(), `sk-pa-${randomUUID()}.pdf`)
  await writeFile(path, isi)
  context.reply.file = { path, name: bersihkanNamaBerkas(`SK Dosen PA ${label}.pdf`), type: 'application/pdf' }
}
