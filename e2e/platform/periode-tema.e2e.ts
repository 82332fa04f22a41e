import { expect, test, type Page } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

async function openPanel(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu pengguna/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Chooses year and semester in the panel, and answers the period that the server took. */
async function choosePeriod(page: Page, tahun: string, semester: string): Promise<number> {
  await openPanel(page, 'Periode')
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Tahun' }).click()
  await page.getByRole('option', { name: tahun, exact: true }).click()
  await panel.getByRole('combobox', { name: 'Semester' }).click()
  await page.getByRole('option', { name: semester, exact: true }).click()
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && /\/v1\/operator\/\d+$/.test(answer.url())),
    panel.getByRole('button', { name: 'Simpan' }).click(),
  ])
  await expect(page.getByText('Periode berhasil diubah').first()).toBeVisible()
  return ((await saved.json()) as { data: { sesiSemester: number } }).data.sesiSemester
}

test('Walk-through 3: another period marks every page and reads its lists anew, until one is back', async ({ page, request }) => {
  const { username } = await newOperator(request, 'periode', ['F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/data-master/mahasiswa/data-mahasiswa')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const chip = page.getByRole('button', { name: /^Periode / })
  await expect(chip).toContainText(/\d{4}\/\d{4} \w/)
  await expect(chip).not.toContainText('Bukan periode aktif')
  const active = (await chip.textContent()) ?? ''
  const [, tahun = '', semester = ''] = /(\d{4}\/\d{4}) (.+)$/.exec(active) ?? []

  const reread = page.waitForResponse((answer) => answer.url().includes('/v1/mahasiswa?') && answer.request().method() === 'GET')
  expect(await choosePeriod(page, '2024/2025', 'Genap')).toBe(20242)
  expect((await reread).status()).toBe(200)
  await expect(page).toHaveURL(/\/data-master\/mahasiswa\/data-mahasiswa/)
  await expect(chip).toContainText('2024/2025 Genap')
  await expect(chip).toContainText('Bukan periode aktif')
  await page.reload()
  await expect(chip).toContainText('2024/2025 Genap')
  await expect(chip).not.toContainText(active)

  await choosePeriod(page, tahun, semester)
  await expect(chip).toContainText(active)
  await expect(chip).not.toContainText('Bukan periode aktif')
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
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await openPanel(page, 'Tema')
  await expect(page.getByRole('radio', { name: 'Merah' })).toBeChecked()
})
