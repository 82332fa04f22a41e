import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../testing/builders'
import { makeDosen, makeFakultas, makeProdi } from '../../testing/builders-master'
import { makePejabat } from '../../testing/builders-dokumen'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Row = {
  id: string
  versi: number
  nama: string
  berlakuMulai: string
  berlakuSelesai: string | null
  labelJabatan: string
  keadaan: string
}

const PATH = '/v2/pengaturan/pejabat'

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'baak', scopes: ['MM:T'] })
  server = await startTestServer(database)
  token = await server.signIn('baak')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const post = <Data = Row>(path: string, body: object) => server.call<Data>('POST', path, { token, body })
const orang = { namaLengkap: 'Dosen A', gelarDepan: 'Dr.', gelarBelakang: 'M.Kom.', nomorSk: 'SK/1' }

describe('pejabat (PL-R53)', () => {
  it('prints a lecturer with his titles and his number', async () => {
    const { id: idDosen } = await makeDosen(database.owner, {
      nama: 'Dosen A',
      gelarDepan: 'Dr.',
      gelarBelakang: 'M.Kom.',
      nidn: '0412057501',
    })
    const { body } = await post(PATH, { jabatan: 'WR1', lingkup: 'pt', idDosen, nomorSk: 'SK/2', berlakuMulai: '2024-01-01' })
    expect(body.data).toMatchObject({ nama: 'Dr. Dosen A, M.Kom.', labelJabatan: 'Wakil Rektor I', keadaan: 'menjabat' })
    const found = await server.call<{ nama: string; nomor: string; jenisNomor: string }>(
      'GET',
      `${PATH}/berlaku?jabatan=WR1&tanggal=2025-11-12`,
      { token },
    )
    expect(found.body.data).toMatchObject({ nama: 'Dr. Dosen A, M.Kom.', jenisNomor: 'NIDN', nomor: '0412057501' })
  })

  it('refuses two definitive holders on one day and names the other (PL edge 29)', async () => {
    await makePejabat(database.owner, {
      jabatan: 'REKTOR',
      namaLengkap: 'Rektor Lama',
      berlakuMulai: '2022-01-01',
      berlakuSelesai: '2025-12-31',
    })
    const { status, body } = await post(PATH, { ...orang, jabatan: 'REKTOR', lingkup: 'pt', berlakuMulai: '2025-12-31' })
    expect([status, body.detail]).toEqual([409, 'Sudah ada Rektor definitif: Rektor Lama, 01 Januari 2022 - 31 Desember 2025'])
    const plt = await post(PATH, {
      ...orang,
      jabatan: 'REKTOR',
      lingkup: 'pt',
      penugasan: 'plt',
      berlakuMulai: '2025-12-01',
      berlakuSelesai: '2025-12-31',
    })
    expect([plt.status, plt.body.data.labelJabatan]).toEqual([201, 'Plt. Rektor'])
  })

  it('keeps two at the same moment apart', async () => {
    const one = { ...orang, jabatan: 'DIREKTUR', lingkup: 'pt', berlakuMulai: '2025-01-01' }
    const answers = await Promise.all([post(PATH, one), post(PATH, one)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('lets a successor follow and ends the old holder the day before (walk-through 7)', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner)
    const { id: idProdi } = await makeProdi(database.owner, { idFakultas })
    const { body } = await post(PATH, {
      ...orang,
      jabatan: 'DEKAN',
      lingkup: 'fakultas',
      idLingkup: idFakultas,
      berlakuMulai: '2022-01-01',
    })
    const { id } = body.data
    const ganti = await post(`${PATH}/${id}/ganti`, { namaLengkap: 'Dosen B', nomorSk: 'SK/3', mulai: '2026-12-01' })
    expect([ganti.status, ganti.body.data.berlakuMulai]).toEqual([201, '2026-12-01'])
    const old = await server.call<Row>('GET', `${PATH}/${id}`, { token })
    expect(old.body.data.berlakuSelesai).toBe('2026-11-30')
    const on = async (tanggal: string) =>
      (await server.call<Row>('GET', `${PATH}/berlaku?jabatan=DEKAN&tanggal=${tanggal}&idProdi=${idProdi}`, { token })).body.data.nama
    expect([await on('2026-11-30'), await on('2026-12-01')]).toEqual(['Dr. Dosen A, M.Kom.', 'Dosen B'])
  })

  it('says that nobody holds an office, with its name and the day', async () => {
    const { status, body } = await server.call('GET', `${PATH}/berlaku?jabatan=KABAUK&tanggal=2025-11-12`, { token })
    expect([status, body.detail]).toEqual([
      409,
      'Belum ada Kepala BAUK yang berlaku pada 12 November 2025. Isi pejabatnya di Pengaturan > Pejabat.',
    ])
  })

  it.each([
    [{ jabatan: 'DEKAN', lingkup: 'fakultas' }, 'idLingkup'],
    [{ jabatan: 'LAIN', lingkup: 'pt' }, 'namaJabatan'],
    [{ jabatan: 'KABAAK', lingkup: 'pt', namaLengkap: null }, 'idDosen'],
    [{ jabatan: 'KABAAK', lingkup: 'pt', berlakuSelesai: '2024-12-31' }, 'berlakuSelesai'],
    [{ jabatan: 'KABAAK', lingkup: 'pt', nomorSk: '' }, 'nomorSk'],
  ])('refuses %j on %s', async (values, field) => {
    const { status, body } = await post(PATH, { ...orang, berlakuMulai: '2025-01-01', ...values })
    expect([status, body.errors[0]?.field]).toEqual([422, field])
  })

  it('lists who is in office on a day, and who will be', async () => {
    const then = await server.call<Row[]>('GET', `${PATH}?tanggal=2023-05-05&jabatan=REKTOR`, { token })
    expect(then.body.data.map(({ nama }) => nama)).toEqual(['Rektor Lama'])
    const coming = await server.call<Row[]>('GET', `${PATH}?keadaan=akan`, { token })
    for (const { keadaan } of coming.body.data) expect(keadaan).toBe('akan')
  })

  it('lists whose term ends soon, as many as the home page counts', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    for (const days of [20, 40]) await makePejabat(database.owner, { jabatan: 'KAPERPUS', penugasan: 'plt', berlakuSelesai: inDays(days) })
    const soon = async (more = '') => (await server.call<Row[]>('GET', `${PATH}?habisDalam=30${more}`, { token })).body.meta.totalItems
    expect(await soon('&jabatan=KAPERPUS')).toBe(1)
    const home = await server.call<{ tugas: { kode: string; jumlah: number }[] }>('GET', '/v2/platform/dashboard', { token })
    expect(home.body.data.tugas.find(({ kode }) => kode === 'pejabat_habis')?.jumlah).toBe(await soon())
  })
})
