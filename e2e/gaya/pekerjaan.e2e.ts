import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { bukaBagian } from './gaya'

test('the job dialog shows progress and counts, and hands out what was made (C18)', async ({ page }) => {
  await bukaBagian(page, 'pekerjaan')
  await page.getByRole('button', { name: 'Cetak 1.200' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cetak Kartu Hasil Studi' })
  await expect(dialog.getByRole('progressbar', { name: 'Kemajuan Cetak Kartu Hasil Studi' })).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText(/dari 1\.200 selesai/)
  await expect(dialog.getByRole('status')).toHaveText('Selesai sebagian: 1.197 dari 1.200 selesai, 3 gagal')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Unduh Kartu Hasil Studi.zip (2,50 MB)' }).click()
  // The cross of the dialog has the same name.
  await dialog.getByRole('button', { name: 'Tutup' }).last().click()
  await expect(page.getByText('Terakhir: ditutup')).toBeVisible()
})

test("a job is left to itself with 'Jalankan di belakang', Esc means the same, and it can be stopped (C18)", async ({ page }) => {
  await bukaBagian(page, 'pekerjaan')
  const mulai = page.getByRole('button', { name: 'Cetak tanpa jumlah' })
  const dialog = page.getByRole('dialog', { name: 'Cetak Kartu Hasil Studi' })
  await mulai.click()
  await expect(dialog.getByRole('button', { name: 'Jalankan di belakang' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Jalankan di belakang' }).click()
  await expect(page.getByText('Terakhir: di belakang')).toBeVisible()
  await mulai.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(mulai).toBeFocused()
  await mulai.click()
  await dialog.getByRole('button', { name: 'Batalkan' }).click()
  await expect(dialog.getByRole('status')).toContainText('Dibatalkan')
  await expect(dialog.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
})
