import { expect, test, type Page } from '@playwright/test'
import { bukaBagian } from './gaya'

test.beforeEach(({ page }) => bukaBagian(page, 'formulir'))

const nama = (page: Page) => page.getByRole('textbox', { name: 'Nama konsentrasi' })
const server = (page: Page, jawaban: string) => page.getByText(jawaban, { exact: true }).click()

test('Ctrl+S saves; the bar says what is not saved', async ({ page }) => {
  await nama(page).fill('Rekayasa Perangkat')
  await expect(page.getByText('Ada perubahan yang belum disimpan')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()
  await expect(page.getByText('Tersimpan 1 kali.')).toBeVisible()
  await expect(page.getByText('Ada perubahan yang belum disimpan')).toHaveCount(0)
})

test('Simpan is disabled while it saves, so that two presses save once', async ({ page }) => {
  await nama(page).fill('Rekayasa')
  await page.getByRole('button', { name: 'Simpan' }).dblclick()
  await expect(page.getByText('Tersimpan 1 kali.')).toBeVisible()
  await page.waitForTimeout(400)
  await expect(page.getByText('Tersimpan 1 kali.')).toBeVisible()
})

test("the server's refusal stands on its field, and the input is kept", async ({ page }) => {
  await server(page, 'validasi')
  await nama(page).fill('Rekayasa')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('alert')).toContainText('Ada 1 isian yang perlu diperbaiki')
  await expect(page.getByRole('textbox', { name: 'Kode' })).toHaveAccessibleDescription(/Kode sudah dipakai/)
  await expect(nama(page)).toHaveValue('Rekayasa')
})

test("a lost connection keeps the input, and 'Muat Ulang' saves it (PL-R49, PL edge 33)", async ({ page }) => {
  await server(page, 'jaringan')
  await nama(page).fill('Rekayasa')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Terjadi kesalahan', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Tidak ada koneksi internet')
  await server(page, 'berhasil')
  await page.getByRole('button', { name: 'Muat Ulang' }).click()
  await expect(page.getByText('Tersimpan 1 kali.')).toBeVisible()
  await expect(page.getByText('Terjadi kesalahan', { exact: true })).toHaveCount(0)
})

test('a stale version can be compared and then saved, or taken over (PL edge 15)', async ({ page }) => {
  await server(page, 'usang')
  await nama(page).fill('Rekayasa Baru')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Data sudah diubah' })
  await expect(dialog).toContainText('Sudah diubah oleh Operator B pada 21 November 2026 10.12')
  await dialog.getByRole('button', { name: 'Bandingkan' }).click()
  await expect(dialog.getByRole('row', { name: /Nama konsentrasi Rekayasa Perangkat Rekayasa Baru/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Simpan isian saya' }).click()
  await expect(page.getByText('Tersimpan 1 kali.')).toBeVisible()
})

test("'Muat ulang' of a stale version takes what is stored", async ({ page }) => {
  await server(page, 'usang')
  await nama(page).fill('Rekayasa Baru')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(nama(page)).toHaveValue('Rekayasa Perangkat')
  await expect(page.getByText('Ada perubahan yang belum disimpan')).toHaveCount(0)
})

test('leaving with unsaved changes asks first, in our own dialog', async ({ page }) => {
  await nama(page).fill('Rekayasa')
  await page.getByRole('link', { name: 'Ke halaman lain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Perubahan belum disimpan' })
  await expect(dialog).toContainText('Konsentrasi')
  await expect(dialog.getByRole('button', { name: 'Tetap di sini' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nama(page)).toHaveValue('Rekayasa')
  expect(page.url()).toContain('/gaya?')
  await page.getByRole('link', { name: 'Ke halaman lain' }).click()
  await dialog.getByRole('button', { name: 'Pergi tanpa menyimpan' }).click()
  await expect(page).toHaveURL(/gaya-lain/)
})

test('closing the panel with unsaved changes asks; after saving it closes by itself', async ({ page }) => {
  await page.getByRole('button', { name: 'Panel samping' }).click()
  const panel = page.getByRole('dialog', { name: 'Buka kunci nilai' })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(500)
  await panel.getByRole('textbox', { name: 'Alasan' }).fill('Salah ketik')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Perubahan belum disimpan' }).getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('textbox', { name: 'Alasan' }).press('Control+s')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Panel samping' })).toBeFocused()
})

test('the browser asks before a tab with unsaved changes is closed', async ({ page }) => {
  await nama(page).pressSequentially(' A')
  const tanya = page.waitForEvent('dialog')
  const tutup = page.close({ runBeforeUnload: true })
  const dialog = await tanya
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await tutup
})
