import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const MENU = { name: 'Menu utama' }

/** Names of the areas and links that stand in the row of the menu. */
const inMenu = async (page: Page) =>
  (await page.getByRole('navigation', MENU).getByRole('listitem').allTextContents()).filter((text) => text !== '')

const areaButtons = (page: Page) => page.getByRole('navigation', MENU).getByRole('listitem').getByRole('button')

async function areasOf(page: Page): Promise<string[]> {
  await expect(areaButtons(page).first()).toBeVisible()
  return await areaButtons(page).allTextContents()
}

/** The links that an area's panel shows, in their order. */
async function linksOf(page: Page, area: string): Promise<string[]> {
  const menu = page.getByRole('navigation', MENU)
  const button = menu.getByRole('button', { name: area, exact: true })
  await expect(button).toBeVisible({ timeout: 5_000 })
  await expect(menu.getByRole('link').first()).toBeVisible()
  const outside = await menu.getByRole('link').allTextContents()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => menu.getByRole('link').count()).toBeGreaterThan(outside.length)
  const all = await menu.getByRole('link').allTextContents()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  return all.filter((text) => !outside.includes(text))
}

/** A reader's rights are asked for anew after at most 15 s. */
const expectArea = (page: Page, area: string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByRole('navigation', MENU).getByRole('button', { name: area, exact: true })).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 120_000 })

/** What a write answers that no screen of this person offers. */
async function writesFaculty(request: APIRequestContext, username: string): Promise<[number, string]> {
  const login = await request.post('/v2/auth/login', { data: { username, password: OWN_PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const answer = await request.post('/v1/fakultas', {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { kode: 'X1', nama: 'Fakultas X' },
  })
  return [answer.status(), ((await answer.json()) as { detail: string }).detail]
}

/** The thirteen links of Data Master that F3 opens, by the menu table of the platform document. */
const DATA_MASTER_F3 = [
  'Dashboard Mahasiswa',
  'Data Mahasiswa',
  'Impor Data',
  'Kampus & Jenis Kelas',
  'Klasifikasi Mahasiswa',
  'Instansi Mahasiswa',
  'Setting Kartu',
  'Template Kartu',
  'Rekap',
  'Cetak Biasa',
  'Kelengkapan & PDDikti',
  'Permintaan Perubahan Data',
  'Cetak Status Aktivitas per Angkatan',
]

test.describe('menus follow the scopes', () => {
  test('a reader of tracer studies sees neither students nor settings of others', async ({ page }) => {
    await signIn(page, 'tracer')
    await expect.poll(() => inMenu(page)).toEqual(expect.arrayContaining(['Beranda', 'Riset Data', 'Inspirasi', 'Berita']))
    const menu = await inMenu(page)
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
    await expect(page.getByText('Permintaan akses sudah dikirim kepada administrator.').last()).toBeVisible()
  })

  test('Walk-through 2: menus follow scopes, and grow without a new sign-in', async ({ page, request }) => {
    test.setTimeout(600_000)
    const { username, idHakAkses } = await newOperator(request, 'tambah', ['TR:B'])
    await signIn(page, username, OWN_PASSWORD)
    await expect.poll(() => inMenu(page)).toEqual(expect.arrayContaining(['Beranda', 'Riset Data', 'Inspirasi', 'Berita']))
    await expect.poll(() => areasOf(page)).toEqual(expect.arrayContaining(['Pengaturan']))
    for (const area of await areasOf(page)) expect(['Kuesioner', 'Laporan', 'Komunikasi', 'Pengaturan']).toContain(area)
    expect(await linksOf(page, 'Pengaturan')).toEqual(['Kata Sandi'])
    await page.getByRole('searchbox', { name: 'Pencarian menu' }).fill('surat')
    await expect(page.getByText('Menu tidak ditemukan')).toBeVisible()
    const refused = await writesFaculty(request, username)
    expect(refused).toEqual([403, expect.stringContaining('F1:T')])

    const admin = await asAdmin(request)
    const hold = async (...scopes: string[]) => {
      const { versi } = await admin.get<{ versi: number }>(`/v1/role/${idHakAkses}`)
      await admin.put(`/v1/role/${idHakAkses}`, {
        versi,
        scopes: scopes.map((one) => ({ kode: one.slice(0, -2), tingkat: one.slice(-1) })),
      })
    }
    await hold('TR:B', 'F3:T')
    await expectArea(page, 'Data Master')
    const dataMaster = await linksOf(page, 'Data Master')
    expect(dataMaster).toContain('Data Mahasiswa')
    for (const nama of dataMaster) expect(DATA_MASTER_F3).toContain(nama)
    expect(await linksOf(page, 'Jurusan')).toEqual(['Template KTM'])
    expect(await linksOf(page, 'Pengaturan')).toEqual(['Kata Sandi', 'KTM'])

    await hold('TR:B', 'F3:T', 'A5:T')
    const calendar = ['Periode', 'Kegiatan Akademik', 'Kalender Akademik', 'Jadwal Sistem Akademik']
    await expect(async () => {
      await page.reload()
      expect(await linksOf(page, 'Pengaturan')).toEqual(['Kata Sandi', ...calendar, 'KTM'])
    }).toPass({ timeout: 120_000 })
    await hold('TR:B', 'F3:T', 'A5:T', 'MM:B')
    await expect(async () => {
      await page.reload()
      expect(await linksOf(page, 'Pengaturan')).toContain('Kesiapan Semester')
    }).toPass({ timeout: 120_000 })
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
