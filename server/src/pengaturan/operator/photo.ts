import type { Context } from '../../auth/context'
import { acceptUpload } from '../../files/accept'
import { dropFile, keepFile } from '../../files/files'

type Given = {
  /** The picture itself, as a multipart field. */
  foto?: File | undefined
  /** A picture that was uploaded before; null takes the present one away. */
  idFoto?: string | null | undefined
}

/** The uploaded picture that a form means: the file that came along, which is taken in here, or the one it names. */
export async function receivePhoto(context: Context, { foto, idFoto }: Given): Promise<string | null | undefined> {
  if (!foto) return idFoto
  return (await acceptUpload(context, { file: foto, jenis: 'foto', field: 'foto' })).id
}

/** Gives an operator his new picture and lets go of the one before. Without a new one nothing changes. */
export async function keepPhoto(
  { db }: Pick<Context, 'db'>,
  operator: { id: number; idFoto: string | null },
  idFoto: string | null | undefined,
): Promise<void> {
  if (idFoto === undefined || idFoto === operator.idFoto) return
  if (idFoto === null) return operator.idFoto ? await dropFile(db, operator.idFoto) : undefined
  await keepFile(db, idFoto, {
    jenis: 'foto',
    area: 'pengaturan',
    pemilikJenis: 'operator',
    idPemilik: String(operator.id),
    field: 'idFoto',
    menggantikan: operator.idFoto,
  })
}
