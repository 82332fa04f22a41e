import { REF_MAX } from '@sivitas/contract/data-master/referensi/query'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains, startsWith } from '../../kit/list-query'

const wilayahFields = ['wilayah.kode', 'wilayah.nama', 'wilayah.level', 'wilayah.kodeInduk', 'wilayah.kodePos', 'wilayah.jalur'] as const

/** One region and everything it lies in, the smallest first. */
export async function findWilayahPath(db: Db, kode: string) {
  return await db
    .withRecursive('jalan', (cte) =>
      cte
        .selectFrom('wilayah')
        .select(wilayahFields)
        .where('wilayah.kode', '=', kode)
        .unionAll((above) => above.selectFrom('wilayah').innerJoin('jalan', 'jalan.kodeInduk', 'wilayah.kode').select(wilayahFields)),
    )
    .selectFrom('jalan')
    .selectAll()
    .orderBy('level', 'desc')
    .execute()
}

type WilayahFilter = { level?: number | undefined; nama?: string | undefined; induk?: string | undefined }

/** Regions by every typed word ('coblong, bandung' finds Coblong in Kota Bandung), those that begin with it first. */
export const listWilayah = (db: Db, { level, nama, induk }: WilayahFilter) =>
  db
    .selectFrom('wilayah')
    .select(wilayahFields)
    .$if(level !== undefined, (query) => query.where('level', '=', level ?? 0))
    .$if(induk !== undefined, (query) => query.where('kodeInduk', '=', induk ?? ''))
    .$if(nama !== undefined, (query) =>
      query
        .where((eb) => eb.and(words(nama ?? '').map((word) => eb('jalur', 'ilike', contains(word)))))
        .orderBy(sql`nama ILIKE ${startsWith(words(nama ?? '')[0] ?? '')}`, 'desc')
        .limit(REF_MAX),
    )
    .orderBy('nama')
    .orderBy('kode')
    .execute()

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '')

type SekolahFilter = { nama?: string | undefined; npsn?: string | undefined; wilayah?: string | undefined }

/** Schools by name or NPSN; a region counts with everything inside it. */
export const listSekolah = (db: Db, { nama, npsn, wilayah }: SekolahFilter) =>
  db
    .selectFrom('sekolah')
    .leftJoin('wilayah as w', 'w.kode', 'sekolah.kodeWilayah')
    .leftJoin('wilayah as kota', (on) =>
      on.on((eb) => eb('kota.kode', '=', eb.case().when('w.level', '=', 3).then(eb.ref('w.kodeInduk')).else(eb.ref('w.kode')).end())),
    )
    .select(['sekolah.id', 'sekolah.npsn', 'sekolah.nama', 'sekolah.jenisSekolah as jenis', 'kota.nama as kota'])
    .$if(nama !== undefined, (query) =>
      query.where((eb) => eb.and(words(nama ?? '').map((word) => eb('sekolah.nama', 'ilike', contains(word))))),
    )
    .where('sekolah.alasanTolak', 'is', null)
    .$if(npsn !== undefined, (query) => query.where('sekolah.npsn', 'like', startsWith(npsn ?? '')))
    .$if(wilayah !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('w.kode', '=', wilayah ?? ''), eb('w.kodeInduk', '=', wilayah ?? ''), eb('kota.kodeInduk', '=', wilayah ?? '')]),
      ),
    )
    .orderBy('sekolah.nama')
    .orderBy('sekolah.npsn')
    .limit(REF_MAX)
    .execute()

export const listPerguruanTinggi = (db: Db, { nama, kode }: { nama?: string | undefined; kode?: string | undefined }) =>
  db
    .selectFrom('referensiPerguruanTinggi')
    .select(['id', 'kode', 'nama', 'kota'])
    .$if(nama !== undefined, (query) => query.where('nama', 'ilike', contains(nama ?? '')))
    .$if(kode !== undefined, (query) => query.where('kode', '=', kode ?? ''))
    .orderBy('nama')
    .orderBy('kode')
    .limit(REF_MAX)
    .execute()

type ProdiFilter = { idPerguruanTinggi?: string | undefined; nama?: string | undefined; jenjang?: string | undefined }

/** Prodi of other institutions; all of one institution, else the first 50. */
export const listProdiLuar = (db: Db, { idPerguruanTinggi, nama, jenjang }: ProdiFilter) =>
  db
    .selectFrom('referensiProdi')
    .select(['id', 'kode', 'nama', 'jenjang'])
    .$if(idPerguruanTinggi !== undefined, (query) => query.where('idPerguruanTinggi', '=', idPerguruanTinggi ?? ''))
    .$if(idPerguruanTinggi === undefined, (query) => query.limit(REF_MAX))
    .$if(nama !== undefined, (query) => query.where('nama', 'ilike', contains(nama ?? '')))
    .$if(jenjang !== undefined, (query) => query.where('jenjang', '=', jenjang ?? ''))
    .orderBy('nama')
    .orderBy('kode')
    .execute()
