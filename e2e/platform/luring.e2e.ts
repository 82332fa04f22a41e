import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

test('a list that the network broke loads again by one press, and nothing typed is lost', async ({ page, context }) => {
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/data-mahasiswa')
  await expect(page.getByRole('rowheader').first()).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('Tidak ada koneksi internet', { exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: /^Cari/ })
  await search.fill('putri')
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Tidak ada koneksi internet. Mohon periksa jaringan Anda.').first()).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Muat Ulang' }).last().click()
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toHaveCount(0)
  await expect(page.getByRole('rowheader').first()).toContainText(/putri/i)
  await expect(search).toHaveValue('putri')
  await expect(page.getByText('Tidak ada koneksi internet', { exact: true })).toHaveCount(0)
})
