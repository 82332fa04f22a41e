import type { KODE_JENDELA } from '@sivitas/rules/akademik/kode-jendela'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  tahun?: number | undefined
  periode?: readonly number[] | undefined
  kegiatan?: readonly string[] | undefined
  prodi?: readonly string[] | undefined
  libur?: boolean | undefined
  tanggal?: { after?: string | undefined; before?: string | undefined } | undefined
  cari?: string | undefined
}

type Tujuan = 'portaldos' | 'portalasdos' | 'portalmhs' | 'portalort'

/** Calendar entries with their kind of activity, period and prodi. `tanggal` finds every entry that touches those days. */
export function selectEntri(db: Db, { tahun, periode, kegiatan, prodi, libur, tanggal, cari }: Filter = {}) {
  return db
    .selectFrom('kalenderAkademik')
    .innerJoin('kegiatanAkademik', (on) =>
      on
        .onRef('kegiatanAkademik.collegeId', '=', 'kalenderAkademik.collegeId')
        .onRef('kegiatanAkademik.id', '=', 'kalenderAkademik.idKegiatan'),
    )
    .innerJoin('periode', (on) =>
      on.onRef('periode.collegeId', '=', 'kalenderAkademik.collegeId').onRef('periode.id', '=', 'kalenderAkademik.idPeriode'),
    )
    .leftJoin('prodi', (on) =>
      on.onRef('prodi.collegeId', '=', 'kalenderAkademik.collegeId').onRef('prodi.id', '=', 'kalenderAkademik.idProdi'),
    )
    .leftJoin('berkas', (on) =>
      on.onRef('berkas.collegeId', '=', 'kalenderAkademik.collegeId').onRef('berkas.id', '=', 'kalenderAkademik.idLampiran'),
    )
    .select([
      'kalenderAkademik.id',
      'kalenderAkademik.versi',
      'kalenderAkademik.diubahPada',
      'kalenderAkademik.idPeriode',
      'periode.label as periode',
      'kalenderAkademik.idKegiatan',
      'kegiatanAkademik.nama as kegiatan',
      'kegiatanAkademik.warna',
      'kegiatanAkademik.kodeJendela',
      'kalenderAkademik.nama',
      'kalenderAkademik.tanggalMulai',
      'kalenderAkademik.tanggalSelesai',
      'kalenderAkademik.idProdi',
      sql<string | null>`prodi.jenjang_prodi || ' - ' || prodi.nama`.as('prodi'),
      'kalenderAkademik.libur',
      'kalenderAkademik.tujuan',
      'kalenderAkademik.keterangan',
      'kalenderAkademik.idLampiran',
      'berkas.nama as namaLampiran',
      'berkas.ukuran as ukuranLampiran',
    ])
    .$narrowType<{ tujuan: Tujuan[]; kodeJendela: (typeof KODE_JENDELA)[number] | null }>()
    .$if(tahun !== undefined, (query) => query.where('periode.tahun', '=', tahun ?? 0))
    .$if(periode !== undefined, (query) => query.where('kalenderAkademik.idPeriode', 'in', [...(periode ?? [])]))
    .$if(kegiatan !== undefined, (query) => query.where('kalenderAkademik.idKegiatan', 'in', [...(kegiatan ?? [])]))
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb('kalenderAkademik.idProdi', 'is', null), eb('kalenderAkademik.idProdi', 'in', [...(prodi ?? [])])])),
    )
    .$if(libur !== undefined, (query) => query.where('kalenderAkademik.libur', '=', libur ?? true))
    .$if(tanggal?.after !== undefined, (query) => query.where('kalenderAkademik.tanggalSelesai', '>=', tanggal?.after ?? ''))
    .$if(tanggal?.before !== undefined, (query) => query.where('kalenderAkademik.tanggalMulai', '<=', tanggal?.before ?? ''))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('kalenderAkademik.nama', 'ilike', contains(cari ?? '')),
          eb('kegiatanAkademik.nama', 'ilike', contains(cari ?? '')),
          eb('kalenderAkademik.keterangan', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )
}

export const findEntri = (db: Db, id: string) => selectEntri(db).where('kalenderAkademik.id', '=', id).executeTakeFirst()

/** A year's entries in time; with `publik` only the kinds that people outside may read. */
export const listTahun = (db: Db, tahun: number, { publik = false } = {}) =>
  selectEntri(db, { tahun })
    .$if(publik, (query) => query.where('kegiatanAkademik.tampilPublik', '=', true))
    .orderBy('kalenderAkademik.tanggalMulai')
    .orderBy('kegiatanAkademik.urut')
    .orderBy('kalenderAkademik.id')
    .execute()

export const findPeriodeOf = (db: Db, id: number) =>
  db.selectFrom('periode').select(['status', 'label']).where('id', '=', id).executeTakeFirst()

/** The periods of an academic year, first to last. */
export const listPeriodeTahun = (db: Db, tahun: number) =>
  db.selectFrom('periode').select(['id', 'label', 'status', 'tanggalMulai']).where('tahun', '=', tahun).orderBy('urutan').execute()

export const countTahun = async (db: Db, tahun: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM kalender_akademik k JOIN periode p ON p.college_id = k.college_id AND p.id = k.id_periode WHERE p.tahun = ${tahun}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Periods that a year's entries use, as they would be called some years later. */
export async function targetPeriods(db: Db, dariTahun: number, geserTahun: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT k.id_periode + ${10 * geserTahun}::int AS id FROM kalender_akademik k
      JOIN periode p ON p.college_id = k.college_id AND p.id = k.id_periode WHERE p.tahun = ${dariTahun} ORDER BY 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Copies a year's entries, moved by whole weeks so that each keeps its weekday; answers how many. */
export async function copyTahun(
  db: Db,
  { dariTahun, keTahun, hari }: { dariTahun: number; keTahun: number; hari: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO kalender_akademik (id_periode, id_kegiatan, nama, tanggal_mulai, tanggal_selesai, libur, tujuan, id_prodi, keterangan)
    SELECT k.id_periode + ${10 * (keTahun - dariTahun)}::int, k.id_kegiatan, k.nama, k.tanggal_mulai + ${hari}::int, k.tanggal_selesai + ${hari}::int,
           k.libur, k.tujuan, k.id_prodi, k.keterangan
      FROM kalender_akademik k JOIN periode p ON p.college_id = k.college_id AND p.id = k.id_periode WHERE p.tahun = ${dariTahun}`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}
