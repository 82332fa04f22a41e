import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeBiodata, makeJenisKelas, makeKampus, makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Lengkap = {
  versi: number
  versiBiodata: number
  nim: string
  nimLama: string[]
  kurang: string[]
  kelengkapan: number
  kelas: string | null
  perluPdm: boolean
}
type Dokumen = { id: string; versi: number; statusVerifikasi: string; diverifikasiOleh: string | null; berkas: { id: string } }

const MHS = '/v1/mahasiswa'
let database: TestDatabase
let server: TestServer
let baak: string
let baca: string
let prodiTi: string
let supervisor: string
const id = { ti: '', si: '', mata: '' }

const satu = async <T>(query: Parameters<typeof inCollege<T>>[2]) => await inCollege(database.owner, TEST_COLLEGE, query)
const ubah = (idMahasiswa: string, body: Record<string, unknown>, token = baak) =>
  server.call<Lengkap>('PUT', `${MHS}/${idMahasiswa}`, { token, body })
const lihat = async (idMahasiswa: string, token = baak) => (await server.call<Lengkap>('GET', `${MHS}/${idMahasiswa}`, { token })).body.data
const mahasiswa = async (more: Parameters<typeof makeMahasiswa>[1] = {}) =>
  (await makeMahasiswa(database.owner, { idProdi: id.ti, ...more })).id

async function unggah(token = baak, nama = 'ktp.pdf'): Promise<string> {
  const form = new FormData()
  form.set('jenis', 'dokumen')
  form.set('file', new File([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n')], nama, { type: 'application/pdf' }))
  return (await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token, body: form })).body.data.id
}

/** A grade of a student in a period, which stands for a class that he takes. */
async function nilai(idMahasiswa: string, idPeriode = PERIODE) {
  const makul = await insert(database.owner, 'mataKuliah', {
    kode: `MK${Math.floor(Math.random() * 1e6)}`,
    nama: 'Algoritma',
    sksTatapMuka: 3,
    idProdi: id.ti,
  })
  await insert(database.owner, 'nilai', { idMahasiswa, idMakul: makul.id, idPeriode, sks: 3 })
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', nama: 'Bagian Akademik', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'rekan', nama: 'Rekan Satu', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'kepala', scopes: ['F3:T'], supervisor: true })
  for (const periode of [20231, 20232, 20241]) await makePeriode(owner, periode)
  id.ti = (await makeProdi(owner, { kode: '55201', kodeNim: '01', nama: 'Informatika' })).id
  id.si = (await makeProdi(owner, { kode: '57201', kodeNim: '02', nama: 'Sistem Informasi' })).id
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  for (const kode of ['ktp', 'lainnya']) await makeKode(owner, { daftar: 'jenis-dokumen', kode })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  baca = await server.signIn('baca')
  prodiTi = await server.signIn('prodi.ti')
  supervisor = await server.signIn('kepala')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe('changing a student', () => {
  it('writes the sections that are named, and judges completeness anew (DM-R8)', async () => {
    const one = await mahasiswa()
    await ubah(one, {})
    const before = await lihat(one)
    const { status, body } = await ubah(one, {
      versiBiodata: before.versiBiodata,
      biodata: { tempatLahir: 'Garut', hobi: 'Catur' },
      alamat: { kelurahan: 'Dago' },
    })
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.data.kelengkapan).toBe(before.kelengkapan + 10)
    expect(before.kurang).toContain('kelurahan')
    expect(body.data.kurang).not.toContain('kelurahan')
    // What is counted changed no version of the registration.
    expect(body.data.versi).toBe(before.versi)
  })

  it('DM edge 9: tells the second of two who changed which field, and takes what does not collide', async () => {
    const one = await mahasiswa()
    const { versiBiodata } = await lihat(one)
    expect((await ubah(one, { versiBiodata, biodata: { hobi: 'Futsal' } }, await server.signIn('rekan'))).status).toBe(200)
    const { status, body } = await ubah(one, { versiBiodata, biodata: { tempatLahir: 'Garut' } })
    expect([status, body.type]).toEqual([409, 'versi_usang'])
    expect(body.rincian).toMatchObject({
      versi: versiBiodata + 1,
      perubahan: [{ field: 'hobi', sebelum: null, sesudah: 'Futsal', oleh: 'Rekan Satu' }],
    })
    expect((await ubah(one, { versiBiodata: versiBiodata + 1, biodata: { tempatLahir: 'Garut' } })).status).toBe(200)
    const { body: bio } = await server.call<{ hobi: string; tempatLahir: string }>('GET', `${MHS}/${one}/biodata`, { token: baak })
    expect(bio.data).toMatchObject({ hobi: 'Futsal', tempatLahir: 'Garut' })
  })

  it('DM edge 8: another prodi is 403 on the row, and absent from lists', async () => {
    const lain = await mahasiswa({ idProdi: id.si, biodata: { nama: 'Anak Sistem' } })
    for (const path of [
      `${MHS}/${lain}`,
      `${MHS}/${lain}/biodata`,
      `${MHS}/${lain}/biodata_singkat`,
      `/v2/master/mahasiswa/${lain}/dokumen`,
      `/v2/master/mahasiswa/${lain}/riwayat`,
    ])
      expect((await server.call('GET', path, { token: prodiTi })).status, path).toBe(403)
    const { status, body } = await ubah(lain, { versiBiodata: 1, biodata: { hobi: 'Catur' } }, prodiTi)
    expect([status, body.type]).toEqual([403, 'prodi'])
    expect((await server.call<unknown[]>('GET', `${MHS}?cari=anak%20sistem`, { token: prodiTi })).body.data).toEqual([])
  })

  it('DM edge 28: who may only read is refused, and the missing right is named', async () => {
    const { status, body } = await ubah(await mahasiswa(), { versi: 1 }, baca)
    expect([status, body.detail]).toEqual([403, 'Perlu hak akses F3:T.'])
  })

  it('DM edge 29: refuses an unknown filter and an unknown order', async () => {
    expect((await server.call('GET', `${MHS}?prodii=1`, { token: baak })).status).toBe(422)
    expect((await server.call('GET', `${MHS}?order[ibu]=asc`, { token: baak })).status).toBe(422)
  })

  it("keeps the mother's name one value in both places", async () => {
    const one = await mahasiswa()
    const { versiBiodata } = await lihat(one)
    await ubah(one, { versiBiodata, orangTua: [{ peran: 'ibu', nama: 'Ibu Kartini' }] })
    const ibu = async () => {
      const { body } = await server.call<{ namaIbuKandung: string; orangTua: { nama: string }[] }>(
        'GET',
        `${MHS}/${one}/biodata?rahasia=1`,
        { token: baak },
      )
      return [body.data.namaIbuKandung, body.data.orangTua[0]?.nama]
    }
    expect(await ibu()).toEqual(['Ibu Kartini', 'Ibu Kartini'])
    const { versiBiodata: kini } = await lihat(one)
    await ubah(one, { versiBiodata: kini, biodata: { namaIbuKandung: 'Ibu Dewi' } })
    expect(await ibu()).toEqual(['Ibu Dewi', 'Ibu Dewi'])
  })

  it('reaches the other registration of the same person, in a prodi that the operator does not see', async () => {
    const person = await makeBiodata(database.owner, { nama: 'Dua Prodi' })
    const one = await mahasiswa({ idBiodata: person.id })
    const other = await mahasiswa({ idBiodata: person.id, idProdi: id.si })
    await ubah(other, {})
    const before = await lihat(other)
    const { versiBiodata } = await lihat(one)
    await ubah(one, { versiBiodata, alamat: { kelurahan: 'Dago' } }, prodiTi)
    expect((await lihat(other)).kelengkapan).toBe(before.kelengkapan + 5)
  })

  it('DM-R3: a doubtful NIK passes with a warning until a KTP that was accepted shows it', async () => {
    const one = await mahasiswa({ biodata: { tanggalLahir: '2005-01-30', jenisKelamin: 'P' } })
    let { versiBiodata } = await lihat(one)
    expect((await ubah(one, { versiBiodata, biodata: { nik: '3273017101050002' } })).status).toBe(200)
    expect((await lihat(one)).kurang).toContain('nikTidakCocok')
    versiBiodata += 1
    const ditolak = await ubah(one, { versiBiodata, nikTerverifikasi: true })
    expect(ditolak.body.errors[0]?.field).toBe('nikTerverifikasi')
    const { body: dokumen } = await server.call<Dokumen>('POST', `/v2/master/mahasiswa/${one}/dokumen`, {
      token: baak,
      body: { jenis: 'ktp', idBerkas: await unggah() },
    })
    await server.call('PUT', `/v2/master/mahasiswa/${one}/dokumen/${dokumen.data.id}/verifikasi`, {
      token: baak,
      body: { versi: 1, statusVerifikasi: 'sah' },
    })
    expect((await ubah(one, { versiBiodata, nikTerverifikasi: true })).status).toBe(200)
    expect((await lihat(one)).kurang).not.toContain('nikTidakCocok')
  })

  it('DM-R9: what PDDikti has changes only with a reason and a paper, and is marked', async () => {
    const one = await mahasiswa({ biodata: { statusPddikti: 'TERKIRIM' } })
    const { versiBiodata } = await lihat(one)
    const { status, body } = await ubah(one, { versiBiodata, biodata: { nama: 'Nama Baru' } })
    expect([status, body.errors.map(({ field }) => field)]).toEqual([422, ['alasan', 'idBerkasBukti']])
    expect((await ubah(one, { versiBiodata, biodata: { hobi: 'Catur' } })).status).toBe(200)
    const sah = await ubah(one, {
      versiBiodata: versiBiodata + 1,
      biodata: { nama: 'Nama Baru' },
      alasan: 'Sesuai akta',
      idBerkasBukti: await unggah(),
    })
    expect([sah.status, sah.body.data.perluPdm]).toEqual([200, true])
    const { body: papers } = await server.call<Dokumen[]>('GET', `/v2/master/mahasiswa/${one}/dokumen`, { token: baak })
    expect(papers.data).toHaveLength(1)
  })
})

describe('DM-R25: changing where he belongs', () => {
  it('corrects a wrong prodi while nothing hangs on it, and not afterwards', async () => {
    const one = await mahasiswa()
    expect((await ubah(one, { versi: 1, registrasi: { idProdi: id.si } })).status).toBe(200)
    await nilai(one)
    const { status, body } = await ubah(one, { versi: 2, registrasi: { idProdi: id.ti } }, supervisor)
    expect([status, body.rincian]).toEqual([409, { jumlah: [{ nama: 'nilai', jumlah: 1, menahanPindah: true }] }])
    expect(body.detail).toContain('1 nilai')
  })

  it('binds campus and kind of class to a later period once he takes classes, unless a Supervisor says why', async () => {
    const one = await mahasiswa()
    await nilai(one)
    const idKampus = (await makeKampus(database.owner)).id
    const { status, body } = await ubah(one, { versi: 1, registrasi: { idKampus } })
    expect([status, body.detail]).toEqual([409, expect.stringContaining('1 mata kuliah pada periode ini')])
    expect((await ubah(one, { versi: 1, registrasi: { idKampus } }, supervisor)).status).toBe(409)
    expect((await ubah(one, { versi: 1, registrasi: { idKampus }, alasan: 'Pindah kampus' }, supervisor)).status).toBe(200)
    const free = await mahasiswa()
    expect((await ubah(free, { versi: 1, registrasi: { idJenisKelas: (await makeJenisKelas(database.owner)).id } })).status).toBe(200)
  })
})

describe('DM edge 27, DM-R24: deleting', () => {
  it('refuses with counts as long as anything hangs on him, and changes nothing', async () => {
    const one = await mahasiswa()
    await nilai(one)
    const { status, body } = await server.call('DELETE', `${MHS}/${one}`, { token: baak, body: { alasan: 'Salah catat' } })
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/1 nilai.*Mengundurkan Diri/)])
    expect((await server.call('GET', `${MHS}/${one}`, { token: baak })).status).toBe(200)
  })

  it('takes the person along with his last registration, and asks for a reason', async () => {
    const person = await makeBiodata(database.owner, {})
    const [first, second] = [await mahasiswa({ idBiodata: person.id }), await mahasiswa({ idBiodata: person.id, idProdi: id.si })]
    const orang = async () => (await satu((db) => db.selectFrom('biodata').select('id').where('id', '=', person.id).execute())).length
    expect((await server.call('DELETE', `${MHS}/${first}`, { token: baak })).status).toBe(422)
    await server.call('DELETE', `${MHS}/${first}`, { token: baak, body: { alasan: 'Ganda' } })
    expect(await orang()).toBe(1)
    await server.call('DELETE', `${MHS}/${second}`, { token: baak, body: { alasan: 'Ganda' } })
    expect(await orang()).toBe(0)
  })
})

describe('NIM', () => {
  it('changes by a Supervisor with a reason; the old one leads to him still, and the user name follows', async () => {
    const one = await mahasiswa({ nim: 'SALAH001' })
    await insert(database.owner, 'akun', { username: 'salah001', roles: ['ROLE_MAHASISWA'], idMahasiswa: one })
    const ganti = (token: string) =>
      server.call<Lengkap>('PUT', `/v2/master/mahasiswa/${one}/nim`, { token, body: { versi: 1, nim: 'benar001', alasan: 'Salah ketik' } })
    expect((await ganti(baak)).status).toBe(403)
    const { status, body } = await ganti(supervisor)
    expect([status, body.data.nim, body.data.nimLama]).toEqual([200, 'BENAR001', ['SALAH001']])
    expect((await server.call<Lengkap>('GET', '/v2/master/mahasiswa/by-nim/SALAH001', { token: baak })).body.data.nim).toBe('BENAR001')
    const { rows } = await satu((db) => sql<{ username: string }>`SELECT username FROM akun WHERE id_mahasiswa = ${one}`.execute(db))
    expect(rows[0]?.username).toBe('benar001')
  })

  it('DM-R1: is given to many at once by prodi and name, after a preview that takes nothing', async () => {
    const kelas = (await makeJenisKelas(database.owner, { kodeNim: '07' })).id
    const ids: string[] = []
    for (const [nama, nomor] of [
      ['Zaki', 'REG-1'],
      ['Andi', 'REG-2'],
      ['Budi', 'REG-3'],
    ] as const)
      ids.push(await mahasiswa({ nim: nomor, noPendaftaran: nomor, idJenisKelas: kelas, periodeMasuk: 20231, biodata: { nama } }))
    const beri = async (more: Record<string, unknown>) =>
      (
        await server.call<{ nama: string; nim: string }[]>('POST', '/v2/master/mahasiswa/nim', {
          token: baak,
          body: { idMahasiswa: ids, ...more },
        })
      ).body.data.map(({ nama, nim }) => `${nama} ${nim}`)
    const expected = ['Andi 2301070001', 'Budi 2301070002', 'Zaki 2301070003']
    expect(await beri({ pratinjau: true })).toEqual(expected)
    expect(await beri({ pratinjau: true, urut: 'noPendaftaran' })).toEqual(['Zaki 2301070001', 'Andi 2301070002', 'Budi 2301070003'])
    expect(await beri({})).toEqual(expected)
    const lagi = await server.call('POST', '/v2/master/mahasiswa/nim', { token: baak, body: { idMahasiswa: ids } })
    expect([lagi.status, lagi.body.detail]).toEqual([403, 'Mengganti NIM perlu operator Supervisor.'])
  })
})

describe('papers', () => {
  it('wait, are accepted or refused with a reason, and wait again with a new file', async () => {
    const one = await mahasiswa()
    const path = `/v2/master/mahasiswa/${one}/dokumen`
    const { body } = await server.call<Dokumen>('POST', path, { token: baak, body: { jenis: 'ktp', idBerkas: await unggah() } })
    expect(body.data.statusVerifikasi).toBe('menunggu')
    const putus = (isi: Record<string, unknown>) =>
      server.call<Dokumen>('PUT', `${path}/${body.data.id}/verifikasi`, { token: baak, body: isi })
    expect((await putus({ versi: 1, statusVerifikasi: 'ditolak' })).body.errors[0]?.field).toBe('alasanTolak')
    const ditolak = await putus({ versi: 1, statusVerifikasi: 'ditolak', alasanTolak: 'Buram' })
    expect(ditolak.body.data).toMatchObject({ statusVerifikasi: 'ditolak', diverifikasiOleh: 'Bagian Akademik' })
    const ganti = await server.call<Dokumen>('PUT', `${path}/${body.data.id}`, {
      token: baak,
      body: { versi: 2, idBerkas: await unggah() },
    })
    expect(ganti.body.data).toMatchObject({ statusVerifikasi: 'menunggu', diverifikasiOleh: null })
    expect((await putus({ versi: 3, statusVerifikasi: 'sah' })).body.data.statusVerifikasi).toBe('sah')
    expect((await server.call('DELETE', `${path}/${body.data.id}`, { token: baak })).status).toBe(409)
    expect((await server.call('GET', `/v2/platform/berkas/${ganti.body.data.berkas.id}/unduh`, { token: baca })).status).toBe(200)
  })
})

describe('Beyond 3: one timeline of a student', () => {
  it('merges what happened to him in all tables, with names and reasons, and narrows to a field', async () => {
    const one = await mahasiswa()
    const { versiBiodata } = await lihat(one)
    await ubah(one, { versiBiodata, biodata: { hobi: 'Catur' }, alasan: 'Diminta mahasiswa' })
    await server.call('GET', `${MHS}/${one}/biodata?rahasia=1`, { token: baca })
    type Baris = {
      entitas: string
      aksi: string
      oleh: string | null
      alasan: string | null
      perubahan: { judul: string; sesudah: unknown }[]
    }
    const riwayat = async (query = '') =>
      (await server.call<Baris[]>('GET', `/v2/master/mahasiswa/${one}/riwayat?${query}`, { token: baak })).body.data
    expect((await riwayat()).map(({ entitas, aksi }) => `${entitas} ${aksi}`)).toEqual([
      'Registrasi lihat',
      'Biodata ubah',
      'Registrasi tambah',
      'Biodata tambah',
    ])
    const [hobi] = await riwayat('field=hobi')
    expect(hobi).toMatchObject({
      entitas: 'Biodata',
      oleh: 'Bagian Akademik',
      alasan: 'Diminta mahasiswa',
      perubahan: [{ judul: 'Hobi', sesudah: 'Catur' }],
    })
    expect(await riwayat('area[]=dokumen')).toEqual([])
    type Isian = { field: string; judul: string }[]
    const isian = async (query = '') =>
      (await server.call<Isian>('GET', `/v2/master/mahasiswa/${one}/riwayat/isian?${query}`, { token: baak })).body.data
    expect(await isian()).toContainEqual({ field: 'hobi', judul: 'Hobi' })
    expect(await isian('area[]=dokumen')).toEqual([])
  })
})
