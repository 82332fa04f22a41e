import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeBiodata, makeDosen, makeJenisKelas, makeKampus, makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/impor-mahasiswa/baru'
const HEADS =
  'nim;nama;jenis_kelamin;tanggal_lahir;nik;nama_ibu_kandung;agama;kode_prodi;periode_masuk;tanggal_masuk;jenis_daftar;kampus;jenis_kelas;nidn_pa'

let database: TestDatabase
let server: TestServer
let baak: string
let prodiTi: string
const id = { informatika: '', sistem: '', kampus: '', kelas: '', dosen: '' }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  await makePeriode(owner, 20251)
  id.informatika = (await makeProdi(owner, { kode: '55201', kodeNim: '01', nama: 'Informatika' })).id
  id.sistem = (await makeProdi(owner, { kode: '57201', kodeNim: '02', nama: 'Sistem Informasi' })).id
  id.kampus = (await makeKampus(owner, { kode: 'KA', nama: 'Kampus A' })).id
  id.kelas = (await makeJenisKelas(owner, { kode: 'RP', nama: 'Reguler Pagi', kodeNim: '01' })).id
  id.dosen = (await makeDosen(owner, { nidn: '0412057501', maksBimbinganPa: 2 })).id
  for (const [daftar, kode, nama] of [
    ['agama', '1', 'Islam'],
    ['jenis-daftar', 'peserta_didik_baru', 'Peserta didik baru'],
    ['jenis-daftar', 'pindahan', 'Pindahan'],
  ] as const)
    await makeKode(owner, { daftar, kode, nama })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const HURUF = 'abcdefghijklmnopqrstuvwxyz'
let nomor = 0
type Baris = Partial<
  Record<'nim' | 'nama' | 'lahir' | 'nik' | 'ibu' | 'agama' | 'prodi' | 'periode' | 'masuk' | 'jenis' | 'kelas' | 'pa', string>
>
/** A line of somebody new each time, so that nobody is taken for somebody else. */
const baris = (isi: Baris = {}): string => {
  const n = ++nomor
  const ciri = `${HURUF[n % 26]}${HURUF[Math.floor(n / 26) % 26]}${HURUF[Math.floor(n / 676) % 26]}`
  const bawaan = {
    nim: `250199${String(n).padStart(4, '0')}`,
    nama: `Orang ${ciri}`,
    lahir: '31-01-2007',
    nik: '',
    ibu: `Ibu ${ciri}`,
  }
  const tetap = {
    agama: 'Islam',
    prodi: '55201',
    periode: '20251',
    masuk: '01-09-2025',
    jenis: 'Peserta didik baru',
    kelas: 'Reguler Pagi',
    pa: '',
  }
  const { nim, nama, lahir, nik, ibu, agama, prodi, periode, masuk, jenis, kelas, pa } = { ...bawaan, ...tetap, ...isi }
  return [nim, nama, 'P', lahir, nik, ibu, agama, prodi, periode, masuk, jenis, 'KA', kelas, pa].join(';')
}

type Sent = { body?: unknown; token?: string }
const call = <Data>(method: string, path: string, { body, token = baak }: Sent = {}) =>
  server.call<Data>(method, `${PATH}${path}`, { token, ...(body === undefined ? {} : { body }) })

async function periksa(lines: readonly string[], token = baak): Promise<Impor> {
  const form = new FormData()
  form.set('berkas', new File([[HEADS, ...lines].join('\n')], 'mahasiswa.csv', { type: 'text/csv' }))
  const { body, text, status } = await call<Impor>('POST', '', { body: form, token })
  expect([status, text]).toEqual([201, expect.anything()])
  const hasil = await call<Impor>('PUT', `/${body.data.id}/kolom`, { body: { kolom: body.data.kolom }, token })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}
const simpan = async (lines: readonly string[], token = baak): Promise<Impor> => {
  const run = await periksa(lines, token)
  const hasil = await call<Impor>('POST', `/${run.id}/simpan`, { token })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}
const temuan = async (run: string, token = baak) =>
  Object.fromEntries(
    (await call<ImporBaris[]>('GET', `/${run}/baris?itemsPerPage=1000`, { token })).body.data.map((row) => [
      row.id,
      row.temuan.filter(({ tingkat }) => tingkat === 'galat').map(({ kolom, pesan }) => `${kolom}: ${pesan}`),
    ]),
  )
const hitung = ({ baru, sama, salah, tersimpan }: Impor) => ({ baru, sama, salah, tersimpan })
const satu = async <T>(query: Parameters<typeof inCollege<T>>[2]) => await inCollege(database.owner, TEST_COLLEGE, query)

describe('new students from a file', () => {
  it('writes all that belongs to the first day: person, mother, status, AKM, akun, adviser, completeness', async () => {
    const run = await simpan([
      baris({ nim: '2501010900', nama: 'Siti Aminah', nik: '3273017101070002', ibu: 'Nurhayati', pa: '0412057501' }),
    ])
    expect(hitung(run)).toEqual({ baru: 0, sama: 0, salah: 0, tersimpan: 1 })
    const { rows } = await satu((db) =>
      sql<Record<string, unknown>>`
        SELECT m.nama, m.angkatan, m.status, m.batas_studi_periode, m.kelengkapan > 0 AS dinilai, m.id_dosen_pa = ${id.dosen} AS pa, b.nik, b.id_agama,
               (SELECT o.nama FROM orang_tua o WHERE o.id_biodata = b.id AND o.peran = 'ibu') AS ibu,
               (SELECT jsonb_agg(jsonb_build_array(r.periode, r.status, r.sumber)) FROM riwayat_status r WHERE r.id_mahasiswa = m.id) AS riwayat,
               (SELECT count(*)::int FROM aktivitas_kuliah a WHERE a.id_mahasiswa = m.id) AS akm,
               (SELECT username FROM akun k WHERE k.id_mahasiswa = m.id) AS akun,
               (SELECT aksi FROM audit_log a WHERE a.entitas = 'mahasiswa' AND a.id_baris = m.id::text ORDER BY a.id LIMIT 1) AS jejak
          FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata WHERE m.nim = '2501010900'`.execute(db),
    )
    expect(rows[0]).toEqual({
      nama: 'Siti Aminah',
      angkatan: 2025,
      status: 'A',
      batasStudiPeriode: 20322,
      dinilai: true,
      pa: true,
      nik: '3273017101070002',
      idAgama: '1',
      ibu: 'Nurhayati',
      riwayat: [[20251, 'A', 'impor']],
      akm: 1,
      akun: '2501010900',
      jejak: 'impor',
    })
  })

  it('DM-R1: gives NIM from the pattern to those who bring a NIK alone, in the order of the file', async () => {
    const lines = [baris({ nim: '', nik: '3273017101070011' }), baris({ nim: '', nik: '3273017101070012' })]
    await simpan(lines)
    const { rows } = await satu((db) =>
      sql<{ nim: string }>`
        SELECT m.nim FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
         WHERE b.nik IN ('3273017101070011','3273017101070012') ORDER BY b.nik`.execute(db),
    )
    const [pertama = '', kedua = ''] = rows.map(({ nim }) => nim)
    expect(Number(kedua) - Number(pertama)).toBe(1)
    expect(pertama.slice(0, 6)).toBe('250101')
    expect(hitung(await periksa(lines))).toEqual({ baru: 0, sama: 2, salah: 0, tersimpan: 0 })
    expect(await temuan((await periksa([baris({ nim: '' })])).id)).toEqual({ 2: ['nim: Isi NIM, atau NIK bila NIM dibuat oleh sistem'] })
  })

  it('says what is wrong in each cell, with the words of the form', async () => {
    const run = await periksa([
      baris({ nik: '327301710107000' }),
      baris({ prodi: '99999' }),
      baris({ lahir: '31-01-2016' }),
      baris({ lahir: '31-02-2005' }),
      baris({ periode: '20253' }),
      baris({ jenis: 'Pindahan' }),
      baris({ agama: 'Islamm' }),
      baris({ nama: 'Budi2' }),
      baris({ pa: '0000000000' }),
      baris({ masuk: '01-09-2029' }),
    ])
    expect(Object.values(await temuan(run.id)).flat()).toEqual([
      'nik: NIK harus 16 angka',
      "prodi: '99999' tidak dikenal; pakai kode atau nama dari lembar prodi",
      'tanggalMasuk: Usia pada tanggal masuk kurang dari 14 tahun',
      'tanggalLahir: Tanggal tidak dikenal',
      'periodeMasuk: Periode masuk harus Ganjil atau Genap',
      'ptAsal: Perguruan tinggi asal wajib untuk pindahan',
      "idAgama: 'Islamm' tidak dikenal; pakai kode atau nama dari lembar agama",
      'nama: Nama hanya memuat huruf, spasi, titik, apostrof, dan tanda hubung',
      'nidnPa: Dosen dengan NIDN atau NUPTK 0000000000 tidak ditemukan',
      'tanggalMasuk: Tanggal masuk di luar tahun periode masuk',
    ])
  })

  it('DM edge 8: rejects a student of another prodi with words, not by silence', async () => {
    const run = await periksa([baris(), baris({ prodi: '57201' })], prodiTi)
    expect([run.baru, run.salah]).toEqual([1, 1])
    expect((await temuan(run.id, prodiTi))[3]).toEqual(['prodi: Prodi di luar akses Anda'])
    expect((await call<Impor>('POST', `/${run.id}/simpan`, { token: prodiTi })).body.data.tersimpan).toBe(1)
  })

  it('DM edge 16: a NIM twice among 1,000 rows rejects both, each naming the other', async () => {
    const kembar = baris({ nim: '2501018888' })
    const lines = [kembar, ...Array.from({ length: 998 }, () => baris()), baris({ nim: '2501018888' })]
    const run = await periksa(lines)
    expect([run.baru, run.salah]).toEqual([998, 2])
    const semua = await temuan(run.id)
    expect([semua[2], semua[1001]]).toEqual([['nim: NIM juga ada di baris 1001'], ['nim: NIM juga ada di baris 2']])
  })

  it('DM edge 17: the same file twice is 0 new, 0 changed, all the same', async () => {
    const lines = [baris(), baris({ nik: '3273017101070021' }), baris({ pa: '0412057501' })]
    expect((await simpan(lines)).tersimpan).toBe(3)
    const lagi = await periksa(lines)
    expect([hitung(lagi), lagi.ubah]).toEqual([{ baru: 0, sama: 3, salah: 0, tersimpan: 0 }, 0])
  })

  it('DM edge 18: a NIK that a spreadsheet has made a number is told', async () => {
    const run = await periksa([baris({ nik: '3,27302E+15' })])
    expect((await temuan(run.id))[2]).toEqual(['nik: NIK terbaca sebagai angka; format kolom sebagai teks'])
  })

  it('DM edge 1: names who has a NIM already, also one that was given up', async () => {
    await makeMahasiswa(database.owner, {
      nim: '2501017777',
      nimLama: ['LAMA7777'],
      idProdi: id.informatika,
      biodata: { nama: 'Mahasiswa A' },
    })
    const run = await periksa([baris({ nim: '2501017777' }), baris({ nim: 'LAMA7777' })], prodiTi)
    expect(Object.values(await temuan(run.id, prodiTi)).flat()).toEqual([
      'nim: NIM 2501017777 sudah dipakai oleh Mahasiswa A (S1 - Informatika)',
      'nim: NIM LAMA7777 sudah dipakai oleh Mahasiswa A (S1 - Informatika)',
    ])
  })

  it('DM edge 21: the third student of a lecturer with two places is refused', async () => {
    const { id: dosen } = await makeDosen(database.owner, { nidn: '0412057599', maksBimbinganPa: 2 })
    const run = await periksa([baris({ pa: '0412057599' }), baris({ pa: '0412057599' }), baris({ pa: '0412057599' })])
    expect([dosen.length > 0, (await temuan(run.id))[4]]).toEqual([true, ['nidnPa: Kuota bimbingan penuh (2 dari 2)']])
  })
})

describe('DM-R4: people who may be here already', () => {
  it('waits for a choice, adds a NIM to the same person, and makes another one of a namesake', async () => {
    const { id: lama } = await makeBiodata(database.owner, { nama: 'Rina Wati', tanggalLahir: '2007-03-02', namaIbuKandung: 'Sari' })
    await makeMahasiswa(database.owner, { nim: '2101010001', idBiodata: lama, idProdi: id.sistem })
    const mirip = () => baris({ nama: 'Rina  Wati', lahir: '02-03-2007', ibu: 'SARI.' })
    const run = await periksa([mirip()], prodiTi)
    expect((await temuan(run.id, prodiTi))[2]).toEqual([
      'putusan: Mirip dengan Rina Wati (2101010001, S1 - Sistem Informasi). Pilih Orang sama atau Orang baru.',
    ])
    const pilih = (putusan: string) =>
      call<Impor>('PUT', `/${run.id}/baris`, { token: prodiTi, body: { data: [{ baris: 2, sel: { putusan } }] } })
    expect((await pilih('Orang baru')).body.data.baru).toBe(1)
    expect((await pilih('')).body.data.salah).toBe(1)
    expect((await pilih('Orang sama')).body.data.baru).toBe(1)
    expect((await call<Impor>('POST', `/${run.id}/simpan`, { token: prodiTi })).body.data.tersimpan).toBe(1)
    const { rows } = await satu((db) => sql<{ n: number }>`SELECT count(*)::int AS n FROM mahasiswa WHERE id_biodata = ${lama}`.execute(db))
    expect(rows[0]?.n).toBe(2)
  })

  it('lets nobody make a second person of one NIK', async () => {
    await makeBiodata(database.owner, { nama: 'Dewi', nik: '3273017101070099' })
    const run = await periksa([baris({ nik: '3273017101070099' })])
    const pilih = (putusan: string) => call<Impor>('PUT', `/${run.id}/baris`, { body: { data: [{ baris: 2, sel: { putusan } }] } })
    await pilih('Orang baru')
    expect((await temuan(run.id))[2]).toEqual(['putusan: NIK atau paspor ini milik Dewi. Perbaiki nomornya, atau pilih Orang sama.'])
    expect((await pilih('Orang sama')).body.data.baru).toBe(1)
  })

  it('tells two lines of one file that look like one person', async () => {
    const orang = { nama: 'Kembar Satu', ibu: 'Ratna' }
    const run = await periksa([baris(orang), baris(orang)])
    expect(Object.values(await temuan(run.id)).flat()).toEqual([
      'putusan: Orang yang mirip juga ada di baris 3',
      'putusan: Orang yang mirip juga ada di baris 2',
    ])
  })
})

describe('afterwards', () => {
  it('narrows the list to what an import wrote, and takes back what nobody has touched', async () => {
    const lines = [baris({ nim: '2501016001' }), baris({ nim: '2501016002' }), baris({ nim: '2501016003' })]
    const run = await simpan(lines)
    const daftar = () =>
      server.call<{ id: string; nim: string; versi: number }[]>('GET', `/v1/mahasiswa?impor=${run.id}&order[nim]=asc`, { token: baak })
    const { body } = await daftar()
    expect(body.data.map(({ nim }) => nim)).toEqual(['2501016001', '2501016002', '2501016003'])
    const [pertama] = body.data
    await server.call('PUT', `/v1/mahasiswa/${pertama?.id}`, {
      token: baak,
      body: { versi: pertama?.versi, registrasi: { gelombang: '2' } },
    })
    const urung = (await call<Impor>('POST', `/${run.id}/urungkan`)).body.data
    expect([urung.urung, urung.tersimpan, urung.pesan]).toEqual([2, 1, '1 baris tidak diurungkan; alasannya ada pada barisnya.'])
    const sisa = await satu((db) =>
      sql<{ n: number }>`SELECT count(*)::int AS n FROM akun WHERE username IN ('2501016002','2501016003')`.execute(db),
    )
    expect(sisa.rows[0]?.n).toBe(0)
    expect(hitung(await periksa(lines))).toEqual({ baru: 2, sama: 1, salah: 0, tersimpan: 0 })
  })

  it('is refused to who may only read', async () => {
    const baca = await server.signIn('baca')
    const form = new FormData()
    form.set('berkas', new File([HEADS], 'x.csv'))
    const { status, body } = await call('POST', '', { body: form, token: baca })
    expect([status, body.status.message]).toEqual([403, 'Perlu hak akses F3:T.'])
  })
})
