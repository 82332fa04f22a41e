import { rentangIpk, type NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import type { AnggotaDimensi } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { STATUS_CODES, STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { BAWAAN_JENJANG, JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'

type Bernama = { kunci: string; label: string }

/** Where the names of keys are kept, and in which order they are read. */
type Sumber = {
  dari: RawBuilder<unknown>
  /** Column of the key, compared as it is stored: 5,000 schools are found by their index, not read and turned into text. */
  kunci: 'id' | 'kode'
  label: string
  urut: string
  tambahan?: RawBuilder<unknown>
}

const tabel = (nama: string, urut: string, label = 'nama'): Sumber => ({ dari: sql.table(nama), kunci: 'id', label, urut })
const kode = (daftar: string): Sumber => ({
  dari: sql.table('ref_kode'),
  kunci: 'kode',
  label: 'nama',
  urut: 'urut, kode',
  tambahan: sql`AND daftar = ${daftar}`,
})
const wilayah: Sumber = { dari: sql.table('wilayah'), kunci: 'kode', label: 'nama', urut: 'nama' }

const SUMBER: Partial<Record<NamaDimensi, Sumber>> = {
  fakultas: tabel('fakultas', 'urut, nama'),
  jurusan: tabel('jurusan', 'urut, nama'),
  prodi: tabel('prodi', 'kode', `jenjang_prodi || ' - ' || nama`),
  agama: kode('agama'),
  kewarganegaraan: kode('negara'),
  jenisKelas: tabel('jenis_kelas', 'kode'),
  kampus: tabel('kampus', 'kode'),
  kelas: tabel('kelas_default', 'kode', 'kode'),
  jenisDaftar: kode('jenis-daftar'),
  jalur: kode('jalur-daftar'),
  provinsi: wilayah,
  kota: wilayah,
  sekolah: tabel('sekolah', 'nama'),
  instansi: tabel('instansi', 'nama'),
  penghasilan: kode('penghasilan'),
  pekerjaan: kode('pekerjaan'),
  dosenPa: tabel('dosen', 'nama', 'nama_lengkap'),
}

async function stored(db: Db, sumber: Sumber, keys: readonly string[]): Promise<Bernama[]> {
  const { rows } = await sql<Bernama>`
    SELECT ${sql.raw(sumber.kunci)}::text AS kunci, ${sql.raw(sumber.label)} AS label FROM ${sumber.dari}
     WHERE ${sql.raw(sumber.kunci)} = ANY (${keys}::${sql.raw(sumber.kunci === 'id' ? 'uuid[]' : 'text[]')}) ${sumber.tambahan ?? sql``} ORDER BY ${sql.raw(sumber.urut)}, 1`.execute(
    db,
  )
  return rows
}

/** In the order of the field; as keys of an object the digit would come first. */
const STATUS = [...STATUS_CODES.filter((kode) => kode !== '0'), '0'] as const

const KELAMIN = { L: 'Laki-laki', P: 'Perempuan' } as const

/** Names that stand in the rules of the field, not in tables. */
function spelled(nama: NamaDimensi, keys: readonly string[]): Bernama[] {
  if (nama === 'status') return STATUS.filter((one) => keys.includes(one)).map((one) => ({ kunci: one, label: STATUS_MAHASISWA[one].nama }))
  if (nama === 'jenjang')
    return JENJANG_PRODI.filter((one) => keys.includes(one)).map((one) => ({ kunci: one, label: BAWAAN_JENJANG[one].nama }))
  if (nama === 'jenisKelamin')
    return (['L', 'P'] as const).filter((one) => keys.includes(one)).map((one) => ({ kunci: one, label: KELAMIN[one] }))
  const sorted = keys.toSorted((one, other) => one.localeCompare(other, 'id', { numeric: true }))
  if (nama === 'ipk') return sorted.map((one) => ({ kunci: one, label: rentangIpk(one)?.label ?? one }))
  return sorted.map((one) => ({ kunci: one, label: one }))
}

/** The values of a dimension that occur, with their names and in their order; what is not filled comes last. */
export async function anggotaDimensi(db: Db, nama: NamaDimensi, keys: ReadonlySet<string | null>): Promise<AnggotaDimensi[]> {
  const filled = [...keys].filter((one): one is string => one !== null)
  const sumber = SUMBER[nama]
  const named = sumber ? await stored(db, sumber, filled) : spelled(nama, filled)
  const known = new Set(named.map(({ kunci }) => kunci))
  const missing = filled.filter((one) => !known.has(one)).map((one) => ({ kunci: one, label: one }))
  return [...named, ...missing, ...(keys.has(null) ? [{ kunci: null, label: 'Tidak diisi' }] : [])]
}
