import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

/** What the portal asks for a list of students, a part of the home page, and the bell. */
const READS = { daftar: '/v1/mahasiswa?', beranda: '/v2/platform/dashboard', lonceng: '/v2/platform/notifikasi' }

test('Walk-through 10: list, home and bell that the network broke load again by one press, and nothing typed is lost (PL edge 33)', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/data-mahasiswa')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('link', { name: /ke beranda$/ }).click()
  await expect(page.getByRole('region', { name: 'Jendela terbuka sekarang' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('Tidak ada koneksi internet', { exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: /^Cari/ })
  await search.fill('putri')
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Tidak ada koneksi internet. Mohon periksa jaringan Anda.').first()).toBeVisible()
  // The bell asks once a minute; what the home page has read is old after half of one.
  await page.clock.fastForward(61_000)
  await page.getByRole('link', { name: /ke beranda$/ }).click()
  const failed = page.locator('[data-snackbar]').filter({ hasText: 'Terjadi kesalahan' })
  await expect(failed).toHaveCount(1)
  await expect(failed.getByLabel(/^\d+ kali$/)).toBeVisible()

  const loaded = new Set<string>()
  page.on('response', (answer) => {
    for (const [nama, path] of Object.entries(READS)) if (answer.ok() && answer.url().includes(path)) loaded.add(nama)
  })
  await context.setOffline(false)
  await failed.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(failed).toHaveCount(0)
  expect([...loaded].toSorted()).toEqual(Object.keys(READS).toSorted())

  await page.goBack()
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toHaveCount(0)
  await expect(page.getByRole('rowheader').first()).toContainText(/putri/i)
  await expect(search).toHaveValue('putri')
  await expect(page.getByText('Tidak ada koneksi internet', { exact: true })).toHaveCount(0)
})
