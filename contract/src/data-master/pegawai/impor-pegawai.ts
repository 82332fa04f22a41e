import { z } from 'zod'
import { text } from '../../kit/fields'
import { declareImport, importCalls } from '../../kit/import'
import { PegawaiInput } from './pegawai'

const { shape } = PegawaiInput

const kode = (title: string) => z.string().trim().max(100).meta({ title })

/** A line of the import of staff. */
const PegawaiImporRow = z.object({
  nip: shape.nip,
  nama: shape.nama,
  gelarDepan: shape.gelarDepan,
  gelarBelakang: shape.gelarBelakang,
  nik: shape.nik,
  jenisKelamin: text().meta({ title: 'Jenis kelamin' }),
  tempatLahir: shape.tempatLahir,
  tanggalLahir: shape.tanggalLahir,
  idAgama: kode('Agama'),
  jalan: shape.jalan,
  handphone: shape.handphone,
  email: shape.email,
  unit: shape.unit,
  jabatan: shape.jabatan,
  jenisPegawai: text().meta({ title: 'Jenis pegawai' }),
  idStatusKepegawaian: kode('Status kepegawaian'),
  golongan: kode('Golongan'),
  pendidikan: kode('Pendidikan'),
  tmtMulai: shape.tmtMulai,
})
export type PegawaiImporRow = z.output<typeof PegawaiImporRow>

export const IMPOR_PEGAWAI = declareImport({
  jenis: 'pegawai',
  title: 'Impor Pegawai',
  row: PegawaiImporRow,
  key: ['nip'],
  unique: ['nik'],
  columns: {
    nip: { aliases: ['niy', 'nomor pegawai'], example: 'P-00123' },
    nama: { aliases: ['nama pegawai'], example: 'Rudi Hartono' },
    gelarDepan: { example: '' },
    gelarBelakang: { example: 'S.E.' },
    nik: { aliases: ['no ktp'], example: '3273011205880002' },
    jenisKelamin: { aliases: ['jk', 'l/p'], example: 'L', hint: 'L atau P.' },
    tempatLahir: { example: 'Bandung' },
    tanggalLahir: { aliases: ['tgl lahir'], example: '12-05-1988', hint: 'DD-MM-YYYY.' },
    idAgama: { aliases: ['agama'], example: '1', hint: 'Kode atau nama.' },
    jalan: { aliases: ['alamat'], example: 'Jalan Merdeka Nomor 7' },
    handphone: { aliases: ['no hp', 'hp'], example: '0812-0000-1111' },
    email: { aliases: ['surel'], example: 'rudi@surel.test' },
    unit: { aliases: ['unit kerja', 'bagian'], example: 'Biro Administrasi Akademik' },
    jabatan: { example: 'Staf' },
    jenisPegawai: { aliases: ['jenis'], example: 'Tetap', hint: 'Tetap, Kontrak, Honorer, atau Magang.' },
    idStatusKepegawaian: { aliases: ['status kepegawaian'], example: '4', hint: 'Kode atau nama.' },
    golongan: { aliases: ['pangkat'], example: '', hint: 'Kode atau nama.' },
    pendidikan: { aliases: ['jenjang pendidikan'], example: '30', hint: 'Kode atau nama.' },
    tmtMulai: { aliases: ['tmt', 'mulai bekerja'], example: '01-02-2012' },
  },
})

export const imporPegawai = importCalls('/v2/master/pegawai/impor', 'F2')
