import sharp from 'sharp'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { dropFile, keepFile, readFile } from '../../files/files'
import { Galat, isianSalah } from '../../kit/galat'
import { versiUsang } from '../../kit/versioned'
import { findCollege, findCollegeWriter, updateCollege } from './queries'

const calls = api.pengaturan.infoSistem

const PICTURES = ['idLogo', 'idFavicon', 'idKopSurat'] as const
type Picture = (typeof PICTURES)[number]
const LOGO_MIN = 256

async function show({ db, collegeId }: Context) {
  const { colorMode, zonaWaktu, diubahPada: _written, ...row } = await findCollege(db, collegeId)
  return {
    ...row,
    colorMode: colorMode === 'dark' ? ('dark' as const) : ('light' as const),
    zonaWaktu: zonaWaktu as 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura',
  }
}

/** A logo is printed on letters; below 256 pixels it would be a blur. */
async function assertSharpEnough(context: Context, id: string): Promise<void> {
  const { isi } = await readFile(context, id)
  const { width, height } = await sharp(isi).metadata()
  if (Math.min(width, height) < LOGO_MIN)
    throw isianSalah('idLogo', `Logo paling kecil ${LOGO_MIN} x ${LOGO_MIN} piksel; gambar ini ${width} x ${height} piksel.`)
}

/** Gives a newly uploaded picture to the college, or lets the old one go. */
async function movePicture(context: Context, field: Picture, { before, after }: { before: string | null; after: string | null }) {
  const { db, collegeId } = context
  if (before === after) return
  if (after === null) return before === null ? undefined : await dropFile(db, before)
  await keepFile(db, after, {
    jenis: 'foto',
    area: 'pengaturan',
    pemilikJenis: 'college',
    idPemilik: collegeId,
    field,
    menggantikan: before,
  })
  if (field === 'idLogo') await assertSharpEnough(context, after)
}

export const infoSistem = calls.router({
  get: calls.get.handler(async ({ context }) => ({ data: await show(context) })),
  update: calls.update.handler(async ({ input: { yakinZona = false, kopSusunan, versi, ...input }, context }) => {
    const { db, collegeId, services } = context
    const before = await findCollege(db, collegeId)
    if (input.zonaWaktu !== undefined && input.zonaWaktu !== before.zonaWaktu && !yakinZona)
      throw new Galat(
        [409, 'perlu_konfirmasi'],
        'Mengubah zona waktu menggeser jam buka dan tutup semua jendela. Konfirmasikan bila Anda yakin.',
      )
    for (const field of PICTURES) {
      const after = input[field]
      if (after !== undefined) await movePicture(context, field, { before: before[field], after })
    }
    const kop = kopSusunan === undefined ? {} : { kopSusunan: kopSusunan && JSON.stringify(kopSusunan) }
    if (!(await updateCollege(db, collegeId, { ...input, ...kop, versi })))
      throw versiUsang({ versi: before.versi, diubahPada: before.diubahPada, oleh: await findCollegeWriter(db, collegeId) })
    services.tenants.forget()
    return { status: { message: 'Data berhasil diubah' }, data: await show(context) }
  }),
})
