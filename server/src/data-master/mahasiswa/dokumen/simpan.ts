import type { Context } from '../../../auth/context'
import { acceptUpload } from '../../../files/accept'
import { keepFile } from '../../../files/files'
import { isianSalah } from '../../../kit/galat'
import { insertDokumen, jenisDokumenAda } from './queries'

const MIME = ['application/pdf', 'image/jpeg', 'image/png']

/** Gives a paper to the student whom it is about. PDF, JPG or PNG (table dokumenMahasiswa). */
export const simpanBerkas = (
  db: Context['db'],
  idBerkas: string,
  { idMahasiswa, menggantikan = null }: { idMahasiswa: string; menggantikan?: string | null },
) =>
  keepFile(db, idBerkas, {
    jenis: 'dokumen',
    area: 'data-master',
    pemilikJenis: 'dokumen-mahasiswa',
    idPemilik: idMahasiswa,
    field: 'idBerkas',
    menggantikan,
    mime: MIME,
  })

type Isian = {
  jenis: string
  idBerkas?: string | undefined
  file?: File | undefined
  nomor?: string | null | undefined
  tanggal?: string | null | undefined
}

/** The upload that a form means: the file that came along, or the one that it names. @throws Galat 422 without any */
export async function terimaBerkas(context: Context, { idBerkas, file }: Pick<Isian, 'idBerkas' | 'file'>): Promise<string> {
  if (file) return (await acceptUpload(context, { file, jenis: 'dokumen' })).id
  if (!idBerkas) throw isianSalah('idBerkas', 'Pilih berkas terlebih dahulu')
  return idBerkas
}

/** @throws Galat 422 on a kind that is none */
export async function assertJenis(db: Context['db'], jenis: string): Promise<void> {
  if (!(await jenisDokumenAda(db, jenis))) throw isianSalah('jenis', 'Pilihan tidak dikenal', 'tidak_dikenal')
}

/** Files a paper; it waits to be verified. */
export async function tambahDokumen(context: Context, idMahasiswa: string, isian: Isian): Promise<string> {
  const { db } = context
  await assertJenis(db, isian.jenis)
  const idBerkas = await terimaBerkas(context, isian)
  await simpanBerkas(db, idBerkas, { idMahasiswa })
  const { id } = await insertDokumen(db, {
    idMahasiswa,
    jenis: isian.jenis,
    idBerkas,
    nomor: isian.nomor ?? null,
    tanggal: isian.tanggal ?? null,
  })
  return id
}
