import type { KartuPetugas } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { isiKartu } from '@sivitas/rules/data-master/isi-kartu'
import { nomorKartu } from '@sivitas/rules/data-master/kartu'
import type { SasaranTemplate } from '@sivitas/rules/platform/template'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import type { DocumentData } from '../../../documents/render/page'
import { PEMILIK_KARTU, type OrangKartu } from './kartu-queries'

/**
 * Who may hold a card of a kind because he works here, one row a person: lecturers, staff, and students who assist in a
 * period that is not over. Who has several posts as an assistant is shown with the latest.
 */
export const REGISTER_PETUGAS: Readonly<Record<KartuPetugas, RawBuilder<unknown>>> = {
  'kartu-dosen': sql`
    SELECT d.id, coalesce(d.nidn, d.nuptk, d.nidk, d.nip, '') AS nim, d.nama_lengkap AS nama, d.status_aktif = 'A' AS aktif, d.id_prodi_homebase AS id_prodi,
           (SELECT r.nama FROM ref_kode r WHERE r.college_id = d.college_id AND r.daftar = 'jabatan-fungsional' AND r.kode = d.jabatan_fungsional) AS jabatan,
           coalesce(d.unit_tamu, p.jenjang_prodi || ' - ' || p.nama) AS unit, d.tempat_lahir, d.tanggal_lahir, nullif(concat_ws(', ', d.jalan, d.kelurahan), '') AS alamat, d.id_foto,
           NULL::date AS berakhir
      FROM dosen d LEFT JOIN prodi p ON p.college_id = d.college_id AND p.id = d.id_prodi_homebase`,
  'kartu-pegawai': sql`
    SELECT g.id, g.nip AS nim, g.nama_lengkap AS nama, g.status_aktif AS aktif, NULL::uuid AS id_prodi, g.jabatan, g.unit, g.tempat_lahir, g.tanggal_lahir,
           nullif(concat_ws(', ', g.jalan, g.kelurahan), '') AS alamat, g.id_foto, g.tmt_selesai AS berakhir
      FROM pegawai g`,
  'kartu-asisten': sql`
    SELECT DISTINCT ON (m.id) m.id, m.nim, m.nama, a.status = 'aktif' AS aktif, m.id_prodi,
           CASE a.jenis WHEN 'lab' THEN 'Asisten laboratorium' WHEN 'praktikum' THEN 'Asisten praktikum' ELSE 'Asisten dosen' END AS jabatan,
           coalesce(r.nama, k.nama) AS unit, b.tempat_lahir, b.tanggal_lahir, nullif(concat_ws(', ', b.jalan, b.kelurahan), '') AS alamat, b.id_foto,
           coalesce(a.selesai, pr.tanggal_selesai) AS berakhir
      FROM asisten_lab a
      JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN periode pr ON pr.college_id = a.college_id AND pr.id = a.periode
      JOIN college c ON c.college_id = a.college_id
      LEFT JOIN ruang r ON r.college_id = a.college_id AND r.id = a.id_ruang
      LEFT JOIN mata_kuliah k ON k.college_id = a.college_id AND k.id = a.id_makul
     WHERE urutan_periode(a.periode) >= urutan_periode(c.periode_aktif)
     ORDER BY m.id, a.status = 'aktif' DESC, urutan_periode(a.periode) DESC, a.id`,
}

type Petugas = {
  id: string
  nim: string
  nama: string
  aktif: boolean
  idProdi: string | null
  jabatan: string | null
  unit: string | null
  idFoto: string | null
}

/** The register of a kind, each with his newest card; for the queue. */
export function selectPetugas(db: Db, { jenis, hari }: { jenis: KartuPetugas; hari: string }, filter: Saring) {
  const { adaFoto, kartu, siap, cari } = filter
  // One that has run out is not asked for here: it is 'habis', and its reprint has a reason.
  const siapCetak = sql<boolean>`(o.aktif AND o.nim <> '' AND o.id_foto IS NOT NULL AND coalesce(k.status, '') <> 'aktif')`
  const keadaan = {
    belum: sql<boolean>`k.id IS NULL`,
    aktif: sql<boolean>`(k.status = 'aktif' AND k.berlaku_sampai >= ${hari}::date)`,
    habis: sql<boolean>`(k.status = 'aktif' AND k.berlaku_sampai < ${hari}::date)`,
  }
  const pola = `%${(cari ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom(sql<Petugas>`(${REGISTER_PETUGAS[jenis]})`.as('o'))
    .leftJoin(kartuTerakhir(jenis).as('k'), (on) => on.onRef('k.idPemilik', '=', 'o.id'))
    .select(['o.id', 'o.nim', 'o.nama', 'o.aktif', 'o.jabatan', 'o.unit', 'o.idFoto', 'k.nomorKartu', 'k.berlakuSampai'])
    .select([
      sql<string | null>`CASE WHEN k.status = 'aktif' AND k.berlaku_sampai < ${hari}::date THEN 'kedaluwarsa' ELSE k.status END`.as(
        'statusKartu',
      ),
      siapCetak.as('siap'),
    ])
    .$if(adaFoto !== undefined, (query) => query.where('o.idFoto', adaFoto ? 'is not' : 'is', null))
    .$if(kartu !== undefined, (query) => query.where(keadaan[kartu ?? 'belum']))
    .$if(siap !== undefined, (query) => query.where(siap ? siapCetak : sql<boolean>`NOT ${siapCetak}`))
    .$if(Boolean(cari), (query) => query.where(sql<boolean>`(o.nama ILIKE ${pola} OR o.nim ILIKE ${pola})`))
}

type Saring = {
  adaFoto?: boolean | undefined
  kartu?: 'belum' | 'aktif' | 'habis' | undefined
  siap?: boolean | undefined
  cari?: string | undefined
}

/** The newest card of each holder of a kind. */
const kartuTerakhir = (jenis: KartuPetugas) => {
  const pemilik = sql.raw(PEMILIK_KARTU[jenis])
  return sql<{ idPemilik: string; id: string; nomorKartu: string; status: string; berlakuSampai: string }>`
    (SELECT DISTINCT ON (x.${pemilik}) x.${pemilik} AS id_pemilik, x.id, x.nomor_kartu, x.status, x.berlaku_sampai
       FROM kartu x WHERE x.jenis = ${jenis} ORDER BY x.${pemilik}, x.ke DESC)`
}

/** Holders by id in the order of their number, as printing needs them; none of a student's own facts. */
export async function listOrangPetugas(
  db: Db,
  ids: readonly string[],
  { jenis, hari, hold }: { jenis: KartuPetugas; hari: string; hold: boolean },
): Promise<OrangKartu[]> {
  const pemilik = sql.raw(PEMILIK_KARTU[jenis])
  if (hold) await sql`SELECT 1 FROM ${sql.raw(pemegang(jenis))} WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(db)
  const { rows } = await sql<OrangKartu>`
    SELECT o.id, o.nim, o.nama, NULL::int AS angkatan, CASE WHEN o.aktif THEN 'A' ELSE 'N' END AS status, o.id_prodi, p.jenjang, p.jenjang_prodi, p.nama AS nama_prodi,
           f.id AS id_fakultas, f.nama AS nama_fakultas, NULL::uuid AS id_kampus, NULL::text AS kampus, NULL::uuid AS id_jenis_kelas, NULL::text AS jenis_kelas, NULL::text AS nama_pa,
           o.tempat_lahir, o.tanggal_lahir, NULL::text AS golongan_darah, o.alamat, NULL::jsonb AS kontak_darurat, o.id_foto, o.jabatan, o.unit, o.berakhir,
           ${hari}::date AS mulai_masuk, NULL::int AS batas_studi_periode, NULL::date AS akhir_batas,
           (SELECT coalesce(max(x.ke), 0)::int FROM kartu x WHERE x.${pemilik} = o.id AND x.jenis = ${jenis}) AS ke,
           (SELECT x.nomor_kartu FROM kartu x WHERE x.${pemilik} = o.id AND x.jenis = ${jenis} AND x.status = 'aktif' AND x.berlaku_sampai >= ${hari}::date) AS berlaku
      FROM (${REGISTER_PETUGAS[jenis]}) o
      LEFT JOIN prodi p ON p.id = o.id_prodi
      LEFT JOIN jurusan j ON j.college_id = p.college_id AND j.id = p.id_jurusan
      LEFT JOIN fakultas f ON f.college_id = p.college_id AND f.id = coalesce(p.id_fakultas, j.id_fakultas)
     WHERE o.id = ANY (${ids}::uuid[]) ORDER BY o.nim, o.id`.execute(db)
  return rows
}

const pemegang = (jenis: KartuPetugas): string => (jenis === 'kartu-dosen' ? 'dosen' : jenis === 'kartu-pegawai' ? 'pegawai' : 'mahasiswa')

export type CetakanPetugas = {
  pemilik: { jenis: 'petugas'; id: string; nama: string; nim: string | null; idProdi: string | null }
  sasaran: SasaranTemplate
  data: DocumentData
  contoh: readonly string[]
}

/** Trial cards of a kind, in the order asked for; for previews and test prints of its templates. */
export async function listCetakanPetugas(db: Db, jenis: KartuPetugas, ids: readonly string[]): Promise<CetakanPetugas[]> {
  const orang = await listOrangPetugas(db, ids, { jenis, hari: '2000-01-01', hold: false })
  return orang
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((one) => ({
      pemilik: { jenis: 'petugas' as const, id: one.id, nama: one.nama, nim: one.nim, idProdi: one.idProdi },
      sasaran: { jenjang: one.jenjang, idProdi: one.idProdi },
      data: {
        isi: isiKartu({
          ...one,
          namaStatus: 'Aktif',
          nomorKartu: nomorKartu(one.nim, one.ke + 1),
          berlakuSampai: one.berakhir ?? '2030-08-31',
        }),
        larik: {},
        idFoto: one.idFoto,
      },
      contoh: [],
    }))
}

/** Half of them with the longest names, half with the shortest. */
export async function listContohPetugas(db: Db, jenis: KartuPetugas, jumlah: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH o AS (${REGISTER_PETUGAS[jenis]})
    (SELECT id, length(nama) AS urut FROM o WHERE aktif ORDER BY length(nama) DESC, nama, id LIMIT ${Math.ceil(jumlah / 2)})
     UNION (SELECT id, length(nama) FROM o WHERE aktif ORDER BY length(nama), nama, id LIMIT ${Math.floor(jumlah / 2)}) ORDER BY 2 DESC, 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
