import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { tidakDitemukan } from '../../kit/galat'
import { biodataMahasiswa } from './biodata'
import { listPendidikan } from './biodata-queries'
import { findByKartu, findByNim, findSingkat, listGelombang, listRingkas, type RingkasRow } from './detail-queries'
import { mahasiswaLengkap } from './lengkap'
import { daftarMahasiswa, maySeePersonal } from './list'
import { takTerlihat } from './tulis/buka'

const calls = api.dataMaster.mahasiswa

const ringkas = ({ jenjangProdi, namaProdi, idProdi: _prodi, ...row }: RingkasRow) => ({
  ...row,
  status: row.status as StatusMahasiswa,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

async function singkat(context: Context, id: string) {
  const row = await findSingkat(context.db, id, context.session.sesiSemester)
  if (!row) throw await takTerlihat(context.db, id)
  const personal = maySeePersonal(context)
  return {
    ...ringkas(row),
    idProdi: row.idProdi,
    fotoContentUrl: row.idFoto === null ? null : alamatBerkas(row.idFoto, { kecil: true }),
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
  if (!(await findSingkat(db, id, session.sesiSemester))) throw await takTerlihat(db, id)
  return await listPendidikan(db, id)
}

export const mahasiswa = calls.router({
  list: calls.list.handler(({ input, context }) => daftarMahasiswa(context, input)),
  get: calls.get.handler(async ({ input, context }) => ({ data: await mahasiswaLengkap(context, input.id) })),
  byNim: calls.byNim.handler(async ({ input, context }) => {
    const found = await findByNim(context.db, input.nim.trim().toUpperCase())
    if (!found) throw tidakDitemukan(`NIM ${input.nim}`)
    return { data: ringkas(found) }
  }),
  byKartu: calls.byKartu.handler(async ({ input, context }) => {
    const found = await findByKartu(context.db, input.kode)
    if (!found) throw tidakDitemukan('Kartu')
    return { data: ringkas(found) }
  }),
  ref: calls.ref.handler(async ({ input, context }) => ({ data: (await listRingkas(context.db, input)).map(ringkas) })),
  biodataSingkat: calls.biodataSingkat.handler(async ({ input, context }) => ({ data: await singkat(context, input.id) })),
  biodata: calls.biodata.handler(async ({ input, context }) => ({ data: await biodataMahasiswa(context, input) })),
  riwayatPendidikan: calls.riwayatPendidikan.handler(async ({ input, context }) => ({ data: await pendidikan(context, input.id) })),
  gelombang: calls.gelombang.handler(async ({ input, context }) => ({ data: await listGelombang(context.db, input) })),
})
