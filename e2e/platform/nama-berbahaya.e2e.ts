import { expect, test } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const RUN = 'window.dijalankan=1'

test('PL edge 37: what looks like a program in a role, a name or a file name is shown as text and never runs', async ({
  page,
  request,
}) => {
  const unique = Date.now().toString(36)
  const nama = `<img src=x onerror="${RUN}"> ${unique}`
  const admin = await asAdmin(request)
  const role = await admin.post<{ id: string }>('/v1/role', { nama, scopes: [{ kode: 'F3', tingkat: 'B' }] })
  await admin.post('/v1/operator', {
    nama,
    username: `nama.${unique}`,
    password: OWN_PASSWORD,
    role: [{ idHakAkses: role.id }],
  })
  const { username } = await newOperator(request, 'aman', ['A:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`/pengaturan/operator/hak-akses/${role.id}`)
  await expect(page.getByRole('navigation', { name: 'Hak akses' }).getByText(nama)).toBeVisible()
  await page.goto(`/pengaturan/operator/data-operator?cari=${unique}`)
  const row = page.getByRole('row').filter({ hasText: `nama.${unique}` })
  await expect(row).toContainText(nama)
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click()
  await page.getByRole('menuitem', { name: 'Riwayat' }).click()
  await expect(page.getByRole('dialog').getByText(nama).first()).toBeVisible()

  await page.goto('/pengaturan/operator/data-operator')
  await page.getByRole('link', { name: 'Impor', exact: true }).click()
  const name = `<img src=x onerror=${RUN}>.csv`
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Nama pengguna;Nama;Hak akses\r\nx.${unique};<script>${RUN}</script>;Pembaca`),
  })
  await expect(page).toHaveURL(/\/kolom$/)
  await expect(page.getByRole('main')).toContainText('onerror')
  await page.getByRole('button', { name: 'Periksa baris' }).click()
  await expect(page.getByRole('table', { name: 'Baris berkas' })).toBeVisible()
  expect(await page.evaluate(() => 'dijalankan' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
