import { expect, test, type Page } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

async function openPanel(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu pengguna/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('another period marks every page and is the default of its lists', async ({ page, request }) => {
  const { username } = await newOperator(request, 'periode', ['F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  const chip = page.getByRole('button', { name: /^Periode / })
  await expect(chip).not.toContainText('Bukan periode aktif')
  const active = (await chip.textContent()) ?? ''

  await openPanel(page, 'Periode')
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Tahun' }).click()
  await page.getByRole('option', { name: '2024/2025' }).click()
  await panel.getByRole('combobox', { name: 'Semester' }).click()
  await page.getByRole('option', { name: 'Genap', exact: true }).click()
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Periode berhasil diubah')).toBeVisible()
  await expect(chip).toContainText('2024/2025 Genap')
  await expect(chip).toContainText('Bukan periode aktif')

  await page.reload()
  await expect(chip).toContainText('2024/2025 Genap')
  await expect(chip).not.toContainText(active)
})

test('theme and colour mode stay after a reload', async ({ page, request }) => {
  const { username } = await newOperator(request, 'tema', ['F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await openPanel(page, 'Tema')
  await page.getByRole('radio', { name: 'Merah' }).check()
  await page.getByRole('radio', { name: 'Gelap' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await background()).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await openPanel(page, 'Tema')
  await expect(page.getByRole('radio', { name: 'Merah' })).toBeChecked()
})
