import { columnsOfImport, type ImportDeclaration, type ImporBaris, type RowStatus } from '@sivitas/contract/kit/import'
import type { ListInput } from '@sivitas/contract/kit/list'
import { z } from 'zod'
import { exportRows, type ListContext } from '../export-list'
import { countOf } from '../list-query'
import { metaOf } from '../reply'
import { cellText } from './cell'
import type { ImportContext } from './import-kind'
import { selectRows, type ShownRow } from './row-queries'
import type { RunRow } from './run-queries'

export type RowsInput = ListInput & { id: string; status?: RowStatus[] | undefined; bermasalah?: boolean | undefined }

const STATUS: Record<RowStatus, string> = {
  baru: 'Baru',
  ubah: 'Berubah',
  sama: 'Sama',
  salah: 'Bermasalah',
  tersimpan: 'Tersimpan',
  urung: 'Diurungkan',
}

const showRow =
  (kolom: RunRow['kolom']) =>
  ({ sel, ...row }: ShownRow): ImporBaris => ({
    ...row,
    sel: Object.fromEntries(Object.entries(kolom).flatMap(([field, at]) => (at === null ? [] : [[field, cellText(sel[at])]]))),
  })

/** A page of rows, or all of them as a file that can be repaired and imported again: own columns, then what stood in the way. */
export async function answerRows(
  context: ImportContext & ListContext,
  { declaration, run }: { declaration: ImportDeclaration; run: RunRow },
  input: RowsInput,
) {
  const found = selectRows(context.db, run.id, input)
  const sorted = found.orderBy('imporBaris.id', input.order?.['id'] === 'desc' ? 'desc' : 'asc')
  const show = showRow(run.kolom)
  if (input.format) {
    const columns = columnsOfImport(declaration)
    const titles = columns.map(({ name, title }) => [name, z.string().meta({ title })] as const)
    await exportRows(context, input, {
      rows: sorted.stream(500) as AsyncIterable<ShownRow>,
      show: (row) => flat(show(row), declaration),
      schema: z.object({
        ...Object.fromEntries(titles),
        _baris: z.int().meta({ title: 'Baris berkas' }),
        _status: z.string().meta({ title: 'Hasil' }),
        _alasan: z.string().meta({ title: 'Alasan' }),
      }),
      title: `${declaration.title} - hasil`,
    })
    return { data: [], meta: metaOf(input, 0) }
  }
  const rows = await sorted
    .limit(input.itemsPerPage)
    .offset((input.page - 1) * input.itemsPerPage)
    .execute()
  const whole = input.page === 1 && rows.length < input.itemsPerPage
  return { data: rows.map(show), meta: metaOf(input, whole ? rows.length : await countOf(found)) }
}

function flat({ id, sel, status, temuan }: ImporBaris, declaration: ImportDeclaration): Record<string, unknown> {
  const titles = new Map(columnsOfImport(declaration).map(({ name, title }) => [name, title]))
  const alasan = temuan.map(({ kolom, pesan }) => (kolom === null ? pesan : `${titles.get(kolom) ?? kolom}: ${pesan}`)).join('; ')
  return { ...sel, _baris: id, _status: STATUS[status], _alasan: alasan }
}
