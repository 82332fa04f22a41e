import { kelengkapan } from '@sivitas/rules/data-master/kelengkapan'
import { samarkanNama, samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../auth/context'
import { tanpaHak, tidakDitemukan } from '../../kit/galat'
import { findBiodata, listOrangTua, recordReveal, type BiodataRow } from './biodata-queries'

/** The person behind a registration; masked values open for F3 only and leave a trace (DM-R27). */
export async function biodataMahasiswa(context: Context, { id, rahasia }: { id: string; rahasia: boolean }) {
  const { db, session, http } = context
  if (rahasia && !boleh(session.scopes, { scope: 'F3', access: 'B' }))
    throw tanpaHak('Perlu hak akses F3:B untuk menampilkan data pribadi.', { scope: ['F3:B'] })
  const row = await findBiodata(db, id)
  if (!row) throw tidakDitemukan('Mahasiswa')
  if (rahasia)
    await recordReveal(db, {
      idBaris: id,
      label: row.nim,
      idAkun: session.uuid,
      alamatIp: http.ip,
      peramban: http.userAgent,
      requestId: http.requestId,
    })
  const shown = rahasia ? row : masked(row)
  return {
    ...shown,
    orangTua: (await listOrangTua(db, row.id)).map((orang) =>
      rahasia || orang.peran !== 'ibu' ? orang : { ...orang, nama: maskName(orang.nama) },
    ),
    belumLengkap: [...missing(row)],
    rahasia,
  }
}

const maskName = (name: string | null) => (name === null ? null : samarkanNama(name))
const maskNumber = (number: string | null) => (number === null ? null : samarkanNikDaftar(number))

const masked = (row: BiodataRow): BiodataRow => ({
  ...row,
  nik: maskNumber(row.nik),
  noKk: maskNumber(row.noKk),
  npwp: maskNumber(row.npwp),
  noPaspor: maskNumber(row.noPaspor),
  namaIbuKandung: maskName(row.namaIbuKandung),
})

const missing = (row: BiodataRow): readonly string[] => kelengkapan({ ...row, pendidikanAsal: row.idSekolah, foto: row.idFoto }).kurang
