import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

/** The legal body above the college, with the path of its region. */
export const findYayasan = (db: Db, id?: string) =>
  db
    .selectFrom('yayasan')
    .leftJoin('wilayah', 'wilayah.kode', 'yayasan.idWilayah')
    .select([
      'yayasan.id',
      'yayasan.versi',
      'yayasan.diubahPada',
      'yayasan.kode',
      'yayasan.nama',
      'yayasan.jalan',
      'yayasan.dusun',
      'yayasan.rtRw',
      'yayasan.kelurahan',
      'yayasan.idWilayah',
      'wilayah.jalur as wilayah',
      'yayasan.kodePos',
      'yayasan.telepon',
      'yayasan.email',
      'yayasan.website',
      'yayasan.nomorAkta',
      'yayasan.tanggalAkta',
      'yayasan.namaNotaris',
      'yayasan.nomorPengesahanAhu',
      'yayasan.tanggalPengesahanAhu',
      'yayasan.npwp',
      'yayasan.ketua',
      'yayasan.sekretaris',
      'yayasan.bendahara',
    ])
    .$if(id !== undefined, (query) => query.where('yayasan.id', '=', id ?? ''))
    .orderBy('yayasan.dibuatPada')
    .orderBy('yayasan.id')
    .limit(1)
    .executeTakeFirst()

const aktaFields = ['a.id', 'a.versi', 'a.diubahPada', 'a.nomor', 'a.tanggal', 'a.notaris', 'a.perihal', 'a.idBerkas'] as const

export const selectAkta = (db: Db, cari?: string) =>
  db
    .selectFrom('aktaYayasan as a')
    .leftJoin('berkas as f', (on) => on.onRef('f.collegeId', '=', 'a.collegeId').onRef('f.id', '=', 'a.idBerkas'))
    .select(aktaFields)
    .select(['f.nama as namaBerkas', 'f.ukuran as ukuranBerkas'])
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('a.nomor', 'ilike', contains(cari ?? '')), eb('a.perihal', 'ilike', contains(cari ?? ''))])),
    )

export const findAkta = (db: Db, id: string) => selectAkta(db).where('a.id', '=', id).executeTakeFirst()

export type AktaRow = NonNullable<Awaited<ReturnType<typeof findAkta>>>
