import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { newOperator, signIn } from '../setup/people'

const HEADS = 'Nama pengguna;Nama;Email;Telepon;Jenis operator;Hak akses;Program studi;Lokasi;Berlaku sampai'

/** Twenty operators, three of them wrong: a username with a blank, an unknown role, and two of one name. */
function twenty(prefix: string): string {
  const line = (n: number) => `${prefix}.${n};Operator Impor ${n};;0812-0000-00${String(n).padStart(2, '0')};Biasa;Pembaca;;;`
  const lines = Array.from({ length: 20 }, (_, at) => line(at + 1))
  lines[4] = `${prefix} lima;Operator Impor 5;;;Biasa;Pembaca;;;`
  lines[9] = `${prefix}.10;Operator Impor 10;;;Biasa;Pembaca Semua;;;`
  lines[14] = `${prefix}.1;Operator Impor 15;;;Biasa;Pembaca;;;`
  return [HEADS, ...lines].join('\r\n')
}

test('twenty operators are imported, the wrong ones repaired in the grid, saved, and taken back', async ({ page }) => {
  const prefix = `imp${Date.now().toString(36)}`
  await signIn(page, 'admin')
  await page.goto('/pengaturan/operator/data-operator')
  await page.getByRole('link', { name: 'Impor', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impor Operator' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'operator.csv', mimeType: 'text/csv', buffer: Buffer.from(twenty(prefix)) })

  await expect(page).toHaveURL(/\/impor\/[0-9a-f-]+\/kolom$/)
  await expect(page.getByRole('combobox', { name: 'Kolom berkas untuk Nama pengguna' })).toHaveValue('Nama pengguna')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Periksa baris' }).click()

  await expect(page).toHaveURL(/\/periksa$/)
  await expect(page.getByText('Bermasalah 4')).toBeVisible({ timeout: 120_000 })
  const grid = page.getByRole('table', { name: 'Baris berkas' })
  await expect(grid.getByText('Nama pengguna juga ada di baris 16')).toBeVisible()
  await expectAccessible(page)
  const cell = (title: string, row: number) => grid.getByRole('textbox', { name: `${title}, baris ${row}`, exact: true })
  await cell('Nama pengguna', 6).fill(`${prefix}.5`)
  await cell('Nama pengguna', 6).press('Enter')
  await expect(page.getByText('Bermasalah 3')).toBeVisible()
  await cell('Hak akses', 11).fill('Pembaca')
  await cell('Nama pengguna', 16).fill(`${prefix}.15`)
  await cell('Nama', 16).click()
  await expect(page.getByText('Baru 20')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan 20 baris yang valid' }).click()

  await expect(page).toHaveURL(/\/hasil$/)
  await expect(page.getByText('20 baris tersimpan')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('searchbox', { name: 'Cari nama, surel, atau ID' }).fill(`${prefix}.`)
  await expect(page.getByRole('rowheader', { name: 'Operator Impor 15' })).toBeVisible()

  await page.getByRole('link', { name: 'Impor', exact: true }).click()
  await page.getByRole('link', { name: 'operator.csv' }).first().click()
  await page.getByRole('button', { name: 'Urungkan impor' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('20 baris telah diurungkan')).toBeVisible()
})

test('an act on ticked operators is previewed, done, and taken back from its toast', async ({ page, request }) => {
  // Two of its own: what another journey's operator may see is that journey's.
  const nama = `massal${Date.now().toString(36)}`
  for (const _ of [1, 2]) await newOperator(request, nama, ['F3:B'])
  await signIn(page, 'admin')
  await page.goto(`/pengaturan/operator/data-operator?jenis=Biasa&aktif=1&cari=${nama}`)
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: 'Tambah hak akses' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah hak akses' })
  await dialog.getByRole('combobox', { name: 'Tambah hak akses' }).click()
  await page.getByRole('option', { name: 'Tracer', exact: true }).click()
  await dialog.getByRole('button', { name: 'Pratinjau' }).click()
  await expect(dialog.getByText(/Hak akses: .*→.*Tracer/).first()).toBeVisible()
  await dialog.getByRole('button', { name: /^Ubah \d operator$/ }).click()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText(/operator dikembalikan seperti semula/)).toBeVisible()
})
