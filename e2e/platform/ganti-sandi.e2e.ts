import { expect, test } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn, typeCredentials } from '../setup/people'

const NEXT = 'sore-teras-2468-hujan'

test('Walk-through 4: a changed password signs the other browser out, and its refresh token is worth nothing', async ({
  page,
  request,
  browser,
}) => {
  const { username } = await newOperator(request, 'sandi', ['F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, username, OWN_PASSWORD)

  await page.getByRole('button', { name: /^Menu pengguna/ }).click()
  await page.getByRole('menuitem', { name: 'Ganti Password' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Password Lama' }).fill(OWN_PASSWORD)
  await panel.getByRole('textbox', { name: 'Password Baru' }).fill(NEXT)
  await panel.getByRole('textbox', { name: 'Konfirmasi Password' }).fill(`${NEXT}!`)
  await expect(panel.getByText('Password tidak sama')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Simpan' })).toBeDisabled()
  await panel.getByRole('textbox', { name: 'Konfirmasi Password' }).fill(NEXT)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Password berhasil diubah. Silakan login kembali').first()).toBeVisible()
  await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
  const refreshed = await request.post('/api/refresh_token', { headers: { cookie, 'content-type': 'application/json' }, data: {} })
  expect(refreshed.status()).toBe(401)

  // A token in use dies within 30 s (PL-R9).
  await expect(async () => {
    await other.reload()
    await expect(other.getByLabel('Nama Pengguna')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  await other.context().close()

  await typeCredentials(page, username, OWN_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('Nama pengguna atau kata sandi salah.')
  await typeCredentials(page, username, NEXT)
  await expect(page).toHaveURL(/\/dashboard/)
})
