import { expect, test } from '@playwright/test'
import { newOperator, OWN_PASSWORD, PASSWORD, signIn, typeCredentials } from '../setup/people'

const WRONG = 'Nama pengguna atau kata sandi salah.'

test.describe('sign-in', () => {
  test('keeps the name and forgets the password after a wrong one', async ({ page }) => {
    await page.goto('/')
    await typeCredentials(page, 'baak', 'bukan kata sandinya')
    await expect(page.getByRole('alert')).toHaveText(WRONG)
    await expect(page.getByLabel('Nama Pengguna')).toHaveValue('baak')
    await expect(page.getByRole('textbox', { name: 'Kata Sandi' })).toHaveValue('')
    await typeCredentials(page, 'baak')
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByText('Berhasil masuk')).toBeVisible()
    await expect(page).toHaveTitle(/^Beranda \| .+ Operator$/)
  })

  test('says the same of a user who does not exist', async ({ page }) => {
    await page.goto('/')
    await typeCredentials(page, 'tidak.pernah.ada', PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(WRONG)
  })

  test('asks for what is missing without sending anything (PL edge 2)', async ({ page }) => {
    await page.goto('/')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page.getByText('Field tidak boleh kosong')).toHaveCount(2)
    expect(sent.filter((url) => url.includes('/v2/auth/login'))).toEqual([])
  })

  test('takes a name in capitals and with blanks as the same name (PL edge 1)', async ({ page }) => {
    await page.goto('/')
    await typeCredentials(page, ' PEMBACA ')
    await expect(page).toHaveURL(/\/dashboard/)
  })

  test('Walk-through 1: five wrong passwords lock an account, an administrator opens it, the right one leads home', async ({
    page,
    request,
    browser,
  }) => {
    const { username, nama } = await newOperator(request, 'kunci', ['F3:B'])
    await page.goto('/')
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await typeCredentials(page, username, `salah ${attempt}`)
      await expect(page.getByRole('alert')).toHaveText(WRONG)
      await expect(page.getByRole('textbox', { name: 'Kata Sandi' })).toHaveValue('')
    }
    await typeCredentials(page, username, OWN_PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(/^Terlalu banyak percobaan\. Coba lagi dalam 15 menit\.$/)

    // Somebody else behind the same address is not locked out (PL-R2).
    const other = await (await browser.newContext()).newPage()
    await signIn(other, 'admin')
    await other.goto(`/pengaturan/kata-sandi?tab=pengguna&cari=${encodeURIComponent(username)}`)
    const row = other.getByRole('row').filter({ hasText: username })
    await expect(row).toContainText(nama)
    await expect(row).toContainText('Terkunci')
    await row.getByRole('button', { name: /^Tindakan untuk/ }).click()
    await other.getByRole('menuitem', { name: 'Buka kunci' }).click()
    await expect(other.getByText('Kunci akun telah dibuka')).toBeVisible()
    await expect(row).toContainText('Aktif')
    await other.context().close()

    await typeCredentials(page, username, OWN_PASSWORD)
    await expect(page.getByText('Berhasil masuk')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page).toHaveTitle(/^Beranda \| .+ Operator$/)
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/berita/999999')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alamat yang Anda tuju tidak dapat ditemukan')
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  test('turns away a student, a lecturer and who was disabled (PL edge 4)', async ({ page }) => {
    await page.goto('/')
    for (const [username, message] of [
      ['mahasiswa', 'Akun Anda tidak memiliki akses ke portal operator.'],
      ['dosen', 'Akun Anda tidak memiliki akses ke portal operator.'],
      ['nonaktif', 'Akun dinonaktifkan. Hubungi administrator.'],
    ] as const) {
      await typeCredentials(page, username)
      await expect(page.getByRole('alert')).toHaveText(message)
    }
    await page.reload()
    await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
  })

  test('returns to the page that was wanted, and never to another site', async ({ page }) => {
    await page.goto('/berita?page=2')
    await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
    await typeCredentials(page, 'pembaca')
    await expect(page).toHaveURL(/\/berita\?page=2$/)

    await page.getByRole('button', { name: /^Menu pengguna/ }).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await page.getByRole('button', { name: 'Ya, keluar' }).click()
    await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
    await page.goto('/?redirect=//jahat.example/masuk')
    await typeCredentials(page, 'pembaca')
    await expect(page).toHaveURL(/localhost:\d+\/dashboard$/)
  })

  test('stays signed in over a reload and goes out of every tab at once', async ({ page, context }) => {
    await signIn(page, 'pembaca')
    await page.reload()
    await expect(page.getByRole('button', { name: /^Menu pengguna/ })).toBeVisible()
    const second = await context.newPage()
    await second.goto('/berita')
    await expect(second.getByRole('button', { name: /^Menu pengguna/ })).toBeVisible()
    await page.getByRole('button', { name: /^Menu pengguna/ }).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await expect(page.getByText('Apakah Anda yakin akan keluar dari aplikasi ini?')).toBeVisible()
    await page.getByRole('button', { name: 'Ya, keluar' }).click()
    await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
    await expect(second.getByLabel('Nama Pengguna')).toBeVisible()
  })
})
