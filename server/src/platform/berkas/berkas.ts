import type { Berkas } from '@sivitas/contract/platform/berkas/berkas'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { acceptUpload, uploadLimits } from '../../files/accept'
import { findFile, type FileRow } from '../../files/queries'
import { tidakDitemukan } from '../../kit/galat'
import { noteDownload } from './queries'
import { OWNERS } from './owners'

const calls = api.platform.berkas

export const berkas = calls.router({
  batas: calls.batas.handler(async ({ context }) => ({ data: await uploadLimits(context.db) })),
  unggah: calls.unggah.handler(async ({ input, context }) => ({ data: show(await acceptUpload(context, input)) })),
  get: calls.get.handler(async ({ input, context }) => ({ data: show(await readable(context, input.id)) })),
  unduh: calls.unduh.handler(async ({ input, context }) => {
    const row = await readable(context, input.id)
    // Results carry many people's data out of the system; a photo in a list does not.
    if (row.jenis === 'hasil') await noteDownload(context.db, row)
    return serve(context, row, { kecil: input.kecil ?? false, cache: 'private, max-age=300' })
  }),
  publik: calls.publik.handler(async ({ input, context }) => {
    const row = await findFile(context.db, input.id)
    const owner = OWNERS[row?.pemilikJenis ?? '']
    if (!row || row.status !== 'tersimpan' || !owner || !('publik' in owner)) throw tidakDitemukan('Berkas')
    return serve(context, row, { kecil: input.kecil ?? false, cache: 'public, max-age=3600' })
  }),
})

/** @throws Galat 404 when there is no such file, or none that this person may read: which of the two is not told */
async function readable({ db, session }: Context, id: string): Promise<FileRow> {
  const row = await findFile(db, id)
  if (!row || !(await mayRead(db, session, row))) throw tidakDitemukan('Berkas')
  return row
}

async function mayRead(db: Context['db'], session: Context['session'], row: FileRow): Promise<boolean> {
  if (row.status === 'sementara') return row.dibuatOleh === session.uuid
  const owner = OWNERS[row.pemilikJenis ?? '']
  if (!owner) return false
  if ('boleh' in owner) return await owner.boleh(db, session, row.idPemilik ?? '')
  return 'publik' in owner || mayCall(session, { scope: owner.scope, access: 'B' })
}

/** Contents that a browser may show in a page; everything else is saved. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/pdf'])

function serve({ services, reply }: Context, row: FileRow, { kecil, cache }: { kecil: boolean; cache: string }): null {
  const sha256 = (kecil ? row.sha256Kecil : null) ?? row.sha256
  const small = sha256 !== row.sha256
  reply.content = {
    open: () => services.files.open({ collegeId: row.collegeId, sha256 }),
    name: row.nama,
    type: row.mime,
    size: small ? null : row.ukuran,
    etag: sha256,
    cache,
    inline: SHOWN.has(row.mime),
  }
  return null
}

const show = (row: FileRow): Berkas => ({
  id: row.id,
  nama: row.nama,
  mime: row.mime,
  ukuran: row.ukuran,
  sha256: row.sha256,
  jenis: row.jenis as Berkas['jenis'],
  status: row.status as Berkas['status'],
  adaKecil: row.sha256Kecil !== null,
  kedaluwarsaPada: row.kedaluwarsaPada,
  dibuatPada: row.dibuatPada,
})
