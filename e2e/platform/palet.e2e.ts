import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { asAdmin, signIn } from '../setup/people'

/** A name as somebody writes it who only heard it: one letter doubled, one dropped. */
const misspelt = (nama: string) => {
  const [first = '', ...rest] = nama.toLowerCase().split(' ')
  return [first.slice(0, 3) + first.slice(2), ...rest].join(' ')
}

test('the palette finds a misspelt student and opens him by keyboard', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [student] = await admin.get<{ nama: string; nim: string }[]>('/v1/mahasiswa?itemsPerPage=1&status[0]=A&angkatan[0]=2022')
  if (!student) throw new Error('The demo has no student.')
  await signIn(page, 'admin')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Cari dan jalankan' })
  const input = palette.getByRole('combobox')
  await expect(input).toBeFocused()

  await input.fill('hak aks')
  await expect(palette.getByRole('option', { name: /Hak Akses/ })).toHaveAttribute('aria-selected', 'true')

  await input.fill(misspelt(student.nama))
  const hits = palette.getByRole('group', { name: /^Mahasiswa/ })
  await expect(hits.getByRole('option').first()).toContainText('Lihat profil')
  await expectAccessible(page, '[role=dialog]')

  await input.fill(student.nim)
  await expect(hits.getByRole('option')).toHaveCount(1)
  await expect(hits.getByRole('option')).toContainText(student.nama)
  await expect(hits.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(student.nama)

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Terakhir dibuka' }).getByRole('option').first()).toContainText(student.nim)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
})

test('on a telephone the palette fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('periode')
  await expect(palette.getByRole('option', { name: /Ubah periode/ })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})
