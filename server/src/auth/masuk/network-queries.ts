import { sql } from 'kysely'
import type { Db } from '../../db/client'

/**
 * The place whose networks bind an operator, with whether an address lies inside; none where he has no place, or one
 * without networks.
 */
export async function findBindingPlace(db: Db, idOperator: number, ip: string): Promise<{ nama: string; didalam: boolean } | undefined> {
  // An IPv4 caller on a dual-stack socket is written as ::ffff:10.1.2.3, which lies in no IPv4 network.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  const { rows } = await sql<{ nama: string; didalam: boolean }>`
    SELECT l.nama, EXISTS (SELECT FROM unnest(l.jaringan) AS net WHERE ${plain}::inet <<= net) AS didalam
      FROM operator o JOIN lokasi l ON l.college_id = o.college_id AND l.id = o.id_lokasi
     WHERE o.id = ${idOperator} AND l.aktif AND cardinality(l.jaringan) > 0`.execute(db)
  return rows[0]
}
