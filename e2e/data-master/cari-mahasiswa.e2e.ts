import { expect, test, type APIRequestContext } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

const LIST = '/data-master/mahasiswa/data-mahasiswa'

/** Active students of 2021: no other journey adds, moves or renames any of them. */
const DIAM = 'angkatan[0]=2021&status[0]=A'

/** A student whose name has a word long enough to be misspelt, from the first page of a list that stays as it is. */
async function someone(request: APIRequestContext): Promise<{ nama: string; nim: string }> {
  const admin = await asAdmin(request)
  const rows = await admin.get<{ nama: string; nim: string }[]>(`/v1/mahasiswa?${DIAM}&order[nim]=asc&itemsPerPage=20`)
  const found = rows.find(({ nama }) => /\w{7,}/.test(nama) && nama.includes(' '))
  if (!found) throw new Error('The first page of students has no long name.')
  return found
}

/** 'Dimas Pamungkas' becomes 'dimas pamugkas', as a hurried counter types it. */
const misspelt = (nama: string) => nama.toLowerCase().replace(/(\w{4})\w(\w{2,})/, '$1$2')

test.describe('finding a student', () => {
  test('opened before the search has settled, the student stays open', async ({ page, request }) => {
    const { nama, nim } = await someone(request)
    await page.clock.install()
    await signIn(page, 'baak')
    await page.goto(`${LIST}?${DIAM}&order[nim]=asc`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    // The browser's time stands still, so that the search is on its way however long the press takes.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.getByRole('searchbox', { name: /^Cari/ }).fill(nim.slice(0, -1))
    await page.getByRole('row').filter({ hasText: nim }).getByRole('rowheader').getByRole('link').click()
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nama)
    await expect(page).not.toHaveURL(/data-mahasiswa(\?|$)/)
  })

  test('by a misspelt part of the name, and back to the same list', async ({ page, request }) => {
    const { nama, nim } = await someone(request)
    await signIn(page, 'baak')
    await page.goto(LIST)
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

  test('by the number alone', async ({ page, request }) => {
    const { nama, nim } = await someone(request)
    await signIn(page, 'baak')
    await page.goto(LIST)
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
    const programmes = page.getByRole('gridcell', { name: /^(S1|S2|D3|D4|Profesi) - / })
    await expect.poll(async () => [...new Set(await programmes.allTextContents())]).toEqual(['S1 - Informatika'])
  })

  test('a filter stays in the address, so that a link shows the same list', async ({ page, context }) => {
    await signIn(page, 'baak')
    // A journey about statuses takes a leave and comes back from it, so leaves are no list that stays as it is.
    await page.goto(`${LIST}?status[0]=L&angkatan[0]=2019`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const listed = await page.getByRole('rowheader').allTextContents()
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByRole('rowheader')).toHaveText(listed)
    await expect(second).toHaveURL(/angkatan/)
  })
})
