import { expect, test } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

test('PL edge 20: an odd e-mail is saved in the own profile, with a hint of what comes of it', async ({ page, request }) => {
  const { username } = await newOperator(request, 'profil', ['TR:B'])
  await signIn(page, username, OWN_PASSWORD)
  const open = () => page.getByRole('button', { name: 'Ubah profil' }).click()
  await open()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('textbox', { name: 'Jenis Operator' })).toHaveValue('Biasa')
  await panel.getByRole('textbox', { name: 'Email' }).fill('abc')
  await page.keyboard.press('Tab')
  await expect(panel.getByText('Surel tampaknya tidak lengkap; pengingat tidak akan terkirim.')).toBeVisible()
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil diubah').first()).toBeVisible()
  await expect(panel).toHaveCount(0)
  await open()
  await expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue('abc')
})
