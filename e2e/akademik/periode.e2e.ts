import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

test('a period is planned and can not begin without lectures', async ({ page }) => {
  await signIn(page, 'supervisor')
  await page.goto('/akademik/periode')
  const berjalan = page.getByRole('row').filter({ hasText: '2025/2026 Ganjil' })
  await expect(berjalan.first()).toContainText('Periode aktif')

  await page.getByRole('button', { name: 'Tambah' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Tahun akademik' }).click()
  await page.getByRole('option', { name: '2027/2028' }).click()
  await panel.getByRole('combobox', { name: 'Semester' }).click()
  await page.getByRole('option', { name: 'Ganjil', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Tanggal mulai' }).fill('06/09/2027')
  await panel.getByRole('textbox', { name: 'Tanggal selesai' }).fill('21/01/2028')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()
  const baris = page.getByRole('row').filter({ hasText: '2027/2028 Ganjil' })
  await expect(baris).toContainText('20271')
  await expect(baris).toContainText('Rencana')

  await baris.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Mulai' }).click()
  const tanya = page.getByRole('dialog', { name: 'Mulai 2027/2028 Ganjil?' })
  await tanya.getByRole('button', { name: 'Mulai' }).click()
  await expect(tanya.getByText(/Jendela perkuliahan 2027\/2028 Ganjil belum dijadwalkan/)).toBeVisible()
  await tanya.getByRole('button', { name: 'Batal' }).click()

  await berjalan.first().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Syarat penutupan' }).click()
  await expect(page.getByRole('dialog').getByText(/Nilai seluruh kelas sudah final: tersisa/)).toBeVisible()
})

test('readiness of the semester is read beside that of the one before', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/pengaturan/kesiapan-semester')
  await expect(page.getByText(/^\d+ dari 16 pemeriksaan siap/)).toBeVisible()
  await page.getByRole('switch', { name: 'Bandingkan dengan 2024/2025 Genap' }).check({ force: true })
  await expect(page.getByRole('columnheader', { name: '2024/2025 Genap' })).toBeVisible()
  await page.getByRole('link', { name: 'Buka Jendela terisi dan berurutan' }).click()
  await expect(page).toHaveURL(/jadwal-sistem-akademik\?periode=20251/)
})
