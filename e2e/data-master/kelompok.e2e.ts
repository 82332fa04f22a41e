import { expect, test } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

test('a filtered list of students becomes a living set and a pasted list a frozen one, both usable as a filter', async ({
  page,
  request,
}) => {
  const stamp = Date.now().toString(36)
  await signIn(page, 'admin')
  await page.goto('/data-master/mahasiswa/data-mahasiswa?status[]=C')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Simpan sebagai kelompok' }).click()
  const save = page.getByRole('dialog', { name: 'Simpan sebagai kelompok' })
  await save.getByRole('textbox', { name: 'Nama' }).fill(`Cuti ${stamp}`)
  await save.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Kelompok berhasil disimpan').last()).toBeVisible()
  await expect(page).toHaveURL(/kelompokTersimpan=/)
  await expect(page.getByText(`Cuti ${stamp}`).first()).toBeVisible()

  const admin = await asAdmin(request)
  const [orang] = await admin.get<{ nim: string }[]>('/v1/mahasiswa?angkatan[0]=2021&status[0]=A&order[nim]=asc&itemsPerPage=1')
  const nim = orang?.nim ?? ''
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Kelompok dari daftar NIM' }).click()
  const paste = page.getByRole('dialog', { name: 'Kelompok dari daftar NIM' })
  await paste.getByRole('textbox', { name: 'Tempel NIM atau nama' }).fill(`${nim}\ntidak ada orangnya`)
  await paste.getByRole('button', { name: 'Cari mahasiswa' }).click()
  await expect(paste.getByText('1 cocok, 1 perlu dilihat')).toBeVisible()
  await paste.getByRole('button', { name: 'Simpan 1 mahasiswa' }).click()
  const named = page.getByRole('dialog', { name: 'Simpan sebagai kelompok' })
  await named.getByRole('textbox', { name: 'Nama' }).fill(`Tempel ${stamp}`)
  await named.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText(`Tempel ${stamp}`).first()).toBeVisible()
})
