import { expect, test } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

const SCREEN = '/pengaturan/kalender-akademik'

test('the calendar shows its year, list and bars; an entry is added, moved by keys, taken back and removed', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto(SCREEN)
  await expect(page.getByRole('region', { name: 'Oktober 2025' })).toContainText('Ujian tengah semester ganjil')
  await expect(page.getByText('Bertepatan dengan libur: Natal').first()).toBeVisible()
  const nama = `Rapat kerja ${Date.now().toString(36)}`

  await page.getByRole('button', { name: 'Tambah' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: 'Periode' }).click()
  await page.getByRole('option', { name: '2025/2026 Ganjil' }).click()
  await panel.getByRole('combobox', { name: 'Kegiatan' }).click()
  await page.getByRole('option', { name: 'Dies natalis' }).click()
  await panel.getByRole('textbox', { name: 'Nama' }).fill(nama)
  await panel.getByRole('textbox', { name: 'Tanggal mulai' }).fill('10/11/2025')
  await panel.getByRole('textbox', { name: 'Tanggal selesai' }).fill('08/11/2025')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(panel.getByText('Tanggal selesai harus sama atau setelah tanggal mulai').first()).toBeVisible()
  await panel.getByRole('textbox', { name: 'Tanggal selesai' }).fill('11/11/2025')
  await page.keyboard.press('Tab')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()

  await page.getByText('Bagan', { exact: true }).click()
  const batang = page.getByRole('button', { name: new RegExp(`^${nama}`) })
  await batang.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: `${nama}: 11 November 2025 - 12 November 2025` })).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).first().click()
  await expect(page.getByRole('button', { name: `${nama}: 10 November 2025 - 11 November 2025` })).toBeVisible()

  await page.getByText('Daftar', { exact: true }).click()
  await page.getByRole('button', { name: `Ubah ${nama}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus entri' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Data berhasil dihapus').last()).toBeVisible()
  await expect(page.getByText(nama)).toHaveCount(0)
})

test('the published year is printed and read by calendar programs', async ({ page, request, baseURL }) => {
  await signIn(page, 'baak')
  await page.goto(SCREEN)
  await expect(page.getByText('Terbit', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Cetak A4' }).click()])
  expect(file.suggestedFilename()).toBe('Kalender Akademik 2025-2026.pdf')
  const feed = await request.get(`${baseURL}/v2/academic/kalender/ics`)
  expect(await feed.text()).toContain('SUMMARY:Ujian tengah semester ganjil')
})

test('kinds of activity are put into another order by buttons', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const before = await admin.get<{ id: string; nama: string }[]>('/v2/academic/kegiatan-akademik?itemsPerPage=100')
  expect(before.length).toBeGreaterThanOrEqual(28)
  await signIn(page, 'baak')
  await page.goto('/pengaturan/kegiatan-akademik')
  await page.getByRole('button', { name: 'Atur urutan' }).click()
  const last = before.at(-1)?.nama ?? ''
  await page.getByRole('button', { name: `Naikkan ${last}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Urutan disimpan').last()).toBeVisible()
  const after = await admin.get<{ nama: string }[]>('/v2/academic/kegiatan-akademik?itemsPerPage=100')
  expect(after.at(-2)?.nama).toBe(last)
})
