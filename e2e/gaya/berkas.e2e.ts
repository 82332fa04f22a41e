import { expect, test } from '@playwright/test'
import { bukaBagian, nilai } from './gaya'

/** One red pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

test.beforeEach(({ page }) => bukaBagian(page, 'berkas'))

test('a file that is too big or of the wrong kind is refused before it is sent (C8)', async ({ page }) => {
  await expect(page.getByText('JPG, PNG, atau WEBP, paling besar 2,00 MB')).toBeVisible()
  const pemilih = page.locator('input[type=file]').first()
  await pemilih.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.alloc(3_072_000, 1) })
  await expect(page.getByText('Ukuran berkas 3,00 MB melebihi batas 2,00 MB.')).toBeVisible()
  await pemilih.setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: PNG })
  await expect(page.getByText('Jenis berkas tidak diterima. Pilih JPG, PNG, atau WEBP.')).toBeVisible()
  await expect.poll(() => nilai(page, 'berkas')).toMatchObject({ foto: null })
})

test('a picture is previewed, cropped and removed', async ({ page }) => {
  await page.locator('input[type=file]').first().setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('dialog', { name: 'Potong gambar' }).getByRole('button', { name: 'Potong', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Pratinjau foto.png' })).toBeVisible()
  await expect.poll(() => nilai(page, 'berkas')).toMatchObject({ foto: 'foto.png' })
  await page.getByRole('button', { name: 'Hapus foto.png' }).click()
  await expect.poll(() => nilai(page, 'berkas')).toMatchObject({ foto: null })
})

test('an upload shows its progress, can be cancelled, and ends as an id', async ({ page }) => {
  const pemilih = page.locator('input[type=file]').nth(1)
  await pemilih.setInputFiles({ name: 'sk.pdf', mimeType: 'application/pdf', buffer: PNG })
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await expect(page.getByText('sk.pdf')).toHaveCount(0)
  await pemilih.setInputFiles({ name: 'sk.pdf', mimeType: 'application/pdf', buffer: PNG })
  await expect(page.getByRole('button', { name: 'Hapus sk.pdf' })).toBeVisible()
  await expect.poll(() => nilai(page, 'berkas')).toMatchObject({ surat: 'berkas-sk.pdf' })
})

test('formatted text keeps its own styles only, also when it is shown (C10, PL-R51)', async ({ page }) => {
  const teks = page.getByRole('textbox', { name: 'Isi pengumuman' })
  await teks.click()
  await page.keyboard.press('Control+A')
  await page.getByRole('button', { name: 'Rata tengah' }).click()
  await expect
    .poll(async () => (await nilai(page, 'berkas'))['isi'])
    .toBe('<p style="text-align:center">Isi <strong>pengumuman</strong></p>')
  await expect
    .poll(() => page.getByTestId('html-aman').innerHTML())
    .toContain('<p style="color:maroon">Pengumuman</p><a rel="noopener">tautan</a>')
})
