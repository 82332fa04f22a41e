import { expect, test } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

test('a right is asked for on the refused page, granted from the bell, and works at once', async ({ page, browser, request }) => {
  const operator = await newOperator(request, 'peminta', ['F3:B'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto('/pengaturan/operator/data-lokasi')
  await expect(page.getByText('Anda tidak memiliki hak akses O1 untuk halaman ini')).toBeVisible()
  await page.getByRole('button', { name: 'Minta akses' }).click()
  await page.getByRole('textbox', { name: 'Alasan' }).fill('Memperbarui jam layanan loket')
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(page.getByText('Permintaan akses sudah dikirim kepada administrator.').last()).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  await admin.getByRole('button', { name: /^Pemberitahuan/ }).click()
  await admin.getByRole('button', { name: new RegExp(`${operator.nama} meminta akses O1`) }).click()
  await expect(admin.getByRole('tab', { name: 'Permintaan akses' })).toHaveAttribute('aria-selected', 'true')
  await admin
    .getByRole('row', { name: new RegExp(operator.nama) })
    .getByRole('button')
    .last()
    .click()
  await admin.getByRole('menuitem', { name: 'Berikan' }).click()
  const answer = admin.getByRole('dialog', { name: `Berikan akses kepada ${operator.nama}` })
  await answer.getByRole('textbox', { name: 'Catatan untuk pemohon' }).fill('Cukup membaca dulu')
  await answer.getByRole('button', { name: 'Berikan' }).click()
  await expect(admin.getByText('Akses diberikan').first()).toBeVisible()
  await admin.context().close()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Data Lokasi/ })).toBeVisible()
  await page.getByRole('button', { name: /^Pemberitahuan/ }).click()
  await expect(page.getByText('Cukup membaca dulu')).toBeVisible()
})
