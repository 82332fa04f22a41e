import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

/** Other institutions with where they are and how many of their prodi are known. */
export const selectPtLuar = (db: Db, { cari, status }: { cari?: string | undefined; status?: string | undefined }) =>
  db
    .selectFrom('referensiPerguruanTinggi as p')
    .leftJoin('wilayah as w', 'w.kode', 'p.kodeWilayah')
    .select(['p.id', 'p.kode', 'p.nama', 'p.kota', 'w.jalur as wilayah', 'p.idPddikti', sql<'A' | 'N'>`p.status`.as('status')])
    .select((eb) =>
      eb
        .selectFrom('referensiProdi')
        .whereRef('referensiProdi.idPerguruanTinggi', '=', 'p.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahProdi'),
    )
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('p.nama', 'ilike', contains(cari ?? '')), eb('p.kode', 'ilike', contains(cari ?? ''))])),
    )
    .$if(status !== undefined, (query) => query.where('p.status', '=', status ?? 'A'))

type Filter = { cari?: string | undefined; perguruanTinggi?: readonly string[] | undefined; jenjang?: readonly string[] | undefined }

/** Prodi of other institutions, with the institution and the name of the jenjang. */
export const selectProdiLuar = (db: Db, { cari, perguruanTinggi, jenjang }: Filter) =>
  db
    .selectFrom('referensiProdi as r')
    .innerJoin('referensiPerguruanTinggi as p', 'p.id', 'r.idPerguruanTinggi')
    .leftJoin('refKode as j', (on) => on.on('j.daftar', '=', 'jenjang-pendidikan').onRef('j.kode', '=', 'r.jenjang'))
    .select(['r.id', 'r.kode', 'r.nama', 'r.jenjang', 'r.idPerguruanTinggi', 'p.nama as namaPerguruanTinggi', 'r.idPddikti'])
    .select((eb) => eb.fn.coalesce('j.nama', 'r.jenjang').as('namaJenjang'))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('r.nama', 'ilike', contains(cari ?? '')), eb('r.kode', 'ilike', contains(cari ?? ''))])),
    )
    .$if(perguruanTinggi !== undefined, (query) => query.where(sql<boolean>`r.id_perguruan_tinggi = ANY (${perguruanTinggi}::uuid[])`))
    .$if(jenjang !== undefined, (query) => query.where(sql<boolean>`r.jenjang = ANY (${jenjang})`))
