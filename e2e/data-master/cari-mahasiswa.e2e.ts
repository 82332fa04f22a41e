import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

const LIST = '/data-master/mahasiswa/data-mahasiswa'

test.describe('finding a student', () => {
  test('by a misspelt part of the name, and back to the same list', async ({ page }) => {
    await signIn(page, 'baak')
    await page.goto(LIST)
    await page.getByRole('searchbox', { name: /^Cari/ }).fill('dimas pamunkas')
    const found = page.getByRole('rowheader', { name: 'Dimas Pamungkas' }).first()
    await expect(found).toBeVisible()
    await expect(page).toHaveURL(/cari=dimas/)
    const listed = page.url()
    await found.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dimas Pamungkas')
    await page.goBack()
    await expect(page).toHaveURL(listed)
    await expect(page.getByRole('searchbox', { name: /^Cari/ })).toHaveValue('dimas pamunkas')
  })

  test('by the number alone', async ({ page }) => {
    await signIn(page, 'baak')
    await page.goto(LIST)
    await page.getByRole('searchbox', { name: /^Cari/ }).fill('1201010001')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page.getByRole('rowheader')).toContainText('Dimas Pamungkas')
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
