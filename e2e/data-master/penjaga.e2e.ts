import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../setup/layout'
import { signIn } from '../setup/people'

const DASHBOARD = '/data-master/mahasiswa/dashboard'
const KONSISTENSI = '/data-master/mahasiswa/kelengkapan/konsistensi'
const tanpaPelanggaran = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
const digits = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

/** The night before the first start is made up for, so that the rules have run soon after it. */
async function sudahDiperiksa(page: Page, alamat: string): Promise<void> {
  await expect(async () => {
    await page.goto(alamat)
    await expect(page.getByText(/(Diperiksa|Data per) \d/)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

test('Konsistensi: a class of another cohort is found, listed and left with one click', async ({ page }) => {
  await signIn(page, 'baak')
  await sudahDiperiksa(page, KONSISTENSI)
  await page.getByRole('button', { name: 'Periksa sekarang' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Selesai: /)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  const baris = page.getByRole('row').filter({ hasText: 'Kelas milik angkatan atau prodi lain' })
  await expect(baris).toBeVisible()
  const banyak = digits(await baris.getByRole('cell').nth(1).textContent())
  expect(banyak).toBeGreaterThan(0)
  await baris.getByRole('link').click()
  await expect(page.getByRole('heading', { name: `Kelas milik angkatan atau prodi lain: ${banyak} mahasiswa` })).toBeVisible()
  const daftar = page.getByRole('region', { name: 'Kelas milik angkatan atau prodi lain' })
  await tanpaPelanggaran(page)
  await daftar
    .getByRole('button', { name: /^Tindakan/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Keluarkan dari kelas' }).click()
  await expect(page.getByText(/keluarkan dari kelas/).first()).toBeVisible()
  await expect(baris.getByRole('cell').nth(1)).toHaveText(String(banyak - 1))
})

test('Perlu perhatian: who is idle is called, noted, and stands among those who were called', async ({ page }) => {
  await signIn(page, 'baak')
  await sudahDiperiksa(page, `${DASHBOARD}/perlu-perhatian`)
  await expect(page.getByText('Belum diketahui: data tagihan belum tersedia.')).toBeVisible()
  await tanpaPelanggaran(page)
  await page.getByRole('button', { name: /^Belum dihubungi/ }).click()
  await expect(page).toHaveURL(/tindakLanjut=belum/)
  const baris = page.getByRole('region', { name: 'Mahasiswa yang perlu perhatian' }).getByRole('row').nth(1)
  await expect(baris.getByText('Belum dihubungi')).toBeVisible()
  const nama = (await baris.getByRole('link').first().textContent()) ?? ''
  await baris.getByRole('button', { name: /^Tindakan/ }).click()
  await page.getByRole('menuitem', { name: 'Catat tindakan' }).click()
  const panel = page.getByRole('dialog', { name: `Sudah dihubungi: ${nama}` })
  await panel.getByRole('textbox', { name: 'Catatan' }).fill('Akan datang hari Senin')
  await panel.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page.getByText('Tindakan berhasil dicatat')).toBeVisible()
  await page.getByRole('button', { name: /^Sudah dihubungi/ }).click()
  await expect(page).toHaveURL(/tindakLanjut=sudah/)
  await expect(page.getByText('Akan datang hari Senin').first()).toBeVisible()

  await page.goto(`${DASHBOARD}/per-pa`)
  const dosen = page.getByRole('region', { name: 'Daftar mingguan dosen PA' }).getByRole('link').first()
  await expect(dosen).toBeVisible()
  await tanpaPelanggaran(page)
  await dosen.click()
  await expect(page).toHaveURL(/dosenPa=|tanpaPa=1/)
})

test('Dashboard: a fakultas narrows it, and each chart leaves as a picture and as a table', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto(DASHBOARD)
  const grafik = page.getByRole('region', { name: 'Asal provinsi', exact: true })
  await expect(grafik).toBeVisible()
  await expect(page.getByText(/Data per \d/)).toBeVisible()
  await tanpaPelanggaran(page)
  const semua = digits(await page.getByRole('link', { name: /^Total terdaftar/ }).textContent())
  await grafik.getByRole('button', { name: 'Unduh Asal provinsi' }).click()
  const gambar = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Gambar (PNG)' }).click()
  expect((await gambar).suggestedFilename()).toBe('Asal provinsi.png')
  await grafik.getByRole('button', { name: 'Unduh Asal provinsi' }).click()
  const tabel = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Tabel (XLSX)' }).click()
  expect((await tabel).suggestedFilename()).toMatch(/^Asal provinsi .*\.xlsx$/)
  await page
    .getByRole('combobox', { name: 'Fakultas' })
    .or(page.getByRole('textbox', { name: 'Fakultas' }))
    .first()
    .click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/fakultas/)
  await expect.poll(async () => digits(await page.getByRole('link', { name: /^Total terdaftar/ }).textContent())).toBeLessThan(semua)
  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.setItem('colorMode', 'gelap'))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const alamat of [DASHBOARD, `${DASHBOARD}/perlu-perhatian`, `${KONSISTENSI}?aturan=alamat_luar_wilayah`]) {
    await page.goto(alamat)
    await expect(page.getByText(/(Diperiksa|Data per) \d/)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
