import { z } from 'zod'
import { Meta } from '../../../kit/answer'
import { flag, listed, listQuery } from '../../../kit/list'
import { procedure } from '../../../kit/procedure'
import { Cetakan, FORMAT_CETAK, pilihanCetak } from '../../cetakan'
import { mahasiswaFilter, MahasiswaRow } from '../mahasiswa'

const { id: _id, status: _status, versi: _versi, idFoto: _idFoto, idProdi: _idProdi, siapPddikti: _siap, ...tercetak } = MahasiswaRow.shape

/** Columns that the list offers on paper, in the order of reading. */
export const KOLOM_CETAK_BIASA = Object.keys(tercetak) as [keyof typeof tercetak, ...(keyof typeof tercetak)[]]
export type KolomCetakBiasa = keyof typeof tercetak

/** Answers the title of a column. */
export const judulKolomBiasa = (kolom: KolomCetakBiasa): string => tercetak[kolom].meta()?.title ?? kolom

/** What who asks for none gets. */
export const KOLOM_CETAK_BIASA_AWAL: readonly KolomCetakBiasa[] = ['nim', 'nama', 'labelProdi', 'angkatan', 'namaStatus', 'jenisKelamin']

export const KELOMPOK_CETAK = { prodi: 'Program studi', angkatan: 'Angkatan', kelas: 'Kelas', dosenPa: 'Dosen PA' } as const
export type KelompokCetak = keyof typeof KELOMPOK_CETAK

export const BENTUK_CETAK_BIASA = { daftar: 'Daftar', foto: 'Kisi foto (12 per halaman)', label: 'Label alamat (A4, 3 x 8)' } as const

const { facet: _facet, periode: _periode, ...saringan } = mahasiswaFilter

export const PilihanCetakBiasa = listQuery({
  filter: {
    ...saringan,
    ...pilihanCetak,
    kelompok: listed(z.enum(Object.keys(KELOMPOK_CETAK) as [KelompokCetak, ...KelompokCetak[]])).meta({ title: 'Kelompokkan menurut' }),
    bentuk: z
      .enum(Object.keys(BENTUK_CETAK_BIASA) as [keyof typeof BENTUK_CETAK_BIASA, ...(keyof typeof BENTUK_CETAK_BIASA)[]])
      .default('daftar')
      .meta({ title: 'Bentuk' }),
    tandaTangan: flag().default(false).meta({ title: 'Kolom tanda tangan' }),
  },
  sort: ['nim', 'nama', 'angkatan', 'ipk'],
}).extend({ format: z.enum(FORMAT_CETAK).optional(), kolom: listed(z.enum(KOLOM_CETAK_BIASA)).meta({ title: 'Kolom' }) })

/** The list of students on paper (Documents 3), for everybody whom the filters find. */
export const cetakBiasa = procedure
  .meta({ scope: 'F3', access: 'B' })
  .route({ method: 'GET', path: '/v2/master/cetak/mahasiswa' })
  .input(PilihanCetakBiasa)
  .output(z.object({ status: z.object({ code: z.int(), message: z.string() }).partial().optional(), data: Cetakan, meta: Meta }))
