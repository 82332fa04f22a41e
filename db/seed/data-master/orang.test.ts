import { makeDatabase, type TestDatabase } from '@sivitas/server/testing/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedIfEmpty } from '../seed'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await makeDatabase()
  await seedIfEmpty(database.url, { ukuran: 'kecil', port: 4101 })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
}, 240_000)
afterAll(async () => {
  await client.end()
  await database.drop()
})

const angka = async (text: string): Promise<number> =>
  Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${text}`)).rows[0]?.n)
const PT01 = `college_id = 'pt01'`

describe('lecturers', () => {
  test('two retire within 24 months of the demo and of the year after, and six have no number', async () => {
    for (const hari of ['2025-11-12', '2026-11-21'])
      expect(
        await angka(
          `dosen WHERE ${PT01} AND status_aktif = 'A' AND tanggal_pensiun BETWEEN '${hari}' AND '${hari}'::date + interval '24 months'`,
        ),
      ).toBe(2)
    expect(await angka(`dosen WHERE ${PT01} AND nidn IS NULL AND nuptk IS NULL`)).toBe(6)
  })

  test('are what their histories end in', async () => {
    const beda = await client.query(`
      SELECT d.nama FROM dosen d WHERE
        d.jabatan_fungsional IS DISTINCT FROM (SELECT j.kode FROM dosen_jabatan_fungsional j WHERE j.college_id = d.college_id AND j.id_dosen = d.id ORDER BY j.tmt DESC LIMIT 1)
        OR d.golongan IS DISTINCT FROM (SELECT g.golongan FROM dosen_pangkat g WHERE g.college_id = d.college_id AND g.id_dosen = d.id ORDER BY g.tmt DESC LIMIT 1)
        OR d.pendidikan_tertinggi IS DISTINCT FROM (SELECT max(p.jenjang) FROM dosen_pendidikan p WHERE p.college_id = d.college_id AND p.id_dosen = d.id)
        OR d.serdos IS DISTINCT FROM EXISTS (SELECT 1 FROM dosen_sertifikasi s WHERE s.college_id = d.college_id AND s.id_dosen = d.id AND s.jenis = 'serdos')
        OR d.id_status_keaktifan IS DISTINCT FROM (SELECT s.keaktifan FROM dosen_status s WHERE s.college_id = d.college_id AND s.id_dosen = d.id ORDER BY s.mulai DESC LIMIT 1)`)
    expect(beda.rows).toEqual([])
  })

  test('with a homebase are assigned in each of three years', async () => {
    expect(
      await angka(`dosen d WHERE d.${PT01} AND d.id_prodi_homebase IS NOT NULL
      AND (SELECT count(DISTINCT p.tahun_ajaran) FROM dosen_penugasan p WHERE p.college_id = d.college_id AND p.id_dosen = d.id) <> 3`),
    ).toBe(0)
  })
})

describe('other people', () => {
  test('are a tenth of what the documents say', async () => {
    expect(await angka(`pegawai WHERE ${PT01}`)).toBe(18)
    expect(await angka(`asisten_lab WHERE ${PT01}`)).toBe(9)
    expect(await angka(`alumni WHERE ${PT01} AND sumber = 'impor'`)).toBe(50)
  })

  test('alumni are exactly the graduates, under their names and numbers', async () => {
    expect(
      await angka(`mahasiswa m FULL JOIN alumni a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id
      WHERE (m.status = 'L' OR a.sumber = 'sistem') AND (m.id IS NULL OR a.id IS NULL OR m.status <> 'L' OR (m.nim, m.nama, m.nomor_ijazah) IS DISTINCT FROM (a.nim, a.nama, a.nomor_ijazah))`),
    ).toBe(0)
  })

  test('nobody assists more than 20 hours a week', async () => {
    expect(
      await angka(
        `(SELECT id_mahasiswa FROM asisten_lab WHERE status = 'aktif' GROUP BY college_id, id_mahasiswa, periode HAVING sum(jam_per_minggu) > 20) x`,
      ),
    ).toBe(0)
  })
})
