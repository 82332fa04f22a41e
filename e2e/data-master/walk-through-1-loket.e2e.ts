import { expect, test } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/mahasiswa/data-mahasiswa'
const NIM = '2301010001'

test('Walk-through 1: a question at the counter, answered by who may only read', async ({ page, request }) => {
  const clerk = await newOperator(request, 'loket', ['F3:B'])
  await signIn(page, clerk.username, OWN_PASSWORD)
  await page.goto(LIST)
  const search = page.getByRole('searchbox', { name: /^Cari/ })
  await search.fill(NIM)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mahasiswa A' })).toBeVisible()
  await expect(page.getByText('Semester 5', { exact: true })).toBeVisible()
  await expect(page.getByText('Aktif', { exact: true }).first()).toBeVisible()

  await page.getByRole('tab', { name: 'Keuangan' }).click()
  await expect(page.getByText('Perlu hak akses K1:B atau H1:B')).toBeVisible()
  await page.getByRole('tab', { name: 'Akademik' }).click()
  await expect(page.getByText(/Perlu hak akses A1:B/)).toBeVisible()

  await page.getByRole('tab', { name: 'Biodata' }).click()
  await expect(page.getByText(/^\d{6}\*{6}\d{4}$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ubah biodata' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tampilkan', exact: true }).click()
  await expect(page.getByText(/^\d{16}$/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Riwayat' }).click()
  await expect(page.getByText('Menampilkan data pribadi').first()).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const login = await request.post('/v2/auth/login', { data: { username: clerk.username, password: OWN_PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const put = await request.put(`/v1/mahasiswa/${id}`, { headers: { authorization: `Bearer ${data.access_token}` }, data: { versi: 1 } })
  expect([put.status(), ((await put.json()) as { detail: string }).detail]).toEqual([403, 'Perlu hak akses F3:T.'])
})
