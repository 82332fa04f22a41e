import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const SCREEN = '/data-master/mahasiswa/impor-data'
const HEADS =
  'nim;nama;jenis_kelamin;tanggal_lahir;nik;nama_ibu_kandung;agama;kode_prodi;periode_masuk;tanggal_masuk;jenis_daftar;kampus;jenis_kelas'
const HURUF = 'abcdefghijklmnopqrstuvwxyz'

type Orang = { nama: string; tanggalLahir: string; namaIbuKandung: string }

/** Two people who are here already, with what makes somebody else look like them (DM-R4). */
async function duaOrang(request: APIRequestContext): Promise<Orang[]> {
  const admin = await asAdmin(request)
  const orang: Orang[] = []
  for (const { id } of await admin.get<{ id: string }[]>('/v1/mahasiswa?angkatan[0]=2024&order[nim]=asc&itemsPerPage=20')) {
    const satu = await admin.get<Orang & { namaIbuKandung: string | null }>(`/v1/mahasiswa/${id}/biodata?rahasia=1`)
    if (satu.namaIbuKandung) orang.push(satu)
    if (orang.length === 2) break
  }
  return orang
}

/** 500 new students, 12 of them wrong in the ways that the walk-through names. */
function limaRatus(mirip: readonly Orang[]): string {
  const kali = Date.now().toString(36).toUpperCase()
  const [jam = ''] =
    kali
      .toLowerCase()
      .replaceAll(/[0-9]/g, (angka) => HURUF[Number(angka)] ?? '')
      .match(/.*/) ?? []
  const nama = (n: number) => `${jam} ${HURUF[n % 26]}${HURUF[Math.floor(n / 26) % 26]}`
  const baris = Array.from({ length: 500 }, (_, n) => ({
    nim: `25.${kali}.${String(n).padStart(3, '0')}`,
    nama: `Baru ${nama(n)}`,
    lahir: '31-01-2007',
    nik: '',
    ibu: `Ibu ${nama(n)}`,
    // Not 57201: another journey counts its students without an adviser.
    prodi: n % 2 === 0 ? '55201' : '26201',
    masuk: '01-09-2024',
  }))
  const ubah = (n: number, isi: Partial<(typeof baris)[number]>) => {
    baris[n] = { ...baris[n], ...isi } as (typeof baris)[number]
  }
  for (const n of [10, 20]) ubah(n, { nik: '32730171010700' })
  for (const n of [30, 40, 50]) ubah(n, { prodi: '99998' })
  ubah(70, { nim: baris[60]?.nim ?? '' })
  ubah(80, { lahir: '31-01-2016' })
  for (const [at, satu] of mirip.entries()) ubah(90 + at, { nama: satu.nama, lahir: satu.tanggalLahir, ibu: satu.namaIbuKandung })
  for (const n of [100, 110]) ubah(n, { prodi: '61201' })
  // Not the intake of 2025: other journeys count its students without a class or an adviser.
  const lines = baris.map(({ nim, nama: sebutan, lahir, nik, ibu, prodi, masuk }) =>
    [nim, sebutan, 'P', lahir, nik, ibu, 'Islam', prodi, '20241', masuk, 'Peserta didik baru', 'K1', 'Reguler Pagi'].join(';'),
  )
  return [HEADS, ...lines].join('\r\n')
}

async function unggahDanPeriksa(page: Page, isi: string): Promise<void> {
  await page.goto(SCREEN)
  await expect(page.getByRole('heading', { level: 1, name: 'Impor Data' })).toBeVisible()
  await page.getByRole('link', { name: 'Impor berkas' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'mahasiswa-baru.csv', mimeType: 'text/csv', buffer: Buffer.from(isi) })
  await page.getByRole('button', { name: 'Periksa baris' }).click()
  await expect(page).toHaveURL(/\/periksa$/)
  await expect(page.getByText('Bermasalah 12')).toBeVisible({ timeout: 120_000 })
}

test('Walk-through 3: 500 new students, 12 bad rows, 488 saved, and the same file once more', async ({ page, request }) => {
  test.setTimeout(600_000)
  const clerk = await newOperator(request, 'impor', ['F3:T'])
  const admin = await asAdmin(request)
  await admin.post(`/v1/operator/${clerk.idOperator}`, { prodi: '#55201#26201' })
  const isi = limaRatus(await duaOrang(request))
  await signIn(page, clerk.username, OWN_PASSWORD)
  await unggahDanPeriksa(page, isi)

  await expect(page.getByText('Baru 488')).toBeVisible()
  const grid = page.getByRole('table', { name: 'Baris berkas' })
  await expect(grid.getByRole('row')).toHaveCount(13)
  for (const [pesan, kali] of [
    ['NIK harus 16 angka', 2],
    ["'99998' tidak dikenal; pakai kode atau nama dari lembar prodi", 3],
    ['NIM juga ada di baris 72', 1],
    ['NIM juga ada di baris 62', 1],
    ['Usia pada tanggal masuk kurang dari 14 tahun', 1],
    ['Pilih Orang sama atau Orang baru.', 2],
    ['Prodi di luar akses Anda', 2],
  ] as const)
    await expect(grid.getByText(pesan)).toHaveCount(kali)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Simpan 488 baris yang valid' }).click()
  await expect(page).toHaveURL(/\/hasil$/)
  await expect(page.getByText('488 baris tersimpan')).toBeVisible({ timeout: 180_000 })
  await page.getByRole('link', { name: 'Lihat mahasiswa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Mahasiswa' })).toBeVisible()
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText('488', { exact: true }).first()).toBeVisible()

  await unggahDanPeriksa(page, isi)
  await expect(page.getByText('Sama 488')).toBeVisible()
  await expect(page.getByText(/^Baru /)).toHaveCount(0)
})

test('DM-R4: a row that looks like somebody waits for a choice in its cell', async ({ page, request }) => {
  const [orang] = await duaOrang(request)
  const kali = Date.now().toString(36).toUpperCase()
  const clerk = await newOperator(request, 'pilih', ['F3:T'])
  await signIn(page, clerk.username, OWN_PASSWORD)
  await page.goto(`${SCREEN}/mahasiswa-baru/impor`)
  const isi = `25.${kali}.900;${orang?.nama};P;${orang?.tanggalLahir};;${orang?.namaIbuKandung};Islam;61101;20241;01-09-2024;Peserta didik baru;K1;RP`
  await page.getByRole('textbox', { name: 'Tempel dari lembar kerja' }).fill(`${HEADS}\n${isi}`)
  await page.getByRole('button', { name: 'Pakai tempelan' }).click()
  await page.getByRole('button', { name: 'Periksa baris' }).click()
  await expect(page.getByText('Bermasalah 1')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('combobox', { name: 'Orang yang mirip, baris 2' }).selectOption('Orang sama')
  await expect(page.getByText('Baru 1')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan 1 baris yang valid' }).click()
  await expect(page.getByText('1 baris tersimpan')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page
    .getByRole('row', { name: /tempelan\.csv/ })
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Batalkan impor' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Batalkan impor' }).click()
  await expect(page.getByText('Impor telah dibatalkan')).toBeVisible()
})
