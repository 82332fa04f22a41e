import { kelengkapan, topengKurang } from '@sivitas/rules/data-master/kelengkapan'
import { semesterKe } from '@sivitas/rules/platform/semester-ke'
import { makeDatabase, type TestDatabase } from '@sivitas/server/testing/database'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@sivitas/server/tenant/demo-accounts'
import { followPort } from '@sivitas/server/tenant/demo'
import { seedIfEmpty, type SeedReport } from './seed'

type Row = Record<string, string | number | boolean | null>

let database: TestDatabase
let client: pg.Client
let report: SeedReport | null

beforeAll(async () => {
  database = await makeDatabase()
  report = await seedIfEmpty(database.url, { ukuran: 'kecil', port: 4100 })
  // Numbers and dates as texts and numbers, as the figures of the documents are written.
  const types = {
    getTypeParser: (oid: number) => (oid === 20 || oid === 1700 ? Number : oid === 1082 ? String : pg.types.getTypeParser(oid)),
  } as pg.CustomTypesConfig
  client = new pg.Client({ connectionString: database.url, types })
  await client.connect()
}, 240_000)

afterAll(async () => {
  await client.end()
  await database.drop()
})

const rows = async (text: string, values: unknown[] = []): Promise<Row[]> => (await client.query<Row>(text, values)).rows
const one = async (text: string, values: unknown[] = []): Promise<Row> => (await rows(text, values))[0] ?? {}

/** Students of a cohort by status at a period, as DM-R10 counts them in mode posisi. */
const POSISI = `
  SELECT coalesce(string_agg(status || ' ' || n, ', ' ORDER BY status), '') AS isi, sum(n)::int AS jumlah FROM (
    SELECT s.status, count(*) AS n FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      CROSS JOIN LATERAL (SELECT status FROM riwayat_status r WHERE r.college_id = m.college_id AND r.id_mahasiswa = m.id AND NOT r.dibatalkan
        AND urutan_periode(r.periode) <= urutan_periode($3) ORDER BY urutan_periode(r.periode) DESC LIMIT 1) s
     WHERE m.college_id = 'pt01' AND p.kode = $1 AND m.angkatan = $2 GROUP BY 1) hitung`

describe('sizes', () => {
  test('writes three colleges with 5,000 students in the full one', async () => {
    expect(report?.baris['college']).toBe(3)
    const counts = await rows(`SELECT college_id, count(*) AS n FROM mahasiswa GROUP BY 1 ORDER BY 1`)
    expect(counts).toEqual([
      { college_id: 'pt01', n: 5000 },
      { college_id: 'pt02', n: 300 },
      { college_id: 'pt03', n: 300 },
    ])
  })
  test('has every status, every kind of entry and every rank at least twice', async () => {
    const few = await rows(`SELECT jenis, nilai, n FROM (
      SELECT 'status' AS jenis, k.kode AS nilai, (SELECT count(*) FROM mahasiswa m WHERE m.college_id = 'pt01' AND m.status = k.kode) AS n FROM ref_kode k WHERE k.college_id = 'pt01' AND k.daftar = 'status-mahasiswa'
      UNION ALL SELECT 'daftar', k.kode, (SELECT count(*) FROM mahasiswa m WHERE m.college_id = 'pt01' AND m.jenis_daftar = k.kode) FROM ref_kode k WHERE k.college_id = 'pt01' AND k.daftar = 'jenis-daftar' AND k.aktif
      UNION ALL SELECT 'jabatan', k.kode, 1 + (SELECT count(*) FROM dosen d WHERE d.college_id = 'pt01' AND d.jabatan_fungsional = k.kode) FROM ref_kode k WHERE k.college_id = 'pt01' AND k.daftar = 'jabatan-fungsional') x WHERE n < 2`)
    expect(few).toEqual([])
  })
  test.each([
    ['negara', 249],
    ['agama', 8],
    ['status-mahasiswa', 13],
    ['jenis-daftar', 15],
    ['pekerjaan', 19],
    ['jabatan-fungsional', 9],
  ])('has %s with %i codes', async (daftar, n) => {
    expect(await one(`SELECT count(*) AS n FROM ref_kode WHERE college_id = 'pt01' AND daftar = $1`, [daftar])).toEqual({ n })
  })
  test('has all provinces, their cities and kecamatan', async () => {
    expect(await rows('SELECT level, count(*) AS n FROM wilayah GROUP BY 1 ORDER BY 1')).toEqual([
      { level: 0, n: 1 },
      { level: 1, n: 38 },
      { level: 2, n: 514 },
      { level: 3, n: 7285 },
    ])
  })
  test('has the units of data-master', async () => {
    const counts =
      await one(`SELECT (SELECT count(*) FROM fakultas WHERE college_id = 'pt01') AS fakultas, (SELECT count(*) FROM jurusan WHERE college_id = 'pt01') AS jurusan, (SELECT count(*) FROM prodi WHERE college_id = 'pt01') AS prodi,
      (SELECT count(*) FROM akreditasi WHERE college_id = 'pt01') AS akreditasi, (SELECT count(*) FROM konsentrasi WHERE college_id = 'pt01') AS konsentrasi, (SELECT count(*) FROM dosen WHERE college_id = 'pt01') AS dosen`)
    expect(counts).toEqual({ fakultas: 4, jurusan: 7, prodi: 16, akreditasi: 34, konsentrasi: 18, dosen: 120 })
    const [tempat] =
      await rows(`SELECT (SELECT count(*) FROM kampus WHERE college_id = 'pt01') AS kampus, (SELECT count(*) FROM gedung WHERE college_id = 'pt01') AS gedung,
      (SELECT count(*) FROM ruang WHERE college_id = 'pt01') AS ruang, (SELECT count(*) FROM ruang WHERE college_id = 'pt01' AND jenis_ruang = 'daring') AS daring,
      (SELECT count(*) FROM akta_yayasan WHERE college_id = 'pt01') AS akta, (SELECT count(*) FROM prodi WHERE college_id = 'pt01' AND status = 'H') AS tutup`)
    expect(tempat).toEqual({ kampus: 3, gedung: 9, ruang: 140, daring: 8, akta: 3, tutup: 1 })
    // Of each prodi the last decision: one is over, two end within half a year, nothing else within a year.
    const [habis] =
      await rows(`SELECT count(*) FILTER (WHERE akhir < current_date) AS lewat, count(*) FILTER (WHERE akhir BETWEEN current_date AND current_date + interval '6 months') AS "enamBulan",
      count(*) FILTER (WHERE akhir BETWEEN current_date AND current_date + interval '1 year') AS setahun
      FROM (SELECT max(tanggal_berakhir) AS akhir FROM akreditasi WHERE college_id = 'pt01' GROUP BY id_prodi) terakhir`)
    expect(habis).toEqual({ lewat: 1, enamBulan: 2, setahun: 2 })
  })
})

describe('named cohorts', () => {
  test.each([
    ['55201', 2023, 20251, 'A 104, C 4, E 3, M 2, N 6, W 1', 120],
    ['57201', 2023, 20251, 'A 117, C 1, E 1, N 1', 120],
    ['55201', 2025, 20251, 'A 264', 264],
    ['61101', 2025, 20251, 'A 95', 95],
    ['61201', 2025, 20251, 'A 485', 485],
  ])('%s angkatan %i stands at %i as %s', async (...[kode, angkatan, periode, isi, jumlah]) => {
    expect(await one(POSISI, [kode, angkatan, periode])).toEqual({ isi, jumlah })
  })
  test('95 of the 264 of 55201 angkatan 2025 have no class', async () => {
    expect(
      await one(
        `SELECT count(*) AS n FROM mahasiswa m JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id WHERE m.college_id = 'pt01' AND p.kode = '55201' AND angkatan = 2025 AND id_kelas_default IS NULL`,
      ),
    ).toEqual({ n: 95 })
  })
  test('17 of 57201 wait for an advisor, three lecturers with 10, 12 and 20 have room, nobody else', async () => {
    const tanpa = await one(
      `SELECT count(*) AS n FROM mahasiswa m JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id WHERE m.college_id = 'pt01' AND p.kode = '57201' AND m.status IN ('A','C','N','S','U','O') AND id_dosen_pa IS NULL`,
    )
    expect(tanpa).toEqual({ n: 17 })
    const luang =
      await rows(`SELECT d.nama, count(pa.*) AS n FROM dosen d JOIN prodi p ON p.id = d.id_prodi_homebase AND p.college_id = d.college_id LEFT JOIN dosen_pa pa ON pa.college_id = d.college_id AND pa.id_dosen = d.id AND pa.akhir_periode IS NULL
      WHERE d.college_id = 'pt01' AND p.kode = '57201' AND d.status_aktif = 'A' GROUP BY d.nama, d.maks_bimbingan_pa HAVING count(pa.*) < d.maks_bimbingan_pa ORDER BY d.nama`)
    expect(luang.map((r) => r['n'])).toEqual([10, 12, 20])
  })
  test.each([
    [2021, 200, 96],
    [2018, 180, 159],
  ])('61201 angkatan %i: %i accepted, %i graduated by 31 August 2025', async (angkatan, jumlah, lulus) => {
    expect(
      await one(
        `SELECT count(*) AS jumlah, count(*) FILTER (WHERE m.status = 'L' AND tanggal_keluar <= '2025-08-31') AS lulus FROM mahasiswa m JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id WHERE m.college_id = 'pt01' AND p.kode = '61201' AND angkatan = $1`,
        [angkatan],
      ),
    ).toEqual({ jumlah, lulus })
  })
  test('48 of 57201 graduate on 31 October 2025', async () => {
    expect(
      await one(
        `SELECT count(*) AS n FROM mahasiswa m JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id WHERE m.college_id = 'pt01' AND p.kode = '57201' AND tanggal_keluar = '2025-10-31' AND m.status = 'L'`,
      ),
    ).toEqual({ n: 48 })
  })
  test('12 foreign students study in 61201', async () => {
    expect(
      await one(
        `SELECT count(*) AS n FROM mahasiswa m JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id JOIN biodata b ON b.id = m.id_biodata AND b.college_id = m.college_id WHERE m.college_id = 'pt01' AND p.kode = '61201' AND m.status = 'A' AND b.kewarganegaraan <> 'ID'`,
      ),
    ).toEqual({ n: 12 })
  })
})

describe('what lecturers offer and have to teach', () => {
  test.each([
    [
      '412 of 600 have sent their hours',
      `SELECT count(*) FILTER (WHERE status = 'dikirim') AS n FROM kesediaan_mengajar WHERE college_id = 'pt01' AND periode = 20251`,
      82,
    ],
    ['four qualifications a lecturer', `SELECT count(*) AS n FROM kualifikasi WHERE college_id = 'pt01'`, 480],
    [
      'permanent lecturers without SKS of the period',
      `SELECT count(*) AS n FROM dosen d WHERE college_id = 'pt01' AND jenis_dosen = 'A' AND NOT EXISTS (SELECT FROM kelas_wajib w WHERE w.college_id = d.college_id AND w.id_dosen = d.id AND w.sks_wajib = 12)`,
      0,
    ],
    ['ten sessions a group', `SELECT count(*) AS n FROM sesi_kuliah WHERE college_id = 'pt01'`, 30],
    [
      'shared classes whose parts are not the SKS',
      `SELECT count(*) AS n FROM (SELECT p.id_kelas FROM pengampu p JOIN kelas_kuliah k ON k.college_id = p.college_id AND k.id = p.id_kelas JOIN mata_kuliah mk ON mk.college_id = k.college_id AND mk.id = k.id_makul GROUP BY p.college_id, p.id_kelas, mk.sks HAVING sum(p.sks_substansi) <> mk.sks) x`,
      0,
    ],
  ])('%s (in the small set its share)', async (_nama, query, n) => {
    expect(await one(query)).toEqual({ n })
  })
})

describe('named students', () => {
  test.each([
    ['2301010001', 'A', 2.49, 66],
    ['2301010002', 'N', 2.31, 13],
    ['2301010003', 'A', null, 58],
    ['2301010004', 'C', null, null],
    ['2301010005', 'A', null, null],
    ['2101010001', 'A', 3.12, 146],
    ['2001010001', 'A', 3.62, 144],
    ['2201010001', 'A', 3.04, 118],
    ['2101010006', 'E', null, null],
    ['2302010031', 'A', 3.6, null],
    ['2001010010', 'L', null, null],
    ['2001010011', 'L', null, null],
    ['2102010006', 'L', null, 144],
  ])('%s: %s, IPK %s, %s SKS', async (...[nim, status, ipk, sks]) => {
    const m = await one(`SELECT status, ipk, sks_lulus FROM mahasiswa WHERE college_id = 'pt01' AND nim = $1`, [nim])
    expect(m['status']).toBe(status)
    if (ipk !== null) expect(m['ipk']).toBe(ipk)
    if (sks !== null) expect(m['sks_lulus']).toBe(sks)
  })
  test('2301010001 in 20242 is the example of AK-R45', async () => {
    expect(
      await one(
        `SELECT ips, sks_semester, sks_lulus_semester, semester_ke FROM aktivitas_kuliah k JOIN mahasiswa m ON m.id = k.id_mahasiswa AND m.college_id = k.college_id WHERE m.college_id = 'pt01' AND nim = '2301010001' AND id_periode = 20242`,
      ),
    ).toEqual({
      ips: 2.83,
      sks_semester: 20,
      sks_lulus_semester: 17,
      semester_ke: 4,
    })
  })
  test('2301010002 has exactly the attempts of AK-R46, and their sums', async () => {
    const nilai = await rows(
      `SELECT n.id_periode AS p, mk.kode, n.sks, n.huruf FROM nilai n JOIN mahasiswa m ON m.id = n.id_mahasiswa AND m.college_id = n.college_id JOIN mata_kuliah mk ON mk.id = n.id_makul AND mk.college_id = n.college_id WHERE m.college_id = 'pt01' AND nim = '2301010002' ORDER BY 1, 2`,
    )
    expect(nilai.map((n) => `${n['p']} ${n['kode']} ${n['sks']} ${n['huruf']}`)).toEqual([
      '20231 IF101 4 C',
      '20231 IF103 3 D',
      '20231 MK101 2 A',
      '20232 IF102 4 B',
      '20232 IF104 3 E',
      '20241 IF101 4 D',
      '20241 IF103 3 B',
    ])
    const ipk = await rows(
      `SELECT k.ipk, sks_tempuh FROM aktivitas_kuliah k JOIN mahasiswa m ON m.id = k.id_mahasiswa AND m.college_id = k.college_id WHERE m.college_id = 'pt01' AND nim = '2301010002' ORDER BY urutan_periode(id_periode)`,
    )
    expect(ipk.map((r) => r['ipk'])).toEqual([2.11, 1.94, 2.31, 2.31, 2.31])
    expect(ipk.at(-1)?.['sks_tempuh']).toBe(16)
  })
  test('2301010005 is active in 20251 without a course; 2101010021 takes 6 SKS in semester 9', async () => {
    const akm = await rows(
      `SELECT nim, k.status, sks_semester, semester_ke FROM aktivitas_kuliah k JOIN mahasiswa m ON m.id = k.id_mahasiswa AND m.college_id = k.college_id WHERE m.college_id = 'pt01' AND nim IN ('2301010005', '2101010021') AND id_periode = 20251 ORDER BY nim DESC`,
    )
    expect(akm).toEqual([
      { nim: '2301010005', status: 'A', sks_semester: 0, semester_ke: 5 },
      { nim: '2101010021', status: 'A', sks_semester: 6, semester_ke: 9 },
    ])
  })
  test('2101010001 lacks MK207 of the required courses and has one D of 3 SKS', async () => {
    const kurang =
      await rows(`SELECT mk.kode FROM mata_kuliah mk JOIN prodi p ON p.id = mk.id_prodi AND p.college_id = mk.college_id WHERE mk.college_id = 'pt01' AND p.kode = '55201' AND mk.jenis IN ('A','C','S')
      AND NOT EXISTS (SELECT 1 FROM nilai n JOIN mahasiswa m ON m.id = n.id_mahasiswa AND m.college_id = n.college_id WHERE n.id_makul = mk.id AND n.college_id = mk.college_id AND m.nim = '2101010001' AND n.status = 'final')`)
    expect(kurang).toEqual([{ kode: 'MK207' }])
    expect(
      await one(
        `SELECT sum(n.sks) AS d FROM nilai n JOIN mahasiswa m ON m.id = n.id_mahasiswa AND m.college_id = n.college_id WHERE m.college_id = 'pt01' AND m.nim = '2101010001' AND n.huruf = 'D'`,
      ),
    ).toEqual({ d: 3 })
  })
  test('2302010002 holds an older NIM, two persons', async () => {
    expect(
      await one(
        `SELECT count(DISTINCT a.nim) AS n FROM mahasiswa a JOIN mahasiswa b ON a.id_biodata = b.id_biodata AND a.college_id = b.college_id WHERE b.college_id = 'pt01' AND b.nim = '2302010002'`,
      ),
    ).toEqual({ n: 2 })
  })
  test.each([
    ['IF201', 20242, 40],
    ['IF202', 20242, 38],
    ['IF209', 20251, 40],
    ['IF301', 20252, 40],
  ])('%s-A of %i holds %i', async (kode, periode, terisi) => {
    expect(
      await one(
        `SELECT terisi FROM kelas_kuliah k JOIN mata_kuliah mk ON mk.id = k.id_makul AND mk.college_id = k.college_id WHERE k.college_id = 'pt01' AND mk.kode = $1 AND k.id_periode = $2 AND nama_kelas = 'A'`,
        [kode, periode],
      ),
    ).toEqual({ terisi })
  })
  test('the 40 grades of IF201-A of 20242 are those of the report', async () => {
    expect(
      await one(`SELECT string_agg(huruf || ' ' || n, ', ' ORDER BY indeks DESC) AS isi FROM (SELECT n.huruf, n.indeks, count(*) AS n FROM nilai n JOIN kelas_kuliah k ON k.id = n.id_kelas AND k.college_id = n.college_id JOIN mata_kuliah mk ON mk.id = n.id_makul AND mk.college_id = n.college_id
      WHERE n.college_id = 'pt01' AND mk.kode = 'IF201' AND n.id_periode = 20242 AND k.nama_kelas = 'A' GROUP BY 1, 2) x`),
    ).toEqual({ isi: 'A 14, AB 9, B 8, BC 4, C 3, D 1, E 1' })
  })
})

describe('figures agree with each other', () => {
  test('a cohort adds up to its intake in every period (DM-R10)', async () => {
    for (const periode of [20231, 20232, 20241, 20242, 20251]) expect((await one(POSISI, ['55201', 2023, periode]))['jumlah']).toBe(120)
  })
  test('the status of a student is the last of the history', async () => {
    const salah = await one(
      `SELECT count(*) AS n FROM mahasiswa m WHERE status <> (SELECT r.status FROM riwayat_status r WHERE r.college_id = m.college_id AND r.id_mahasiswa = m.id AND NOT r.dibatalkan ORDER BY urutan_periode(periode) DESC LIMIT 1)`,
    )
    expect(salah).toEqual({ n: 0 })
  })
  test('the newest AKM stands on the student', async () => {
    const salah = await one(
      `SELECT count(*) AS n FROM mahasiswa m JOIN LATERAL (SELECT ipk, sks_total FROM aktivitas_kuliah k WHERE k.college_id = m.college_id AND k.id_mahasiswa = m.id ORDER BY urutan_periode(id_periode) DESC LIMIT 1) k ON true WHERE m.ipk IS DISTINCT FROM k.ipk OR m.sks_lulus <> k.sks_total`,
    )
    expect(salah).toEqual({ n: 0 })
  })
  /** SKS that an approved conversion of the student lists. */
  const TERINCI = `coalesce((SELECT sum(v.sks_diakui) FROM konversi_nilai v WHERE v.college_id = m.college_id AND v.id_mahasiswa = m.id AND v.status = 'disahkan'), 0)`
  test('IPK and SKS of 20 students and 8 transfers follow from their grades by the plain formula (AK-R46, R50)', async () => {
    const mahasiswa = await rows(
      `(SELECT id, nim, ipk, sks_lulus, coalesce(sks_diakui, 0) - ${TERINCI} AS diakui FROM mahasiswa m WHERE college_id = 'pt01' AND status IN ('A','L','E') ORDER BY md5(nim) LIMIT 20) UNION ALL (SELECT id, nim, ipk, sks_lulus, coalesce(sks_diakui, 0) - ${TERINCI} FROM mahasiswa m WHERE college_id = 'pt01' AND jenis_daftar IN ('pindahan','rpl_perolehan_sks') ORDER BY md5(nim) LIMIT 8)`,
    )
    for (const m of mahasiswa) {
      const nilai = await rows(
        `SELECT mk.kode, n.sks, n.huruf, n.indeks, s.lulus, mk.masuk_ipk AND n.masuk AS masuk_ipk FROM ( SELECT id_makul, sks, huruf, indeks, id_periode, true AS masuk FROM nilai WHERE college_id = 'pt01' AND id_mahasiswa = $1 AND status = 'final' UNION ALL SELECT b.id_makul, b.sks_diakui, b.huruf, b.indeks, v.id_periode, v.masuk_ipk FROM konversi_baris b JOIN konversi_nilai v ON v.college_id = b.college_id AND v.id = b.id_konversi WHERE b.college_id = 'pt01' AND b.id_mahasiswa = $1 AND v.status = 'disahkan') n JOIN mata_kuliah mk ON mk.id = n.id_makul AND mk.college_id = 'pt01' JOIN skala_nilai s ON s.college_id = 'pt01' AND s.huruf = n.huruf WHERE n.huruf NOT IN ('T','W','K') ORDER BY urutan_periode(n.id_periode)`,
        [m['id']],
      )
      const terbaik = new Map<unknown, Row>()
      for (const n of nilai)
        if (!terbaik.has(n['kode']) || Number(n['indeks'] ?? 9) >= Number(terbaik.get(n['kode'])?.['indeks'] ?? 0))
          terbaik.set(n['kode'], n)
      const dihitung = [...terbaik.values()].filter((n) => n['masuk_ipk'] === true)
      const sks = dihitung.reduce((a, n) => a + Number(n['sks']), 0)
      const mutu = dihitung.reduce((a, n) => a + Number(n['sks']) * Math.round(Number(n['indeks']) * 100), 0)
      const lulus = [...terbaik.values()].filter((n) => n['lulus'] === true).reduce((a, n) => a + Number(n['sks']), 0)
      expect([m['nim'], m['ipk'], m['sks_lulus']]).toEqual([
        m['nim'],
        sks === 0 ? null : Math.round(mutu / sks + 1e-9) / 100,
        lulus + Number(m['diakui']),
      ])
    }
  })
  test('each transfer has a conversion in one of three states, its sums those of its rows (Demo data)', async () => {
    const n = await rows(`SELECT status, count(*) AS n FROM konversi_nilai WHERE college_id = 'pt01' GROUP BY 1 ORDER BY 1`)
    expect(n.map((row) => row['status'])).toEqual(['diajukan', 'disahkan', 'draf'])
    expect(n.reduce((sum, row) => sum + Number(row['n']), 0)).toBe(90)
    const salah = `SELECT count(*) AS n FROM konversi_nilai v JOIN mahasiswa m ON m.college_id = v.college_id AND m.id = v.id_mahasiswa WHERE (v.jumlah_makul, v.sks_diakui) NOT IN (SELECT count(*), coalesce(sum(b.sks_diakui), 0) FROM konversi_baris b WHERE b.college_id = v.college_id AND b.id_konversi = v.id) OR (v.status = 'disahkan' AND m.sks_diakui < v.sks_diakui)`
    expect(await one(salah)).toEqual({ n: 0 })
  })
  test('semesterKe is that of the rule (DM-R6)', async () => {
    const akm =
      await rows(`SELECT k.semester_ke, k.id_periode, m.periode_masuk, m.semester_awal, ARRAY(SELECT c.id_periode FROM aktivitas_kuliah c WHERE c.college_id = k.college_id AND c.id_mahasiswa = k.id_mahasiswa AND c.status = 'C') AS cuti
      FROM aktivitas_kuliah k JOIN mahasiswa m ON m.id = k.id_mahasiswa AND m.college_id = k.college_id WHERE k.college_id = 'pt01' AND m.angkatan IN (2019, 2022)`)
    for (const a of akm) {
      const studi = {
        periodeMasuk: Number(a['periode_masuk']),
        semesterAwal: Number(a['semester_awal']),
        periodeCuti: a['cuti'] as unknown as number[],
      }
      expect(semesterKe(studi, Number(a['id_periode']))).toBe(a['semester_ke'])
    }
  })
  test('graduates have the SKS and IPK of their prodi', async () => {
    expect(
      await one(
        `SELECT count(*) FILTER (WHERE m.sks_lulus < p.sks_lulus) AS kurang_sks, count(*) FILTER (WHERE m.ipk < p.ipk_minimal_lulus) * 100 / count(*) AS persen_ipk FROM mahasiswa m JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id WHERE m.status = 'L'`,
      ),
    ).toEqual({ kurang_sks: 0, persen_ipk: 0 })
  })
  test('a class holds as many as have a grade in it', async () => {
    expect(
      await one(
        `SELECT count(*) AS n FROM (SELECT k.id FROM kelas_kuliah k LEFT JOIN nilai n ON n.college_id = k.college_id AND n.id_kelas = k.id WHERE k.id_periode < 20252 GROUP BY k.college_id, k.id, k.terisi HAVING k.terisi <> count(n.id)) x`,
      ),
    ).toEqual({ n: 0 })
  })
  test('completeness is what the rule says (DM-R8)', async () => {
    const orang =
      await rows(`SELECT m.nim, m.kelengkapan, m.siap_pddikti, m.kurang, b.nama, b.jenis_kelamin AS "jenisKelamin", tempat_lahir AS "tempatLahir", tanggal_lahir AS "tanggalLahir", b.id_agama AS "idAgama", kewarganegaraan, nik, nik_terverifikasi AS "nikTerverifikasi", no_paspor AS "noPaspor",
      nama_ibu_kandung AS "namaIbuKandung", b.kelurahan, b.id_wilayah AS "idWilayah", handphone, b.email, periode_masuk AS "periodeMasuk", tanggal_masuk AS "tanggalMasuk", jenis_daftar AS "jenisDaftar", jalur_daftar AS "jalurDaftar", pembiayaan, biaya_masuk AS "biayaMasuk",
      coalesce(id_sekolah, (SELECT r.id FROM riwayat_pendidikan r WHERE r.college_id = m.college_id AND r.id_biodata = m.id_biodata LIMIT 1)) AS "pendidikanAsal", id_pt_asal AS "idPtAsal", id_foto AS foto, p.id_pddikti IS NOT NULL AS "prodiTerpetakan"
      FROM mahasiswa m JOIN biodata b ON b.id = m.id_biodata AND b.college_id = m.college_id JOIN prodi p ON p.id = m.id_prodi AND p.college_id = m.college_id WHERE m.college_id = 'pt01'`)
    const salah = orang.filter((o) => {
      const hasil = kelengkapan(o as unknown as Parameters<typeof kelengkapan>[0])
      const topeng = topengKurang([...hasil.kurang, ...hasil.halangan])
      return hasil.terisi !== o['kelengkapan'] || hasil.siapPddikti !== o['siap_pddikti'] || topeng !== o['kurang']
    })
    expect(salah.map((o) => o['nim'])).toEqual([])
    const belum = orang.filter((o) => Number(o['kelengkapan']) < 19).length / orang.length
    expect(belum).toBeGreaterThan(0.08)
    expect(belum).toBeLessThan(0.15)
  })
  test('three of fifty students have a photo, and papers stand in all three states', async () => {
    expect(await one(`SELECT count(*) AS n FROM biodata WHERE college_id = 'pt01' AND id_foto IS NOT NULL`)).toEqual({ n: 300 })
    expect(await one(`SELECT (count(*) + 1) / count(id_foto) AS tiap FROM dosen WHERE college_id = 'pt01'`)).toEqual({ tiap: 3 })
    expect(
      await rows(
        `SELECT status_verifikasi AS status, count(*) AS n FROM dokumen_mahasiswa WHERE college_id = 'pt01' GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { status: 'ditolak', n: 100 },
      { status: 'menunggu', n: 100 },
      { status: 'sah', n: 300 },
    ])
  })
  test('237 students wait for a card, 95 of 55201/2025 for a class; groups, agencies and templates are as named', async () => {
    const siap = `SELECT count(*) AS n FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      WHERE m.college_id = 'pt01' AND b.id_foto IS NOT NULL AND m.status IN ('A','S','U','O') AND NOT EXISTS (SELECT 1 FROM kartu k WHERE k.college_id = m.college_id AND k.id_mahasiswa = m.id`
    expect(await one(`${siap})`)).toEqual({ n: 237 })
    expect(await one(`${siap} AND k.status = 'aktif')`)).toEqual({ n: 237 })
    expect(
      await one(`SELECT count(*) AS n, count(*) FILTER (WHERE id_kelas_default IS NULL) AS tanpa FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
        WHERE m.college_id = 'pt01' AND p.kode = '55201' AND m.angkatan = 2025`),
    ).toEqual({ n: 264, tanpa: 95 })
    expect(await one(`SELECT count(*) AS n, count(DISTINCT kelompok) AS kelompok FROM klasifikasi WHERE college_id = 'pt01'`)).toEqual({
      n: 12,
      kelompok: 4,
    })
    expect(await one(`SELECT count(*) AS n FROM instansi WHERE college_id = 'pt01'`)).toEqual({ n: 60 })
    expect(await one(`SELECT count(*) AS n FROM template WHERE college_id = 'pt01' AND jenis = 'ktm'`)).toEqual({ n: 4 })
    expect(await rows(`SELECT status FROM kartu GROUP BY 1 HAVING count(*) >= 2 ORDER BY 1`)).toEqual(
      ['aktif', 'alumni', 'dicabut', 'diganti', 'hilang', 'kedaluwarsa', 'rusak'].map((status) => ({ status })),
    )
    expect(
      await one(
        `SELECT count(*) AS n FROM mahasiswa m JOIN jenis_kelas j ON j.college_id = m.college_id AND j.id = m.id_jenis_kelas WHERE j.perlu_instansi AND m.id_instansi IS NULL`,
      ),
    ).toEqual({ n: 0 })
  })
  test('no row of one college points to a row of another', async () => {
    const tamu =
      await rows(`SELECT c.conrelid::regclass::text AS dari, c.confrelid::regclass::text AS ke, (SELECT string_agg('a.' || quote_ident(x.attname) || ' = b.' || quote_ident(y.attname), ' AND ' ORDER BY k.n) FROM unnest(c.conkey, c.confkey) WITH ORDINALITY AS k(a, b, n)
      JOIN pg_attribute x ON x.attrelid = c.conrelid AND x.attnum = k.a JOIN pg_attribute y ON y.attrelid = c.confrelid AND y.attnum = k.b WHERE x.attname <> 'college_id') AS syarat
      FROM pg_constraint c WHERE c.contype = 'f' AND cardinality(c.conkey) = 2 AND c.connamespace = 'public'::regnamespace`)
    expect(tamu.length).toBeGreaterThan(40)
    for (const t of tamu) {
      const salah = await one(
        `SELECT count(*) AS n FROM ${t['dari']} a JOIN ${t['ke']} b ON ${t['syarat']} WHERE a.college_id <> b.college_id AND ${t['ke'] === 'periode' || String(t['syarat']).includes('periode') || String(t['syarat']).includes('id_operator') || t['ke'] === 'menu_portal' ? 'false' : 'true'}`,
      )
      expect([t['dari'], t['ke'], salah['n']]).toEqual([t['dari'], t['ke'], 0])
    }
  })
})

describe('rules of study', () => {
  test('AK-R8: the curriculum of 55201 has 126 SKS wajib and 18 pilihan, its draft lacks two', async () => {
    expect(
      await rows(`SELECT k.nama, k.status, k.jumlah_sks_wajib AS wajib, k.jumlah_sks_pilihan AS pilihan, sum(mk.sks) FILTER (WHERE r.wajib) AS isi
        FROM kurikulum k JOIN prodi p ON p.college_id = k.college_id AND p.id = k.id_prodi
        JOIN kurikulum_makul r ON r.college_id = k.college_id AND r.id_kurikulum = k.id JOIN mata_kuliah mk ON mk.college_id = r.college_id AND mk.id = r.id_makul
       WHERE k.college_id = 'pt01' AND p.kode = '55201' GROUP BY k.id, k.nama, k.status, k.jumlah_sks_wajib, k.jumlah_sks_pilihan ORDER BY k.nama`),
    ).toEqual([
      { nama: 'Kurikulum 2020', status: 'aktif', wajib: 126, pilihan: 18, isi: 126 },
      { nama: 'Kurikulum 2026', status: 'draf', wajib: 126, pilihan: 18, isi: 124 },
    ])
  })
  test('AK-R57: the D of the named candidate is an elective, so that one required course alone is missing', async () => {
    expect(
      await rows(`SELECT mk.kode, mk.jenis FROM nilai n JOIN mahasiswa m ON m.college_id = n.college_id AND m.id = n.id_mahasiswa
        JOIN mata_kuliah mk ON mk.college_id = n.college_id AND mk.id = n.id_makul WHERE m.college_id = 'pt01' AND m.nim = '2101010001' AND n.huruf = 'D'`),
    ).toEqual([{ kode: 'IF331', jenis: 'B' }])
  })
  test('every college has general sets, S1 graduates with 144 SKS, and weights add up to 100', async () => {
    expect(
      await rows(
        `SELECT college_id, (SELECT count(*) FROM predikat p WHERE p.college_id = h.college_id AND p.jenjang IS NULL) AS predikat FROM hak_sks_maksimum h WHERE jenjang IS NULL ORDER BY 1`,
      ),
    ).toEqual(['pt01', 'pt02', 'pt03'].map((id) => ({ college_id: id, predikat: 1 })))
    expect(await one(`SELECT sks_lulus FROM sks_kelulusan WHERE college_id = 'pt01' AND jenjang = '30'`)).toEqual({ sks_lulus: 144 })
    expect(
      await rows(
        `SELECT teori_praktek FROM komponen_bawaan k WHERE (SELECT sum((b ->> 'bobot')::numeric) FROM jsonb_array_elements(k.baris) b) <> 100`,
      ),
    ).toEqual([])
  })
})

describe('the server finds what it needs', () => {
  test('foreign keys, indexes, walls and triggers are back', async () => {
    expect(
      await one(`SELECT (SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND NOT convalidated) AS lepas, (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity AND NOT relforcerowsecurity) AS terbuka,
      (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D') AS diam`),
    ).toEqual({ lepas: 0, terbuka: 0, diam: 0 })
  })
  test('every named account exists with the one password', async () => {
    for (const a of DEMO_ACCOUNTS) {
      const akun = await one(`SELECT status, sandi_hash FROM akun WHERE college_id = $1 AND username = $2`, [a.college, a.username])
      expect([a.username, akun['status']]).toEqual([a.username, a.nonaktif === true ? 'nonaktif' : 'aktif'])
      expect(await verify(String(akun['sandi_hash']), DEMO_PASSWORD)).toBe(true)
    }
  })
  test('has 64 operators as platform counts them', async () => {
    expect(
      await one(`SELECT count(*) AS semua, count(*) FILTER (WHERE supervisor) AS supervisor, count(*) FILTER (WHERE prodi ~ '^#[^#]+$') AS satu, count(*) FILTER (WHERE prodi ~ '#.+#') AS beberapa, count(*) FILTER (WHERE NOT aktif) AS mati, count(*) FILTER (WHERE berlaku_selesai < '2025-11-12') AS lewat
      FROM operator WHERE college_id = 'pt01'`),
    ).toEqual({ semua: 64, supervisor: 8, satu: 12, beberapa: 6, mati: 4, lewat: 1 })
  })
  test('the sites follow the port, and other sites stay', async () => {
    await client.query(`SELECT set_config('app.college_id', 'pt01', false)`)
    await client.query(`INSERT INTO site (college_id, origin) VALUES ('pt01', 'https://sikad.contoh.ac.id')`)
    await followPort(database.url, 4200)
    const origins = (await rows('SELECT origin FROM site ORDER BY 1')).map((r) => r['origin'])
    expect(origins).toEqual([
      'http://127.0.0.1:4200',
      'http://localhost:4200',
      'http://pt02.localhost:4200',
      'http://pt03.localhost:4200',
      'http://terpisah.pt03.localhost:4200',
      'https://sikad.contoh.ac.id',
    ])
    expect(await one(`SELECT value FROM konfigurasi WHERE college_id = 'pt03' AND keyword = 'url_portal_terpisah'`)).toEqual({
      value: 'http://terpisah.pt03.localhost:4200',
    })
  })
  test('settles every keyword, rule sets, the menu of students and which features are open', async () => {
    const count = async (table: string) => (await one(`SELECT count(*)::int AS n FROM ${table} WHERE college_id = 'pt01'`))['n']
    expect(await Promise.all(['konfigurasi', 'aturan', 'menu_portal', 'publikasi_fitur'].map(count))).toEqual([37, 5, 26, 112])
    expect((await rows(`SELECT value FROM konfigurasi WHERE tipe = 'rahasia' AND value <> ''`)).length).toBe(0)
  })
  test('does nothing where a college exists, and refuses to throw a real one away', async () => {
    expect(await seedIfEmpty(database.url, { ukuran: 'kecil' })).toBeNull()
    await client.query(`UPDATE college SET demo = false WHERE college_id = 'pt01'`)
    await expect(seedIfEmpty(database.url, { ukuran: 'kecil', paksa: true })).rejects.toThrow('bukan contoh')
  })
})
