import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { Id, optionalDate, optionalDigits, optionalEmail, optionalId, optionalText, stamp, telepon, text } from '../../kit/fields'
import { flag, listed } from '../../kit/list'
import { REQUIRED } from '../../kit/messages'
import { procedure } from '../../kit/procedure'
import { namaOrang, nikOrang } from '../dosen/dosen-input'

export const JENIS_PEGAWAI = { tetap: 'Tetap', kontrak: 'Kontrak', honorer: 'Honorer', magang: 'Magang' } as const
export const KODE_JENIS_PEGAWAI = ['tetap', 'kontrak', 'honorer', 'magang'] as const

const nullable = (title: string) => z.string().nullable().meta({ title })

/** NIP or NIY: the college's own numbers may hold letters. */
export const nomorPegawai = () =>
  text(24)
    .min(3)
    .regex(/^[A-Za-z0-9./-]+$/, 'NIP hanya memuat huruf, angka, titik, garis miring, dan strip')

export const PegawaiInput = z
  .object({
    nip: nomorPegawai().meta({ title: 'NIP/NIY' }),
    nama: namaOrang().meta({ title: 'Nama' }),
    gelarDepan: optionalText(30).meta({ title: 'Gelar depan' }),
    gelarBelakang: optionalText(60).meta({ title: 'Gelar belakang' }),
    nik: nikOrang().meta({ title: 'NIK' }),
    jenisKelamin: z.enum(['L', 'P'], { error: REQUIRED }).meta({ title: 'Jenis kelamin' }),
    tempatLahir: optionalText(32).meta({ title: 'Tempat lahir' }),
    tanggalLahir: optionalDate().meta({ title: 'Tanggal lahir' }),
    idAgama: optionalText(10).meta({ title: 'Agama' }),
    jalan: optionalText(80).meta({ title: 'Jalan' }),
    kelurahan: optionalText(60).meta({ title: 'Kelurahan/desa' }),
    idWilayah: optionalText(10).meta({ title: 'Kecamatan' }),
    kodePos: optionalDigits(5, 'Kode pos').meta({ title: 'Kode pos' }),
    handphone: telepon().meta({ title: 'Handphone' }),
    email: optionalEmail().meta({ title: 'Email' }),
    idFoto: optionalId().meta({ title: 'Foto' }),
    unit: text().meta({ title: 'Unit' }),
    jabatan: optionalText().meta({ title: 'Jabatan' }),
    jenisPegawai: z.enum(KODE_JENIS_PEGAWAI, { error: REQUIRED }).meta({ title: 'Jenis pegawai' }),
    idStatusKepegawaian: optionalText(10).meta({ title: 'Status kepegawaian' }),
    golongan: optionalText(10).meta({ title: 'Golongan' }),
    pendidikan: optionalText(10).meta({ title: 'Pendidikan' }),
    tmtMulai: optionalDate().meta({ title: 'TMT mulai' }),
    tmtSelesai: optionalDate().meta({ title: 'TMT selesai' }),
    statusAktif: z.boolean().default(true).meta({ title: 'Aktif' }),
    idAkun: optionalId().meta({ title: 'Akun operator' }),
  })
  .refine(({ tmtMulai, tmtSelesai }) => !tmtMulai || !tmtSelesai || tmtSelesai >= tmtMulai, {
    path: ['tmtSelesai'],
    error: 'TMT selesai tidak boleh sebelum TMT mulai',
  })

/** NIK comes masked in lists and exports (DM-R27). */
export const Pegawai = z.object({
  ...stamp,
  nip: z.string().meta({ title: 'NIP/NIY' }),
  nama: z.string().meta({ title: 'Nama tanpa gelar' }),
  namaLengkap: z.string().meta({ title: 'Nama' }),
  gelarDepan: nullable('Gelar depan'),
  gelarBelakang: nullable('Gelar belakang'),
  nik: nullable('NIK'),
  jenisKelamin: z.enum(['L', 'P']).meta({ title: 'Jenis kelamin' }),
  tempatLahir: nullable('Tempat lahir'),
  tanggalLahir: nullable('Tanggal lahir'),
  idAgama: nullable('Kode agama'),
  jalan: nullable('Jalan'),
  kelurahan: nullable('Kelurahan/desa'),
  idWilayah: nullable('Kode kecamatan'),
  wilayah: nullable('Wilayah'),
  kodePos: nullable('Kode pos'),
  handphone: nullable('Handphone'),
  email: nullable('Email'),
  idFoto: z.uuid().nullable(),
  unit: z.string().meta({ title: 'Unit' }),
  jabatan: nullable('Jabatan'),
  jenisPegawai: z.enum(KODE_JENIS_PEGAWAI).meta({ title: 'Jenis' }),
  idStatusKepegawaian: nullable('Kode status kepegawaian'),
  statusKepegawaian: nullable('Status kepegawaian'),
  golongan: nullable('Kode golongan'),
  namaGolongan: nullable('Golongan'),
  pendidikan: nullable('Kode pendidikan'),
  namaPendidikan: nullable('Pendidikan'),
  tmtMulai: nullable('TMT mulai'),
  tmtSelesai: nullable('TMT selesai'),
  statusAktif: z.boolean().meta({ title: 'Aktif' }),
  idAkun: z.uuid().nullable(),
  username: nullable('Akun operator'),
})
export type Pegawai = z.infer<typeof Pegawai>

const calls = crud({
  path: '/v2/master/pegawai',
  scope: 'F2',
  row: Pegawai,
  input: PegawaiInput,
  filter: {
    unit: listed(z.string().max(100)),
    jenisPegawai: listed(z.enum(KODE_JENIS_PEGAWAI)),
    statusAktif: flag().optional(),
  },
  sort: ['nama', 'nip', 'unit', 'tmtMulai'],
})

/** The NIK of a single record is told in full to who may write it, since a form must not save stars; that leaves a trace (DM-R27). */
export const pegawai = {
  ...calls,
  get: procedure
    .meta({ scope: 'F2', access: 'B', traces: true })
    .route({ method: 'GET', path: '/v2/master/pegawai/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(one(Pegawai)),
  /** The units that staff work in, with how many there are, for the filter. */
  unit: procedure
    .meta({ scope: 'F2', access: 'B' })
    .route({ method: 'GET', path: '/v2/master/pegawai-unit' })
    .output(all(z.object({ unit: z.string(), jumlah: z.int() }))),
}
