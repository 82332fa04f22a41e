import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, TEST_COLLEGE } from '../../testing/builders'
import { makePejabat } from '../../testing/builders-dokumen'
import { makeEntri, makeKegiatan } from '../../testing/builders-kalender'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Entri = {
  id: string
  versi: number
  nama: string
  tanggalMulai: string
  tanggalSelesai: string
  idPeriode: number
  namaLampiran: string | null
}

const PATH = '/v2/academic/kalender'

let database: TestDatabase
let server: TestServer
let token: string
let lain: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'akademik', scopes: ['A5:T'] })
  await makeOperator(database.owner, { username: 'petugas', scopes: ['F3:B'] })
  server = await startTestServer(database)
  token = await server.signIn('akademik')
  lain = await server.signIn('petugas')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const tulis = (body: object) => server.call<Entri>('POST', PATH, { token, body })

describe('kinds of activity', () => {
  it('are ordered by dragging and can not be deleted while entries use them', async () => {
    const [a, b] = [await makeKegiatan(database.owner, { urut: 1 }), await makeKegiatan(database.owner, { urut: 2 })]
    await makeEntri(database.owner, { idKegiatan: a.id })
    const urutan = await server.call('POST', '/v2/academic/kegiatan-akademik/urutan', { token, body: { data: [b.id, a.id] } })
    expect(urutan.status).toBe(200)
    const { body } = await server.call<{ id: string; dipakai: number }[]>('GET', '/v2/academic/kegiatan-akademik', { token })
    expect(body.data.map(({ id }) => id)).toEqual([b.id, a.id])
    const dipakai = await server.call('DELETE', `/v2/academic/kegiatan-akademik/${a.id}`, { token })
    expect([dipakai.status, dipakai.body.type]).toEqual([409, 'dipakai'])
    expect((await server.call('DELETE', `/v2/academic/kegiatan-akademik/${b.id}`, { token })).status).toBe(200)
  })

  it('have codes of their own and colours that are colours', async () => {
    const { kode } = await makeKegiatan(database.owner)
    const baru = (body: object) => server.call('POST', '/v2/academic/kegiatan-akademik', { token, body })
    expect((await baru({ kode: kode.toLowerCase(), nama: 'Sama' })).body.errors).toMatchObject([
      { field: 'kode', message: 'Kode sudah dipakai' },
    ])
    expect((await baru({ kode: 'WARNA', nama: 'Merah', warna: 'red' })).body.errors).toMatchObject([{ field: 'warna' }])
    expect((await baru({ kode: 'WARNA', nama: 'Merah', warna: '#C92A2A', kodeJendela: '' })).status).toBe(201)
  })
})

describe('entries', () => {
  it('refuse an end before the beginning, the same kind on the same day, and a closed period', async () => {
    const idPeriode = await makePeriode(database.owner, 20271)
    const { id: idKegiatan } = await makeKegiatan(database.owner)
    const isi = { idPeriode, idKegiatan, nama: 'UTS', tanggalMulai: '2027-10-20', tanggalSelesai: '2027-10-25' }
    const terbalik = await tulis({ ...isi, tanggalSelesai: '2027-10-19' })
    expect(terbalik.body.errors).toMatchObject([
      { field: 'tanggalSelesai', message: 'Tanggal selesai harus sama atau setelah tanggal mulai' },
    ])
    expect((await tulis(isi)).status).toBe(201)
    expect((await tulis(isi)).body.type).toBe('duplikat')
    await insert(database.owner, 'periode', {
      id: 20281,
      tahun: 2029,
      kodeSemester: 1,
      tanggalMulai: '2028-09-01',
      tanggalSelesai: '2029-01-31',
      status: 'ditutup',
    })
    expect((await tulis({ ...isi, idPeriode: 20281 })).status).toBe(423)
    expect((await tulis({ ...isi, idPeriode: 20991 })).body.errors).toMatchObject([{ field: 'idPeriode' }])
  })

  it('are found by the days that they touch', async () => {
    const idPeriode = await makePeriode(database.owner, 20301)
    await makeEntri(database.owner, { idPeriode, nama: 'Panjang', tanggalMulai: '2030-09-01', tanggalSelesai: '2030-12-20' })
    const { body } = await server.call<Entri[]>('GET', `${PATH}?tahun=2031&tanggal[after]=2030-10-01&tanggal[before]=2030-10-02`, { token })
    expect(body.data.map(({ nama }) => nama)).toEqual(['Panjang'])
  })
})

describe('an attachment', () => {
  it('is kept with its entry, read by colleagues, and goes with it', async () => {
    const idPeriode = await makePeriode(database.owner, 20321)
    const { id: idKegiatan } = await makeKegiatan(database.owner)
    const form = new FormData()
    form.set('jenis', 'dokumen')
    form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'], 'edaran.pdf'))
    const { body: unggah } = await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token, body: form })
    const isi = { idPeriode, idKegiatan, nama: 'Dengan edaran', tanggalMulai: '2032-09-01', tanggalSelesai: '2032-09-02' }
    const { status, body } = await server.call<Entri>('POST', PATH, { token, body: { ...isi, idLampiran: unggah.data.id } })
    expect([status, body.data.namaLampiran]).toEqual([201, 'edaran.pdf'])
    const baca = () => server.call('GET', `/v2/platform/berkas/${unggah.data.id}/unduh`, { token: lain })
    expect((await baca()).status).toBe(200)
    const asing = await server.call('PUT', `${PATH}/${body.data.id}`, { token, body: { versi: 1, idLampiran: randomUUID() } })
    expect([asing.status, asing.body.errors]).toMatchObject([422, [{ field: 'idLampiran' }]])
    const lepas = await server.call<Entri>('PUT', `${PATH}/${body.data.id}`, { token, body: { versi: 1, idLampiran: null } })
    expect([lepas.status, lepas.body.data.namaLampiran]).toEqual([200, null])
    expect((await baca()).status).toBe(404)
  })
})

describe('a whole year', () => {
  it("copies to the same weekday of the next year, once, and needs that year's periods", async () => {
    const idPeriode = await makePeriode(database.owner, 20401)
    await makeEntri(database.owner, { idPeriode, tanggalMulai: '2040-10-15', tanggalSelesai: '2040-10-20' })
    await makeEntri(database.owner, { idPeriode, nama: 'Libur', libur: true, tanggalMulai: '2040-12-25', tanggalSelesai: '2040-12-25' })
    const salin = () => server.call<Entri[]>('POST', `${PATH}/salin`, { token, body: { dariTahun: 2041, keTahun: 2042 } })
    expect((await salin()).body.errors).toMatchObject([
      { field: 'keTahun', message: 'Periode 2041/2042 Ganjil belum dibuat. Tambahkan di Periode Akademik.' },
    ])
    await makePeriode(database.owner, 20411)
    const { status, body } = await salin()
    expect(status, body.detail).toBe(200)
    expect(body.data).toMatchObject([{ idPeriode: 20411, tanggalMulai: '2041-10-14', tanggalSelesai: '2041-10-19' }, { nama: 'Libur' }])
    const hari = (tanggal: string) => new Date(tanggal).getUTCDay()
    expect(hari(body.data[0]?.tanggalMulai ?? '')).toBe(hari('2040-10-15'))
    expect(body.status.message).toContain('2 entri disalin')
    expect((await salin()).body.type).toBe('tidak_kosong')
  })

  it('is published with its decree, read by calendar programs without a token, and marked when it changed', async () => {
    const idPeriode = await makePeriode(database.owner, 20501)
    const { id: rahasia } = await makeKegiatan(database.owner, { tampilPublik: false })
    const entri = await makeEntri(database.owner, {
      idPeriode,
      nama: 'Wisuda, gelombang 1',
      tanggalMulai: '2050-11-05',
      tanggalSelesai: '2050-11-06',
    })
    await makeEntri(database.owner, {
      idPeriode,
      idKegiatan: rahasia,
      nama: 'Naskah ujian',
      tanggalMulai: '2050-11-01',
      tanggalSelesai: '2050-11-02',
    })
    const ics = () => server.call('GET', `${PATH}/ics?tahun=2051`, { college: TEST_COLLEGE })
    expect((await ics()).status).toBe(404)
    const terbit = await server.call('POST', `${PATH}/terbitkan`, {
      token,
      body: { tahun: 2051, nomorSk: '12/SK', tanggalSk: '2050-06-01' },
    })
    expect(terbit.body.data).toMatchObject({ nomorSk: '12/SK', jumlah: 2, berubah: 0 })
    const { headers, text } = await ics()
    expect(headers.get('content-type')).toContain('text/calendar')
    expect(text).toContain('DTSTART;VALUE=DATE:20501105')
    expect(text).toContain('DTEND;VALUE=DATE:20501107')
    expect(text).not.toContain('Naskah ujian')
    await server.call('PUT', `${PATH}/${entri.id}`, { token, body: { versi: 1, tanggalSelesai: '2050-11-07' } })
    const { body } = await server.call('GET', `${PATH}/terbitan?tahun=2051`, { token })
    expect(body.data).toMatchObject({ berubah: 1 })
    await server.call('POST', `${PATH}/terbitkan`, { token, body: { tahun: 2051, terbit: false } })
    expect((await ics()).status).toBe(404)
  })

  it('prints the decree and who signed it, and nothing without a signatory on that day (PL-R53)', async () => {
    const idPeriode = await makePeriode(database.owner, 20601)
    await makeEntri(database.owner, { idPeriode, tanggalMulai: '2060-11-05', tanggalSelesai: '2060-11-06' })
    const terbitkan = (tanggalSk: string) =>
      server.call('POST', `${PATH}/terbitkan`, { token, body: { tahun: 2061, nomorSk: '12/SK', tanggalSk } })
    const cetak = () => server.call('GET', `${PATH}/cetak?tahun=2061`, { token })
    await terbitkan('2061-06-01')
    expect([(await cetak()).status, (await cetak()).body.detail]).toEqual([409, expect.stringContaining('Belum ada Rektor yang berlaku')])
    await makePejabat(database.owner, { jabatan: 'WR1', namaLengkap: 'Sri Wahyuni', berlakuMulai: '2061-01-01' })
    const { text } = await cetak()
    expect(text.slice(0, 5)).toBe('%PDF-')
  })

  it('refuses to publish nothing and prints A3 and A4', async () => {
    expect((await server.call('POST', `${PATH}/terbitkan`, { token, body: { tahun: 2090 } })).body.type).toBe('kosong')
    for (const kertas of ['A3', 'A4']) {
      const { status, headers, text } = await server.call('GET', `${PATH}/cetak?tahun=2051&kertas=${kertas}`, { token })
      expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    }
    expect((await server.call('GET', `${PATH}/cetak?tahun=2051&kertas=B5`, { token })).status).toBe(422)
  })
})
