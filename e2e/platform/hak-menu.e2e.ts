import { expect, test, type Page } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const MENU = { name: 'Menu utama' }

/** Names of the areas and links that stand in the row of the menu. */
const inMenu = async (page: Page) =>
  (await page.getByRole('navigation', MENU).getByRole('listitem').allTextContents()).filter((text) => text !== '')

test.describe('menus follow the scopes', () => {
  test('a reader of tracer studies sees neither students nor settings of others', async ({ page }) => {
    await signIn(page, 'tracer')
    const menu = await inMenu(page)
    expect(menu).toEqual(expect.arrayContaining(['Beranda', 'Riset Data', 'Inspirasi', 'Berita']))
    expect(menu).not.toContain('Data Master')
    expect(menu).not.toContain('Akademik')
  })

  test("searching the menu finds what one may open, and says 'Menu tidak ditemukan' of the rest", async ({ page }) => {
    await signIn(page, 'tracer')
    const search = page.getByRole('searchbox', { name: 'Pencarian menu' })
    await search.fill('surat')
    await expect(page.getByText('Menu tidak ditemukan')).toBeVisible()
    await search.fill('riset')
    await expect(page.getByText('Riset Data').last()).toBeVisible()
  })

  test('a page without the right names the scope and offers to ask for it', async ({ page, request }) => {
    const { username } = await newOperator(request, 'minta', ['TR:B'])
    await signIn(page, username, OWN_PASSWORD)
    await page.goto('/data-master/mahasiswa/data-mahasiswa')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anda tidak memiliki hak akses ke Data Master')
    await page.goto('/pengaturan/operator/data-operator')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anda tidak memiliki hak akses O1')
    await page.getByRole('button', { name: 'Minta akses' }).click()
    await page.getByLabel('Alasan').fill('Membantu loket pekan ini')
    await page.getByRole('button', { name: 'Kirim' }).click()
    await expect(page.getByText('Permintaan akses sudah dikirim kepada administrator.')).toBeVisible()
  })

  test('a new right arrives without signing in again', async ({ page, request }) => {
    const { username, idHakAkses } = await newOperator(request, 'tambah', ['TR:B'])
    await signIn(page, username, OWN_PASSWORD)
    expect(await inMenu(page)).not.toContain('Data Master')
    const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: 'kampus-contoh-2026' } })
    const headers = { authorization: `Bearer ${((await login.json()) as { data: { access_token: string } }).data.access_token}` }
    const role = ((await (await request.get(`/v1/role/${idHakAkses}`, { headers })).json()) as { data: { versi: number } }).data
    const scopes = ['TR:B', 'F3:T'].map((scope) => ({ kode: scope.slice(0, -2), tingkat: scope.slice(-1) }))
    const changed = await request.put(`/v1/role/${idHakAkses}`, { headers, data: { versi: role.versi, scopes } })
    expect(changed.status(), await changed.text()).toBe(200)
    // A reader's rights are asked for anew after at most 15 s.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('navigation', MENU).getByRole('button', { name: 'Data Master' })).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 40_000 })
  })
})

test.describe('error pages', () => {
  test('an unknown address says so in the head and leads back', async ({ page }) => {
    await signIn(page, 'pembaca')
    await page.getByRole('link', { name: 'Berita', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/tidak/ada')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alamat yang Anda tuju tidak dapat ditemukan')
    await expect(page).toHaveTitle('This page could not be found')
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page).toHaveURL(/\/berita/)
  })

  test('news that does not exist is a 404 as well', async ({ page }) => {
    await signIn(page, 'pembaca')
    await page.goto('/berita/999999')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alamat yang Anda tuju tidak dapat ditemukan')
  })

  test('/error shows the page of its status', async ({ page }) => {
    await signIn(page, 'pembaca')
    await page.goto('/error?status=403')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anda tidak memiliki hak akses')
    await page.goto('/error?status=tidak-dikenal')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alamat yang Anda tuju tidak dapat ditemukan')
  })
})
