import { expect, test } from '@playwright/test'
import { bukaBagian, nilai, tempel } from './gaya'

const REQUIRED = 'Field tidak boleh kosong'

test.beforeEach(({ page }) => bukaBagian(page, 'isian'))

test('text counts, stops at the limit and loses the spaces at its ends (C1)', async ({ page }) => {
  const singkatan = page.getByRole('textbox', { name: 'Singkatan' })
  await singkatan.pressSequentially(' Teknik Informatika')
  await expect(singkatan).toHaveValue(' Teknik Info')
  await expect(page.getByText('12/12')).toHaveAttribute('data-penuh', 'true')
  await singkatan.blur()
  await expect(singkatan).toHaveValue('Teknik Info')
  await expect(page.getByText('11/12')).not.toHaveAttribute('data-penuh')
})

test('a required field says so after it was left, and after it was emptied', async ({ page }) => {
  const nama = page.getByRole('textbox', { name: 'Nama', exact: true })
  await expect(page.getByText(REQUIRED)).toHaveCount(0)
  await nama.focus()
  await nama.blur()
  await expect(nama).toHaveAccessibleDescription(new RegExp(REQUIRED))
  await expect(nama).toHaveAttribute('aria-invalid', 'true')
  await nama.fill('Mahasiswa A')
  await expect(page.getByText(REQUIRED)).toHaveCount(0)
  await nama.fill('')
  await expect(page.getByText(REQUIRED)).toHaveCount(1)
})

test('a message moves nothing below it', async ({ page }) => {
  const simpan = page.getByRole('button', { name: 'Simpan' })
  const sebelum = await simpan.boundingBox()
  await page.getByRole('textbox', { name: 'NIK' }).focus()
  await page.getByRole('textbox', { name: 'Surel' }).focus()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).focus()
  await expect(page.getByText(REQUIRED)).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Biaya' }).focus()
  await expect(page.getByText(REQUIRED)).toHaveCount(3)
  await expect.poll(async () => (await simpan.boundingBox())?.y).toBe(sebelum?.y)
})

test('a pasted phone number is reduced to its digits (C2)', async ({ page }) => {
  const telepon = page.getByRole('textbox', { name: 'Telepon' })
  await tempel(page, telepon, '+62 812-3456-7890')
  await expect(telepon).toHaveValue('81234567890')
  await expect.poll(() => nilai(page, 'nilai')).toMatchObject({ telepon: '+6281234567890' })
  await telepon.fill('')
  await telepon.pressSequentially('0812x345678901234')
  await expect(telepon).toHaveValue('812345678901')
})

test('money shows its separators while typed and keeps the caret (C3)', async ({ page }) => {
  const biaya = page.getByRole('textbox', { name: 'Biaya' })
  await biaya.pressSequentially('1250000')
  await expect(biaya).toHaveValue('1.250.000')
  await expect.poll(() => nilai(page, 'nilai')).toMatchObject({ biaya: 1250000 })
  await biaya.press('Home')
  await biaya.press('ArrowRight')
  await biaya.pressSequentially('23')
  await expect(biaya).toHaveValue('123.250.000')
  await expect.poll(() => biaya.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await biaya.press('Backspace')
  await expect(biaya).toHaveValue('12.250.000')
  await biaya.pressSequentially(',x')
  await expect(biaya).toHaveValue('12.250.000')
  await expect.poll(() => biaya.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
})

for (const [tempelan, hasil] of [
  ['Rp 1.250.000,50', 1250000],
  ['1,250,000', 1250000],
  ['abc', null],
] as const) {
  test(`money pasted as '${tempelan}' is ${hasil} (PL-R42)`, async ({ page }) => {
    await tempel(page, page.getByRole('textbox', { name: 'Biaya' }), tempelan)
    await expect.poll(async () => (await nilai(page, 'nilai'))['biaya'] ?? null).toBe(hasil)
  })
}

test('numbers take digits and one comma, arrows step within the limits (C4)', async ({ page }) => {
  const bobot = page.getByRole('textbox', { name: 'Bobot' })
  await bobot.pressSequentially('3x,7,56')
  await expect(bobot).toHaveValue('3,75')
  await expect.poll(() => nilai(page, 'nilai')).toMatchObject({ bobot: 3.75 })
  await bobot.press('ArrowUp')
  await bobot.press('ArrowUp')
  await expect(bobot).toHaveValue('4')
  const sks = page.getByRole('textbox', { name: 'SKS' })
  await tempel(page, sks, '2a0')
  await expect(sks).toHaveValue('20')
})

test('letters-only keeps names as people spell them (C4)', async ({ page }) => {
  const ibu = page.getByRole('textbox', { name: 'Nama ibu kandung' })
  await ibu.pressSequentially("Nur'aini 2 Al-Fatih, S.")
  await expect(ibu).toHaveValue("Nur'aini  Al-Fatih S.")
})

test('a password can be shown, warns of Caps Lock and tells its strength', async ({ page }) => {
  const sandi = page.getByRole('textbox', { name: 'Kata sandi baru' })
  await sandi.fill('pendek')
  await expect(page.getByText('Kata sandi paling sedikit 10 karakter.')).toBeVisible()
  await sandi.fill('kudu-9274-batik')
  await expect(page.getByText(/Kekuatan: (Kuat|Sangat kuat)/)).toBeVisible()
  await expect(sandi).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Tampilkan atau sembunyikan Kata sandi baru' }).click()
  await expect(sandi).toHaveAttribute('type', 'text')
})

test('saving counts what is wrong, takes the focus there and links to the fields', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Mahasiswa A')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const ringkasan = page.getByRole('alert')
  await expect(ringkasan).toContainText(/Ada 12 isian yang perlu diperbaiki/)
  await expect(ringkasan).toBeFocused()
  await ringkasan.getByRole('link', { name: `Biaya: ${REQUIRED}` }).click()
  await expect(page.getByRole('textbox', { name: 'Biaya' })).toBeFocused()
  await page.keyboard.type('500000')
  await expect(ringkasan).toContainText('Ada 11 isian yang perlu diperbaiki')
})
