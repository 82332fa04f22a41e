import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  cari?: string | undefined
  unit?: string[] | undefined
  jenisPegawai?: string[] | undefined
  statusAktif?: boolean | undefined
}

const kode = (daftar: string, column: string) =>
  sql<
    string | null
  >`(SELECT r.nama FROM ref_kode r WHERE r.college_id = g.college_id AND r.daftar = ${sql.lit(daftar)} AND r.kode = ${sql.ref(column)})`

/** Staff with the names of their codes and the user name of their account. */
export function selectPegawai(db: Db, { cari, unit, jenisPegawai, statusAktif }: Filter = {}) {
  const text = contains(cari ?? '')
  return db
    .selectFrom('pegawai as g')
    .leftJoin('wilayah as w', 'w.kode', 'g.idWilayah')
    .leftJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 'g.collegeId').onRef('a.uuid', '=', 'g.idAkun'))
    .selectAll('g')
    .select([
      'w.jalur as wilayah',
      'a.username',
      kode('status-kepegawaian', 'g.id_status_kepegawaian').as('statusKepegawaian'),
      kode('pangkat-golongan', 'g.golongan').as('namaGolongan'),
      kode('jenjang-pendidikan', 'g.pendidikan').as('namaPendidikan'),
    ])
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('g.namaLengkap', 'ilike', text), eb('g.nip', 'ilike', text), eb('g.jabatan', 'ilike', text)])),
    )
    .$if(Boolean(unit?.length), (query) => query.where('g.unit', 'in', unit ?? []))
    .$if(Boolean(jenisPegawai?.length), (query) => query.where('g.jenisPegawai', 'in', jenisPegawai ?? []))
    .$if(statusAktif !== undefined, (query) => query.where('g.statusAktif', '=', statusAktif ?? true))
}

export const findPegawai = (db: Db, id: string) => selectPegawai(db).where('g.id', '=', id).executeTakeFirst()

/** Who holds a number of staff or a NIK. */
export const findPegawaiBy = (db: Db, field: 'nip' | 'nik', value: string) =>
  db
    .selectFrom('pegawai')
    .select('namaLengkap')
    .where(sql`upper(${sql.ref(field)})`, '=', value.toUpperCase())
    .executeTakeFirst()

/** Whether an account is an operator's; only such a one is linked to a member of staff. */
export const akunOperatorAda = async (db: Db, uuid: string): Promise<boolean> =>
  (await db.selectFrom('akun').select('uuid').where('uuid', '=', uuid).where('idOperator', 'is not', null).executeTakeFirst()) !== undefined

/** Reading somebody's NIK leaves a line in the history of the row (DM-R27). */
export const recordReveal = (
  db: Db,
  row: { idBaris: string; label: string; idAkun: string; alamatIp: string; peramban: string; requestId: string },
) =>
  db
    .insertInto('auditLog')
    .values({ ...row, aksi: 'lihat', entitas: 'pegawai', alasan: 'NIK ditampilkan' })
    .execute()

/** Units by name, with how many work there. */
export const listUnit = (db: Db) =>
  db
    .selectFrom('pegawai')
    .select(['unit', sql<number>`count(*)::int`.as('jumlah')])
    .groupBy('unit')
    .orderBy('unit')
    .limit(500)
    .execute()
