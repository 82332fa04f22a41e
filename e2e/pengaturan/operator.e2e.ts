import { expect, test } from '@playwright/test'
import { signIn, typeCredentials } from '../setup/people'

test('a new operator gets a first password once, must change it, and then works', async ({ page, browser }) => {
  const username = `baru.${Date.now().toString(36)}`
  await signIn(page, 'admin')
  await page.goto('/pengaturan/operator/data-operator')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page
    .getByRole('link', { name: 'Tambah' })
    .or(page.getByRole('button', { name: 'Tambah' }))
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Nama', exact: true }).fill('Operator Baru')
  await form.getByRole('textbox', { name: 'Nama pengguna' }).fill(username)
  await form.getByRole('combobox', { name: 'Tambah hak akses' }).click()
  await page.getByRole('option', { name: 'Pembaca', exact: true }).click()
  await form.getByRole('button', { name: 'Simpan' }).click()

  const once = page.getByRole('dialog', { name: 'Kata sandi pertama' })
  await expect(once).toContainText(username)
  const first = (await once.locator('code').textContent()) ?? ''
  await once.getByRole('button', { name: 'Sudah dicatat' }).click()
  await page.reload()
  await expect(page.getByText(first)).toHaveCount(0)

  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  await typeCredentials(other, username, first)
  await expect(other.getByText('Anda memakai kata sandi pertama. Gantilah sebelum melanjutkan.')).toBeVisible()
  const own = 'teras-hujan-5512-bambu'
  await other.getByRole('textbox', { name: 'Password Lama' }).fill(first)
  await other.getByRole('textbox', { name: 'Password Baru' }).fill(own)
  await other.getByRole('textbox', { name: 'Konfirmasi Password' }).fill(own)
  await other.getByRole('button', { name: 'Simpan' }).click()
  await expect(other.getByText('Password berhasil diubah. Silakan login kembali').first()).toBeVisible()
  await typeCredentials(other, username, own)
  await expect(other).toHaveURL(/\/dashboard/)
  await other.context().close()
})

test('the last administrator keeps his rights, and nobody disables himself', async ({ request }) => {
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: 'kampus-contoh-2026' } })
  const headers = { authorization: `Bearer ${((await login.json()) as { data: { access_token: string } }).data.access_token}` }
  const info = (await (await request.get('/api/user_info', { headers })).json()) as { idOperator: number }
  const refused = await request.post(`/v1/operator/${info.idOperator}`, { headers, data: { aktif: false, alasan: 'Uji' } })
  expect(refused.status()).toBe(409)
})
