import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator, makePeriode, nobody, PERIODE } from '../../testing/builders'
import { makeBiodata, makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Row = { id: string; nim: string; nama: string; semesterKe: number; sisaStudi: number; handphone: string | null; status: string }
type Biodata = { nik: string | null; namaIbuKandung: string | null; rahasia: boolean; belumLengkap: string[] }

const LIST = '/v1/mahasiswa'

let database: TestDatabase
let server: TestServer
let baak: string
let nilai: string
let prodiTi: string
let informatika: { id: string }
let sistem: { id: string }
let muhammad: { id: string }
let siti: { id: string }

const names = async (query: string, token = baak) => {
  const { body } = await server.call<Row[]>('GET', `${LIST}?${query}`, { token })
  return body.data.map(({ nama }) => nama)
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'nilai', scopes: ['A4:B'] })
  await makeOperator(owner, { username: 'surat', scopes: ['M1:T'] })
  for (const periode of [20231, 20232, 20241, 20242, PERIODE]) await makePeriode(owner, periode)
  informatika = await makeProdi(owner, { kode: '55201', nama: 'Informatika', masaTempuh: 8, jenjang: '30' })
  sistem = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi', masaTempuh: 8, jenjang: '30' })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  muhammad = await makeMahasiswa(owner, {
    nim: '2301010001',
    idProdi: informatika.id,
    periodeMasuk: 20231,
    ipk: 3.25,
    nimLama: ['LAMA01'],
    biodata: {
      nama: 'Muhammad Rizky',
      handphone: '+6281234567890',
      nik: '3273010708990001',
      namaIbuKandung: 'Siti Aminah',
      jenisKelamin: 'L',
    },
  })
  siti = await makeMahasiswa(owner, {
    nim: '2302010001',
    idProdi: sistem.id,
    periodeMasuk: 20231,
    status: 'C',
    ipk: 2.5,
    biodata: { nama: 'Siti Nurhaliza' },
  })
  await makeMahasiswa(owner, { nim: '2501010001', idProdi: informatika.id, periodeMasuk: PERIODE, biodata: { nama: 'Putri Ayu Lestari' } })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  nilai = await server.signIn('nilai')
  prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('the list of students', () => {
  it('finds by parts of the name in any order, by NIM, by part of it and by an old NIM', async () => {
    expect(await names('cari=lestari%20putri')).toEqual(['Putri Ayu Lestari'])
    expect(await names('cari=2301010001')).toEqual(['Muhammad Rizky'])
    expect(await names('cari=230101')).toEqual(['Muhammad Rizky'])
    expect(await names('cari=LAMA01')).toEqual([])
    expect(await names('nim=2302010001')).toEqual(['Siti Nurhaliza'])
    const old = await server.call<Row>('GET', '/v2/master/mahasiswa/by-nim/LAMA01', { token: baak })
    expect(old.body.data.nim).toBe('2301010001')
  })

  it('finds a misspelt name only when nothing is written that way', async () => {
    expect(await names('cari=muhamad%20riski')).toEqual(['Muhammad Rizky'])
    expect(await names('cari=nurhalisa')).toEqual(['Siti Nurhaliza'])
    expect(await names('cari=zzzzqqq')).toEqual([])
  })

  it('takes % and _ as signs, not as wildcards', async () => {
    expect(await names('cari=%25')).toEqual([])
    expect(await names('cari=_')).toEqual([])
  })

  it('filters by prodi id or code, angkatan, status, ipk and sorts', async () => {
    expect(await names('prodi[0]=57201')).toEqual(['Siti Nurhaliza'])
    expect(await names(`prodi[]=${informatika.id}&order[nama]=desc`)).toEqual(['Putri Ayu Lestari', 'Muhammad Rizky'])
    expect(await names('angkatan[0]=2023&order[ipk]=asc')).toEqual(['Siti Nurhaliza', 'Muhammad Rizky'])
    expect(await names('status=C')).toEqual(['Siti Nurhaliza'])
    expect(await names('ipk[after]=3')).toEqual(['Muhammad Rizky'])
  })

  it('DM-R6 and R7: counts semesters, leaves leave out and shows what is left', async () => {
    await insert(database.owner, 'riwayatStatus', {
      idMahasiswa: siti.id,
      periode: 20241,
      status: 'C',
      tanggal: '2024-09-01',
      sumber: 'cuti',
    })
    const { body } = await server.call<Row[]>('GET', `${LIST}?angkatan[0]=2023&order[nim]=asc`, { token: baak })
    expect(body.data.map(({ semesterKe, sisaStudi }) => [semesterKe, sisaStudi])).toEqual([
      [5, 11],
      [4, 12],
    ])
    expect(await names('semesterKe[after]=5')).toEqual(['Muhammad Rizky'])
  })

  it('DM-R10: shows the status as it was in an earlier period', async () => {
    await insert(database.owner, 'riwayatStatus', {
      idMahasiswa: muhammad.id,
      periode: 20231,
      status: 'A',
      tanggal: '2023-09-01',
      sumber: 'impor',
    })
    expect(await names('periode=20232&status[0]=A')).toEqual(['Muhammad Rizky'])
    expect(await names('periode=20242&status[0]=C')).toEqual(['Siti Nurhaliza'])
  })

  it('pages with totals and gives counts beside each filter', async () => {
    const { body } = await server.call<Row[]>('GET', `${LIST}?itemsPerPage=2&page=2&facet=1`, { token: baak })
    expect(body.meta).toMatchObject({
      page: 2,
      totalItems: 3,
      totalPages: 2,
      facet: { angkatan: { '2023': 2, '2025': 1 }, status: { A: 2, C: 1 } },
    })
    expect(body.data).toHaveLength(1)
  })

  it('counts religion, klasifikasi and instansi, each without its own filter, and follows the person', async () => {
    const facet = async (query: string, token = baak) =>
      ((await server.call<Row[]>('GET', `${LIST}?facet=1&itemsPerPage=1&${query}`, { token })).body.meta as { facet?: object } | undefined)
        ?.facet
    const { owner } = database
    await owner.db.updateTable('biodata').set({ idAgama: '3' }).where('nama', '=', 'Siti Nurhaliza').execute()
    await owner.db.updateTable('biodata').set({ idAgama: '1' }).where('nama', '<>', 'Siti Nurhaliza').execute()
    const versi = await owner.db.selectFrom('mahasiswa').select('versi').where('id', '=', siti.id).executeTakeFirstOrThrow()
    expect(versi.versi).toBe(1)
    const { id: instansi } = await insert(owner, 'instansi', { kode: 'PEMDA', nama: 'Pemerintah Daerah', jenisInstansi: 'pemkab' })
    await owner.db.updateTable('mahasiswa').set({ idInstansi: instansi }).where('id', '=', siti.id).execute()
    const { id: kelas } = await insert(owner, 'klasifikasi', { kode: 'KIP', nama: 'Penerima KIP', kelompok: 'Pembiayaan' })
    for (const [idMahasiswa, periodeAkhir] of [
      [siti.id, null],
      [muhammad.id, null],
      [muhammad.id, 20241],
    ] as const)
      await insert(owner, 'klasifikasiMahasiswa', { idMahasiswa, idKlasifikasi: kelas, periodeMulai: 20231, periodeAkhir })
    expect(await names('agama[0]=3')).toEqual(['Siti Nurhaliza'])
    expect(await facet('angkatan[0]=2023')).toMatchObject({
      agama: { 1: 1, 3: 1 },
      instansi: { [instansi]: 1 },
      klasifikasi: { [kelas]: 2 },
    })
    expect(await facet('agama[0]=3')).toMatchObject({ agama: { 1: 2, 3: 1 }, klasifikasi: { [kelas]: 1 } })
    // Who may not see the religion of one does not count it of many; an operator of a prodi counts his own.
    expect(await facet('angkatan[0]=2023', nilai)).not.toHaveProperty('agama')
    expect(await facet('angkatan[0]=2023', prodiTi)).toMatchObject({ agama: { 1: 1 }, klasifikasi: { [kelas]: 1 } })
  })

  it('refuses an unknown filter and an unknown sort field', async () => {
    const unknown = await server.call('GET', `${LIST}?prodii=1`, { token: baak })
    expect([unknown.status, unknown.body.detail]).toEqual([422, 'Filter prodii tidak dikenal.'])
    expect((await server.call('GET', `${LIST}?order[ibu]=asc`, { token: baak })).status).toBe(422)
  })

  it('answers a file of what is filtered, with the titles of the contract', async () => {
    const { status, headers, text } = await server.call('GET', `${LIST}?format=csv&angkatan[0]=2023&kolom[]=nim&kolom[]=nama`, {
      token: baak,
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('Data Mahasiswa')
    expect(text).toContain('NIM;Nama')
    expect(text.trim().split('\n')).toHaveLength(3)
  })
})

describe('who may see what of a student', () => {
  it('keeps personal columns from those without F3', async () => {
    const [withF3, without] = [
      await server.call<Row[]>('GET', `${LIST}?nim=2301010001`, { token: baak }),
      await server.call<Row[]>('GET', `${LIST}?nim=2301010001`, { token: nilai }),
    ]
    expect(withF3.body.data[0]?.handphone).toBe('+6281234567890')
    expect(without.body.data[0]?.handphone).toBeNull()
    expect((await server.call('GET', `${LIST}/${muhammad.id}/biodata`, { token: nilai })).status).toBe(403)
  })

  it('hides other prodi from an operator with a prodi list, in lists and by id', async () => {
    expect(await names('order[nim]=asc', prodiTi)).toEqual(['Muhammad Rizky', 'Putri Ayu Lestari'])
    expect(await names('prodi[0]=57201', prodiTi)).toEqual([])
    for (const path of [`${LIST}/${siti.id}`, `${LIST}/${siti.id}/biodata`, `${LIST}/${siti.id}/biodata_singkat`]) {
      expect((await server.call('GET', path, { token: prodiTi })).status).toBe(403)
    }
  })

  it('DM-R27: masks NIK and the mother, and writes down who looked', async () => {
    const masked = await server.call<Biodata>('GET', `${LIST}/${muhammad.id}/biodata`, { token: baak })
    expect(masked.body.data).toMatchObject({ nik: '327301******0001', rahasia: false })
    expect(masked.body.data.namaIbuKandung).not.toContain('Aminah')
    const open = await server.call<Biodata>('GET', `${LIST}/${muhammad.id}/biodata?rahasia=1`, { token: baak })
    expect(open.body.data).toMatchObject({ nik: '3273010708990001', namaIbuKandung: 'Siti Aminah' })
    const trail = await server.call<{ aksi: string }[]>('GET', `/v2/platform/audit/mahasiswa/${muhammad.id}`, { token: baak })
    expect(trail.body.data.filter(({ aksi }) => aksi === 'lihat')).toHaveLength(1)
  })

  it('answers 404 for a student of another college', async () => {
    await makeCollege(database.owner, { collegeId: 'lain' })
    const foreign = await makeMahasiswa(database.owner, { collegeId: 'lain', nim: '2301010001' })
    expect((await server.call('GET', `${LIST}/${foreign.id}`, { token: baak })).status).toBe(404)
    expect((await server.call('GET', `${LIST}/${nobody()}`, { token: baak })).status).toBe(404)
    expect((await server.call('GET', `${LIST}/bukan-uuid`, { token: baak })).status).toBe(404)
  })
})

describe('the detail of a student', () => {
  it('shows the registration, other NIMs of the person and the status by period', async () => {
    const person = await makeBiodata(database.owner, { nama: 'Dua Nim' })
    const first = await makeMahasiswa(database.owner, {
      idBiodata: person.id,
      idProdi: informatika.id,
      nim: '2401010009',
      periodeMasuk: 20241,
    })
    await makeMahasiswa(database.owner, { idBiodata: person.id, idProdi: sistem.id, nim: '2402010009', periodeMasuk: 20241 })
    const { body } = await server.call<{ nimLain: { nim: string }[]; namaStatus: string; batasStudi: number }>(
      'GET',
      `${LIST}/${first.id}`,
      { token: baak },
    )
    expect(body.data).toMatchObject({ nimLain: [{ nim: '2402010009' }], namaStatus: 'Aktif', batasStudi: 16 })
  })

  it('refuses an operator without any scope that sees students', async () => {
    const { status, body } = await server.call('GET', LIST, { token: await server.signIn('surat') })
    expect(status).toBe(403)
    expect(body.detail).toContain('F3:B')
  })
})
