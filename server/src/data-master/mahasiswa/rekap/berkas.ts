import { tmpdir } from 'node:os'
import { DIMENSI_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import type { BentukRekap, UkuranRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import type { ExportFormat } from '@sivitas/contract/kit/list'
import { persen, rataIpk, rataUmur, susunPivot, type Jumlah } from '@sivitas/rules/data-master/pivot'
import type { Context } from '../../../auth/context'
import type { ColumnType, ExportColumn } from '../../../kit/export/columns'
import type { ExportRow } from '../../../kit/export/list-writer'
import { writeExport } from '../../../kit/export/write-export'
import { hitungRekap } from './hitung'

const UKURAN: Record<UkuranRekap, { judul: string; type: ColumnType; nilai: (sel: Jumlah, total: Jumlah) => number | null }> = {
  jumlah: { judul: 'Jumlah', type: 'int', nilai: ({ jumlah }) => jumlah },
  persen: { judul: '%', type: 'decimal', nilai: ({ jumlah }, total) => persen(jumlah, total.jumlah) },
  rataIpk: { judul: 'Rata-rata IPK', type: 'decimal', nilai: rataIpk },
  rataUmur: { judul: 'Rata-rata umur', type: 'decimal', nilai: rataUmur },
}

const BANDING = { judul: 'Pembanding', type: 'int', nilai: ({ jumlahBanding }: Jumlah) => jumlahBanding } as const

type Tujuan = { bentuk: BentukRekap; judul: string; format: ExportFormat }

/** Leaves the table in the reply as a file: rows and columns as on the screen, totals at the right and below. */
export async function berkasRekap(context: Context, { bentuk, judul, format }: Tujuan): Promise<void> {
  const rekap = await hitungRekap(context, bentuk)
  const dimensi = [...bentuk.baris, ...bentuk.kolom]
  const pivot = susunPivot({ baris: bentuk.baris.length, anggota: dimensi.map((nama) => rekap.anggota[nama] ?? []), sel: rekap.sel })
  const ukuran = [...bentuk.ukuran.map((nama) => UKURAN[nama]), ...(rekap.banding === null ? [] : [BANDING])]
  const heads = bentuk.kolom.length > 0 ? pivot.kolom.map(({ label }) => label.join(' · ')) : []
  const measured = (name: string, at: string) =>
    ukuran.map(({ judul: title, type }, measure): ExportColumn => ({
      key: `${at}-${measure}`,
      title: ukuran.length > 1 ? `${name} · ${title}` : name || title,
      type,
    }))
  const columns: ExportColumn[] = [
    ...bentuk.baris.map((nama, at) => ({ key: `b${at}`, title: DIMENSI_MAHASISWA[nama].judul })),
    ...heads.flatMap((name, at) => measured(name, `k${at}`)),
    ...measured('Jumlah', 'total'),
  ]
  const values = (at: string, sel: Jumlah | undefined): [string, unknown][] =>
    ukuran.map(({ nilai }, measure) => [`${at}-${measure}`, sel ? nilai(sel, pivot.total) : null])
  const rows: ExportRow[] = pivot.baris.map(({ label, jumlah }, row) => ({
    ...Object.fromEntries(label.map((name, at) => [`b${at}`, name])),
    ...Object.fromEntries(heads.flatMap((_name, at) => values(`k${at}`, pivot.sel(row, at)))),
    ...Object.fromEntries(values('total', jumlah)),
  }))
  const last: ExportRow = {
    b0: 'Jumlah',
    ...Object.fromEntries(pivot.kolom.flatMap(({ jumlah }, at) => (heads.length > 0 ? values(`k${at}`, jumlah) : []))),
    ...Object.fromEntries(values('total', pivot.total)),
  }
  const { path, name, type } = await writeExport({
    format,
    fileName: judul,
    title: judul,
    college: { nama: context.tenant.college.judul },
    filterText: `Data per ${rekap.labelPeriode}${rekap.labelBanding === null ? '' : `, dibandingkan dengan ${rekap.labelBanding}`}`,
    columns,
    rows: once([...rows, last]),
    directory: tmpdir(),
  })
  context.reply.file = { path, name, type }
}

// The writer takes chunks as they come; a pivot is one.
async function* once(rows: ExportRow[]) {
  yield rows
}
