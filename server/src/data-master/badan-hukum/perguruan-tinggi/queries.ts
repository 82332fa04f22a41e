import type { Db } from '../../../db/client'

/** The college as a legal body, with the names of its codes, its region and what stands above it. */
export const findPerguruanTinggi = (db: Db, id?: string) =>
  db
    .selectFrom('perguruanTinggi as pt')
    .leftJoin('wilayah', 'wilayah.kode', 'pt.idWilayah')
    .leftJoin('yayasan', (on) => on.onRef('yayasan.collegeId', '=', 'pt.collegeId').onRef('yayasan.id', '=', 'pt.idYayasan'))
    .leftJoin('refKode as b', (on) =>
      on.onRef('b.collegeId', '=', 'pt.collegeId').on('b.daftar', '=', 'bentuk-pt').onRef('b.kode', '=', 'pt.bentukPt'),
    )
    .leftJoin('refKode as m', (on) =>
      on.onRef('m.collegeId', '=', 'pt.collegeId').on('m.daftar', '=', 'status-milik').onRef('m.kode', '=', 'pt.statusMilik'),
    )
    .selectAll('pt')
    .select(['wilayah.jalur as wilayah', 'yayasan.nama as namaYayasan'])
    .select((eb) => [
      eb.fn.coalesce('b.nama', 'pt.bentukPt').as('namaBentukPt'),
      eb.fn.coalesce('m.nama', 'pt.statusMilik').as('namaStatusMilik'),
    ])
    .$if(id !== undefined, (query) => query.where('pt.id', '=', id ?? ''))
    .executeTakeFirst()
