import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { tidakDitemukan } from '../../kit/galat'
import { biodataMahasiswa } from './biodata'
import { listPendidikan } from './biodata-queries'
import {
  findByNim,
  findDetail,
  findSingkat,
  listAktivitas,
  listNimLain,
  listRingkas,
  listRiwayatStatus,
  type RingkasRow,
} from './detail-queries'
import { daftarMahasiswa, maySeePersonal, showRow } from './list'
import { listMahasiswa } from './list-queries'

const calls = api.dataMaster.mahasiswa

const ringkas = ({ jenjangProdi, namaProdi, idProdi: _prodi, ...row }: RingkasRow) => ({
  ...row,
  status: row.status as StatusMahasiswa,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

async function lengkap(context: Context, id: string) {
  const { db, session } = context
  const [row] = await listMahasiswa(
    db,
    { filter: { pilih: [id] }, options: { periode: session.sesiSemester, alike: false }, order: [] },
    { limit: 1, offset: 0 },
  )
  const detail = await findDetail(db, id)
  if (!row || !detail) throw tidakDitemukan('Mahasiswa')
  const lain = await listNimLain(db, detail.idBiodata, id)
  const riwayat = await listRiwayatStatus(db, id)
  return {
    ...showRow(maySeePersonal(context))(row),
    ...detail,
    batasStudi: row.batasStudi,
    nimLain: lain.map(({ jenjangProdi, namaProdi, ...nim }) => ({
      ...nim,
      status: nim.status as StatusMahasiswa,
      labelProdi: labelProdi(jenjangProdi, namaProdi),
    })),
    riwayatStatus: riwayat.map((status) => ({ ...status, status: status.status as StatusMahasiswa })),
    aktivitas: await listAktivitas(db, id),
  }
}

async function singkat(context: Context, id: string) {
  const row = await findSingkat(context.db, id, context.session.sesiSemester)
  if (!row) throw tidakDitemukan('Mahasiswa')
  const personal = maySeePersonal(context)
  return {
    ...ringkas(row),
    idProdi: row.idProdi,
    fotoContentUrl: null,
    semesterKe: row.semesterKe,
    namaStatus: STATUS_MAHASISWA[row.status as StatusMahasiswa].nama,
    ipk: row.ipk,
    sksLulus: row.sksLulus,
    namaDosenPa: row.namaDosenPa,
    email: personal ? row.email : null,
    handphone: personal ? row.handphone : null,
  }
}

/** An empty history would say that the student is there. */
async function pendidikan({ db, session }: Context, id: string) {
  if (!(await findSingkat(db, id, session.sesiSemester))) throw tidakDitemukan('Mahasiswa')
  return await listPendidikan(db, id)
}

export const mahasiswa = calls.router({
  list: calls.list.handler(({ input, context }) => daftarMahasiswa(context, input)),
  get: calls.get.handler(async ({ input, context }) => ({ data: await lengkap(context, input.id) })),
  byNim: calls.byNim.handler(async ({ input, context }) => {
    const found = await findByNim(context.db, input.nim.trim().toUpperCase())
    if (!found) throw tidakDitemukan(`NIM ${input.nim}`)
    return { data: ringkas(found) }
  }),
  ref: calls.ref.handler(async ({ input, context }) => ({ data: (await listRingkas(context.db, input)).map(ringkas) })),
  biodataSingkat: calls.biodataSingkat.handler(async ({ input, context }) => ({ data: await singkat(context, input.id) })),
  biodata: calls.biodata.handler(async ({ input, context }) => ({ data: await biodataMahasiswa(context, input) })),
  riwayatPendidikan: calls.riwayatPendidikan.handler(async ({ input, context }) => ({ data: await pendidikan(context, input.id) })),
})
