import type { PerubahanData } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { kodeLahirNik } from '@sivitas/rules/data-master/nik'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi, makeWilayah } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/perubahan-data'
const PDF = new File([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')], 'ktp.pdf', { type: 'application/pdf' })
let database: TestDatabase
let server: TestServer
let baak: string
let baca: string
let lain: string
let idProdi: string
let kecamatan: string
let siswa: { id: string; idBiodata: string; nim: string }

const nikUntuk = (n: number) => `327301${kodeLahirNik('2005-01-31', 'P')}${String(n).padStart(4, '0')}`
const ajukan = (isian: Record<string, string | null>, lainnya: Record<string, unknown> = {}, token = baak) =>
  server.call<PerubahanData>('POST', PATH, {
    token,
    body: { idMahasiswa: siswa.id, isian: Object.entries(isian).map(([field, baru]) => ({ field, baru })), ...lainnya },
  })
const putuskan = (id: string, body: Record<string, unknown>, token = baak) =>
  server.call<PerubahanData>('PUT', `${PATH}/${id}/putusan`, { token, body })
const orang = () =>
  inCollege(database.owner, TEST_COLLEGE, (db) =>
    db.selectFrom('biodata').selectAll().where('id', '=', siswa.idBiodata).executeTakeFirstOrThrow(),
  )
const ubah = (values: Record<string, unknown>) =>
  inCollege(database.owner, TEST_COLLEGE, (db) => db.updateTable('biodata').set(values).where('id', '=', siswa.idBiodata).execute())

/** Uploads a paper as the form does before it is sent. */
async function unggah(): Promise<string> {
  const form = new FormData()
  form.set('file', PDF)
  form.set('jenis', 'dokumen')
  const { body, text, status } = await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token: baak, body: form })
  expect(status, text).toBeLessThan(300)
  return body.data.id
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'lain', scopes: ['F3:T'], prodi: ['99999'] })
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika', idPddikti: '11111111-1111-4111-8111-111111111111' })).id
  kecamatan = (await makeWilayah(owner)).kecamatan
  await makeKode(owner, { daftar: 'agama', kode: '1', nama: 'Islam' })
  await makeKode(owner, { daftar: 'agama', kode: '4', nama: 'Hindu' })
  await makeKode(owner, { daftar: 'jenis-dokumen', kode: 'lainnya', nama: 'Lainnya' })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  baca = await server.signIn('baca')
  lain = await server.signIn('lain')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})
let nomor = 0
beforeEach(async () => {
  nomor += 1
  const nim = `2501${String(nomor).padStart(6, '0')}`
  const made = await makeMahasiswa(database.owner, {
    nim,
    idProdi,
    biodata: {
      nama: 'Siti Aminah',
      tanggalLahir: '2005-01-31',
      jenisKelamin: 'P',
      nik: nikUntuk(nomor),
      idAgama: '1',
      email: `a${nomor}@contoh.id`,
      namaIbuKandung: 'Nurhayati',
    },
  })
  siswa = { id: made.id, idBiodata: made.idBiodata, nim }
})

describe('Mengajukan', () => {
  it('takes a request with old and new values, codes by name, NIK and the name of the mother masked (DM-R27)', async () => {
    const { status, body, text } = await ajukan({ idAgama: '4', nik: nikUntuk(900), namaIbuKandung: 'Siti', idWilayah: kecamatan })
    expect(status, text).toBe(201)
    expect(body.data.isian.map(({ field, lama, baru }) => [field, lama, baru])).toEqual([
      ['idAgama', 'Islam', 'Hindu'],
      ['nik', `327301******${String(nomor).padStart(4, '0')}`, '327301******0900'],
      ['namaIbuKandung', 'N********', 'S***'],
      ['idWilayah', null, 'Coblong, Kota Bandung, Jawa Barat'],
    ])
    expect(body.data).toMatchObject({ status: 'diajukan', umurHari: 0, nim: siswa.nim, dilaporkan: false })
    const buka = await server.call<PerubahanData>('GET', `${PATH}/${body.data.id}?rahasia=1`, { token: baca })
    expect(buka.body.data.isian[1]).toMatchObject({ lama: nikUntuk(nomor), baru: nikUntuk(900) })
    const jejak = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('auditLog').select('aksi').where('idBaris', '=', siswa.id).where('aksi', '=', 'lihat').execute(),
    )
    expect(jejak).toHaveLength(1)
  })

  it('refuses what the form of the student would refuse, what is stored already, and what waits in another request', async () => {
    const salah = await ajukan({ nik: '123', handphone: '08', email: `a${nomor}@contoh.id`, nama: null })
    expect(salah.status).toBe(422)
    expect(salah.body.errors?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'isian.0.baru: NIK: NIK harus 16 angka',
      'isian.1.baru: Handphone: Handphone terdiri dari 9-12 angka',
      'isian.2.baru: Email sudah berisi nilai itu',
      'isian.3.baru: Nama: Field tidak boleh kosong',
    ])
    expect((await ajukan({ email: 'lain@contoh.id' })).status).toBe(201)
    const dua = await ajukan({ email: 'lagi@contoh.id' })
    expect([dua.status, dua.body.type]).toEqual([409, 'masih_menunggu'])
    expect((await ajukan({ telepon: '0221234567' }, {}, baca)).status).toBe(403)
    expect((await ajukan({ telepon: '0221234567' }, {}, lain)).status).toBe(403)
  })
})

describe('Memutuskan', () => {
  it('accepts some fields and refuses others, writes the accepted ones together, and tells the student without the values', async () => {
    const akun = await insert(database.owner, 'akun', { username: siswa.nim, roles: ['ROLE_MAHASISWA'], idMahasiswa: siswa.id })
    const { body } = await ajukan({ nama: 'Siti Aminah Putri', email: 'baru@contoh.id', kelurahan: 'Dago' })
    const {
      status,
      body: putus,
      text,
    } = await putuskan(body.data.id, {
      setujui: ['nama', 'kelurahan'],
      tolak: [{ field: 'email', alasan: 'Alamat surel tidak dapat dihubungi' }],
    })
    expect(status, text).toBe(200)
    expect(putus.data).toMatchObject({ status: 'disetujui', diputusOleh: 'baak' })
    expect(putus.data.isian.map(({ putusan }) => putusan)).toEqual(['setuju', 'tolak', 'setuju'])
    expect(await orang()).toMatchObject({ nama: 'Siti Aminah Putri', kelurahan: 'Dago', email: `a${nomor}@contoh.id` })
    const { surel, kabar, kelengkapan } = await inCollege(database.owner, TEST_COLLEGE, async (db) => ({
      surel: await db.selectFrom('surelKeluar').selectAll().where('kepada', '=', `a${nomor}@contoh.id`).executeTakeFirstOrThrow(),
      kabar: await db.selectFrom('notifikasi').selectAll().where('idAkun', '=', akun.uuid).executeTakeFirstOrThrow(),
      kelengkapan: await db.selectFrom('mahasiswa').select('kelengkapan').where('id', '=', siswa.id).executeTakeFirstOrThrow(),
    }))
    expect(surel.isiTeks).toContain('Disetujui: Nama, Kelurahan.')
    expect(surel.isiTeks).toContain('- Email: Alamat surel tidak dapat dihubungi')
    expect(surel.isiTeks).not.toContain('baru@contoh.id')
    expect(kabar.isi).toBe('Disetujui: Nama, Kelurahan. Ditolak: Email.')
    expect(kelengkapan.kelengkapan).toBeGreaterThan(0)
    const lagi = await putuskan(body.data.id, { setujui: ['nama', 'kelurahan', 'email'] })
    expect([lagi.status, lagi.body.detail]).toEqual([409, 'Permintaan ini sudah disetujui.'])
  })

  it('is ditolak when every field is refused, each with its reason', async () => {
    const { body } = await ajukan({ nama: 'Nama Lain' })
    const tanpa = await putuskan(body.data.id, { tolak: [{ field: 'nama', alasan: '' }] })
    expect(tanpa.status).toBe(422)
    const { body: putus } = await putuskan(body.data.id, { tolak: [{ field: 'nama', alasan: 'Bukti tidak terbaca' }] })
    expect(putus.data).toMatchObject({ status: 'ditolak', isian: [{ putusan: 'tolak', alasan: 'Bukti tidak terbaca' }] })
    expect(await orang()).toMatchObject({ nama: 'Siti Aminah' })
  })

  it('wants every field decided once', async () => {
    const { body } = await ajukan({ nama: 'Nama Lain', kelurahan: 'Dago' })
    const kurang = await putuskan(body.data.id, { setujui: ['nama'] })
    expect([kurang.status, kurang.body.detail]).toEqual([422, 'Kelurahan belum diputuskan.'])
    const asing = await putuskan(body.data.id, { setujui: ['nama', 'kelurahan', 'email'] })
    expect(asing.body.errors).toEqual([expect.objectContaining({ field: 'email', code: 'tidak_dikenal' })])
  })

  it('answers 409 when a value changed meanwhile, writes nothing, and lets that field be refused', async () => {
    const { body } = await ajukan({ nama: 'Nama Baru', kelurahan: 'Dago' })
    await ubah({ nama: 'Diubah Petugas' })
    const list = await server.call<PerubahanData[]>('GET', `${PATH}?mahasiswa=${siswa.id}`, { token: baca })
    expect(list.body.data[0]?.isian.map(({ berubah }) => berubah)).toEqual([true, false])
    const tolak = await putuskan(body.data.id, { setujui: ['nama', 'kelurahan'] })
    expect([tolak.status, tolak.body.type]).toEqual([409, 'nilai_berubah'])
    expect(tolak.body.errors?.map(({ field }) => field)).toEqual(['nama'])
    expect(await orang()).toMatchObject({ nama: 'Diubah Petugas', kelurahan: null })
    const bagian = await putuskan(body.data.id, { setujui: ['kelurahan'], tolak: [{ field: 'nama', alasan: 'Sudah diperbaiki' }] })
    expect(bagian.status, bagian.text).toBe(200)
    expect(await orang()).toMatchObject({ nama: 'Diubah Petugas', kelurahan: 'Dago' })
  })

  it('keeps to the rules of the form: a NIK of somebody else, a city instead of a district; nothing of it is written (DM-R4, DM edge 6)', async () => {
    await makeMahasiswa(database.owner, { idProdi, biodata: { nama: 'Orang Lain', nik: nikUntuk(777) } })
    const { body } = await ajukan({ nik: nikUntuk(777), kelurahan: 'Dago' })
    const sama = await putuskan(body.data.id, { setujui: ['nik', 'kelurahan'] })
    expect([sama.status, sama.body.type]).toEqual([409, 'biodata_sama'])
    expect(await orang()).toMatchObject({ kelurahan: null, nik: nikUntuk(nomor) })
    const wilayah = await ajukan({ idWilayah: '999999' })
    const putus = await putuskan(wilayah.body.data.id, { setujui: ['idWilayah'] })
    expect(putus.body.errors).toEqual([expect.objectContaining({ field: 'idWilayah', message: 'Pilih sampai tingkat kecamatan' })])
  })

  it('wants proof and reason for what PDDikti has, files the proof and marks the person Perlu PDM (DM-R9)', async () => {
    await ubah({ statusPddikti: 'TERKIRIM', idPddikti: '22222222-2222-4222-8222-222222222222' })
    const tanpa = await ajukan({ nama: 'Siti Aminah Putri' })
    expect([tanpa.status, tanpa.body.type]).toEqual([422, 'perlu_bukti'])
    expect(tanpa.body.errors?.map(({ field }) => field)).toEqual(['alasan', 'bukti'])
    const bukti = [await unggah()]
    const { body, text } = await ajukan({ nama: 'Siti Aminah Putri' }, { alasan: 'Sesuai akta kelahiran', bukti })
    expect(body.data.bukti, text).toEqual([expect.objectContaining({ nama: 'ktp.pdf' })])
    const unduh = (token: string) =>
      fetch(`${server.url}/v2/platform/berkas/${bukti[0]}/unduh`, { headers: { authorization: `Bearer ${token}` } })
    expect([(await unduh(baca)).status, (await unduh(lain)).status]).toEqual([200, 404])
    const putus = await putuskan(body.data.id, { setujui: ['nama'] })
    expect(putus.status, putus.text).toBe(200)
    expect(await orang()).toMatchObject({ nama: 'Siti Aminah Putri', perluPdm: true })
    const dokumen = await server.call<{ nomor: string }[]>('GET', `/v2/master/mahasiswa/${siswa.id}/dokumen`, { token: baca })
    expect(dokumen.body.data).toEqual([
      expect.objectContaining({ nomor: 'Bukti perubahan nama', berkas: expect.objectContaining({ nama: 'ktp.pdf' }) }),
    ])
    const audit = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .selectFrom('auditLog')
        .select(['aksi', 'alasan'])
        .where('entitas', '=', 'biodata')
        .where('idBaris', '=', siswa.idBiodata)
        .where('aksi', '=', 'setujui')
        .execute(),
    )
    expect(audit).toEqual([{ aksi: 'setujui', alasan: 'Sesuai akta kelahiran' }])
  })

  it('never writes to a student who has died (DM edge 25)', async () => {
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('mahasiswa').set({ status: 'W' }).where('id', '=', siswa.id).execute(),
    )
    const { body } = await ajukan({ kelurahan: 'Dago' })
    expect((await putuskan(body.data.id, { setujui: ['kelurahan'] })).status).toBe(200)
    const surel = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('surelKeluar').select('id').where('kepada', '=', `a${nomor}@contoh.id`).execute(),
    )
    expect(surel).toEqual([])
  })

  it('takes a request back with a reason; nothing of the student changes', async () => {
    const { body } = await ajukan({ kelurahan: 'Dago' })
    const batal = await server.call<PerubahanData>('POST', `${PATH}/${body.data.id}/batal`, {
      token: baak,
      body: { alasan: 'Diminta mahasiswa' },
    })
    expect(batal.body.data).toMatchObject({ status: 'dibatalkan' })
    expect((await orang()).kelurahan).toBeNull()
    expect((await putuskan(body.data.id, { setujui: ['kelurahan'] })).status).toBe(409)
  })
})

describe('Antrean', () => {
  it('lists the oldest first, counts what waits and how long, and is a task of the home page with the same number', async () => {
    const { body } = await ajukan({ kelurahan: 'Dago' })
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .updateTable('perubahanData')
        .set({ diajukanPada: new Date(Date.now() - 41 * 86_400_000) })
        .where('id', '=', body.data.id)
        .execute(),
    )
    const list = await server.call<PerubahanData[]>('GET', `${PATH}?status[0]=diajukan`, { token: baca })
    expect(list.body.data[0]).toMatchObject({ id: body.data.id, umurHari: 41 })
    const ringkas = await server.call<{ menunggu: number; tertuaHari: number; diputusHariIni: number }>('GET', `${PATH}/ringkasan`, {
      token: baca,
    })
    expect(ringkas.body.data).toMatchObject({ menunggu: list.body.meta?.totalItems, tertuaHari: 41 })
    expect(ringkas.body.data.diputusHariIni).toBeGreaterThan(3)
    const beranda = await server.call<{ tugas: { kode: string; jumlah: number; tertuaHari: number }[] }>('GET', '/v2/platform/dashboard', {
      token: baca,
    })
    expect(beranda.body.data.tugas).toContainEqual(
      expect.objectContaining({ kode: 'perubahan_data', jumlah: list.body.meta?.totalItems, tertuaHari: 41 }),
    )
  })

  it('filters by state, field and student, and shows nothing of another prodi (DM edge 8)', async () => {
    const { body } = await ajukan({ statusPernikahan: '1' })
    const satu = await server.call<PerubahanData[]>('GET', `${PATH}?field[0]=statusPernikahan&status[0]=diajukan`, { token: baca })
    expect(satu.body.data.map(({ id }) => id)).toEqual([body.data.id])
    expect((await server.call<PerubahanData[]>('GET', `${PATH}?cari=${siswa.nim}`, { token: baca })).body.data).toHaveLength(1)
    expect((await server.call<PerubahanData[]>('GET', PATH, { token: lain })).body.data).toEqual([])
    expect((await server.call('GET', `${PATH}/${body.data.id}`, { token: lain })).status).toBe(403)
    expect((await putuskan(body.data.id, { setujui: ['statusPernikahan'] }, baca)).status).toBe(403)
  })
})
