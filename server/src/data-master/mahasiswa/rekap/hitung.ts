import type { NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import { SEL_MAX, type BentukRekap, type Rekap, type SelRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Context } from '../../../auth/context'
import { isianSalah } from '../../../kit/galat'
import { anggotaOf } from '../kelompok/resolve'
import { anggotaDimensi } from './label-queries'
import { findSaat, hitungSel, type Hitungan, type Pertanyaan } from './rekap-queries'

const sameKeys = (kunci: readonly (string | null)[]) => JSON.stringify(kunci)

function merged(cells: readonly Hitungan[], others: readonly Hitungan[]): SelRekap[] {
  const banding = new Map(others.map(({ kunci, jumlah }) => [sameKeys(kunci), { kunci, jumlah }]))
  const now = cells.map((cell) => {
    const key = sameKeys(cell.kunci)
    const jumlahBanding = banding.get(key)?.jumlah ?? 0
    banding.delete(key)
    return { ...cell, jumlahBanding }
  })
  const gone = [...banding.values()].map(({ kunci, jumlah }) => ({
    kunci,
    jumlah: 0,
    berIpk: 0,
    jumlahIpk: 0,
    jumlahUmur: 0,
    jumlahBanding: jumlah,
  }))
  return [...now, ...gone]
}

/** @throws Galat 422 on a period that the college has not */
export async function saatRekap({ db }: Pick<Context, 'db'>, field: string, periode: number) {
  const { id, ...saat } = (await findSaat(db, periode)) ?? {}
  if (id === undefined) throw isianSalah(field, 'Periode tidak dikenal', 'tidak_dikenal')
  return { ...saat, periode: id } as { periode: number; label: string; tanggal: string; kini: boolean }
}

/**
 * Counts students by up to five dimensions, as of a period (DM-R10), perhaps beside another one. Cells carry sums, so
 * that totals of rows and columns and their averages (DM-R26) are exact wherever they are drawn.
 * @throws Galat 422 when a dimension is named twice, a period is unknown, or the shape has more than 20,000 cells
 */
export async function hitungRekap(context: Context, bentuk: BentukRekap): Promise<Rekap> {
  const dimensi: NamaDimensi[] = [...bentuk.baris, ...bentuk.kolom]
  if (new Set(dimensi).size < dimensi.length) throw isianSalah('kolom', 'Setiap dimensi hanya dapat dipakai sekali', 'ganda')
  const periode = bentuk.periode ?? context.session.sesiSemester
  const saat = await saatRekap(context, 'periode', periode)
  const banding = bentuk.banding === undefined ? null : await saatRekap(context, 'banding', bentuk.banding)
  const { kelompokTersimpan } = bentuk.filter
  const ask: Pertanyaan = {
    dimensi,
    ipk: bentuk.ukuran.includes('rataIpk'),
    umur: bentuk.ukuran.includes('rataUmur'),
    mode: bentuk.mode,
    filter: bentuk.filter,
    anggota: kelompokTersimpan === undefined ? undefined : await anggotaOf(context, kelompokTersimpan, periode),
    batas: SEL_MAX + 1,
  }
  const cells = await hitungSel(context.db, ask, saat)
  const others = banding ? await hitungSel(context.db, { ...ask, ipk: false, umur: false }, banding) : []
  const sel = merged(cells, others)
  if (sel.length > SEL_MAX)
    throw isianSalah(
      'baris',
      `Rekap ini memuat lebih dari ${formatAngka(SEL_MAX)} sel. Kurangi dimensi atau persempit saringan.`,
      'terlalu_banyak',
    )
  const anggota: Rekap['anggota'] = {}
  for (const [at, nama] of dimensi.entries()) {
    anggota[nama] = await anggotaDimensi(context.db, nama, new Set(sel.map(({ kunci }) => kunci[at] ?? null)))
  }
  return { periode, labelPeriode: saat.label, banding: banding?.periode ?? null, labelBanding: banding?.label ?? null, anggota, sel }
}
