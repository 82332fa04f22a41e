import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { revokeAllSesi } from '../../../auth/masuk/queries'
import { firstPassword, hashPassword } from '../../../auth/password'
import { noteAct } from '../../../auth/queries'
import { storePassword } from '../../../auth/sandi-queries'
import { Galat, tidakDitemukan } from '../../../kit/galat'
import { mahasiswaTerlihat } from '../dokumen/queries'
import { openMahasiswa, takTerlihat } from '../tulis/buka'
import { findAkun, insertAkun, listCalon, setStatus, type AkunRow } from './queries'
import { sandiBanyak } from './sandi-banyak'

const calls = api.dataMaster.akunMahasiswa

const show = ({ uuid: _key, ...akun }: AkunRow) => akun
const answer = async (db: Context['db'], id: string) => {
  const akun = await findAkun(db, id)
  return { data: akun ? show(akun) : null }
}

/** The account of a student whom the caller may change. @throws Galat 403, 404, 409 of who has died (States, W) */
async function openAkun({ db }: Context, id: string): Promise<AkunRow> {
  const { status } = await openMahasiswa(db, id)
  const akun = await findAkun(db, id)
  if (!akun) throw tidakDitemukan('Akun')
  if (status === 'W') throw new Galat([409, 'terkunci'], 'Akun mahasiswa yang wafat tetap ditutup.')
  return akun
}

export const akunMahasiswa = calls.router({
  get: calls.get.handler(async ({ input: { id }, context: { db } }) => {
    if (!(await mahasiswaTerlihat(db, id))) throw await takTerlihat(db, id)
    return await answer(db, id)
  }),
  create: calls.create.handler(async ({ input: { id }, context: { db } }) => {
    await openMahasiswa(db, id)
    const [calon] = await listCalon(db, [id])
    if (calon?.ada) throw new Galat([409, 'duplikat'], 'Mahasiswa ini sudah memiliki akun.')
    if (calon?.bentrok) throw new Galat([409, 'duplikat'], `Nama pengguna ${calon.username} sudah dipakai akun lain.`)
    await insertAkun(db, [id])
    return { status: { message: 'Akun berhasil dibuat' }, ...(await answer(db, id)) }
  }),
  kunci: calls.kunci.handler(async ({ input: { id, status }, context }) => {
    const akun = await openAkun(context, id)
    await noteAct(context.db, { aksi: status === 'aktif' ? 'buka_kunci' : 'ubah' })
    await setStatus(context.db, akun.uuid, status)
    if (status === 'nonaktif') await revokeAllSesi(context.db, akun.uuid, 'admin')
    context.services.sessions.forget()
    return { status: { message: status === 'aktif' ? 'Akun dibuka' : 'Akun ditutup' }, ...(await answer(context.db, id)) }
  }),
  sandi: calls.sandi.handler(async ({ input: { id }, context }) => {
    const { db, services } = context
    const akun = await openAkun(context, id)
    if (akun.status === 'nonaktif') throw new Galat([409, 'nonaktif'], 'Akun ini ditutup. Buka dahulu sebelum mengatur kata sandinya.')
    const sandi = firstPassword()
    await storePassword(db, akun.uuid, { sandiHash: await hashPassword(sandi), wajibGantiSandi: true })
    await revokeAllSesi(db, akun.uuid, 'sandi')
    services.sessions.forget()
    return { status: { message: 'Kata sandi sementara telah dibuat' }, data: { username: akun.username, sandi } }
  }),
  sandiBanyak: calls.sandiBanyak.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Kata sandi sedang dibuat' } }),
    data: await sandiBanyak(context, input),
  })),
  banyak: calls.banyak.handler(async ({ input: { idMahasiswa }, context: { db } }) => {
    const calon = await listCalon(db, idMahasiswa)
    const baru = calon.filter(({ ada, bentrok }) => !ada && !bentrok)
    await insertAkun(
      db,
      baru.map((satu) => satu.idMahasiswa),
    )
    const hasil = ({ ada, bentrok }: (typeof calon)[number]) =>
      ada ? ('sudah_ada' as const) : bentrok ? ('ditolak' as const) : ('dibuat' as const)
    return { data: calon.map((satu) => ({ idMahasiswa: satu.idMahasiswa, nama: satu.nama, username: satu.username, hasil: hasil(satu) })) }
  }),
})
