import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../auth/guard'
import { listKode } from './kode-queries'
import { countAngkatan, listDosenRef } from './orang-queries'

const calls = api.dataMaster.orangRef

export const orangRef = calls.router({
  statusMahasiswa: calls.statusMahasiswa.handler(async ({ input, context }) => ({
    data: (await listKode(context.db, 'status-mahasiswa', input)).map(({ kode, nama, kelompok }) => ({ kode, nama, kelompok })),
  })),
  statusMahasiswaBaru: calls.statusMahasiswaBaru.handler(async ({ context }) => ({
    data: (await listKode(context.db, 'jenis-daftar', { aktif: true })).map(({ kode, nama, kodePddikti }) => ({ kode, nama, kodePddikti })),
  })),
  angkatan: calls.angkatan.handler(async ({ input, context }) => ({ data: await countAngkatan(context.db, input.prodi) })),
  dosen: calls.dosen.handler(async ({ input, context }) => {
    const rows = await listDosenRef(context.db, input)
    return {
      data: rows.map(({ jenjangProdi, namaProdi, ...row }) => ({
        ...row,
        homebase: jenjangProdi && namaProdi ? labelProdi(jenjangProdi, namaProdi) : null,
      })),
    }
  }),
})
