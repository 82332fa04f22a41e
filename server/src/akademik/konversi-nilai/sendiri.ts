import type { KonversiInput } from '@sivitas/contract/akademik/konversi-nilai'
import type { PilihanKurikulum } from '@sivitas/contract/akademik/konversi-jenis'
import { hasilAkhir } from '@sivitas/rules/akademik/hasil-studi'
import type { Context } from '../../auth/context'
import { Galat, isianSalah, type FieldError } from '../../kit/galat'
import { aturanHasil } from '../hasil-studi/hasil-queries'
import { listNilai } from '../hasil-studi/nilai-queries'
import { kurikulumMahasiswa } from '../sks-kelulusan/bahan'
import { listKurikulum } from '../sks-kelulusan/queries'
import { listMakulKurikulum, type OrangKonversi } from './orang-queries'
import { listAsal } from './queries'
import { wajibTanpaGalat } from './periksa'

type Asker = Pick<Context, 'db' | 'tenant'>
type BarisMasuk = KonversiInput['baris'][number]
type NilaiSendiri = PilihanKurikulum['asal'][number]

/** A student's own courses: the attempts that count by now and passed, recognised ones among them (AK-R46). */
async function listNilaiSendiri({ db, tenant }: Asker, orang: OrangKonversi): Promise<NilaiSendiri[]> {
  const periode = tenant.college.periodeAktif
  const nilai = (await listNilai(db, [orang.id])).get(orang.id) ?? []
  const aturan = (await aturanHasil(db, [orang], periode)).get(orang.id) ?? { aturan: 'terbaik' }
  return hasilAkhir(nilai, periode, aturan).mk.flatMap(({ idMakul, kode, nama, sks, huruf, indeks, lulus }) =>
    lulus && huruf !== null ? [{ idMakulAsal: idMakul, kode, nama, sks, nilai: huruf, indeks }] : [],
  )
}

/**
 * The active curricula of a student's prodi with what each asks and which of his grades it does not know. A course that he passed
 * and that stands in both needs no conversion: it is neither origin nor target.
 */
export async function listPilihanKurikulum(
  context: Asker,
  orang: OrangKonversi,
  terpakai: ReadonlySet<string>,
): Promise<PilihanKurikulum[]> {
  const semua = await listKurikulum(context.db)
  const kini = kurikulumMahasiswa(semua, orang)?.id
  const daftar = semua.filter(
    (k) =>
      k.idProdi === orang.idProdi &&
      (k.status === 'aktif' || k.id === kini) &&
      (k.idKonsentrasi === null || k.idKonsentrasi === orang.idKonsentrasi),
  )
  const makul = await listMakulKurikulum(
    context.db,
    daftar.map(({ id }) => id),
  )
  const sendiri = await listNilaiSendiri(context, orang)
  const lulus = new Set(sendiri.map(({ idMakulAsal }) => idMakulAsal))
  return daftar.map(({ id, nama }) => {
    const miliknya = makul.filter(({ idKurikulum }) => idKurikulum === id)
    const dikenal = new Set(miliknya.map(({ idMakul }) => idMakul))
    return {
      id,
      nama,
      kini: id === kini,
      makul: miliknya.map(({ idKurikulum: _k, ...satu }) => ({
        ...satu,
        terpakai: terpakai.has(satu.idMakul) || lulus.has(satu.idMakul),
      })),
      asal: sendiri.filter(({ idMakulAsal }) => !dikenal.has(idMakulAsal)),
    }
  })
}

/** The curriculum that a student is to move to. @throws Galat 422 for none, an unknown one and his own */
export function tujuanKurikulum(pilihan: readonly PilihanKurikulum[], idKurikulum: string | null | undefined): PilihanKurikulum {
  const tujuan = pilihan.find(({ id }) => id === idKurikulum)
  if (!tujuan) throw isianSalah('idKurikulum', 'Pilih kurikulum tujuan dari program studi mahasiswa', 'wajib')
  if (tujuan.kini) throw isianSalah('idKurikulum', `Mahasiswa sudah memakai ${tujuan.nama}. Pilih kurikulum lain.`)
  return tujuan
}

/**
 * Rows with their origin as his grades have it: what the browser sends of a course of his own is its key only.
 * @throws Galat 422 for a grade that is not his, did not pass, is known to the new curriculum, or is named twice
 */
export function isiSendiri(baris: readonly BarisMasuk[], { asal: milik, nama }: PilihanKurikulum): BarisMasuk[] {
  const errors: FieldError[] = []
  const sudah = new Set<string>()
  const hasil = baris.map((satu, at) => ({
    ...satu,
    asal: satu.asal.map((asal, ke) => {
      const nilai = milik.find(({ idMakulAsal }) => idMakulAsal === asal.idMakulAsal)
      const tolak = (message: string) => errors.push({ field: `baris.${at}.asal.${ke}.idMakulAsal`, code: 'salah', message })
      if (!nilai) tolak(`${asal.kode} bukan nilai lulus mahasiswa ini di luar ${nama}.`)
      else if (sudah.has(nilai.idMakulAsal)) tolak(`${asal.kode} sudah dipakai pada baris lain.`)
      else sudah.add(nilai.idMakulAsal)
      return { ...asal, ...nilai }
    }),
  }))
  wajibTanpaGalat(errors)
  return hasil
}

/** A grade may have changed since the draft was saved; what is approved is what the transcript says. @throws Galat 409 `nilai_berubah` */
export async function wajibNilaiSama({ db }: Pick<Context, 'db'>, idKonversi: string, { asal: milik }: PilihanKurikulum): Promise<void> {
  const berubah = (await listAsal(db, [idKonversi])).filter(({ idMakulAsal, idMakul, nilai, sks }) => {
    if (idMakul === null) return false
    const kini = milik.find((satu) => satu.idMakulAsal === idMakulAsal)
    return !kini || kini.nilai !== nilai || kini.sks !== sks
  })
  if (berubah.length > 0)
    throw new Galat(
      [409, 'nilai_berubah'],
      `Nilai ${berubah.map(({ kode }) => kode).join(', ')} berubah sejak konversi ini disimpan. Ambil nilai lagi, simpan, lalu lanjutkan.`,
    )
}
