import { expect, test } from '@playwright/test'
import { bukaBagian, nilai } from './gaya'

test.beforeEach(({ page }) => bukaBagian(page, 'pilihan'))

test('a remote select searches 500 ms after the last key and shows a second line (C11)', async ({ page }) => {
  const isian = page.getByRole('combobox', { name: 'Mahasiswa' })
  await expect(isian).toHaveValue('Mahasiswa A')
  await isian.click()
  await expect(page.getByRole('option')).toHaveCount(20)
  await isian.fill('2301010057')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toContainText('2301010057 · S1 - Teknik Informatika · 2023')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => nilai(page, 'pilihan')).toMatchObject({ satu: 'mhs-57' })
})

test('scrolling to the end of the list asks for the next 20', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Mahasiswa' }).click()
  await expect(page.getByRole('option')).toHaveCount(20)
  await page.getByRole('option').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('option')).toHaveCount(40)
})

test("what is not found is 'Data tidak ditemukan', and what was only typed is no value", async ({ page }) => {
  const isian = page.getByRole('combobox', { name: 'Mahasiswa' })
  await isian.fill('zzz')
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
  await isian.blur()
  await expect(isian).toHaveValue('Mahasiswa A')
})

test('a failing search can be repeated', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Mahasiswa' }).fill('gagal')
  await expect(page.getByText('Terjadi kesalahan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toBeFocused()
})

test('several remote choices are chips; Backspace takes the last one away', async ({ page }) => {
  const isian = page.getByRole('combobox', { name: 'Peserta' })
  await isian.click()
  await page.getByRole('option').nth(0).click()
  await page.getByRole('option').nth(1).click()
  await expect.poll(() => nilai(page, 'pilihan')).toMatchObject({ banyak: ['mhs-1', 'mhs-2'] })
  await page.getByRole('button', { name: 'Lepas Mahasiswa A' }).click()
  await isian.press('Backspace')
  await expect.poll(() => nilai(page, 'pilihan')).toMatchObject({ banyak: [] })
})

test('a short list is chosen by keyboard and keeps numbers as numbers', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Jenjang' }).click()
  await page.getByRole('option', { name: 'S1' }).click()
  await page.getByRole('combobox', { name: 'Bulan' }).fill('agus')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => nilai(page, 'pilihan')).toMatchObject({ jenjang: 'S1', bulan: [8] })
})

test('the font picker names a font that is not in the list and previews 100, then 5 more (C16)', async ({ page }) => {
  const huruf = page.getByRole('combobox', { name: 'Huruf' })
  await expect(page.getByText('Cannot update activeFont: The font Huruf Lama is not in the font list')).toBeVisible()
  await huruf.click()
  await huruf.fill('')
  await expect(page.getByRole('option')).toHaveCount(100)
  await page.getByRole('option').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('option')).toHaveCount(105)
  await huruf.fill('012')
  await page.getByRole('option', { name: 'Huruf 012' }).click()
  await expect.poll(() => nilai(page, 'pilihan')).toMatchObject({ huruf: { family: 'Huruf 012', variants: ['400', '700'] } })
})
