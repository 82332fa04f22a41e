import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { kurangDari } from '@sivitas/rules/data-master/kelengkapan'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../auth/context'
import { findDetail, listNimLain, listRiwayatStatus } from './detail-queries'
import { maySeePersonal, showRow } from './list'
import { listMahasiswa } from './list-queries'
import { takTerlihat } from './tulis/buka'

/** A student with everything that the caller may see of him. @throws Galat 403 of another prodi, 404 */
export async function mahasiswaLengkap(context: Context, id: string) {
  const { db, session } = context
  const [row] = await listMahasiswa(
    db,
    { filter: { pilih: [id] }, options: { periode: session.sesiSemester, alike: false }, order: [] },
    { limit: 1, offset: 0 },
  )
  const found = await findDetail(db, id)
  if (!row || !found) throw await takTerlihat(db, id)
  const { topeng, ...detail } = found
  const lain = await listNimLain(db, detail.idBiodata, id)
  const riwayat = await listRiwayatStatus(db, id)
  return {
    ...showRow(maySeePersonal(context))(row),
    ...detail,
    kurang: kurangDari(topeng),
    batasStudi: row.batasStudi,
    nimLain: lain.map(({ jenjangProdi, namaProdi, ...nim }) => ({
      ...nim,
      status: nim.status as StatusMahasiswa,
      labelProdi: labelProdi(jenjangProdi, namaProdi),
    })),
    riwayatStatus: riwayat.map((status) => ({ ...status, status: status.status as StatusMahasiswa })),
  }
}
