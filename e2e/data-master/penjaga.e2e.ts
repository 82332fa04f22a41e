import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { expectNoSidewaysScroll } from '../setup/layout'
import { signIn } from '../setup/people'

const DASHBOARD = '/data-master/mahasiswa/dashboard'
const KONSISTENSI = '/data-master/mahasiswa/kelengkapan/konsistensi'
const digits = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

/** The night before the first start is made up for, so that the rules have run soon after it. */
async function sudahDiperiksa(page: Page, alamat: string): Promise<void> {
  await expect(async () => {
    await page.goto(alamat)
    await expect(page.getByText(/(Diperiksa|Data per) \d/)).toBeVisible({ timeout: 30_000 })
  }).toPass({ timeout: 180_000 })
}

test('Konsistensi: a class of another cohort is found, listed and left with one click', async ({ page }) => {
  await signIn(page, 'baak')
  await sudahDiperiksa(page, KONSISTENSI)
  await page.getByRole('button', { name: 'Periksa sekarang' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Selesai: /)).toBeVisible({ timeout: 120_000 })
  await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  const baris = page.getByRole('row').filter({ hasText: 'Kelas milik angkatan atau prodi lain' })
  await expect(baris).toBeVisible()
  await baris.getByRole('link').click()
  const judul = page.getByRole('heading', { name: /^Kelas milik angkatan atau prodi lain: \d+ mahasiswa/ })
  await expect(judul).toBeVisible()
  let banyak = 0
  await expect(async () => {
    banyak = digits(await baris.getByRole('cell').nth(1).textContent())
    expect(banyak).toBeGreaterThan(0)
    expect(digits(await judul.textContent())).toBe(banyak)
  }).toPass()
  const daftar = page.getByRole('region', { name: 'Kelas milik angkatan atau prodi lain' })
  await expectAccessible(page)
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
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Belum dihubungi/ }).click()
  await expect(page).toHaveURL(/tindakLanjut=belum/)
  const rows = page.getByRole('region', { name: 'Mahasiswa yang perlu perhatian' }).getByRole('row')
  await expect(rows.nth(1).getByText('Belum dihubungi')).toBeVisible()
  const nama = (await rows.nth(1).getByRole('link').first().textContent()) ?? ''
  // Who stands first may change meanwhile; the one who was read is the one who is called.
  const baris = rows.filter({ hasText: nama }).first()
  await baris.getByRole('button', { name: /^Tindakan/ }).click()
  await page.getByRole('menuitem', { name: 'Catat tindakan' }).click()
  const panel = page.getByRole('dialog', { name: `Sudah dihubungi: ${nama}` })
  await panel.getByRole('textbox', { name: 'Catatan' }).fill('Akan datang hari Senin')
  await panel.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(page.getByText('Tindakan berhasil dicatat').last()).toBeVisible()
  await page.getByRole('button', { name: /^Sudah dihubungi/ }).click()
  await expect(page).toHaveURL(/tindakLanjut=sudah/)
  await expect(page.getByText('Akan datang hari Senin').first()).toBeVisible()

  await page.goto(`${DASHBOARD}/per-pa`)
  const dosen = page.getByRole('region', { name: 'Daftar mingguan dosen PA' }).getByRole('link').first()
  await expect(dosen).toBeVisible()
  await expectAccessible(page)
  await dosen.click()
  await expect(page).toHaveURL(/dosenPa=|tanpaPa=1/)
})

test('Dashboard: a fakultas narrows it, and each chart leaves as a picture and as a table', async ({ page }) => {
  await signIn(page, 'baak')
  await sudahDiperiksa(page, DASHBOARD)
  const grafik = page.getByRole('region', { name: 'Asal provinsi', exact: true })
  await expect(grafik).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: /^Total terdaftar/ })).toContainText(/\d/)
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
  await page.getByRole('option', { name: 'Fakultas Teknik' }).click()
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

test('Konsistensi: a finding is no problem, with a reason, stands under its own filter, and is opened again', async ({ page }) => {
  const alasan = `Pindah jalur ${Date.now().toString(36)}`
  await signIn(page, 'baak')
  await sudahDiperiksa(page, `${KONSISTENSI}?aturan=lulus_tanpa_ijazah`)
  const daftar = page.getByRole('region', { name: 'Lulus tanpa nomor ijazah' })
  const pertama = daftar.getByRole('rowheader').first().getByRole('link')
  await expect(pertama).toBeVisible()
  const nama = (await pertama.textContent()) ?? ''
  await daftar
    .getByRole('button', { name: new RegExp(`^Tindakan.*${nama}`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Bukan masalah', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Bukan masalah' })
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill(alasan)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tandai', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: /^Lulus tanpa nomor ijazah: \d+ bukan masalah$/ }).click()
  const baris = daftar.getByRole('row').filter({ hasText: alasan })
  await expect(baris).toContainText(nama)
  await expectAccessible(page)
  await baris.getByRole('button', { name: /^Tindakan/ }).click()
  await page.getByRole('menuitem', { name: 'Buka kembali', exact: true }).click()
  await expect(baris).toHaveCount(0)
})
