import { MahasiswaRow, MAHASISWA_SORT } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { ListInput } from '@sivitas/contract/kit/list'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../auth/context'
import { exportRows } from '../../kit/export-list'
import { Kenangan } from '../../kit/kenangan'
import { metaOf } from '../../kit/reply'
import { totals } from '../../kit/totals'
import type { MahasiswaFilter } from './filter-queries'
import { anggotaOf } from './kelompok/resolve'
import { facetMahasiswa } from './facet-queries'
import { countMahasiswa, listMahasiswa, streamMahasiswa, type ListQuery, type MahasiswaListRow } from './list-queries'
import { foundAsTyped, useLikeness } from './search-queries'

type Input = ListInput & MahasiswaFilter & { facet?: boolean | undefined }

/** Counts beside filters cost three pages and are asked for with every page: remembered as totals are, for ten seconds. */
const facets = new Kenangan<Record<string, Record<string, number>>>({ freshMs: 10_000, most: 500 })

/** The busiest list: a page, its totals and facets, or a file of everything that the filters find. */
export async function daftarMahasiswa(context: Context, input: Input) {
  const { db, session } = context
  const query = await queryOf(context, input)
  const show = showRow(maySeePersonal(context))
  if (input.format) {
    await exportRows(context, input, { rows: streamMahasiswa(db, query), show, schema: MahasiswaRow, title: 'Data Mahasiswa' })
    return { data: [], meta: metaOf(input, 0) }
  }
  const rows = await listMahasiswa(db, query, { limit: input.itemsPerPage, offset: (input.page - 1) * input.itemsPerPage })
  const whole = input.page === 1 && rows.length < input.itemsPerPage
  const total = whole
    ? rows.length
    : await totals.of(`mahasiswa:${context.collegeId}:${session.prodi}:${keyOf(query)}`, () => countMahasiswa(db, query))
  const meta = metaOf(input, total)
  if (!input.facet) return { data: rows.map(show), meta }
  const pribadi = maySeePersonal(context)
  const facet = await facets.of(`${context.collegeId}:${session.prodi}:${pribadi}:${keyOf(query)}`, () =>
    facetMahasiswa(db, query, pribadi),
  )
  return { data: rows.map(show), meta: { ...meta, facet } }
}

/** A misspelt name still finds: only when nothing is written as typed does the list look for what is alike. */
export async function queryOf(context: Context, input: Input): Promise<ListQuery> {
  const { db, session } = context
  const { cari } = input
  const alike = Boolean(cari) && !/^[0-9]/.test(cari ?? '') && !(await foundAsTyped(db, cari ?? ''))
  if (alike) await useLikeness(db)
  const order = Object.entries(input.order ?? {}).filter((pair): pair is [string, 'asc' | 'desc'] =>
    (MAHASISWA_SORT as readonly string[]).includes(pair[0]),
  )
  const periode = input.periode ?? session.sesiSemester
  const anggota = input.kelompokTersimpan === undefined ? undefined : await anggotaOf(context, input.kelompokTersimpan, periode)
  return { filter: input, options: { periode, alike, anggota }, order }
}

function keyOf({ filter, options }: ListQuery): string {
  const { page: _page, itemsPerPage: _size, order: _order, facet: _facet, ...rest } = filter as Input
  return JSON.stringify([rest, options.alike])
}

/** Personal columns open only with F3 (data-master, Calls). */
export const maySeePersonal = ({ session }: Context): boolean => boleh(session.scopes, { scope: 'F3', access: 'B' })

/** From the stored row to the answered one. */
export const showRow =
  (personal: boolean) =>
  ({ jenjangProdi, namaProdi, batasStudi, ...row }: MahasiswaListRow) => ({
    ...row,
    status: row.status as StatusMahasiswa,
    labelProdi: labelProdi(jenjangProdi, namaProdi),
    namaStatus: STATUS_MAHASISWA[row.status as StatusMahasiswa].nama,
    sisaStudi: batasStudi - row.semesterKe,
    ...(personal
      ? {}
      : { agama: null, tempatLahir: null, tanggalLahir: null, asalSekolah: null, provinsi: null, handphone: null, email: null }),
  })
