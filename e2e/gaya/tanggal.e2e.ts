import { expect, test } from '@playwright/test'
import { bukaBagian, nilai } from './gaya'

test.beforeEach(({ page }) => bukaBagian(page, 'isian'))

for (const [ketikan, hasil, tampil] of [
  ['05/08/1999', '1999-08-05', '05 Agustus 1999'],
  ['17 Agustus 1999', '1999-08-17', '17 Agustus 1999'],
  ['1-2-2000', '2000-02-01', '01 Februari 2000'],
] as const) {
  test(`'${ketikan}' is ${hasil} (C5)`, async ({ page }) => {
    const lahir = page.getByRole('textbox', { name: 'Tanggal lahir' })
    await lahir.fill(ketikan)
    await lahir.blur()
    await expect(lahir).toHaveValue(tampil)
    await expect.poll(() => nilai(page, 'nilai')).toMatchObject({ tanggalLahir: hasil })
  })
}

test('31/02 is refused, stays to be mended, and stops saving', async ({ page }) => {
  const lahir = page.getByRole('textbox', { name: 'Tanggal lahir' })
  await lahir.fill('31/02/1999')
  await lahir.blur()
  await expect(lahir).toHaveValue('31/02/1999')
  await expect(lahir).toHaveAccessibleDescription(/Tanggal tidak dikenal/)
  await expect.poll(async () => (await nilai(page, 'nilai'))['tanggalLahir'] ?? null).toBeNull()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /Tanggal lahir: Tanggal tidak dikenal/ })).toBeVisible()
})

test('a date outside its limits is refused with the limit; a zero date is empty (PL-R43)', async ({ page }) => {
  const terbit = page.getByRole('textbox', { name: 'Tanggal terbit' })
  await expect(terbit).toHaveValue('')
  await terbit.fill('31/12/2025')
  await terbit.blur()
  await expect(terbit).toHaveAccessibleDescription(/Paling awal 01 Januari 2026/)
})

test('the calendar opens with the keyboard, speaks Indonesian and gives the focus back', async ({ page }) => {
  const lahir = page.getByRole('textbox', { name: 'Tanggal lahir' })
  await lahir.fill('17/08/1999')
  await page.getByRole('button', { name: 'Buka kalender Tanggal lahir' }).press('Enter')
  const kalender = page.getByRole('dialog')
  await expect(kalender.getByText('Agustus 1999')).toBeVisible()
  await kalender.getByRole('button', { name: '20 Agustus 1999' }).click()
  await expect(lahir).toHaveValue('20 Agustus 1999')
  await expect(lahir).toBeFocused()
  await page.getByRole('button', { name: 'Kosongkan Tanggal lahir' }).click()
  await expect(lahir).toHaveValue('')
})

test('a time takes any minute and offers every fifth (C6)', async ({ page }) => {
  const jam = page.getByRole('combobox', { name: 'Jam mulai' })
  await jam.fill('8.37')
  await jam.blur()
  await expect(jam).toHaveValue('08:37')
  await jam.fill('13:')
  await expect(page.getByRole('option')).toHaveCount(12)
  await page.getByRole('option', { name: '13:05' }).click()
  await expect(jam).toHaveValue('13:05')
  await jam.fill('25:00')
  await jam.blur()
  await expect(jam).toHaveAccessibleDescription(/Jam tidak dikenal/)
})

test('an instant is typed in the zone that stands beside it (C6)', async ({ page }) => {
  const kelompok = page.getByRole('group', { name: 'Dibuka pada' })
  await kelompok.getByRole('textbox', { name: 'Dibuka pada: tanggal' }).fill('14/01/2027')
  await kelompok.getByRole('combobox', { name: 'Dibuka pada: jam WIB' }).fill('08:00')
  await expect(kelompok.getByText('WIB', { exact: true })).toBeVisible()
  await expect.poll(() => nilai(page, 'nilai')).toMatchObject({ bukaPada: '2027-01-14T01:00:00.000Z' })
})

test('half an instant is not saved as none', async ({ page }) => {
  const jam = page.getByRole('combobox', { name: 'Dibuka pada: jam WIB' })
  await jam.fill('08:00')
  await jam.blur()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Dibuka pada: Lengkapi tanggal dan jam' })).toBeVisible()
})

test('a range has shortcuts and never runs backwards (C7)', async ({ page }) => {
  await page.getByRole('button', { name: 'Pilihan cepat Masa berlaku' }).click()
  await page.getByRole('menuitem', { name: 'Periode ini' }).click()
  await expect.poll(() => nilai(page, 'nilai')).toMatchObject({ berlakuMulai: '2026-09-01', berlakuSelesai: '2027-01-31' })
  const selesai = page.getByRole('textbox', { name: 'Masa berlaku: selesai' })
  await selesai.fill('31/08/2026')
  await selesai.blur()
  await expect(page.getByText('Tanggal selesai harus sama atau setelah tanggal mulai')).toBeVisible()
})
