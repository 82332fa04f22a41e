import { kelengkapan } from '@sivitas/rules/data-master/kelengkapan'
import { peringatanNik } from '@sivitas/rules/data-master/nik'
import { samarkanNama, samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../auth/context'
import { tanpaHak } from '../../kit/galat'
import { takTerlihat } from './tulis/buka'
import { findBiodata, listOrangTua, recordReveal, type BiodataRow } from './biodata-queries'

/** The person behind a registration; masked values open for F3 only and leave a trace (DM-R27). */
export async function biodataMahasiswa(context: Context, { id, rahasia, alasan }: { id: string; rahasia: boolean; alasan?: string }) {
  const { db, session, http } = context
  if (rahasia && !boleh(session.scopes, { scope: 'F3', access: 'B' }))
    throw tanpaHak('Perlu hak akses F3:B untuk menampilkan data pribadi.', { scope: ['F3:B'] })
  const row = await findBiodata(db, id)
  if (!row) throw await takTerlihat(db, id)
  if (rahasia)
    await recordReveal(db, {
      idBaris: id,
      label: row.nim,
      idAkun: session.uuid,
      alamatIp: http.ip,
      peramban: http.userAgent,
      requestId: http.requestId,
      ...(alasan && { alasan }),
    })
  const shown = rahasia ? row : masked(row)
  return {
    ...shown,
    orangTua: (await listOrangTua(db, row.id)).map((orang) =>
      rahasia ? orang : { ...orang, nik: maskNumber(orang.nik), nama: orang.peran === 'ibu' ? maskName(orang.nama) : orang.nama },
    ),
    alamatDomisili: domisili(row),
    peringatanNik: row.kewarganegaraan === 'ID' && row.nik ? peringatanNik(row.nik, row) : null,
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

const missing = (row: BiodataRow): readonly string[] => kelengkapan({ ...row, foto: row.idFoto }).kurang

/** Where the person lives, or null where he lives at the address of his KTP. */
function domisili({ alamatDomisili: a, wilayahDomisili: wilayah }: BiodataRow) {
  if (a === null) return null
  const [jalan, dusun, rt, rw, kelurahan, idWilayah, kodePos] = ['jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'idWilayah', 'kodePos'].map(
    (field) => a[field] ?? null,
  )
  return {
    jalan: jalan ?? null,
    dusun: dusun ?? null,
    rt: rt ?? null,
    rw: rw ?? null,
    kelurahan: kelurahan ?? null,
    idWilayah: idWilayah ?? null,
    wilayah,
    kodePos: kodePos ?? null,
  }
}
