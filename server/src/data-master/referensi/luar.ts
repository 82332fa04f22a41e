import { api } from '../../auth/guard'
import { isianSalah } from '../../kit/galat'
import { findWilayahPath, listPerguruanTinggi, listProdiLuar, listSekolah, listWilayah } from './luar-queries'

const calls = api.dataMaster.luarRef

export const luarRef = calls.router({
  wilayah: calls.wilayah.handler(async ({ input: { kode, ...filter }, context: { db } }) => {
    if (kode !== undefined) return { data: await findWilayahPath(db, kode) }
    // 7,000 kecamatan fill no select.
    if (filter.level === 3 && filter.nama === undefined && filter.induk === undefined)
      throw isianSalah('nama', 'Ketik nama kecamatan atau pilih kabupaten/kota', 'wajib')
    return { data: await listWilayah(db, filter) }
  }),
  sekolah: calls.sekolah.handler(async ({ input: { nama, npsn, wilayah }, context: { db } }) => ({
    data: await listSekolah(db, { nama, npsn, wilayah }),
  })),
  perguruanTinggi: calls.perguruanTinggi.handler(async ({ input, context: { db } }) => ({ data: await listPerguruanTinggi(db, input) })),
  prodi: calls.prodi.handler(async ({ input, context: { db } }) => ({ data: await listProdiLuar(db, input.filter) })),
})
