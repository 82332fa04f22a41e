import type { HasilStatus, StatusMahasiswaLengkap } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { hanyaBacaSampai } from '@sivitas/rules/data-master/status'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeJendela } from '../../../testing/builders-kalender'
import { makeDosen, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeAkm, makeMakul, makeNilai } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type Answer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let biasa: string
let supervisor: string
let admin: string
let prodi: { id: string; kode: string }

const LAMPAU = 20242
const HARI = hariIni(Date.now(), 'Asia/Jakarta')

/** A student since 20231 with the first row of his history. */
async function mahasiswa(values: Parameters<typeof makeMahasiswa>[1] = {}) {
  const made = await makeMahasiswa(database.owner, {
    idProdi: prodi.id,
    periodeMasuk: 20231,
    semesterAwal: 1,
    sksLulus: 144,
    ipk: 3.2,
    siapPddikti: true,
    ...values,
  })
  await insert(database.owner, 'riwayatStatus', {
    idMahasiswa: made.id,
    periode: 20231,
    status: 'A',
    tanggal: '2023-09-01',
    sumber: 'manual',
  })
  return made
}

type Isi = { status: string; periode?: number } & Record<string, unknown>

const ubah = <Data = HasilStatus>(id: string, { periode = PERIODE, ...isi }: Isi, token = biasa): Promise<Answer<Data>> =>
  server.call<Data>('POST', `/v2/master/mahasiswa/${id}/status`, { token, body: { tanggal: HARI, periode, ...isi } })

const lihat = async (id: string, token = biasa) =>
  (await server.call<StatusMahasiswaLengkap>('GET', `/v2/master/mahasiswa/${id}/status`, { token })).body.data

async function unggah(token: string): Promise<string> {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'sk.pdf', { type: 'application/pdf' }))
  body.set('jenis', 'dokumen')
  const answer = await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token, body })
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.body.data.id
}

async function krs(idMahasiswa: string, banyak: number) {
  for (let i = 0; i < banyak; i += 1) {
    const makul = await makeMakul(database.owner, { idProdi: prodi.id })
    await makeNilai(database.owner, { idMahasiswa, idMakul: makul.id, idPeriode: PERIODE, status: 'kosong' })
  }
}

const baris = async <T>(query: string): Promise<T[]> =>
  await inCollege(
    database.owner,
    TEST_COLLEGE,
    async (db) =>
      (await db.executeQuery<T>({ sql: query, parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: query } } as never)).rows,
  )

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const periode of [20231, 20232, 20241, LAMPAU, PERIODE, 20252]) await makePeriode(owner, periode)
  prodi = await makeProdi(owner, { kode: '55201', nama: 'Informatika', sksLulus: 144, ipkMinimalLulus: 2 })
  await makeJendela(owner, {
    kode: 'CUTI',
    idPeriode: PERIODE,
    mulai: new Date(Date.now() - 86_400_000),
    selesai: new Date(Date.now() + 86_400_000),
  })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T', 'F4:T'] })
  await makeOperator(owner, { username: 'sup', scopes: ['F3:T', 'F4:T'], supervisor: true })
  await makeOperator(owner, { username: 'admin.t', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F4:B'] })
  await makeOperator(owner, { username: 'prodi.si', scopes: ['F4:T'], prodi: ['57201'] })
  server = await startTestServer(database)
  biasa = await server.signIn('baak')
  supervisor = await server.signIn('sup')
  admin = await server.signIn('admin.t')
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('a leave', () => {
  it('is written with its SK, and taken back by A in the same period (walk-through 5)', async () => {
    const { id } = await mahasiswa()
    await makeAkm(database.owner, { idMahasiswa: id, idPeriode: LAMPAU, kunci: false, ipk: 3.2, sksTotal: 80 })
    const answer = await ubah(id, { status: 'C', nomorSk: '12/SK/2025', tanggalSk: HARI })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ dari: 'A', ke: 'C', koreksi: false, halangan: null })
    const sesudah = await lihat(id)
    expect(sesudah).toMatchObject({ status: 'C', sejakPeriode: PERIODE })
    expect(sesudah.riwayat[0]).toMatchObject({ periode: PERIODE, status: 'C', nomorSk: '12/SK/2025', sumber: 'manual', dibatalkan: false })
    expect(
      await baris(
        `SELECT status, sks_semester, ips, ipk, sks_total FROM aktivitas_kuliah WHERE id_mahasiswa = '${id}' AND id_periode = ${PERIODE}`,
      ),
    ).toEqual([{ status: 'C', sksSemester: 0, ips: null, ipk: 3.2, sksTotal: 80 }])
    expect((await ubah(id, { status: 'A' })).status).toBe(200)
    const kembali = await lihat(id)
    expect(kembali).toMatchObject({ status: 'A', sejakPeriode: 20231 })
    expect(kembali.riwayat.map((satu) => [satu.periode, satu.status, satu.dibatalkan])).toEqual([
      [PERIODE, 'A', false],
      [PERIODE, 'C', true],
      [20231, 'A', false],
    ])
  })

  it('DM edge 11: is refused while the KRS of the period is approved', async () => {
    const { id } = await mahasiswa()
    await krs(id, 5)
    const answer = await ubah(id, { status: 'C', nomorSk: '1/SK' })
    expect([answer.status, answer.body.detail]).toEqual([409, 'KRS periode ini sudah disetujui (5 mata kuliah)'])
  })

  it('is refused before semester 3, without SK, and after four leaves', async () => {
    const muda = await makeMahasiswa(database.owner, { idProdi: prodi.id, periodeMasuk: PERIODE })
    await insert(database.owner, 'riwayatStatus', { idMahasiswa: muda.id, periode: PERIODE, status: 'A', tanggal: HARI, sumber: 'manual' })
    const answer = await ubah(muda.id, { status: 'C' })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ code, message }) => [code, message])).toEqual([
      ['nomor_sk', 'Nomor SK wajib diisi'],
      ['cuti_semester', 'Cuti mulai semester 3; mahasiswa di semester 1'],
    ])
    const lama = await mahasiswa({ status: 'A' })
    for (const [periode, status] of [
      [20232, 'C'],
      [20242, 'A'],
    ] as const)
      await insert(database.owner, 'riwayatStatus', { idMahasiswa: lama.id, periode, status, tanggal: HARI, sumber: 'cuti' })
    expect(
      (await ubah(lama.id, { status: 'C', nomorSk: '1', pratinjau: true })).body.data.syarat.find(({ syarat }) => syarat === 'cuti_total'),
    ).toMatchObject({
      terpenuhi: true,
      pesan: 'Sudah 2 dari 4 periode cuti',
    })
  })

  it('needs the window cuti (423), which a Supervisor may pass over with a reason', async () => {
    const { id } = await mahasiswa()
    await insert(database.owner, 'jadwalSistem', {
      idPeriode: PERIODE,
      kode: 'CUTI',
      idMahasiswa: id,
      alasan: 'Dipendekkan',
      mulai: new Date(Date.now() - 2 * 86_400_000),
      selesai: new Date(Date.now() - 86_400_000),
    })
    const answer = await ubah(id, { status: 'C', nomorSk: '1/SK' })
    expect([answer.status, answer.body.type]).toEqual([423, 'jendela_tutup'])
    expect((await ubah(id, { status: 'C', nomorSk: '1/SK', abaikan: true }, supervisor)).body.errors).toEqual([
      { field: 'alasan', code: 'wajib', message: 'Alasan minimal 5 karakter' },
    ])
    expect((await ubah(id, { status: 'C', nomorSk: '1/SK', abaikan: true, alasan: 'Surat terlambat' }, supervisor)).status).toBe(200)
  })
})

describe('dropping out (walk-through 6)', () => {
  it('DM edge 13: D without Supervisor is 403', async () => {
    const { id } = await mahasiswa()
    const answer = await ubah(id, { status: 'D', nomorSk: '1', tanggalSk: HARI })
    expect([answer.status, answer.body.detail]).toEqual([403, 'Perlu operator Supervisor'])
  })

  it('closes the adviser and the akun, and is taken back with both', async () => {
    const { owner } = database
    const dosen = await makeDosen(owner)
    const { id, nim } = await mahasiswa({ idDosenPa: dosen.id })
    await insert(owner, 'dosenPa', { idMahasiswa: id, idDosen: dosen.id, mulaiPeriode: 20231 })
    await makeAkm(owner, { idMahasiswa: id, idPeriode: PERIODE, kunci: false, sksSemester: 20 })
    await inCollege(owner, TEST_COLLEGE, (db) =>
      db
        .insertInto('akun')
        .values({ username: nim.toLowerCase(), roles: ['ROLE_MAHASISWA'], idMahasiswa: id })
        .execute(),
    )

    const tanpaBerkas = await ubah(id, { status: 'D', nomorSk: '7/SK', tanggalSk: HARI }, supervisor)
    expect([tanpaBerkas.status, tanpaBerkas.body.errors[0]]).toEqual([
      422,
      { field: 'berkas', code: 'sk_lengkap', message: 'SK belum lengkap: berkas' },
    ])

    const berkas = await unggah(supervisor)
    const answer = await ubah(id, { status: 'D', nomorSk: '7/SK', tanggalSk: HARI, berkas, alasan: 'Evaluasi akhir' }, supervisor)
    expect(answer.text).toContain('"ke":"D"')
    const keluar = await lihat(id, supervisor)
    const hari = HARI
    expect(keluar.akun).toMatchObject({ status: 'aktif', hanyaBacaSampai: hanyaBacaSampai(hari) })
    expect(keluar.riwayat[0]).toMatchObject({ status: 'D', nomorSk: '7/SK', berkasSk: { nama: 'sk.pdf' } })
    expect(keluar.batal).toMatchObject({ halangan: null })
    expect(await baris(`SELECT akhir_periode FROM dosen_pa WHERE id_mahasiswa = '${id}'`)).toEqual([{ akhirPeriode: PERIODE }])
    expect(await baris(`SELECT id_dosen_pa, periode_keluar, id_jenis_keluar FROM mahasiswa WHERE id = '${id}'`)).toEqual([
      { idDosenPa: null, periodeKeluar: PERIODE, idJenisKeluar: '3' },
    ])
    expect(await baris(`SELECT id FROM aktivitas_kuliah WHERE id_mahasiswa = '${id}'`)).toEqual([])
    expect((await server.call('GET', `/v2/platform/berkas/${berkas}/unduh`, { token: biasa })).status).toBe(200)

    const batal = (token: string) =>
      server.call(`POST`, `/v2/master/mahasiswa/${id}/status/${keluar.riwayat[0]?.id}/batal`, {
        token,
        body: { alasan: 'Banding diterima' },
      })
    expect((await batal(biasa)).status).toBe(403)
    expect((await batal(supervisor)).body.data).toMatchObject({ status: 'A' })
    const kembali = await lihat(id)
    expect(kembali).toMatchObject({ status: 'A', sejakPeriode: 20231, akun: { status: 'aktif', hanyaBacaSampai: null } })
    expect(kembali.riwayat.find(({ status }) => status === 'D')).toMatchObject({ dibatalkan: true, alasanBatal: 'Banding diterima' })
    expect(await baris(`SELECT id_dosen_pa, periode_keluar FROM mahasiswa WHERE id = '${id}'`)).toEqual([
      { idDosenPa: dosen.id, periodeKeluar: null },
    ])
    expect(await baris(`SELECT status, sks_semester FROM aktivitas_kuliah WHERE id_mahasiswa = '${id}'`)).toEqual([
      { status: 'A', sksSemester: 20 },
    ])
    expect((await batal(supervisor)).status).toBe(409)
  })
})

describe('other exits', () => {
  it('DM edge 10: L with 140 of 144 SKS lists it, and no Supervisor passes over it', async () => {
    const { id } = await mahasiswa({ sksLulus: 140 })
    const answer = await ubah(id, { status: 'L', abaikan: true, alasan: 'Diputuskan senat' }, supervisor)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ message }) => message)).toEqual(['SKS lulus 140 dari 144'])
  })

  it('graduates make an alumnus, and go back only before the diploma has a number', async () => {
    const { id } = await mahasiswa()
    expect((await ubah(id, { status: 'L', abaikan: true, alasan: 'Yudisium susulan' })).status).toBe(403)
    expect((await ubah(id, { status: 'L' }, supervisor)).body.errors.map(({ code }) => code)).toEqual(['tagihan', 'skripsi'])
    expect((await ubah(id, { status: 'L', abaikan: true, alasan: 'Yudisium susulan' }, supervisor)).status).toBe(200)
    expect(await baris(`SELECT ipk FROM alumni WHERE id_mahasiswa = '${id}'`)).toEqual([{ ipk: 3.2 }])
    await baris(`UPDATE mahasiswa SET nomor_ijazah = 'IJZ-1' WHERE id = '${id}'`)
    const status = await lihat(id, supervisor)
    expect(status.batal?.halangan).toBe('Nomor ijazah sudah diterbitkan. Kelulusan ini tidak dapat dibatalkan.')
    await baris(`UPDATE mahasiswa SET nomor_ijazah = NULL WHERE id = '${id}'`)
    const batal = await server.call('POST', `/v2/master/mahasiswa/${id}/status/${status.batal?.id}/batal`, {
      token: supervisor,
      body: { alasan: 'Salah orang' },
    })
    expect(batal.status).toBe(200)
    expect(await baris(`SELECT 1 FROM alumni WHERE id_mahasiswa = '${id}'`)).toEqual([])
  })

  it('DM edge 25: a death closes the akun at once and goes back only by A:T', async () => {
    const { id, nim } = await mahasiswa()
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .insertInto('akun')
        .values({ username: `w${nim}`, roles: ['ROLE_MAHASISWA'], idMahasiswa: id })
        .execute(),
    )
    const berkas = await unggah(biasa)
    expect((await ubah(id, { status: 'W', berkas, tanggal: '2099-01-01' })).body.errors.map(({ field }) => field)).toEqual(['tanggal'])
    expect((await ubah(id, { status: 'W', berkas })).status).toBe(200)
    const status = await lihat(id)
    expect(status).toMatchObject({ status: 'W', akun: { status: 'nonaktif' } })
    const batal = (token: string) =>
      server.call('POST', `/v2/master/mahasiswa/${id}/status/${status.batal?.id}/batal`, { token, body: { alasan: 'Salah catat' } })
    expect((await batal(supervisor)).status).toBe(403)
    expect((await batal(admin)).status).toBe(200)
    expect(await lihat(id)).toMatchObject({ status: 'A', akun: { status: 'aktif' } })
  })

  it('refuses what States does not name, and what only closing a period gives', async () => {
    const { id } = await mahasiswa()
    expect((await ubah(id, { status: 'A' })).body.detail).toBe('Status pada 2025/2026 Ganjil sudah Aktif.')
    expect((await ubah(id, { status: 'N' })).body.detail).toBe("Status Nonaktif diberikan oleh 'Tutup status periode'.")
    expect((await ubah(id, { status: 'E', nomorSk: '1' })).status).toBe(200)
    expect((await ubah(id, { status: 'C', nomorSk: '1' })).body.detail).toBe('Status Mengundurkan Diri tidak dapat diubah menjadi Cuti.')
  })

  it('is refused with an open KRS, in a period to come, and in a short semester', async () => {
    const { id } = await mahasiswa()
    await krs(id, 2)
    expect((await ubah(id, { status: 'M', nomorSk: '1' })).body.detail).toBe('KRS periode ini masih terbuka (2 mata kuliah)')
    expect((await ubah(id, { status: 'M', nomorSk: '1', periode: 20252 })).body.errors[0]?.field).toBe('periode')
    await makePeriode(database.owner, 20253)
    expect((await ubah(id, { status: 'M', nomorSk: '1', periode: 20253 })).body.errors[0]?.message).toBe(
      'Status dicatat per periode Ganjil atau Genap',
    )
  })
})

describe('the past', () => {
  it('is put right without touching the present status', async () => {
    const { id } = await mahasiswa()
    const answer = await ubah(id, { status: 'C', periode: LAMPAU, nomorSk: '3/SK' })
    expect(answer.body.data).toMatchObject({ koreksi: true, dari: 'A', ke: 'C' })
    const sesudah = await lihat(id)
    expect(sesudah.status).toBe('A')
    expect(sesudah.riwayat.map((satu) => [satu.periode, satu.status])).toEqual([
      [PERIODE, 'A'],
      [LAMPAU, 'C'],
      [20231, 'A'],
    ])
  })

  it('DM edge 12: is 423 once its AKM was sent, unless a Supervisor says why', async () => {
    const { id } = await mahasiswa()
    await makeAkm(database.owner, { idMahasiswa: id, idPeriode: LAMPAU, statusPddikti: 'TERKIRIM' })
    const isi = { status: 'C', periode: LAMPAU, nomorSk: '3/SK' }
    const answer = await ubah(id, isi)
    expect([answer.status, answer.body.detail]).toEqual([423, 'Periode 2024/2025 Genap sudah dilaporkan'])
    expect((await ubah(id, isi, supervisor)).body.errors[0]?.field).toBe('alasan')
    expect((await ubah(id, { ...isi, alasan: 'Salah lapor' }, supervisor)).status).toBe(200)
  })
})

describe('who may', () => {
  it('asks for F4:T, and hides students of other prodi', async () => {
    const { id } = await mahasiswa()
    const baca = await server.signIn('baca')
    expect((await ubah(id, { status: 'E', nomorSk: '1' }, baca)).status).toBe(403)
    expect((await lihat(id, baca)).nim).toBeTruthy()
    const lain = await server.signIn('prodi.si')
    expect((await ubah(id, { status: 'E', nomorSk: '1' }, lain)).status).toBe(404)
  })

  it('changes many with one SK and says of each what became of it', async () => {
    const [satu, dua] = [await mahasiswa(), await mahasiswa()]
    await krs(dua.id, 1)
    const berkas = await unggah(biasa)
    const body = {
      data: [{ idMahasiswa: satu.id }, { idMahasiswa: dua.id }],
      status: 'E',
      periode: PERIODE,
      tanggal: HARI,
      nomorSk: '9/SK',
      berkas,
    }
    const call = (isi: object) =>
      server.call<{ berhasil: number; ditolak: number; hasil: { nim: string; pesan: string | null }[] }>(
        'POST',
        '/v2/master/mahasiswa/status/bulk',
        { token: biasa, body: isi },
      )
    const pratinjau = await call({ ...body, pratinjau: true })
    expect(pratinjau.body.data).toMatchObject({ berhasil: 1, ditolak: 1 })
    expect(await lihat(satu.id)).toMatchObject({ status: 'A' })
    const hasil = await call(body)
    expect(hasil.body.data.hasil.find(({ nim }) => nim === dua.nim)?.pesan).toBe('KRS periode ini masih terbuka (1 mata kuliah)')
    expect(await lihat(satu.id)).toMatchObject({ status: 'E' })
    expect(await lihat(dua.id)).toMatchObject({ status: 'A' })
  })
})
