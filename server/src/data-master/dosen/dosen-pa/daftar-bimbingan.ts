import { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { ListInput } from '@sivitas/contract/kit/list'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { answerList } from '../../../kit/list-answer'
import { metaOf } from '../../../kit/reply'
import { totals } from '../../../kit/totals'
import { countMahasiswa, listMahasiswa, type ListQuery } from '../../mahasiswa/list-queries'
import { STUDI } from '../pembimbing/queries'
import { listSejak, selectBimbingan, type SaringBimbingan } from './queries'

type Input = ListInput & SaringBimbingan

type Tercatat = { status: string; jenjangProdi: string; namaProdi: string }

const tampil = <Row extends Tercatat>({ jenjangProdi, namaProdi, status, ...row }: Row) => ({
  ...row,
  status: status as StatusMahasiswa,
  namaStatus: STATUS_MAHASISWA[status as StatusMahasiswa].nama,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

const SORT = ['nim', 'nama', 'angkatan'] as const

/** One page, found by the index of the students' own list, with the live row of each beside it. */
async function halaman(context: Context, input: Input) {
  const { db, session, collegeId } = context
  const order = SORT.flatMap((field) => (input.order?.[field] ? [[field, input.order[field]] as [string, 'asc' | 'desc']] : []))
  const { prodi, angkatan, semesterKe, dosenPa, tanpaPa, cari, pilih } = input
  const filter = { prodi, angkatan, semesterKe, dosenPa, tanpaPa, cari, pilih, status: [...STUDI] }
  const query: ListQuery = { filter, options: { periode: session.sesiSemester, alike: false }, order }
  const rows = await listMahasiswa(db, query, { limit: input.itemsPerPage, offset: (input.page - 1) * input.itemsPerPage })
  const sejak = await listSejak(
    db,
    rows.map(({ id }) => id),
  )
  const whole = input.page === 1 && rows.length < input.itemsPerPage
  const kunci = `bimbingan:${collegeId}:${session.prodi}:${session.sesiSemester}:${JSON.stringify(filter)}`
  // Whom an act has just changed must be counted anew; only the whole list is dear enough to be remembered.
  const hitung = () => countMahasiswa(db, query)
  const total = whole ? rows.length : await (dosenPa || tanpaPa !== undefined ? hitung() : totals.of(kunci, hitung))
  const data = rows.map((row) => {
    const { id, nim, nama, angkatan: tahun, status, semesterKe: ke, jenjangProdi, namaProdi, dosenPa: namaDosen } = row
    const { idDosen = null, mulaiPeriode = null } = sejak.get(id) ?? {}
    const orang = { id, nim, nama, angkatan: tahun, status, semesterKe: ke, jenjangProdi, namaProdi }
    return tampil({ ...orang, idDosen, mulaiPeriode, dosenPa: namaDosen })
  })
  return { data, meta: metaOf(input, total) }
}

/** Students who study and who advises them: a page, or a file of everything that the filters find. */
export async function daftarBimbingan(context: Context, input: Input) {
  if (!input.format) return await halaman(context, input)
  return await answerList(context, input, {
    query: selectBimbingan(context.db, input, context.session.sesiSemester),
    sort: { nim: 'm.nim', nama: 'm.nama', angkatan: 'm.angkatan' },
    tie: 'm.id',
    show: tampil,
    schema: MahasiswaBimbingan,
    title: 'Mahasiswa bimbingan',
  })
}
