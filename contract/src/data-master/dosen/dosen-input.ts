import { galatNama, rapikanNama } from '@sivitas/rules/data-master/nama'
import { galatNik } from '@sivitas/rules/data-master/nik'
import { z } from 'zod'
import { date, optionalDate, optionalDigits, optionalEmail, optionalId, optionalText, telepon, text } from '../../kit/fields'
import { REQUIRED } from '../../kit/messages'
import { npwp } from '../badan-hukum/npwp'

/** A Dosen Tetap, F Dosen Tidak Tetap, T Dosen Tamu. Not the letters of ikatan kerja. */
export const JENIS_DOSEN = ['A', 'F', 'T'] as const
export type JenisDosen = (typeof JENIS_DOSEN)[number]

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** The name of a person (table biodata). */
export const namaOrang = () =>
  text()
    .transform(rapikanNama)
    .superRefine((nama, issue) => {
      const galat = galatNama(nama)
      if (galat !== null) issue.addIssue({ code: 'custom', message: galat })
    })

/** A national identity number (DM-R3), which may be left empty. */
export const nikOrang = () =>
  z
    .preprocess(
      emptyAsNull,
      z
        .string()
        .trim()
        .superRefine((nik, issue) => {
          const galat = galatNik(nik)
          if (galat !== null) issue.addIssue({ code: 'custom', message: galat })
        })
        .nullable(),
    )
    .optional()

const identitas = {
  nama: namaOrang().meta({ title: 'Nama' }),
  gelarDepan: optionalText(30).meta({ title: 'Gelar depan' }),
  gelarBelakang: optionalText(60).meta({ title: 'Gelar belakang' }),
  nidn: optionalDigits(10, 'NIDN').meta({ title: 'NIDN' }),
  nuptk: optionalDigits(16, 'NUPTK').meta({ title: 'NUPTK' }),
  nidk: optionalDigits(10, 'NIDK/NUP').meta({ title: 'NIDK/NUP' }),
  nip: optionalDigits(18, 'NIP').meta({ title: 'NIP' }),
  nik: nikOrang().meta({ title: 'NIK' }),
  jenisKelamin: z.enum(['L', 'P'], { error: REQUIRED }).meta({ title: 'Jenis kelamin' }),
  tempatLahir: optionalText(32).meta({ title: 'Tempat lahir' }),
  tanggalLahir: date().meta({ title: 'Tanggal lahir' }),
  idAgama: optionalText(10).meta({ title: 'Agama' }),
  negara: text(2).default('ID').meta({ title: 'Negara' }),
  namaIbuKandung: optionalText().meta({ title: 'Nama ibu kandung' }),
  npwp: npwp(),
  idFoto: optionalId().meta({ title: 'Foto' }),
  rfid: optionalText(40).meta({ title: 'RFID' }),
}

const alamatKeluarga = {
  jalan: optionalText(80).meta({ title: 'Jalan' }),
  dusun: optionalText(60).meta({ title: 'Dusun' }),
  rt: optionalText(3).meta({ title: 'RT' }),
  rw: optionalText(3).meta({ title: 'RW' }),
  kelurahan: optionalText(60).meta({ title: 'Kelurahan/desa' }),
  idWilayah: optionalText(10).meta({ title: 'Kecamatan' }),
  kodePos: optionalDigits(5, 'Kode pos').meta({ title: 'Kode pos' }),
  telepon: telepon().meta({ title: 'Telepon' }),
  handphone: telepon().meta({ title: 'Handphone' }),
  email: z.email().max(100).meta({ title: 'Email' }),
  emailKampus: optionalEmail().meta({ title: 'Email kampus' }),
  statusPernikahan: optionalText(10).meta({ title: 'Status pernikahan' }),
  namaSuamiIstri: optionalText().meta({ title: 'Nama suami/istri' }),
  nipSuamiIstri: optionalDigits(18, 'NIP suami/istri').meta({ title: 'NIP suami/istri' }),
  idPekerjaanSuamiIstri: optionalText(10).meta({ title: 'Pekerjaan suami/istri' }),
  tanggalMulaiPns: optionalDate().meta({ title: 'Mulai PNS suami/istri' }),
}

const kepegawaian = {
  jenisDosen: z.enum(JENIS_DOSEN, { error: REQUIRED }).meta({ title: 'Jenis dosen' }),
  idIkatanKerja: text(10).meta({ title: 'Ikatan kerja' }),
  idStatusKepegawaian: text(10).meta({ title: 'Status kepegawaian' }),
  idProdiHomebase: optionalId().meta({ title: 'Prodi homebase' }),
  unitTamu: optionalText().meta({ title: 'Unit dosen tamu' }),
  idFakultas: optionalId().meta({ title: 'Fakultas' }),
  noSkCpns: optionalText().meta({ title: 'Nomor SK CPNS' }),
  tanggalSkCpns: optionalDate().meta({ title: 'Tanggal SK CPNS' }),
  noSkPengangkatan: optionalText().meta({ title: 'Nomor SK pengangkatan' }),
  mulaiSkPengangkatan: optionalDate().meta({ title: 'Mulai SK pengangkatan' }),
  idLembagaPengangkat: optionalText(10).meta({ title: 'Lembaga pengangkat' }),
  idSumberGaji: optionalText(10).meta({ title: 'Sumber gaji' }),
  bidangIlmu: z.array(text()).max(10).default([]).meta({ title: 'Bidang ilmu' }),
  scopusId: optionalText(40).meta({ title: 'Scopus ID' }),
  sintaId: optionalText(40).meta({ title: 'SINTA ID' }),
  orcid: optionalText(40).meta({ title: 'ORCID' }),
  googleScholar: optionalText(60).meta({ title: 'Google Scholar' }),
  rekeningBank: optionalText(60).meta({ title: 'Bank' }),
  rekeningNomor: optionalText(30).meta({ title: 'Nomor rekening' }),
  rekeningAtasNama: optionalText().meta({ title: 'Atas nama' }),
  maksBimbinganPa: z.coerce.number<number>().int().min(0).max(999).default(30).meta({ title: 'Kuota bimbingan PA' }),
  maksSksMengajar: z.coerce.number<number>().int().min(0).max(99).default(16).meta({ title: 'SKS mengajar paling banyak' }),
}

/**
 * The record of a lecturer as it is written. What his histories say (jabatan, pangkat, pendidikan, serdos, keaktifan) is
 * not among it: it follows them. A guest belongs to a unit outside, all others to a prodi.
 */
export const DosenInput = z
  .object({ ...identitas, ...alamatKeluarga, ...kepegawaian })
  .superRefine(({ jenisDosen, idProdiHomebase, unitTamu }, issue) => {
    if (jenisDosen === 'T' && !unitTamu)
      issue.addIssue({ code: 'custom', path: ['unitTamu'], message: 'Unit asal wajib diisi untuk dosen tamu' })
    if (jenisDosen !== 'T' && !idProdiHomebase)
      issue.addIssue({ code: 'custom', path: ['idProdiHomebase'], message: 'Homebase wajib dipilih untuk dosen tetap dan tidak tetap' })
  })
export type DosenInput = z.infer<typeof DosenInput>

/** Ikatan kerja that PDDikti knows, by the kind of lecturer; changeable on the row. */
export const IKATAN_BAWAAN: Readonly<Record<JenisDosen, string>> = { A: 'A', F: 'G', T: 'D' }
