import { AlamatIsian, BiodataIsian, OrangTuaIsian, PERAN_ORANG_TUA } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { z } from 'zod'

const { nama, tanggalLahir, idPendidikan, idPekerjaan, idPenghasilan } = OrangTuaIsian.shape
const LAHIR = tanggalLahir

/** What the wizard asks of each parent; the rest is filled in on the tab. The mother's name is asked with the person. */
export const KeluargaIsian = z.strictObject({
  ayahNama: nama.meta({ title: 'Nama ayah' }),
  ayahLahir: LAHIR.meta({ title: 'Tanggal lahir ayah' }),
  ayahPendidikan: idPendidikan.meta({ title: 'Pendidikan ayah' }),
  ayahPekerjaan: idPekerjaan.meta({ title: 'Pekerjaan ayah' }),
  ayahPenghasilan: idPenghasilan.meta({ title: 'Penghasilan ayah' }),
  ibuLahir: LAHIR.meta({ title: 'Tanggal lahir ibu' }),
  ibuPendidikan: idPendidikan.meta({ title: 'Pendidikan ibu' }),
  ibuPekerjaan: idPekerjaan.meta({ title: 'Pekerjaan ibu' }),
  ibuPenghasilan: idPenghasilan.meta({ title: 'Penghasilan ibu' }),
  waliNama: nama.meta({ title: 'Nama wali' }),
  waliLahir: LAHIR.meta({ title: 'Tanggal lahir wali' }),
  waliPendidikan: idPendidikan.meta({ title: 'Pendidikan wali' }),
  waliPekerjaan: idPekerjaan.meta({ title: 'Pekerjaan wali' }),
  waliPenghasilan: idPenghasilan.meta({ title: 'Penghasilan wali' }),
})

const registrasi = RegistrasiIsian.shape
/** All that is asked of a new person. */
export const OrangBaru = z.strictObject({ ...BiodataIsian.shape, ...registrasi, ...AlamatIsian.shape, ...KeluargaIsian.shape })
/** All that is asked of somebody who is here already. */
export const OrangLama = z.strictObject(registrasi)

type Isi = Readonly<Record<string, unknown>>

const ambil = (isi: Isi, skema: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(Object.keys(skema.shape).flatMap((name) => (isi[name] === undefined ? [] : [[name, isi[name]]])))

const terisi = (nilai: unknown) => nilai !== undefined && nilai !== null && nilai !== ''

/** The parents of whom anything was written. */
function keluarga(isi: Isi): Record<string, unknown>[] {
  return PERAN_ORANG_TUA.flatMap((peran) => {
    const satu = {
      nama: peran === 'ibu' ? isi['namaIbuKandung'] : isi[`${peran}Nama`],
      tanggalLahir: isi[`${peran}Lahir`],
      idPendidikan: isi[`${peran}Pendidikan`],
      idPekerjaan: isi[`${peran}Pekerjaan`],
      idPenghasilan: isi[`${peran}Penghasilan`],
    }
    return Object.values(satu).some(terisi)
      ? [{ peran, ...Object.fromEntries(Object.entries(satu).filter(([, nilai]) => terisi(nilai))) }]
      : []
  })
}

/** Answers what the call takes, from the flat fields of the wizard. */
export function susunBaru(isi: Isi, idBiodata: string | null) {
  const dasar = { registrasi: ambil(isi, RegistrasiIsian) }
  if (idBiodata !== null) return { ...dasar, idBiodata }
  return { ...dasar, biodata: ambil(isi, BiodataIsian), alamat: ambil(isi, AlamatIsian), orangTua: keluarga(isi) }
}

const BAGIAN: readonly (readonly [string, string])[] = [
  ['biodata.', ''],
  ['registrasi.', ''],
  ['alamat.', ''],
]
const FIELD_KELUARGA: Readonly<Record<string, string>> = {
  nama: 'Nama',
  tanggalLahir: 'Lahir',
  idPendidikan: 'Pendidikan',
  idPekerjaan: 'Pekerjaan',
  idPenghasilan: 'Penghasilan',
}

/** Answers the wizard's field for one that the server refused: 'orangTua.1.tanggalLahir' of the mother is 'ibuLahir'. */
export function isianDari(field: string, orangTua: readonly Record<string, unknown>[]): string {
  const [, urut, nama] = /^orangTua\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (urut !== undefined && nama !== undefined) {
    const disebut = orangTua[Number(urut)]?.['peran']
    const peran = typeof disebut === 'string' ? disebut : 'wali'
    return peran === 'ibu' && nama === 'nama' ? 'namaIbuKandung' : `${peran}${FIELD_KELUARGA[nama] ?? 'Nama'}`
  }
  const bagian = BAGIAN.find(([awal]) => field.startsWith(awal))
  return bagian ? field.slice(bagian[0].length) : field
}

/** Fields of each step, so that one goes on only when they are right. */
export const ISIAN_LANGKAH: Readonly<Record<string, readonly string[]>> = {
  orang: Object.keys(BiodataIsian.shape),
  registrasi: Object.keys(registrasi),
  alamat: [...Object.keys(AlamatIsian.shape), ...Object.keys(KeluargaIsian.shape)],
}
