import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

type Pekerjaan = { id: string; status: string }

test('a list that became a file in the background waits in Unduhan, and only there for its owner', async ({ page, request }) => {
  const { username } = await newOperator(request, 'ekspor', ['F1:B'])
  await signIn(page, username, OWN_PASSWORD)
  await page.getByRole('button', { name: /^Menu pengguna/ }).click()
  await page.getByRole('menuitem', { name: 'Unduhan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unduhan' })).toBeVisible()
  await expect(page.getByText('Tidak ada data').first()).toBeVisible()

  const login = await request.post('/v2/auth/login', { data: { username, password: OWN_PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const asked = await request.post('/v2/platform/pekerjaan/ekspor', {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { alamat: '/v1/fakultas', kueri: 'kolom[0]=nama', format: 'csv', judul: 'Fakultas' },
  })
  expect(asked.status()).toBe(202)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Ekspor Fakultas (CSV)' })
  await expect(row).toContainText('Selesai', { timeout: 120_000 })
  await expectAccessible(page)

  await row.getByRole('button', { name: /^Tindakan untuk/ }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Unduh' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Nama fakultas')

  const admin = await asAdmin(request)
  const all = await admin.get<Pekerjaan[]>('/v2/platform/pekerjaan?milik=semua&cari=Fakultas&order[dibuatPada]=desc')
  expect(all.length).toBeGreaterThan(0)
})

test('more ticked rows than an address can name become a file in the background', async ({ page, request }) => {
  const { username } = await newOperator(request, 'ekspor.pilihan', ['F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(
    '/data-master/mahasiswa/data-mahasiswa?angkatan[0]=2021&angkatan[1]=2022&angkatan[2]=2023&order[nim]=asc&itemsPerPage=100',
  )
  const semua = page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' })
  await semua.check()
  await expect(page.getByText('100 dipilih', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(semua).not.toBeChecked()
  await semua.check()
  await expect(page.getByText('200 dipilih', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Ekspor dan cetak' }).click()
  await expect(page.getByText("Pilihan sebanyak ini: disiapkan di latar, hasilnya di 'Unduhan'.")).toBeVisible()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await page.goto('/unduhan')
  const row = page.getByRole('row').filter({ hasText: 'Ekspor Data Mahasiswa (CSV)' })
  await expect(row).toContainText('Selesai', { timeout: 120_000 })
  await expect(row).toContainText('200')
})

test('the administrator sees the jobs of everybody and does one again', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/pengaturan/pekerjaan?status[0]=gagal')
  await expect(page.getByRole('heading', { level: 1, name: 'Pekerjaan' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Gagal' }).first()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click()
  await page.getByRole('menuitem', { name: 'Ulangi' }).click()
  await expect(page.getByText('Pekerjaan dijalankan lagi')).toBeVisible()
})
