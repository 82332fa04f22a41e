import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'

async function openRuang(page: Page): Promise<void> {
  await page.goto('/gaya?bagian=sumber')
  await page.getByRole('link', { name: 'buka contoh ruang' }).click()
  await expect(page.getByRole('heading', { name: 'Ruang', level: 1 })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

async function rowAct(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Tindakan untuk ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('adds a row in the panel and keeps the list behind it', async ({ page }) => {
  await openRuang(page)
  await page.getByRole('searchbox').fill('Ruang 1')
  await expect(page.getByRole('button', { name: 'Atur ulang' })).toBeVisible()
  await page.getByRole('link', { name: 'Tambah' }).click()
  await expect(page).toHaveURL(/\/gaya\/ruang\/tambah\?cari=/)
  const panel = page.getByRole('dialog', { name: 'Tambah ruang' })
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(panel.getByText('Field tidak boleh kosong').first()).toBeVisible()
  await panel.getByRole('textbox', { name: 'Kode' }).fill('R1A')
  await panel.getByRole('textbox', { name: 'Nama' }).fill('Ruang 1 Aula')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/gaya\/ruang\?cari=/)
  await expect(page.getByRole('rowheader', { name: 'Ruang 1 Aula' })).toBeVisible()
})

test('changes a row, and asks once before typed text is lost', async ({ page }) => {
  await openRuang(page)
  await page.getByRole('link', { name: 'Ruang 105' }).click()
  const panel = page.getByRole('dialog', { name: 'Ubah Ruang 105' })
  await panel.getByRole('textbox', { name: 'Nama' }).fill('Ruang 105 B')
  await panel.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Tetap di sini' }).click()
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ruang 105 B' })).toBeVisible()
  await page.getByRole('link', { name: 'Ruang 106' }).click()
  await page.getByRole('textbox', { name: 'Nama' }).fill('x')
  await page.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Pergi tanpa menyimpan' }).click()
  await expect(page).toHaveURL(/\/gaya\/ruang$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a form on a page of its own leads back to the list as it was', async ({ page }) => {
  await page.goto('/gaya?bagian=sumber')
  await page.getByRole('link', { name: 'dengan formulir di halaman sendiri' }).click()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await page.getByRole('link', { name: 'Ruang 125' }).click()
  await expect(page.getByRole('heading', { name: 'Ubah Ruang 125' })).toBeVisible()
  await expect(page).toHaveURL(/\/gaya\/ruang-halaman\/r25$/)
  await page.getByRole('textbox', { name: 'Nama' }).fill('Ruang 125 C')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL(/\/gaya\/ruang-halaman\?page=2$/)
  await expect(page.getByRole('rowheader', { name: 'Ruang 125 C' })).toBeVisible()
})

test('deletes after asking by name, and offers to deactivate what is in use', async ({ page }) => {
  await openRuang(page)
  await rowAct(page, 'Ruang 103', 'Hapus')
  const ask = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(ask).toContainText('Hapus ruang Ruang 103?')
  await expect(ask).toContainText('Letaknya di Gedung A ikut terhapus.')
  await expect(ask.getByRole('button', { name: 'Batal' })).toBeFocused()
  await ask.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Data berhasil dihapus').last()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Ruang 103' })).toBeHidden()

  await rowAct(page, 'Ruang 101', 'Hapus')
  await ask.getByRole('button', { name: 'Hapus' }).click()
  await expect(ask).toContainText('Ruang 101 dipakai oleh 3 jadwal kuliah.')
  await ask.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByText('Data berhasil dinonaktifkan').last()).toBeVisible()
  await expect(page.getByRole('row', { name: /Ruang 101/ })).toContainText('Nonaktif')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('row', { name: /Ruang 101/ }).getByText('Aktif', { exact: true })).toBeVisible()
})

test('tells the life of a row and has an address for it (C19)', async ({ page }) => {
  await openRuang(page)
  await rowAct(page, 'Ruang 101', 'Riwayat')
  await expect(page).toHaveURL(/riwayat=r1/)
  const drawer = page.getByRole('dialog', { name: 'Riwayat Ruang 101' })
  await expect(drawer).toContainText('Mengubah')
  await expect(drawer).toContainText('21 November 2026 10:12 oleh Operator B, atas nama Mahasiswa A')
  await expect(drawer).toContainText('Ruang 100 → Ruang 101')
  await expect(drawer).toContainText('Alasan: Salah ketik')
  await drawer.getByRole('button', { name: 'Tampilkan yang lebih lama' }).click()
  await expect(drawer).toContainText('Menambah')
  await expect(drawer.getByRole('button', { name: 'Salin tautan' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/gaya\/ruang$/)
})

test('the panel has no accessibility violation', async ({ page }) => {
  await openRuang(page)
  await page.getByRole('link', { name: 'Ruang 110' }).click()
  await expect(page.getByRole('textbox', { name: 'Nama' })).toHaveValue('Ruang 110')
  await expectAccessible(page)
})
