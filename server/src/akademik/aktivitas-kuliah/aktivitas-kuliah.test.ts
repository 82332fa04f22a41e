import type { AktivitasKuliah } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator, makePeriode, PERIODE } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeAkm, makeMakul, makeNilai, makeSkala } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { jobDone, startTestWorker } from '../../testing/jobs'
import { startTestServer, type TestServer } from '../../testing/server'
import type { Worker } from '../../jobs/worker'

let database: TestDatabase
let server: TestServer
let worker: Worker
let biasa: string
let supervisor: string
let idProdi: string
const PATH = '/v2/academic/aktivitas-kuliah'

async function mahasiswa(status = 'A', nama = 'Mahasiswa Uji') {
  const made = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20231, status, biodata: { nama } })
  await insert(database.owner, 'riwayatStatus', {
    idMahasiswa: made.id,
    periode: 20231,
    status: 'A',
    tanggal: '2023-09-01',
    sumber: 'manual',
  })
  if (status !== 'A')
    await insert(database.owner, 'riwayatStatus', { idMahasiswa: made.id, periode: PERIODE, status, tanggal: '2025-09-01', sumber: 'cuti' })
  return made
}

async function nilai(idMahasiswa: string, [huruf, indeks]: [string | null, number | null], { periode = PERIODE, sks = 3 } = {}) {
  const makul = await makeMakul(database.owner, { idProdi, sksTatapMuka: sks })
  await makeNilai(database.owner, {
    idMahasiswa,
    idMakul: makul.id,
    idPeriode: periode,
    sks,
    huruf,
    indeks,
    status: huruf === null ? 'kosong' : 'final',
  })
}

const post = <Data>(path: string, body: object, token = biasa) =>
  server.call<Data>('POST', `${PATH}${path}`, { token, body: { periode: PERIODE, ...body } })
const list = async (query: string) =>
  (await server.call<AktivitasKuliah[]>('GET', `${PATH}?periode=${PERIODE}&${query}`, { token: biasa })).body.data
const satu = async (idMahasiswa: string) => (await list('itemsPerPage=1000')).find((row) => row.idMahasiswa === idMahasiswa)

async function hitung(): Promise<void> {
  const { body } = await post<{ idPekerjaan: string }>('/hitung', {})
  expect((await jobDone(server, biasa, body.data.idPekerjaan)).status).toBe('selesai')
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const periode of [20231, 20242, PERIODE]) await makePeriode(owner, periode)
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika' })).id
  await makeSkala(owner)
  await makeOperator(owner, { username: 'baak', scopes: ['F4:T'] })
  await makeOperator(owner, { username: 'sup', scopes: ['F4:T'], supervisor: true })
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  biasa = await server.signIn('baak')
  supervisor = await server.signIn('sup')
})

afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

describe('the AKM run (AK-R49)', () => {
  it('shows what it would change, reckons, changes nothing the second time, and copies IPK and SKS to the student', async () => {
    const aktif = await mahasiswa('A', 'Aktif')
    await nilai(aktif.id, ['A', 4], { periode: 20242, sks: 4 })
    await nilai(aktif.id, ['B', 3])
    await nilai(aktif.id, [null, null])
    const cuti = await mahasiswa('C', 'Cuti')
    await nilai(cuti.id, ['C', 2], { periode: 20242 })
    const pratinjau = await post('/hitung/pratinjau', {})
    expect(pratinjau.body.data).toMatchObject({ jumlah: 2, berubah: 2, sementara: 1, terkunci: 0 })
    expect((pratinjau.body.data as { status: unknown[] }).status).toContainEqual({ kode: 'A', sekarang: 0, baru: 1 })

    await hitung()
    expect(await satu(aktif.id)).toMatchObject({
      status: 'A',
      semesterKe: 5,
      ips: 3,
      ipk: 3.57,
      sksSemester: 6,
      sksTotal: 7,
      sementara: true,
      kunci: false,
    })
    expect(await satu(cuti.id)).toMatchObject({
      status: 'C',
      semesterKe: 4,
      ips: null,
      ipk: 2,
      sksSemester: 0,
      sksTotal: 3,
      sementara: false,
    })
    const { rows } = await database.owner.pool.query(`SELECT ipk, sks_lulus, versi FROM mahasiswa WHERE id = '${aktif.id}'`)
    expect(rows).toEqual([{ ipk: 3.57, sks_lulus: 7, versi: 1 }])
    expect((await post('/hitung/pratinjau', {})).body.data).toMatchObject({ berubah: 0 })
    const versi = (await satu(aktif.id))?.versi
    await hitung()
    expect((await satu(aktif.id))?.versi).toBe(versi)
  })

  it('locks only what is final, and what changes afterwards waits until a Supervisor takes it (AK-R51)', async () => {
    const { id } = await mahasiswa('A', 'Terkunci')
    await nilai(id, ['A', 4])
    await hitung()
    const tolak = await post('/kunci', {})
    expect([tolak.status, tolak.body.detail]).toEqual([409, 'Nilai 1 kelas belum final. AKM mahasiswa di kelas itu masih sementara.'])
    expect((await post<{ jumlah: number }>('/kunci', { alasan: 'Batas lapor' }, supervisor)).body.data.jumlah).toBe(3)
    await nilai(id, ['C', 2])
    await hitung()
    const row = await satu(id)
    expect(row).toMatchObject({ ips: 4, kunci: true, selisih: { ips: 3, ipk: 3, sksSemester: 6, sksTotal: 6 } })
    expect((await list('adaSelisih=1')).map(({ nama }) => nama)).toEqual(['Terkunci'])
    const terima = { data: [{ id: row?.id }], alasan: 'Nilai susulan' }
    expect((await post('/terima-selisih', terima)).status).toBe(403)
    expect((await post('/terima-selisih', terima, supervisor)).body.data).toEqual({ jumlah: 1 })
    expect(await satu(id)).toMatchObject({ ips: 3, selisih: null })
    expect((await post('/buka', { alasan: 'Perbaikan' })).status).toBe(403)
    expect((await post('/buka', { alasan: 'Perbaikan' }, supervisor)).body.data).toMatchObject({ jumlah: 3, idPekerjaan: null })
  })
})

describe('the check panel', () => {
  it('counts contradictions, and each count opens its rows', async () => {
    const tanpa = await mahasiswa('A', 'Tanpa KRS')
    await makeAkm(database.owner, { idMahasiswa: tanpa.id, idPeriode: PERIODE, kunci: false, ipk: 2.1 })
    await makeAkm(database.owner, { idMahasiswa: tanpa.id, idPeriode: 20242, ipk: 2.7 })
    const cuti = await mahasiswa('C', 'Cuti ber-KRS')
    await nilai(cuti.id, ['A', 4])
    await makeAkm(database.owner, { idMahasiswa: cuti.id, idPeriode: PERIODE, status: 'C', kunci: false, sksSemester: 26, hakSks: 24 })
    const { body } = await server.call<{ temuan: string; jumlah: number }[]>('GET', `${PATH}/periksa?periode=${PERIODE}`, { token: biasa })
    expect(Object.fromEntries(body.data.map(({ temuan, jumlah }) => [temuan, jumlah]))).toMatchObject({
      aktif_tanpa_krs: 1,
      cuti_dengan_krs: 1,
      ipk_turun: 1,
      sks_lebih: 1,
    })
    expect((await list('temuan=ipk_turun')).map(({ nama }) => nama)).toEqual(['Tanpa KRS'])
    expect((await list('temuan=cuti_dengan_krs')).map(({ nama }) => nama)).toEqual(['Cuti ber-KRS'])
    expect((await list('statusBeda=1')).map(({ nama }) => nama).toSorted()).toEqual(['Cuti ber-KRS', 'Tanpa KRS'])
  })
})

describe('a single row', () => {
  it('takes bills from everybody while open, figures only from a Supervisor, and nothing else when locked', async () => {
    const { id: idMahasiswa } = await mahasiswa('A', 'Satu')
    const { id } = await makeAkm(database.owner, { idMahasiswa, idPeriode: PERIODE, kunci: false })
    const put = (body: object, token = biasa) => server.call<AktivitasKuliah>('PUT', `${PATH}/${id}`, { token, body })
    expect((await put({ versi: 1, biayaKuliahSmt: 5_000_000, pembiayaan: '1' })).body.data).toMatchObject({ biayaKuliahSmt: 5_000_000 })
    expect((await put({ versi: 2, ips: 3.5 })).status).toBe(403)
    expect((await put({ versi: 2, ips: 4.5 }, supervisor)).status).toBe(422)
    expect((await put({ versi: 2, ips: 3.5, alasan: 'Nilai manual' }, supervisor)).body.data).toMatchObject({ ips: 3.5, sumber: 'manual' })
    await database.owner.pool.query(`UPDATE aktivitas_kuliah SET kunci = true WHERE id = '${id}'`)
    expect((await put({ versi: 4, biayaKuliahSmt: 1 })).status).toBe(423)
    expect((await put({ versi: 4, biayaKuliahSmt: 1, alasan: 'Koreksi biaya' }, supervisor)).status).toBe(200)
  })

  it('leaves in the shape of InsertPerkuliahanMahasiswa with the letters of PDDikti', async () => {
    const { id: idMahasiswa } = await mahasiswa('S', 'Merdeka')
    await makeAkm(database.owner, { idMahasiswa, idPeriode: PERIODE, status: 'S', kunci: false })
    const { text } = await server.call('GET', `${PATH}?periode=${PERIODE}&status[]=S&bentuk=pddikti&format=csv`, { token: biasa })
    expect(text).toContain('id_semester')
    expect(text).toMatch(/20251.{1,3}M/)
  })
})
