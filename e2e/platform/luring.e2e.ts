import { expect, test, type Request } from '@playwright/test'
import { signIn } from '../setup/people'

/** What the portal asks for a list of students, a part of the home page, and the bell. */
const READS = { daftar: '/v1/mahasiswa?', beranda: '/v2/platform/dashboard', lonceng: '/v2/platform/notifikasi' }
const SEMUA = Object.keys(READS).toSorted()

/** Answers which of the three a request was for. */
const bacaan = (request: Request): string[] => Object.entries(READS).flatMap(([nama, path]) => (request.url().includes(path) ? [nama] : []))

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

  const lost = new Set<string>()
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    bacaan(request).forEach((nama) => lost.add(nama))
  })
  await context.setOffline(true)
  await expect(page.getByText('Tidak ada koneksi internet', { exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: /^Cari/ })
  await search.fill('putri')
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Tidak ada koneksi internet. Mohon periksa jaringan Anda.').first()).toBeVisible()
  // The bell asks once a minute; what the home page has read is old after half of one.
  await page.clock.fastForward(61_000)
  await page.getByRole('link', { name: /ke beranda$/ }).click()
  const failed = page.locator('[data-snackbar]').filter({ hasText: 'Terjadi kesalahan' })
  await expect(failed).toHaveCount(1)
  await expect(failed.getByLabel(/^\d+ kali$/)).toBeVisible()
  // What is still under way when the network returns arrives by itself; the press is for what has failed.
  await expect.poll(() => ({ gagal: [...lost].toSorted(), berjalan: pending.size })).toEqual({ gagal: SEMUA, berjalan: 0 })

  const loaded = new Set<string>()
  page.on('response', (answer) => {
    if (answer.ok()) bacaan(answer.request()).forEach((nama) => loaded.add(nama))
  })
  await context.setOffline(false)
  await failed.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(failed).toHaveCount(0)
  await expect.poll(() => [...loaded].toSorted()).toEqual(SEMUA)

  await page.goBack()
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toHaveCount(0)
  await expect(page.getByRole('rowheader').first()).toContainText(/putri/i)
  await expect(search).toHaveValue('putri')
  await expect(page.getByText('Tidak ada koneksi internet', { exact: true })).toHaveCount(0)
})
