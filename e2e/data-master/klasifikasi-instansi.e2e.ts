import { expect, test } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

type Orang = { id: string; nim: string; nama: string }

test('a klasifikasi is made, and a pasted list of NIM answered line by line', async ({ page, request }) => {
  const stamp = Date.now().toString(36).toUpperCase()
  const admin = await asAdmin(request)
  const [a, b] = await admin.get<Orang[]>('/v1/mahasiswa?status[]=A&order[nim]=asc&itemsPerPage=2')
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/klasifikasi-mahasiswa')
  await page.getByRole('link', { name: 'Buat klasifikasi' }).click()
  const panel = page.getByRole('dialog', { name: 'Tambah klasifikasi' })
  await panel.getByRole('textbox', { name: 'Kode' }).fill(stamp)
  await panel.getByRole('textbox', { name: 'Nama klasifikasi' }).fill(`Uji ${stamp}`)
  await panel.getByRole('textbox', { name: 'Kelompok' }).fill(`Kelompok ${stamp}`)
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await page.getByRole('link', { name: new RegExp(`Uji ${stamp}`) }).click()
  await page.getByRole('button', { name: 'Tambah anggota' }).click()
  const dialog = page.getByRole('dialog', { name: /Tambah anggota/ })
  await dialog.getByText('Tempel NIM').click()
  await dialog.getByRole('textbox', { name: 'Daftar NIM' }).fill(`${a?.nim}\tnama\n${b?.nim}\n${a?.nim}\n000`)
  await dialog.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(dialog.getByText('2 dari 4 baris ditambahkan.')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: '000' })).toContainText('NIM tidak ditemukan')
  await dialog.getByRole('button', { name: 'Tutup' }).first().click()
  await expect(
    page
      .getByRole('rowheader')
      .filter({ hasText: a?.nama ?? '' })
      .first(),
  ).toBeVisible()
})

test('two rows that are one agency become one', async ({ page, request }) => {
  const stamp = Date.now().toString(36)
  const admin = await asAdmin(request)
  for (const nama of [`Dinas Utama ${stamp}`, `Dinas Kembar ${stamp}`])
    await admin.post('/v2/master/instansi', { nama, jenisInstansi: 'pemkot' })
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/instansi-mahasiswa')
  await page.getByRole('link', { name: 'Gabungkan', exact: true }).click()
  for (const [label, nama] of [
    ['Yang tetap ada', `Dinas Utama ${stamp}`],
    ['Yang digabungkan', `Dinas Kembar ${stamp}`],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(nama)
    await page.getByRole('option').filter({ hasText: nama }).click()
  }
  await page.getByRole('button', { name: 'Gabungkan', exact: true }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Gabungkan' }).click()
  await expect(page.getByText('Instansi berhasil digabungkan').last()).toBeVisible()
  await page.getByRole('link', { name: 'Mahasiswa', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mahasiswa Instansi' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
