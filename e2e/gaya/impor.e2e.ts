import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { bukaBagian } from './gaya'

const ISI = 'Kode;Nama Ruang;Kapasitas;Catatan\nA101;Ruang A101;40;x\nA102;;30;y\nA103;Ruang A103;banyak;z\n'

test('a file is matched, checked, repaired where it stands, saved and taken back', async ({ page }) => {
  await bukaBagian(page, 'impor')
  await page.getByRole('link', { name: 'buka contoh impor' }).click()
  await expect(page.getByRole('heading', { name: 'Impor Ruang', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Tempel dari lembar kerja' }).fill(ISI)
  await page.getByRole('button', { name: 'Pakai tempelan' }).click()

  await expect(page.getByRole('combobox', { name: 'Kolom berkas untuk Nama' })).toHaveValue('Nama Ruang')
  await page.getByRole('button', { name: 'Periksa baris' }).click()

  await expect(page.getByText('Bermasalah 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Field tidak boleh kosong')).toBeVisible()
  await expectAccessible(page)
  const nama = page.getByRole('textbox', { name: 'Nama, baris 3' })
  await nama.fill('Ruang A102')
  await nama.press('ArrowDown')
  await expect(page.getByRole('textbox', { name: 'Nama, baris 4' })).toBeFocused()
  await expect(page.getByText('Bermasalah 1', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Simpan 2 baris yang valid' }).click()
  await expect(page.getByText('2 baris tersimpan')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan impor' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('2 baris telah diurungkan')).toBeVisible()
})
