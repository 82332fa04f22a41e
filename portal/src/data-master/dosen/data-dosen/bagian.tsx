import { DosenInput } from '@sivitas/contract/data-master/dosen/dosen-input'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { NilaiTanggal } from '../../../kit/format/nilai'
import type { KeyValue } from '../../../kit/page/key-values'
import { AlamatKeluargaFields, IdentitasFields, KeilmuanFields, KepegawaianFields } from './dosen-fields'
import type { Dosen } from './dosen-lengkap'

type Field = keyof typeof DosenInput.shape

/** A part of the record that is read and saved on its own. */
export type Bagian = {
  judul: string
  schema: z.ZodObject
  /** Some values are masked until somebody asks. */
  rahasia: boolean
  facts: (dosen: Dosen) => readonly KeyValue[]
  form: () => ReactNode
}

const { shape } = DosenInput

/** The fields of one part, without the rules between fields, which the server asks of the whole row. */
const bagianDari = (names: readonly Field[]): z.ZodObject => z.object(Object.fromEntries(names.map((name) => [name, shape[name]])))

const tanggal = (nilai: string | null) => <NilaiTanggal nilai={nilai} />

export const BIODATA: Bagian = {
  judul: 'Biodata',
  rahasia: true,
  schema: bagianDari([
    'nama',
    'nik',
    'gelarDepan',
    'gelarBelakang',
    'jenisKelamin',
    'tanggalLahir',
    'tempatLahir',
    'namaIbuKandung',
    'nuptk',
    'nidn',
    'nidk',
    'nip',
    'idAgama',
    'negara',
    'npwp',
    'rfid',
    'idFoto',
  ]),
  form: () => <IdentitasFields />,
  facts: (d) => [
    { label: 'Nama', value: d.nama },
    { label: 'Gelar depan', value: d.gelarDepan },
    { label: 'Gelar belakang', value: d.gelarBelakang },
    { label: 'NUPTK', value: d.nuptk, copy: d.nuptk },
    { label: 'NIDN', value: d.nidn, copy: d.nidn },
    { label: 'NIDK/NUP', value: d.nidk },
    { label: 'NIP', value: d.nip },
    { label: 'NIK', value: d.nik },
    { label: 'Jenis kelamin', value: d.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan' },
    { label: 'Tempat lahir', value: d.tempatLahir },
    { label: 'Tanggal lahir', value: tanggal(d.tanggalLahir) },
    { label: 'Agama', value: d.agama },
    { label: 'Negara', value: d.negara },
    { label: 'Nama ibu kandung', value: d.namaIbuKandung },
    { label: 'NPWP', value: d.npwp },
    { label: 'RFID', value: d.rfid },
  ],
}

export const ALAMAT_KELUARGA: Bagian = {
  judul: 'Alamat & Keluarga',
  rahasia: false,
  schema: bagianDari([
    'email',
    'handphone',
    'emailKampus',
    'telepon',
    'jalan',
    'idWilayah',
    'kelurahan',
    'dusun',
    'rt',
    'rw',
    'kodePos',
    'statusPernikahan',
    'namaSuamiIstri',
    'nipSuamiIstri',
    'idPekerjaanSuamiIstri',
    'tanggalMulaiPns',
  ]),
  form: () => <AlamatKeluargaFields />,
  facts: (d) => [
    { label: 'Email', value: d.email, copy: d.email },
    { label: 'Email kampus', value: d.emailKampus },
    { label: 'Handphone', value: d.handphone },
    { label: 'Telepon', value: d.telepon },
    { label: 'Jalan', value: d.jalan },
    { label: 'Dusun', value: d.dusun },
    { label: 'RT/RW', value: [d.rt, d.rw].filter(Boolean).join('/') },
    { label: 'Kelurahan/desa', value: d.kelurahan },
    { label: 'Wilayah', value: d.wilayah },
    { label: 'Kode pos', value: d.kodePos },
    { label: 'Status pernikahan', value: d.statusPernikahan },
    { label: 'Nama suami/istri', value: d.namaSuamiIstri },
    { label: 'NIP suami/istri', value: d.nipSuamiIstri },
    { label: 'Mulai PNS suami/istri', value: tanggal(d.tanggalMulaiPns) },
  ],
}

export const KEPEGAWAIAN: Bagian = {
  judul: 'Kepegawaian',
  rahasia: false,
  schema: bagianDari([
    'jenisDosen',
    'idIkatanKerja',
    'idStatusKepegawaian',
    'unitTamu',
    'idProdiHomebase',
    'idFakultas',
    'noSkPengangkatan',
    'mulaiSkPengangkatan',
    'idLembagaPengangkat',
    'idSumberGaji',
    'noSkCpns',
    'tanggalSkCpns',
    'maksBimbinganPa',
    'maksSksMengajar',
  ]),
  form: () => <KepegawaianFields />,
  facts: (d) => [
    { label: 'Jenis dosen', value: d.namaJenisDosen },
    { label: 'Ikatan kerja', value: d.ikatanKerja },
    { label: 'Status kepegawaian', value: d.statusKepegawaian },
    { label: d.jenisDosen === 'T' ? 'Unit dosen tamu' : 'Homebase', value: d.homebase },
    { label: 'Fakultas', value: d.namaFakultas },
    { label: 'Nomor SK pengangkatan', value: d.noSkPengangkatan },
    { label: 'Mulai SK pengangkatan', value: tanggal(d.mulaiSkPengangkatan) },
    { label: 'Nomor SK CPNS', value: d.noSkCpns },
    { label: 'Tanggal SK CPNS', value: tanggal(d.tanggalSkCpns) },
    { label: 'Kuota bimbingan PA', value: String(d.maksBimbinganPa) },
    { label: 'SKS mengajar paling banyak', value: String(d.maksSksMengajar) },
  ],
}

export const KEILMUAN: Bagian = {
  judul: 'Keilmuan & rekening',
  rahasia: true,
  schema: bagianDari(['bidangIlmu', 'sintaId', 'scopusId', 'orcid', 'googleScholar', 'rekeningBank', 'rekeningNomor', 'rekeningAtasNama']),
  form: () => <KeilmuanFields />,
  facts: (d) => [
    { label: 'Bidang ilmu', value: d.bidangIlmu.join(', ') },
    { label: 'SINTA ID', value: d.sintaId },
    { label: 'Scopus ID', value: d.scopusId },
    { label: 'ORCID', value: d.orcid },
    { label: 'Google Scholar', value: d.googleScholar },
    { label: 'Bank', value: d.rekeningBank },
    { label: 'Nomor rekening', value: d.rekeningNomor },
    { label: 'Atas nama', value: d.rekeningAtasNama },
  ],
}
