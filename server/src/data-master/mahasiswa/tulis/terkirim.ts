import type { Context } from '../../../auth/context'
import { Galat } from '../../../kit/galat'
import { insertDokumen } from '../dokumen/queries'
import { tambahDokumen } from '../dokumen/simpan'
import type { Terbuka } from './buka-queries'
import type { Kolom } from './kolom'

/** What PDDikti changes only on proof (DM-R9). */
const TERJAGA: Readonly<Record<string, string>> = {
  nama: 'nama',
  tempatLahir: 'tempat lahir',
  tanggalLahir: 'tanggal lahir',
  jenisKelamin: 'jenis kelamin',
  nik: 'NIK',
  namaIbuKandung: 'nama ibu kandung',
}

/** A guarded field in a person's words, or null where PDDikti lets it change freely. */
export const namaTerjaga = (field: string): string | null => TERJAGA[field] ?? null

/** Whether PDDikti has a row: also one whose last change it refused is known there. */
export const sudahDilaporkan = ({ statusPddikti, idPddikti }: { statusPddikti: string; idPddikti: string | null }): boolean =>
  statusPddikti === 'TERKIRIM' || idPddikti !== null

type Ubahan = {
  lama: Readonly<Record<string, unknown>> & { statusPddikti: string; idPddikti: string | null }
  kolom: Kolom
  input: {
    alasan?: string | null | undefined
    idBerkasBukti?: string | null | undefined
    /** Files that are the student's already, such as the proof beside his request. */
    bukti?: readonly string[] | undefined
  }
}

/**
 * Whether a change touches what PDDikti has already; then it needs a reason and a paper, which is kept among the student's
 * papers, and the row is marked 'Perlu PDM' (DM-R9).
 * @throws Galat 422 that names the fields
 */
export async function assertBukti(context: Context, { id }: Terbuka, { lama, kolom, input }: Ubahan): Promise<boolean> {
  if (!sudahDilaporkan(lama)) return false
  const diubah = Object.keys(TERJAGA).filter((field) => kolom[field] !== undefined && (kolom[field] ?? null) !== (lama[field] ?? null))
  if (diubah.length === 0) return false
  const nama = diubah.map((field) => TERJAGA[field]).join(', ')
  const bukti = input.bukti ?? []
  const errors = [
    ...(input.alasan ? [] : [{ field: 'alasan', code: 'wajib', message: 'Tulis alasan perubahan' }]),
    ...(input.idBerkasBukti || bukti.length > 0 ? [] : [{ field: 'idBerkasBukti', code: 'wajib', message: 'Unggah dokumen pendukung' }]),
  ]
  if (errors.length > 0)
    throw new Galat(
      [422, 'perlu_bukti'],
      `Data ini sudah dilaporkan ke PDDikti. Perubahan ${nama} memerlukan alasan dan dokumen pendukung.`,
      { errors, rincian: { field: diubah } },
    )
  const nomor = `Bukti perubahan ${nama}`.slice(0, 100)
  for (const idBerkas of bukti) await insertDokumen(context.db, { idMahasiswa: id, jenis: 'lainnya', idBerkas, nomor, tanggal: null })
  if (input.idBerkasBukti) await tambahDokumen(context, id, { jenis: 'lainnya', idBerkas: input.idBerkasBukti, nomor })
  return true
}
