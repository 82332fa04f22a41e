import {
  BENTUK_PERUBAHAN,
  judulPerubahan,
  type FieldPerubahan,
  type PermintaanPerubahan,
} from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import type { Context } from '../../../auth/context'
import { Galat, isianSalah, type FieldError } from '../../../kit/galat'
import { simpanBerkas } from '../dokumen/simpan'
import { openMahasiswa } from '../tulis/buka'
import { namaTerjaga, sudahDilaporkan } from '../tulis/terkirim'
import { readBiodata } from '../tulis/tulis-queries'
import { insertPermintaan, listFieldMenunggu, type IsianTersimpan } from './perubahan-queries'

type Orang = Awaited<ReturnType<typeof readBiodata>>

const nilaiKini = (orang: Orang, field: FieldPerubahan): string | null => {
  const nilai = orang[field]
  return nilai === null || nilai === undefined ? null : `${nilai}`
}

/** The wished value as its own form would store it, or what is wrong with it. */
function baca({ field, baru }: PermintaanPerubahan['isian'][number], at: number): { nilai: string | null } | FieldError {
  const hasil = BENTUK_PERUBAHAN[field].safeParse(baru)
  if (hasil.success) return { nilai: typeof hasil.data === 'string' ? hasil.data : null }
  const kosong = baru === null || baru.trim() === ''
  const message = kosong ? 'Field tidak boleh kosong' : (hasil.error.issues[0]?.message ?? 'Isian tidak dikenal')
  return { field: `isian.${at}.baru`, code: kosong ? 'wajib' : 'salah', message: `${judulPerubahan(field)}: ${message}` }
}

function bacaIsian(orang: Orang, isian: PermintaanPerubahan['isian']): IsianTersimpan[] {
  const errors: FieldError[] = []
  const hasil = isian.flatMap((satu, at): IsianTersimpan[] => {
    const terbaca = baca(satu, at)
    if ('message' in terbaca) {
      errors.push(terbaca)
      return []
    }
    const lama = nilaiKini(orang, satu.field)
    if (isian.findIndex(({ field }) => field === satu.field) !== at)
      errors.push({ field: `isian.${at}.field`, code: 'ganda', message: 'Setiap isian hanya diajukan sekali' })
    else if (terbaca.nilai === lama)
      errors.push({ field: `isian.${at}.baru`, code: 'sama', message: `${judulPerubahan(satu.field)} sudah berisi nilai itu` })
    return [{ field: satu.field, lama, baru: terbaca.nilai, putusan: null, alasan: null }]
  })
  const [first] = errors
  if (first)
    throw new Galat([422, 'validasi'], errors.length === 1 ? first.message : `Ada ${errors.length} isian yang perlu diperbaiki.`, {
      errors,
    })
  return hasil
}

/** @throws Galat 422 where PDDikti would want a paper that is not there (DM-R9) */
function assertBuktiAda(orang: Orang, { isian, alasan, bukti }: PermintaanPerubahan): void {
  const terjaga = isian.map(({ field }) => namaTerjaga(field)).filter((satu) => satu !== null)
  if (!sudahDilaporkan(orang) || terjaga.length === 0 || (bukti.length > 0 && alasan)) return
  throw new Galat(
    [422, 'perlu_bukti'],
    `Data ini sudah dilaporkan ke PDDikti. Perubahan ${terjaga.join(', ')} memerlukan alasan dan dokumen pendukung.`,
    {
      errors: [
        ...(alasan ? [] : [{ field: 'alasan', code: 'wajib', message: 'Tulis alasan perubahan' }]),
        ...(bukti.length > 0 ? [] : [{ field: 'bukti', code: 'wajib', message: 'Unggah dokumen pendukung' }]),
      ],
    },
  )
}

/**
 * Takes a request: each wished value passes the rules of its own form and differs from what is stored; the proof is kept
 * among the student's papers.
 * @throws Galat 403 of another prodi, 404, 409 `masih_menunggu` where a field waits in another request, 422 by field
 */
export async function ajukanPerubahan(context: Context, input: PermintaanPerubahan): Promise<string> {
  const { db } = context
  const mahasiswa = await openMahasiswa(db, input.idMahasiswa)
  const orang = await readBiodata(db, mahasiswa.idBiodata)
  const isian = bacaIsian(orang, input.isian)
  if (new Set(input.bukti).size !== input.bukti.length) throw isianSalah('bukti', 'Setiap berkas hanya dilampirkan sekali', 'ganda')
  assertBuktiAda(orang, input)
  const menunggu = await listFieldMenunggu(db, mahasiswa.idBiodata)
  const ganda = isian.filter(({ field }) => menunggu.has(field)).map(({ field }) => judulPerubahan(field))
  if (ganda.length > 0)
    throw new Galat(
      [409, 'masih_menunggu'],
      `Permintaan perubahan ${ganda.join(', ')} masih menunggu putusan. Putuskan atau batalkan dahulu.`,
    )
  for (const idBerkas of input.bukti) await simpanBerkas(db, idBerkas, { idMahasiswa: mahasiswa.id })
  return await insertPermintaan(db, { idMahasiswa: mahasiswa.id, isian, alasan: input.alasan ?? null, bukti: input.bukti })
}
