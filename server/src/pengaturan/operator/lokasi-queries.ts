import { sql } from 'kysely'
import type { Hari } from '@sivitas/contract/pengaturan/operator/lokasi'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = { aktif?: boolean | undefined; cari?: string | undefined }
type JamLayanan = Partial<Record<Hari, { buka: string; tutup: string }>>

const fields = [
  'lokasi.id',
  'lokasi.versi',
  'lokasi.diubahPada',
  'lokasi.kode',
  'lokasi.nama',
  'lokasi.idKampus',
  'lokasi.kota',
  'lokasi.telepon',
  'lokasi.jaringan',
  'lokasi.aktif',
] as const

/** Places where operators sit, with their campus and how many operators sit there. */
export function selectLokasi(db: Db, { aktif, cari }: Filter = {}) {
  return db
    .selectFrom('lokasi')
    .leftJoin('kampus', (on) => on.onRef('kampus.collegeId', '=', 'lokasi.collegeId').onRef('kampus.id', '=', 'lokasi.idKampus'))
    .select(fields)
    .select(['kampus.nama as namaKampus', sql<JamLayanan>`lokasi.jam_layanan`.as('jamLayanan')])
    .select((eb) =>
      eb
        .selectFrom('operator')
        .whereRef('operator.collegeId', '=', 'lokasi.collegeId')
        .whereRef('operator.idLokasi', '=', 'lokasi.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahOperator'),
    )
    .$if(aktif !== undefined, (query) => query.where('lokasi.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or((['kode', 'nama', 'kota'] as const).map((field) => eb(`lokasi.${field}`, 'ilike', contains(cari ?? ''))))),
    )
}

export const findLokasi = (db: Db, id: string) => selectLokasi(db).where('lokasi.id', '=', id).executeTakeFirst()

/** Places in whose networks an address lies. */
export async function findLokasiByAddress(db: Db, ip: string): Promise<{ id: string; kode: string; nama: string }[]> {
  // An IPv4 caller on a dual-stack socket is written as ::ffff:10.1.2.3, which lies in no IPv4 network.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  const { rows } = await sql<{ id: string; kode: string; nama: string }>`
    SELECT id, kode, nama FROM lokasi WHERE aktif AND EXISTS (SELECT 1 FROM unnest(jaringan) AS net WHERE ${plain}::inet <<= net) ORDER BY kode`.execute(
    db,
  )
  return rows
}
