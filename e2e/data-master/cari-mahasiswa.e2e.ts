import { expect, test, type Page } from '@playwright/test'
import { signIn } from '../setup/people'

const LIST = '/data-master/mahasiswa/data-mahasiswa'

/** A student whose name has a word long enough to be misspelt, from the first page of the list. */
async function someone(page: Page): Promise<{ nama: string; nim: string }> {
  await page.goto(LIST)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()
  for (const row of rows) {
    const nama = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? ''
    const nim = (await row.getByRole('gridcell', { name: /^\d{8,}$/ }).textContent()) ?? ''
    if (/\w{7,}/.test(nama) && nama.includes(' ')) return { nama, nim }
  }
  throw new Error('The first page of students has no long name.')
}

/** 'Dimas Pamungkas' becomes 'dimas pamugkas', as a hurried counter types it. */
const misspelt = (nama: string) => nama.toLowerCase().replace(/(\w{4})\w(\w{2,})/, '$1$2')

test.describe('finding a student', () => {
  test('opened before the search has settled, the student stays open', async ({ page }) => {
    await signIn(page, 'baak')
    const { nama, nim } = await someone(page)
    await page.getByRole('searchbox', { name: /^Cari/ }).fill(nim.slice(0, -1))
    await page.getByRole('row').filter({ hasText: nim }).getByRole('rowheader').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nama)
    await expect(page).not.toHaveURL(/data-mahasiswa(\?|$)/)
    // The search that was on its way arrives half a second after the last key.
    await page.waitForTimeout(1000)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nama)
  })

  test('by a misspelt part of the name, and back to the same list', async ({ page }) => {
    await signIn(page, 'baak')
    const { nama, nim } = await someone(page)
    await page.getByRole('searchbox', { name: /^Cari/ }).fill(misspelt(nama))
    await expect(page).toHaveURL(/cari=/)
    const found = page.getByRole('row').filter({ hasText: nim }).getByRole('rowheader')
    await expect(found).toContainText(nama)
    const listed = page.url()
    await found.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nama)
    await page.goBack()
    await expect(page).toHaveURL(listed)
    await expect(page.getByRole('searchbox', { name: /^Cari/ })).toHaveValue(misspelt(nama))
  })

  test('by the number alone', async ({ page }) => {
    await signIn(page, 'baak')
    const { nama, nim } = await someone(page)
    await page.getByRole('searchbox', { name: /^Cari/ }).fill(nim)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByRole('rowheader')).toContainText(nama)
  })

  test('says what to do when nobody is found', async ({ page }) => {
    await signIn(page, 'baak')
    await page.goto(`${LIST}?cari=zzqqxx`)
    await expect(page.getByRole('region', { name: 'Data mahasiswa' }).getByText('Data tidak ditemukan')).toBeVisible()
    await page.getByRole('button', { name: 'Atur ulang' }).first().click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  test('an operator of one prodi sees no student of another', async ({ page }) => {
    await signIn(page, 'prodi.ti')
    await page.goto(LIST)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const programmes = await page.getByRole('gridcell', { name: /^(S1|S2|D3|D4|Profesi) - / }).allTextContents()
    expect(programmes.length).toBeGreaterThan(0)
    expect(new Set(programmes)).toEqual(new Set(['S1 - Informatika']))
  })

  test('a filter stays in the address, so that a link shows the same list', async ({ page, context }) => {
    await signIn(page, 'baak')
    await page.goto(`${LIST}?status[0]=C`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByRole('rowheader').first()).toBeVisible()
    expect(await second.getByRole('rowheader').allTextContents()).toEqual(await page.getByRole('rowheader').allTextContents())
  })
})
