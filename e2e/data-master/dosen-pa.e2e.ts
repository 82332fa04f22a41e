import { expect, test } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

const PATH = '/data-master/dosen/dosen-pa'

test('Walk-through 4: the 17 of 57201 without PA are spread to 20, 19 and 20, and nobody waits any more', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(PATH)
  await page.getByRole('combobox', { name: 'Program studi' }).click()
  await page.getByRole('option', { name: 'S1 - Sistem Informasi' }).click()
  await page.keyboard.press('Escape')
  const counter = page.getByRole('button', { name: '17 tanpa PA, tampilkan' })
  await expect(counter).toBeVisible()
  await counter.click()
  await expect(page).toHaveURL(/tanpaPa=1/)
  await expect(page.getByText('1-17 dari 17')).toBeVisible()

  await page.getByRole('button', { name: 'Bagi rata' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Bagi rata dosen PA' })
  await expect(dialog.getByText('17 dari 17 mahasiswa dibagi kepada 3 dosen.')).toBeVisible()
  const rows = dialog.getByRole('row')
  await expect(rows.nth(1)).toContainText(/Anindya Paramita.*10.*20/)
  await expect(rows.nth(2)).toContainText(/Baskara Wiguna.*12.*19/)
  await expect(rows.nth(3)).toContainText(/Citra Maheswari.*20.*20/)
  await dialog.getByRole('button', { name: 'Simpan pembagian' }).click()

  await expect(page.getByText('Dosen PA dibagi rata').last()).toBeVisible()
  await expect(page.getByRole('button', { name: '0 tanpa PA, tampilkan' })).toBeVisible()
  const beban = page.getByRole('region', { name: 'Beban dosen PA' })
  await expect(beban.getByRole('button', { name: /Anindya Paramita/ })).toContainText('20 / 30')
  await expect(beban.getByRole('button', { name: /Baskara Wiguna/ })).toContainText('19 / 30')
  await expect(beban.getByRole('button', { name: /Citra Maheswari/ })).toContainText('20 / 30')
})

test('a student is dragged to another lecturer, the history tells both, and the decree is a PDF', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const nomorSk = `77/SK-PA/${Date.now().toString(36)}`
  // Two prodi have this name.
  const semua = await admin.get<{ id: string; kode: string }[]>('/v1/prodi?nama=Administrasi%20Publik')
  const prodi = semua.find(({ kode }) => kode === '63201')
  const dosen = await admin.get<{ namaLengkap: string; sisa: number }[]>(`/v2/master/dosen-pa?prodi[]=${prodi?.id}&order[sisa]=desc`)
  const nama = dosen.find(({ sisa }) => sisa > 0)?.namaLengkap ?? ''
  await signIn(page, 'admin')
  await page.goto(`${PATH}?prodi[]=${prodi?.id}`)
  const tujuan = page.getByRole('region', { name: 'Beban dosen PA' }).getByRole('button', { name: new RegExp(nama) })
  await expect(tujuan).toBeVisible()
  await expect(page.getByTitle('Seret ke dosen di kiri untuk menetapkan').first()).toBeVisible()
  const row = page.getByRole('row').filter({ hasNotText: nama }).filter({ hasNotText: 'Tanpa dosen PA' }).nth(1)
  const orang = (await row.getByRole('rowheader').textContent())?.trim() ?? ''
  const dialog = page.getByRole('dialog', { name: 'Tetapkan dosen PA' })
  await expect(async () => {
    await row.getByTitle('Seret ke dosen di kiri untuk menetapkan').dragTo(tujuan)
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(dialog.getByText('1 mahasiswa mendapat dosen PA ini', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Dosen PA' })).toHaveValue(nama)
  await dialog.getByRole('textbox', { name: 'Nomor SK' }).fill(nomorSk)
  await dialog.getByRole('button', { name: 'Tetapkan' }).click()
  await expect(page.getByText('Dosen PA ditetapkan')).toBeVisible()

  await page
    .getByRole('button', { name: new RegExp(`^Tindakan untuk ${orang} \\(`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Riwayat dosen PA' }).click()
  const riwayat = page.getByRole('dialog', { name: `Riwayat dosen PA ${orang}` })
  await expect(riwayat.getByText(nama).first()).toBeVisible()
  await expect(riwayat.getByText(`SK ${nomorSk}`, { exact: false })).toBeVisible()
  await expect(riwayat.getByText('Diganti', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Cetak SK PA' }).click()
  const unduhan = page.waitForEvent('download')
  await page.getByRole('dialog', { name: 'Cetak SK dosen PA' }).getByRole('button', { name: 'Unduh PDF' }).click()
  expect((await unduhan).suggestedFilename()).toContain('SK Dosen PA S1 - Administrasi Publik')
})
