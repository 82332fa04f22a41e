import {
  FIELD_TEMPAT,
  judulPerubahan,
  type FieldPerubahan,
  type PutusanPerubahan,
} from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import type { Context } from '../../../auth/context'
import { acrossProdi, noteAct } from '../../../auth/queries'
import { Galat, tidakDitemukan, type FieldError } from '../../../kit/galat'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { openMahasiswa } from '../tulis/buka'
import { readBiodata } from '../tulis/tulis-queries'
import { ubahOrang } from '../tulis/ubah'
import { kabariPutusan } from './kabar'
import { holdPermintaan, permintaanExists, tutupPermintaan, type IsianTersimpan, type Permintaan } from './perubahan-queries'
import { nilaiBerubah } from './tampil'

/** @throws Galat 403 of another prodi, 404, 409 where it was decided already */
async function bukaMenunggu({ db }: Context, id: string): Promise<Permintaan> {
  const permintaan = await holdPermintaan(db, id)
  if (!permintaan) {
    const lain = await acrossProdi(db, () => permintaanExists(db, id))
    throw lain ? new Galat([403, 'prodi'], 'Program studi mahasiswa ini di luar akses Anda.') : tidakDitemukan('Permintaan perubahan')
  }
  if (permintaan.status !== 'diajukan') throw new Galat([409, 'transisi_tidak_sah'], `Permintaan ini sudah ${permintaan.status}.`)
  return permintaan
}

/** Each field of the request decided once, or 422 that names those that are not. */
function susunPutusan({ isian }: Permintaan, { setujui, tolak }: PutusanPerubahan): IsianTersimpan[] {
  const ada = new Set<string>(isian.map(({ field }) => field))
  const disebut = [...setujui, ...tolak.map(({ field }) => field)]
  const asing = disebut.filter((field) => !ada.has(field))
  const ganda = disebut.filter((field, at) => disebut.indexOf(field) !== at)
  const belum = isian.filter(({ field }) => !disebut.includes(field)).map(({ field }) => field)
  const galat = (fields: readonly FieldPerubahan[], code: string, kata: string): FieldError[] =>
    fields.map((field) => ({ field, code, message: `${judulPerubahan(field)} ${kata}` }))
  const errors = [
    ...galat(asing, 'tidak_dikenal', 'tidak diminta pada permintaan ini'),
    ...galat(ganda, 'ganda', 'diputuskan dua kali'),
    ...galat(belum, 'wajib', 'belum diputuskan'),
  ]
  const [first] = errors
  if (first)
    throw new Galat([422, 'validasi'], errors.length === 1 ? `${first.message}.` : `Ada ${errors.length} isian yang perlu diputuskan.`, {
      errors,
    })
  return isian.map((satu) => {
    const alasan = tolak.find(({ field }) => field === satu.field)?.alasan ?? null
    return { ...satu, putusan: alasan === null ? 'setuju' : 'tolak', alasan }
  })
}

type Orang = Awaited<ReturnType<typeof readBiodata>>

/** @throws Galat 409 `nilai_berubah` by field: what was compared with the proof is not what would be overwritten */
function assertBelumBerubah(orang: Orang, diterima: readonly IsianTersimpan[]): void {
  const lain = diterima.filter((satu) => {
    const kini = orang[satu.field]
    return nilaiBerubah(satu, kini === null || kini === undefined ? null : `${kini}`)
  })
  if (lain.length === 0) return
  const nama = lain.map(({ field }) => judulPerubahan(field)).join(', ')
  throw new Galat(
    [409, 'nilai_berubah'],
    `${nama} sudah diubah sejak permintaan ini diajukan. Tolak isian itu, atau minta mahasiswa mengajukan yang baru.`,
    { errors: lain.map(({ field }) => ({ field, code: 'berubah', message: 'Nilai lama sudah berubah' })) },
  )
}

/** Errors of the student's own form, by the fields of the request. */
async function denganField<T>(tulis: () => Promise<T>): Promise<T> {
  try {
    return await tulis()
  } catch (error) {
    if (!(error instanceof Galat)) throw error
    const errors = error.errors.map((satu) => ({ ...satu, field: satu.field.replace(/^(biodata|alamat)\./, '') }))
    const pesan = errors.length > 1 ? errors.map(({ message }) => message).join('; ') : error.message
    throw new Galat([error.status, error.type], pesan, { errors, rincian: error.rincian, halangan: error.halangan })
  }
}

/** Writes what was accepted together, by the same way as the form of the student: its rules, DM-R9, audit, completeness. */
async function tulisDiterima(context: Context, permintaan: Permintaan, diterima: readonly IsianTersimpan[]): Promise<void> {
  const { db } = context
  const mahasiswa = await openMahasiswa(db, permintaan.idMahasiswa)
  const orang = await readBiodata(db, mahasiswa.idBiodata)
  assertBelumBerubah(orang, diterima)
  const nilai = (tempat: boolean) =>
    Object.fromEntries(diterima.filter(({ field }) => FIELD_TEMPAT.has(field) === tempat).map(({ field, baru }) => [field, baru]))
  await denganField(() =>
    ubahOrang(context, mahasiswa, {
      biodata: nilai(false),
      alamat: nilai(true),
      versiBiodata: orang.versi,
      alasan: permintaan.alasan,
      bukti: permintaan.bukti,
    }),
  )
  await perbaruiKelengkapanOrang(db, [mahasiswa.idBiodata])
}

/**
 * Decides a request whole: some fields may be accepted and others refused; the accepted ones are written together or not at
 * all, and the student is told.
 * @throws Galat 403 of another prodi, 404, 409 `nilai_berubah` or decided already, 422
 */
export async function putuskan(context: Context, { id, ...putusan }: PutusanPerubahan & { id: string }): Promise<void> {
  const { db, session } = context
  const permintaan = await bukaMenunggu(context, id)
  const isian = susunPutusan(permintaan, putusan)
  const diterima = isian.filter(({ putusan: satu }) => satu === 'setuju')
  const disetujui = diterima.length > 0
  await noteAct(db, {
    aksi: disetujui ? 'setujui' : 'tolak',
    alasan: (disetujui ? permintaan.alasan : isian.find(({ alasan }) => alasan !== null)?.alasan) ?? undefined,
  })
  if (disetujui) await tulisDiterima(context, permintaan, diterima)
  await tutupPermintaan(db, { id, status: disetujui ? 'disetujui' : 'ditolak', isian, oleh: session.uuid })
  await kabariPutusan(db, permintaan.idMahasiswa, isian)
}

/** Takes a request back as its student wishes; nothing of him changes. @throws Galat 403, 404, 409 */
export async function batalkan(context: Context, { id, alasan }: { id: string; alasan: string }): Promise<void> {
  const { db, session } = context
  const { isian } = await bukaMenunggu(context, id)
  await noteAct(db, { alasan })
  await tutupPermintaan(db, { id, status: 'dibatalkan', isian, oleh: session.uuid })
}
