import { expect, test } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

test('the audit log shows who changed a faculty, and brings it back', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const kode = `Z${Date.now().toString(36).slice(-5).toUpperCase()}`
  const made = await admin.post<{ id: string; versi: number }>('/v1/fakultas', { kode, nama: 'Fakultas Awal' })
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: 'kampus-contoh-2026' } })
  const token = ((await login.json()) as { data: { access_token: string } }).data.access_token
  const change = await request.put(`/v1/fakultas/${made.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { versi: made.versi, nama: 'Fakultas Keliru' },
  })
  expect(change.ok(), await change.text()).toBe(true)

  await signIn(page, 'admin')
  await page.goto(`/pengaturan/log-audit?idBaris=${made.id}&aksi[0]=ubah`)
  const row = page.getByRole('row', { name: /Fakultas Keliru/ })
  await row.getByRole('rowheader').getByRole('button').click()
  const detail = page.getByRole('dialog', { name: 'Rincian catatan' })
  await expect(detail.getByRole('row', { name: /Nama Fakultas Awal Fakultas Keliru/ })).toBeVisible()
  await detail.getByRole('button', { name: 'Kembalikan' }).click()
  const ask = page.getByRole('dialog', { name: /^Kembalikan/ })
  await expect(ask.getByRole('row', { name: /Nama Fakultas Keliru Fakultas Awal/ })).toBeVisible()
  await ask.getByRole('textbox', { name: 'Alasan' }).fill('Salah ketik nama')
  await ask.getByRole('button', { name: 'Kembalikan' }).click()
  await expect(page.getByText('Baris dikembalikan').first()).toBeVisible()

  const now = await admin.get<{ nama: string }>(`/v1/fakultas/${made.id}`)
  expect(now.nama).toBe('Fakultas Awal')
  await page.goto('/pengaturan/log-audit?tab=masuk')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Rantai' }).click()
  await page.getByRole('button', { name: 'Periksa sekarang' }).click()
  await expect(page.getByRole('region', { name: 'Pemeriksaan' }).getByText('Utuh').first()).toBeVisible({ timeout: 120_000 })
})
