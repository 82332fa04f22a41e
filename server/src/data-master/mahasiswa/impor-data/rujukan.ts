import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { CodeSheet, CheckedRow, ImportContext } from '../../../kit/import/import-kind'
import { bebanPembimbing, type Pembimbing } from '../../dosen/pembimbing/queries'
import { KodeImpor } from '../../impor/kode'
import { listKecamatan, listKodeAktif } from '../../impor/plain-queries'
import {
  listDosen,
  listInstansi,
  listJenisKelas,
  listKampus,
  listKelas,
  listPeriode,
  listProdi,
  listProdiPt,
  listPt,
  listSekolah,
  type ProdiImpor,
} from './rujukan-queries'

/** Code lists that cells of a student may name. */
const DAFTAR = [
  'jenis-kelamin',
  'agama',
  'negara',
  'jenis-tinggal',
  'alat-transportasi',
  'jenjang-pendidikan',
  'pekerjaan',
  'penghasilan',
  'jenis-daftar',
  'jalur-daftar',
  'pembiayaan',
] as const

const KELAMIN = [
  { daftar: 'jenis-kelamin', kode: 'L', nama: 'Laki-laki' },
  { daftar: 'jenis-kelamin', kode: 'P', nama: 'Perempuan' },
]

type Baris = { id: string; kode: string | null; nama: string }

/** A row of the college answers its id to its code and to its name. */
const kata = (daftar: string, rows: readonly Baris[]) =>
  rows.flatMap(({ id, kode, nama }) => [...(kode === null ? [] : [{ daftar, kode: id, nama: kode }]), { daftar, kode: id, nama }])

/** A prodi is named by code or by its whole label; by its name alone only where no other has it. */
function kataProdi(prodi: readonly ProdiImpor[]) {
  return prodi.flatMap(({ id, kode, nama, jenjangProdi }) => {
    const sendiri = prodi.filter((lain) => lain.nama.toLowerCase() === nama.toLowerCase()).length === 1
    return [kode, labelProdi(jenjangProdi, nama), ...(sendiri ? [nama] : [])].map((sebutan) => ({
      daftar: 'prodi',
      kode: id,
      nama: sebutan,
    }))
  })
}

/** Cells whose words are looked up by their own set. */
type SelRujukan = Partial<{
  idWilayah: string | null
  kelas: string
  ptAsal: string
  prodiAsal: string
  npsn: string
  nidnPa: string
  instansi: string
}>

const isi = <V extends SelRujukan, P>(rows: readonly CheckedRow<V, P>[], field: keyof SelRujukan): string[] => [
  ...new Set(rows.flatMap(({ nilai }) => nilai[field]?.trim() || [])),
]

/** What the cells of a batch may refer to, asked set by set. */
export async function tanyaRujukan<V extends SelRujukan, P>({ db }: ImportContext, rows: readonly CheckedRow<V, P>[]) {
  const prodi = await listProdi(db)
  const jenisKelas = await listJenisKelas(db)
  const instansi = await listInstansi(db, isi(rows, 'instansi'))
  const dosen = await listDosen(db, isi(rows, 'nidnPa'))
  const kode = await listKodeAktif(db, DAFTAR)
  const beban = await bebanPembimbing(
    db,
    dosen.map(({ id }) => id),
  )
  return {
    kode: new KodeImpor([
      ...KELAMIN,
      ...kode,
      ...kataProdi(prodi),
      ...kata('kampus', await listKampus(db)),
      ...kata('jenis-kelas', jenisKelas),
      ...kata('instansi', instansi),
    ]),
    prodi: new Map(prodi.map((satu) => [satu.id, satu])),
    jenisKelas: new Map(jenisKelas.map((satu) => [satu.id, satu])),
    periode: new Set(await listPeriode(db)),
    kecamatan: await listKecamatan(db, isi(rows, 'idWilayah')),
    kelas: await listKelas(db, isi(rows, 'kelas')),
    pt: new Map((await listPt(db, isi(rows, 'ptAsal'))).map(({ id, kode: satu }) => [satu, id])),
    prodiPt: await listProdiPt(db, isi(rows, 'prodiAsal')),
    sekolah: new Map((await listSekolah(db, isi(rows, 'npsn'))).map(({ id, npsn }) => [npsn, id])),
    dosen: new Map(
      dosen.flatMap(({ id, nidn, nuptk }) => [nidn, nuptk].flatMap((nomor) => (nomor === null ? [] : [[nomor, id] as const]))),
    ),
    beban: new Map<string, Pembimbing>(beban.map((satu) => [satu.id, { ...satu }])),
  }
}
export type Rujukan = Awaited<ReturnType<typeof tanyaRujukan>>

/** The sheets of allowed codes in the template. */
export async function lembarKode({ db }: ImportContext): Promise<CodeSheet[]> {
  const kode = await listKodeAktif(db, DAFTAR)
  const daftar = DAFTAR.map((title) => ({
    title,
    rows: kode.filter((satu) => satu.daftar === title).map((satu) => [satu.kode, satu.nama] as const),
  }))
  return [
    ...daftar.filter(({ rows }) => rows.length > 0),
    {
      title: 'prodi',
      rows: (await listProdi(db)).map(({ kode: satu, jenjangProdi, nama }) => [satu, labelProdi(jenjangProdi, nama)] as const),
    },
    { title: 'kampus', rows: (await listKampus(db)).map(({ kode: satu, nama }) => [satu, nama] as const) },
    { title: 'jenis-kelas', rows: (await listJenisKelas(db)).map(({ kode: satu, nama }) => [satu, nama] as const) },
  ]
}
