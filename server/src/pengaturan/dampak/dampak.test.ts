import type { Dampak } from '@sivitas/contract/pengaturan/dampak'
import { BAWAAN_HAK_SKS } from '@sivitas/rules/akademik/hak-sks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeAkm, makeHakSks, makeMakul, makeNilai, makeSkala, makeSksKelulusan } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { jobDone, startTestWorker } from '../../testing/jobs'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let idProdi: string

const dampak = (body: object, token = admin) => server.call<Dampak>('POST', '/v2/pengaturan/dampak', { token, body })

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika', sksLulus: 3 })).id
  const { id: lain } = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })
  for (const [nim, prodi, ips, sksSemester] of [
    ['2301010001', idProdi, 2.83, 21],
    ['2301010002', idProdi, 2.2, 18],
    ['2301010003', idProdi, 2.6, 15],
    ['2302010001', lain, 2.83, 21],
  ] as const) {
    const { id: idMahasiswa } = await makeMahasiswa(owner, { nim, idProdi: prodi, periodeMasuk: 20231, siapPddikti: true, sksLulus: 6 })
    await makeAkm(owner, { idMahasiswa, idPeriode: 20242, ips, ipk: ips, semesterKe: 4, sksTotal: 6 })
    await makeAkm(owner, { idMahasiswa, idPeriode: 20251, semesterKe: 5, sksSemester, sksTotal: 6, kunci: false })
  }
  await makePeriode(owner, 20251)
  await makeHakSks(owner, { nama: 'Umum' })
  await makeSkala(owner)
  await makeSksKelulusan(owner)
  await makeOperator(owner, { username: 'krs', scopes: ['A1:T'] })
  await makeOperator(owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'prodi', scopes: ['A1:T'], prodi: ['57201'] })
  server = await startTestServer(database)
  admin = await server.signIn('admin')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('hak-sks', () => {
  const pita = BAWAAN_HAK_SKS.pita.map((p) => (p.sks === 21 ? { ...p, sks: 20 } : p))
  it('counts who falls by prodi, names them, and says who has taken more already', async () => {
    const { status, body } = await dampak({ jenis: 'hak-sks', usulan: { nama: 'Semua', berlakuMulai: 20251, pita } })
    expect(status).toBe(200)
    expect(body.data.ringkas).toEqual([
      'Hak SKS 3 mahasiswa turun pada 2025/2026 Ganjil',
      '2 KRS yang sudah berisi SKS melebihi batas baru; haknya yang sudah dibekukan tidak berubah',
    ])
    expect(body.data.perProdi.map((p) => [p.labelProdi, p.terkena, p.turun])).toEqual([
      ['S1 - Informatika', 2, 2],
      ['S1 - Sistem Informasi', 1, 1],
    ])
    expect(body.data.contoh[0]).toMatchObject({ nim: '2301010001', sebelum: '21 SKS', sesudah: '20 SKS' })
  })
  it('narrows to the prodi of the set and to what the caller may see', async () => {
    const satu = await dampak({ jenis: 'hak-sks', usulan: { nama: 'IF', idProdi, berlakuMulai: 20251, pita } })
    expect(satu.body.data.contoh.map((c) => c.nim)).toEqual(['2301010001', '2301010003'])
    const dibatasi = await dampak({ jenis: 'hak-sks', usulan: { nama: 'Semua', berlakuMulai: 20251, pita } }, await server.signIn('prodi'))
    expect(dibatasi.body.data.contoh.map((c) => c.nim)).toEqual(['2302010001'])
  })
  it('writes nothing, refuses bands with a gap and asks for the scope of the screen', async () => {
    const sets = await server.call<unknown[]>('GET', '/v2/academic/hak-sks', { token: admin })
    expect(sets.body.data).toHaveLength(1)
    const bolong = await dampak({ jenis: 'hak-sks', usulan: { nama: 'X', berlakuMulai: 20251, pita: [{ ipMin: 0, ipMaks: 3, sks: 20 }] } })
    expect([bolong.status, bolong.body.detail]).toEqual([422, 'IP 3,01-4,00 belum tercakup'])
    const tanpa = await dampak({ jenis: 'sks-kelulusan', usulan: { berlakuMulai: 20251 } }, await server.signIn('krs'))
    expect([tanpa.status, tanpa.body.detail]).toEqual([403, 'Perlu hak akses A4:B.'])
  })
})

describe('as a job', () => {
  it('hands out a file with everybody whom the proposal would touch, and asks for the same scope', async () => {
    const worker = await startTestWorker(server)
    try {
      const body = { jenis: 'hak-sks', usulan: { nama: 'Semua', berlakuMulai: 20251, pita: [{ ipMin: 0, ipMaks: 4, sks: 10 }] } }
      const { status, body: answer } = await server.call<{ idPekerjaan: string }>('POST', '/v2/pengaturan/dampak/pekerjaan', {
        token: admin,
        body,
      })
      expect(status).toBe(202)
      const job = await jobDone(server, admin, answer.data.idPekerjaan)
      expect(job).toMatchObject({ status: 'selesai', judul: 'Uji dampak hak SKS', total: 4, selesai: 4 })
      expect(job.hasil).toMatchObject([{ nama: expect.stringMatching(/\.xlsx$/) as string }])
      const refused = await server.call('POST', '/v2/pengaturan/dampak/pekerjaan', {
        token: await server.signIn('krs'),
        body: { jenis: 'sks-kelulusan', usulan: { berlakuMulai: 20251 } },
      })
      expect(refused.status).toBe(403)
    } finally {
      await worker.stop()
    }
  })
})

describe('the other kinds', () => {
  it('sks-kelulusan audits who is near the end', async () => {
    const { owner } = database
    const { id: idMakul } = await makeMakul(owner, { kode: 'IF1', idProdi })
    const { rows } = await owner.pool.query<{ id: string }>(`SELECT id FROM mahasiswa WHERE nim = '2301010001'`)
    await makeNilai(owner, { idMahasiswa: rows[0]?.id ?? '', idMakul, idPeriode: 20242, huruf: 'C', indeks: 2 })
    const { body } = await dampak({ jenis: 'sks-kelulusan', usulan: { idProdi, berlakuMulai: 20251, ipkMin: 2.5 } })
    expect(body.data.ringkas).toEqual([
      'Syarat kelulusan 3 mahasiswa berubah',
      '1 mahasiswa yang kini tidak terhalang menjadi belum memenuhi',
    ])
    expect(body.data.contoh[0]).toMatchObject({
      nim: '2301010001',
      sebelum: 'Memenuhi semua syarat',
      sesudah: 'Belum memenuhi: IPK di bawah 2,50',
    })
  })

  it('skala-nilai tells which open grades of a running period would read differently', async () => {
    const { owner } = database
    const { id: idMakul } = await makeMakul(owner, { kode: 'IF209', idProdi })
    const { id: idKelas } = await insert(owner, 'kelasKuliah', { idPeriode: 20251, idProdi, idMakul, namaKelas: 'A', kapasitas: 40 })
    const { rows } = await owner.pool.query<{ id: string }>(`SELECT id FROM mahasiswa ORDER BY nim LIMIT 2`)
    for (const [i, angka] of [76.3, 90].entries()) {
      await makeNilai(owner, {
        idMahasiswa: rows[i]?.id ?? '',
        idMakul,
        idKelas,
        idPeriode: 20251,
        angka,
        huruf: i === 0 ? 'AB' : 'A',
        status: 'draf',
      })
    }
    const baris = [
      { huruf: 'A', indeks: 4, batasBawah: 76, batasAtas: 100, lulus: true },
      { huruf: 'E', indeks: 0, batasBawah: 0, batasAtas: 75.99, lulus: false },
    ]
    const { body } = await dampak({ jenis: 'skala-nilai', usulan: { berlakuMulai: '2025-08-01', baris } })
    expect(body.data.ringkas[0]).toBe('1 kelas periode berjalan terbaca berbeda, 1 nilai di dalamnya')
    expect(body.data.contoh).toMatchObject([{ nim: '2301010001', sebelum: 'IF209-A: 76,30 AB', sesudah: 'A' }])
  })

  it('jadwal-sistem counts whom a window reaches', async () => {
    const { body } = await dampak({ jenis: 'jadwal-sistem', usulan: { idPeriode: 20251, kode: 'KRS', idProdi, angkatan: 2023 } })
    expect(body.data).toMatchObject({ jumlah: 3, perProdi: [{ labelProdi: 'S1 - Informatika', terkena: 3 }] })
  })

  it('aturan names the keys that read differently, and refuses one that no area has', async () => {
    const { body } = await dampak({ jenis: 'aturan', usulan: { idProdi, berlakuMulai: 20251, nilai: { krs_maks_perubahan: 5 } } })
    expect(body.data).toMatchObject({ jumlah: 3, contoh: [{ sebelum: 'krs_maks_perubahan 3', sesudah: 'krs_maks_perubahan 5' }, {}, {}] })
    const asing = await dampak({ jenis: 'aturan', usulan: { berlakuMulai: 20251, nilai: { tak_dikenal: 1 } } })
    expect([asing.status, asing.body.detail]).toEqual([422, 'Kunci aturan tak_dikenal tidak dikenal'])
  })
})
