import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { newOperator, OWN_PASSWORD, PASSWORD, signIn, typeCredentials } from '../setup/people'

/** The right of the administrator of the demo, for settings that a journey turns. */
async function adminHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  return { authorization: `Bearer ${data.access_token}` }
}

async function setKeyword(request: APIRequestContext, keyword: string, value: string): Promise<void> {
  const headers = await adminHeaders(request)
  const list = await request.get('/v1/configuration?itemsPerPage=1000', { headers })
  const { data } = (await list.json()) as { data: { keyword: string; versi: number }[] }
  const versi = data.find((row) => row.keyword === keyword)?.versi
  const put = await request.put(`/v1/configuration/keyword/${keyword}`, { headers, data: { value, versi } })
  expect(put.ok(), await put.text()).toBe(true)
}

const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu pengguna/ })

async function accessible(page: Page): Promise<void> {
  // A toast that is fading out is half transparent for a moment.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
  await expectAccessible(page)
}

/** Presses something that opens a tab, and waits until the other system has drawn it. */
async function tabOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  const tab = await opened
  await tab.waitForURL(/\/v2\/sso\/demo/)
  return tab
}

test.describe('Walk-through 8: single sign-on', () => {
  test('a feature link follows its flag and opens the system signed in, once', async ({ page, request }) => {
    await setKeyword(request, 'fitur_lms', '1')
    await signIn(page, 'baak')
    await userMenu(page).click()
    const tab = await tabOf(page, () => page.getByRole('menuitem', { name: 'Login ke LMS' }).click())
    await expect(tab).toHaveURL(/\?code=[\w-]+&state=/)
    for (const claim of ['sub', 'name', 'roles', 'kode_pt'])
      await expect(tab.getByRole('rowheader', { name: claim, exact: true }).first()).toBeVisible()
    await expect(tab.getByText('ROLE_OPERATOR').first()).toBeVisible()
    await accessible(tab)
    await tab.reload()
    await expect(tab.getByRole('alert')).toContainText('invalid_grant')

    await setKeyword(request, 'fitur_lms', '0')
    await page.reload()
    await userMenu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Login ke E-Library' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Login ke LMS' })).toHaveCount(0)
    await setKeyword(request, 'fitur_lms', '1')
  })

  test("an administrator looks through a student's eyes, and changes nothing unless he may", async ({ page }) => {
    await signIn(page, 'admin')
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Login sebagai Mahasiswa' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Login sebagai' })).toBeVisible()
    await accessible(page)
    const choose = async () => {
      await page.getByRole('combobox', { name: 'Cari NIM atau nama' }).fill('2301010001')
      await page.getByRole('option', { name: /2301010001/ }).click()
      await page.getByLabel('Alasan').fill('Memeriksa keluhan KRS')
    }
    await choose()
    const looking = await tabOf(page, () => page.getByRole('button', { name: 'Login sebagai', exact: true }).click())
    await expect(looking.getByText('atas nama Administrator Contoh')).toBeVisible()
    await expect(looking.getByText('2301010001').first()).toBeVisible()
    await looking.getByRole('button', { name: 'Coba simpan pilihan' }).click()
    await expect(looking.getByRole('status')).toContainText('403')
    await expect(page.getByRole('row', { name: /2301010001.*Memeriksa keluhan KRS/ }).first()).toBeVisible()

    await page.getByLabel('Alasan').fill('Memperbaiki pilihan mahasiswa')
    await page.getByLabel('Izinkan mengubah data').check()
    const changing = await tabOf(page, () => page.getByRole('button', { name: 'Login sebagai', exact: true }).click())
    await changing.getByRole('button', { name: 'Coba simpan pilihan' }).click()
    await expect(changing.getByRole('status')).toContainText('200')
  })

  test('a student signs in for another system, which the operator portal does not let in', async ({ page }) => {
    await page.goto('/v2/sso/demo')
    await page.getByRole('link', { name: 'Masuk dengan akun kampus' }).click()
    await expect(page.getByRole('heading', { name: 'Masuk ke Klien contoh' })).toBeVisible()
    await accessible(page)
    await typeCredentials(page, 'mahasiswa', 'salah')
    await expect(page.getByRole('alert')).toHaveText('Nama pengguna atau kata sandi salah.')
    await typeCredentials(page, 'mahasiswa')
    await expect(page).toHaveURL(/\/v2\/sso\/demo\/kembali/)
    await expect(page.getByRole('rowheader', { name: 'nim' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Keluar' }).click()
    await page.getByRole('button', { name: 'Ya, keluar' }).click()
    await expect(page.getByRole('heading', { name: 'Anda sudah keluar' })).toBeVisible()
  })
})

test('a system is connected by the wizard, tested, and gets a new secret', async ({ page }) => {
  const id = `moodle-${Date.now().toString(36)}`
  await signIn(page, 'admin')
  await page.goto('/pengaturan/sso')
  await expect(page.getByRole('rowheader', { name: 'Klien contoh' })).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: 'Panduan sistem' }).click()
  await page.getByLabel('Alamat sistem itu').fill('https://lms2.contoh.ac.id')
  await page.getByLabel('Id klien').fill(id)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('https://lms2.contoh.ac.id/admin/oauth2callback.php')).toBeVisible()
  await page.getByRole('button', { name: 'Daftarkan' }).click()
  await expect(page.getByText('Rahasia ini hanya ditampilkan sekarang.')).toBeVisible()
  await expect(page.getByText('Service base URL (discovery)')).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByRole('main').getByText('Berhasil').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('searchbox', { name: /Cari/ }).last().fill(id)
  const row = page.getByRole('row', { name: new RegExp(id) })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /Tindakan|Menu/ }).click()
  await page.getByRole('menuitem', { name: 'Ganti rahasia' }).click()
  await page.getByRole('button', { name: 'Buat rahasia' }).click()
  await expect(page.getByRole('dialog', { name: 'Rahasia klien' })).toContainText('Rahasia lama masih berlaku sampai')
  await page.getByRole('button', { name: 'Sudah ditempel' }).click()
  await page.getByRole('tab', { name: 'Catatan' }).click()
  await expect(page.getByRole('table', { name: 'Catatan SSO' }).or(page.getByText('Tidak ada data'))).toBeVisible()
  await page.getByRole('tab', { name: 'Penyedia identitas luar' }).click()
  await expect(page.getByRole('button', { name: 'Tambah penyedia' })).toBeVisible()
})

test('an address that is no https is refused on its field', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/pengaturan/sso/tambah')
  const form = page.getByRole('dialog')
  await form.getByLabel('Id klien').fill('salah')
  await form.getByLabel('Nama').fill('Sistem salah')
  await form.getByLabel('Alamat kembali').fill('http://lms.contoh.ac.id/sso')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Alamat harus https dan sama persis').first()).toBeVisible()
  await accessible(page)
})

test('an authenticator is set up, asked for, and its recovery code lets one in', async ({ page, request }) => {
  const { username } = await newOperator(request, 'totp', ['F3:B'])
  await page.goto('/')
  await typeCredentials(page, username, OWN_PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/pengaturan/kata-sandi')
  await page.getByRole('button', { name: 'Pasang autentikator' }).click()
  await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  await accessible(page)
  const key = (
    (await page
      .getByText(/Ketik kunci ini/)
      .locator('code')
      .textContent()) ?? ''
  ).replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Kode' }).fill(await codeOf(key))
  await page.getByRole('button', { name: 'Aktifkan' }).click()
  const codes = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'Sudah disimpan' }).click()
  await expect(page.getByText('10 kode pemulihan tersisa')).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: 'Ya, keluar' }).click()
  await typeCredentials(page, username, OWN_PASSWORD)
  await page.getByRole('textbox', { name: 'Kode' }).fill(first)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test.describe('Walk-through 9: the separate portal of PT03', () => {
  const at = (baseURL: string | undefined, host: string) => (baseURL ?? '').replace('localhost', host)

  test("is entered by hand-off only, once a code, and each refuses the other's pages", async ({ page, request, baseURL }) => {
    const main = at(baseURL, 'pt03.localhost')
    const other = at(baseURL, 'terpisah.pt03.localhost')
    for (const path of ['/', '/dashboard', '/pengaturan/template/krs']) {
      await page.goto(other + path)
      await expect(page.getByText('Alamat yang Anda tuju tidak dapat ditemukan')).toBeVisible()
    }
    await page.goto(main)
    await typeCredentials(page, 'admin2')
    await expect(page).toHaveURL(/\/dashboard/)
    for (const path of ['/jurusan/kerja-praktik/nilai', '/akademik/surat/dashboard']) {
      await page.goto(main + path)
      await expect(page.getByText('Alamat yang Anda tuju tidak dapat ditemukan')).toBeVisible()
    }
    const login = await request.post('/v2/auth/login', {
      data: { username: 'admin2', password: PASSWORD },
      headers: { 'college-id': 'pt03' },
    })
    const { data } = (await login.json()) as { data: { access_token: string } }
    const headers = { authorization: `Bearer ${data.access_token}`, 'college-id': 'pt03' }
    const form = { response_type: 'code', client_id: 'portal-operator', redirect_uri: `${other}/oauth`, as_role: 'ROLE_OPERATOR' }
    const minted = await request.post('/v1/authorize/sikad', { headers, form })
    const { code } = ((await minted.json()) as { data: { code: string } }).data
    await page.goto(`${other}/akademik/surat/daftar-surat?code=${code}`)
    await expect.poll(() => page.url()).toBe(`${other}/akademik/surat/daftar-surat`)
    const mine = await page.evaluate(
      async () =>
        (await fetch('/api/refresh_token', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    )
    expect(mine).toBe(200)
    const again = await page.evaluate(
      async (used) => (await fetch('/api/access_token', { method: 'POST', body: new URLSearchParams(used) })).status,
      { grant_type: 'authorization_code', code, client_id: 'portal-operator', redirect_uri: `${other}/oauth` },
    )
    expect(again).toBe(400)
    const after = await page.evaluate(
      async () =>
        (await fetch('/api/refresh_token', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    )
    expect(after).toBe(401)
  })
})

test('/oauth without a code leads to the login page, and never to another site (PL edge 9)', async ({ page, baseURL }) => {
  await page.goto('/oauth')
  await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
  await page.goto('/oauth?code=sudah-lama&redirect=https://jahat.example/')
  await expect(page.getByRole('heading', { name: 'Tautan masuk sudah tidak berlaku.' })).toBeVisible()
  expect(page.url().startsWith(baseURL ?? '')).toBe(true)
  await page.getByRole('button', { name: 'Kembali ke halaman masuk' }).click()
  await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
})

/** The six digits that an authenticator shows now for a key in base 32 (RFC 6238). */
async function codeOf(key: string): Promise<string> {
  const bits = Array.from(key, (sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2))
  const counter = new DataView(new ArrayBuffer(8))
  counter.setUint32(4, Math.floor(Date.now() / 30_000))
  const hmac = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', hmac, counter.buffer))
  const number = mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
