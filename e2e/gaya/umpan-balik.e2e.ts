import { expect, test } from '@playwright/test'
import { bukaBagian } from './gaya'

test.beforeEach(({ page }) => bukaBagian(page, 'umpan-balik'))

test("the confirm dialog is 400 px wide, focuses 'Batal', and Esc is 'Batal' (C12)", async ({ page }) => {
  const tombol = page.getByRole('button', { name: 'Hapus satu' })
  await tombol.click()
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(dialog).toContainText('Hapus Dosen A?')
  await expect(dialog).toContainText('3 kelas kehilangan pengampu')
  await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused()
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Jawaban: tidak')).toBeVisible()
  await expect(tombol).toBeFocused()
  await tombol.click()
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(page.getByText('Jawaban: ya')).toBeVisible()
})

test('above 100 rows the number is typed before deleting (C12)', async ({ page }) => {
  await page.getByRole('button', { name: 'Hapus banyak' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi' })
  const hapus = dialog.getByRole('button', { name: 'Hapus', exact: true })
  await expect(hapus).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Ketik 1.234 untuk melanjutkan' }).fill('1.234')
  await expect(hapus).toBeEnabled()
})

test("failed requests share one sticky snackbar; 'Muat Ulang' repeats all and keeps what fails again (PL-R49)", async ({ page }) => {
  await page.getByRole('button', { name: 'Permintaan gagal', exact: true }).click()
  await page.getByRole('button', { name: 'Permintaan gagal dua kali' }).click()
  const snackbar = page.locator('[data-snackbar]')
  await expect(snackbar).toHaveCount(1)
  await expect(snackbar).toContainText('Terjadi kesalahan')
  await expect(snackbar).toContainText('2')
  await snackbar.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(page.getByText('Dimuat ulang: 1.')).toBeVisible()
  await expect(snackbar).toHaveCount(1)
  await snackbar.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(page.getByText('Dimuat ulang: 2.')).toBeVisible()
  await expect(snackbar).toHaveCount(0)
})

test('the default snackbar counts up, and goes with OK or after 7 s (C15)', async ({ page }) => {
  const tombol = page.getByRole('button', { name: 'Snackbar bawaan' })
  await tombol.click()
  await tombol.click()
  const snackbar = page.locator('[data-snackbar]')
  await expect(snackbar).toHaveCount(1)
  await expect(snackbar).toContainText('Terjadi kesalahan saat memproses data. Mohon lakukan lagi nanti')
  await expect(snackbar.getByLabel('2 kali')).toBeVisible()
  await snackbar.getByRole('button', { name: 'OK' }).click()
  await expect(snackbar).toHaveCount(0)
})

test('toasts stand at the top right: success 4 s, danger 7 s', async ({ page }) => {
  // The browser's time goes on when it is told to, so that a slow machine counts the same seconds.
  await page.clock.install()
  await bukaBagian(page, 'umpan-balik')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'Toast berhasil' }).click()
  await page.getByRole('button', { name: 'Toast gagal' }).click()
  const berhasil = page.getByRole('status').filter({ hasText: 'Data berhasil diubah' })
  const gagal = page.getByRole('alert').filter({ hasText: 'Nama fakultas sudah dipakai.' })
  await page.clock.runFor(3_000)
  await expect(berhasil).toBeVisible()
  await expect(gagal).toBeVisible()
  const tepiKanan = async () => {
    const kotak = await berhasil.boundingBox()
    return (kotak?.x ?? 0) + (kotak?.width ?? 0)
  }
  await expect.poll(tepiKanan).toBeGreaterThan(1300)
  await page.clock.runFor(2_000)
  await expect(berhasil).toHaveCount(0)
  await expect(gagal).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(gagal).toHaveCount(0)
})

test("'Urungkan' in a toast takes the act back", async ({ page }) => {
  await page.getByRole('button', { name: 'Toast dengan urungkan' }).click()
  await page.getByRole('button', { name: 'Urungkan', exact: true }).click()
  await expect(page.getByText('Penghapusan diurungkan').last()).toBeVisible()
})

test('the load-failure card names the reason (C13), the empty state what to do (C14)', async ({ page }) => {
  await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toHaveCount(3)
  await expect(page.getByText('Tidak ada koneksi internet. Mohon periksa jaringan Anda.')).toBeVisible()
  await expect(page.getByText('Koneksi internet tidak stabil.')).toBeVisible()
  await expect(page.getByText('Nomor permintaan: 01JD-7K2')).toBeVisible()
  await expect(page.getByText('Tidak ada data')).toBeVisible()
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
})

test('the portal knows when the network is gone', async ({ page, context }) => {
  await expect(page.getByText(/Jaringan: tersambung/)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Jaringan: terputus/)).toBeVisible()
})
