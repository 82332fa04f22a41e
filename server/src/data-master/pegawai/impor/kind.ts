import { IMPOR_PEGAWAI, type PegawaiImporRow } from '@sivitas/contract/data-master/pegawai/impor-pegawai'
import { JENIS_PEGAWAI } from '@sivitas/contract/data-master/pegawai/pegawai'
import { defineImportJob } from '../../../kit/import/import-job'
import type { CheckedRow, ImportContext } from '../../../kit/import/import-kind'
import { assertWajib, KodeImpor, named } from '../../impor/kode'
import { plainImport, type Rencana } from '../../impor/plain-import'
import { listKodeAktif } from '../../impor/plain-queries'

const DAFTAR = ['jenis-kelamin', 'agama', 'status-kepegawaian', 'pangkat-golongan', 'jenjang-pendidikan'] as const

const TYPES = {
  nip: 'text',
  nama: 'text',
  gelarDepan: 'text',
  gelarBelakang: 'text',
  nik: 'text',
  jenisKelamin: 'text',
  tempatLahir: 'text',
  tanggalLahir: 'date',
  idAgama: 'text',
  jalan: 'text',
  handphone: 'text',
  email: 'text',
  unit: 'text',
  jabatan: 'text',
  jenisPegawai: 'text',
  idStatusKepegawaian: 'text',
  golongan: 'text',
  pendidikan: 'text',
  tmtMulai: 'date',
} as const

type Row = CheckedRow<PegawaiImporRow, Rencana>

const jenis = Object.entries(JENIS_PEGAWAI).map(([kode, nama]) => ({ daftar: 'jenis-pegawai', kode, nama }))

const ask = async ({ db }: ImportContext) => ({ kode: new KodeImpor([...(await listKodeAktif(db, DAFTAR)), ...jenis]) })
type Known = Awaited<ReturnType<typeof ask>>

const read = (row: Row, { kode }: Known): Rencana =>
  named({
    ...row.nilai,
    jenisKelamin: kode.of(row, 'jenisKelamin', 'jenis-kelamin'),
    idAgama: kode.of(row, 'idAgama', 'agama'),
    jenisPegawai: kode.of(row, 'jenisPegawai', 'jenis-pegawai'),
    idStatusKepegawaian: kode.of(row, 'idStatusKepegawaian', 'status-kepegawaian'),
    golongan: kode.of(row, 'golongan', 'pangkat-golongan'),
    pendidikan: kode.of(row, 'pendidikan', 'jenjang-pendidikan'),
  })

const WAJIB = { nama: 'Nama', jenisKelamin: 'Jenis kelamin', unit: 'Unit', jenisPegawai: 'Jenis pegawai' } as const

const judge = (row: Row, { after }: { after: Rencana }): void => assertWajib(row, after, { wajib: WAJIB, apa: 'pegawai' })

/** The import of staff: key NIP or NIY. */
export const PEGAWAI_KIND = plainImport<PegawaiImporRow, Known>({
  declaration: IMPOR_PEGAWAI,
  table: 'pegawai',
  types: TYPES,
  blank: Object.fromEntries(Object.keys(TYPES).map((field) => [field, null])),
  keys: ['nip', 'nik'],
  codes: async ({ db }) => {
    const kode = [...(await listKodeAktif(db, DAFTAR)), ...jenis]
    return [...DAFTAR, 'jenis-pegawai'].map((daftar) => ({
      title: daftar,
      rows: kode.filter((satu) => satu.daftar === daftar).map((satu) => [satu.kode, satu.nama] as const),
    }))
  },
  ask,
  read,
  judge,
})

export const imporPegawaiJob = defineImportJob(PEGAWAI_KIND)
