import { galatPeriodeMasuk, galatTanggalMasuk, galatUsiaMasuk, perluPtAsal } from '@sivitas/rules/data-master/registrasi'
import { z } from 'zod'
import { date, optionalId, optionalText, optionalWhole } from '../../kit/fields'
import { JENIS_DAFTAR } from './status'

const uuid = (title: string) => z.uuid('Pilihan tidak dikenal').meta({ title })
const periodeMasuk = z.coerce
  .number<number>()
  .int()
  .superRefine((periode, context) => {
    const message = galatPeriodeMasuk(periode)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
  .meta({ title: 'Periode masuk' })

/** Fields of one registration that a form edits. NIM, status and completeness have ways of their own. */
export const RegistrasiIsian = z.strictObject({
  idProdi: uuid('Program studi'),
  idKonsentrasi: optionalId().meta({ title: 'Konsentrasi' }),
  idKampus: uuid('Kampus'),
  idJenisKelas: uuid('Jenis kelas'),
  idKelasDefault: optionalId().meta({ title: 'Kelas' }),
  idKelompokSesi: optionalId().meta({ title: 'Kelompok sesi' }),
  periodeMasuk,
  tanggalMasuk: date().meta({ title: 'Tanggal masuk' }),
  semesterAwal: z.coerce.number<number>().int().min(1).max(8).default(1).meta({ title: 'Semester awal' }),
  gelombang: optionalText(20).meta({ title: 'Gelombang' }),
  noPendaftaran: optionalText(40).meta({ title: 'Nomor pendaftaran' }),
  jenisDaftar: z.enum(JENIS_DAFTAR).meta({ title: 'Jenis daftar' }),
  jalurDaftar: optionalText(10).meta({ title: 'Jalur daftar' }),
  pembiayaan: optionalText(10).meta({ title: 'Pembiayaan' }),
  biayaMasuk: optionalWhole(0, 9_000_000_000).meta({ title: 'Biaya masuk' }),
  idPtAsal: optionalId().meta({ title: 'Perguruan tinggi asal' }),
  idProdiAsal: optionalId().meta({ title: 'Program studi asal' }),
  nimAsal: optionalText(30).meta({ title: 'NIM asal' }),
  sksDiakui: optionalWhole(0, 160).meta({ title: 'SKS diakui' }),
  idSekolah: optionalId().meta({ title: 'Sekolah asal' }),
  idKurikulum: optionalId().meta({ title: 'Kurikulum' }),
  idInstansi: optionalId().meta({ title: 'Instansi' }),
  jabatanInstansi: optionalText().meta({ title: 'Jabatan' }),
  unitKerja: optionalText().meta({ title: 'Unit kerja' }),
  nipInstansi: optionalText(30).meta({ title: 'NIP' }),
  jenisTugas: z
    .preprocess((value) => (value === '' ? null : value), z.enum(['tugas_belajar', 'izin_belajar', 'mandiri']).nullable())
    .optional()
    .meta({ title: 'Jenis tugas' }),
})
export type RegistrasiIsian = z.output<typeof RegistrasiIsian>

type Sebagian = { [Field in keyof RegistrasiIsian]?: RegistrasiIsian[Field] | null | undefined }

/**
 * What no single field of a registration can tell: the day of entry beside its period and the birth date, where a
 * transfer comes from, which kinds of class ask for an agency.
 */
export function periksaRegistrasi(r: Sebagian, lain: { tanggalLahir?: string | null | undefined; perluInstansi?: boolean | undefined }) {
  const tanggal = r.tanggalMasuk && r.periodeMasuk ? galatTanggalMasuk(r.tanggalMasuk, r.periodeMasuk) : null
  const usia = r.tanggalMasuk && lain.tanggalLahir ? galatUsiaMasuk(lain.tanggalLahir, r.tanggalMasuk) : null
  return [
    ...(tanggal === null ? [] : [{ field: 'tanggalMasuk', message: tanggal }]),
    ...(usia === null ? [] : [{ field: 'tanggalMasuk', message: usia }]),
    ...(r.jenisDaftar && perluPtAsal(r.jenisDaftar) && !r.idPtAsal
      ? [{ field: 'idPtAsal', message: 'Perguruan tinggi asal wajib untuk pindahan' }]
      : []),
    ...(lain.perluInstansi && !r.idInstansi ? [{ field: 'idInstansi', message: 'Instansi wajib untuk jenis kelas ini' }] : []),
  ]
}
