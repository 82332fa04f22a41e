import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

type Orang = { id: string; nim: string }

test('Walk-through 4: 95 of 264 students of an intake without a class become three of 32, 32 and 31', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/kampus-jenis-kelas?prodi[]=55201&angkatan[]=2025&tanpaKelas=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampus & Jenis Kelas' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByText('1-20 dari 95')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /Pilih semua/ })
    .first()
    .check()
  await page.getByRole('button', { name: /Pilih semua 95/ }).click()
  await page.getByRole('button', { name: 'Bagi ke kelas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bagi 95 mahasiswa ke kelas' })
  await dialog.getByRole('textbox', { name: 'Kapasitas' }).fill('0')
  await dialog.getByRole('button', { name: 'Periksa' }).click()
  await expect(dialog.getByText('Kapasitas kelas 1-500')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Kapasitas' }).fill('40')
  await dialog.getByRole('button', { name: 'Periksa' }).click()
  const rows = dialog.getByRole('table', { name: 'Kelas yang dibentuk' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect
    .poll(() => rows.evaluateAll((all) => all.slice(1).map((row) => row.querySelectorAll('td')[1]?.textContent)))
    .toEqual(['32', '32', '31'])
  await dialog.getByRole('button', { name: 'Bentuk 3 kelas' }).click()
  await expect(page.getByText('3 kelas berhasil dibentuk')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Penempatan mahasiswa' }).getByText('Data tidak ditemukan')).toBeVisible()

  await page.getByRole('link', { name: 'Kelas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kelas' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('Walk-through 4: 237 students get their card on 24 sheets of A4, 48 pages with the backs', async ({ page, request }) => {
  test.setTimeout(600_000)
  const admin = await asAdmin(request)
  const [first] = await admin.get<Orang[]>('/v2/master/kartu/antrean?siap=1&order[nim]=asc')
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/setting-kartu')
  await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan Kartu' })).toBeVisible()
  await page.getByRole('link', { name: 'Cetak Kartu' }).click()
  await expect(page.getByText('1-20 dari 237')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /Pilih semua/ })
    .first()
    .check()
  await page.getByRole('button', { name: /Pilih semua 237/ }).click()
  await page.getByRole('button', { name: 'Cetak kartu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cetak 237 kartu' })
  await dialog.getByRole('button', { name: 'Periksa' }).click()
  await expect(dialog.getByText('237 kartu pada 24 lembar (48 halaman).')).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Cetak 237 kartu' }).click()
  const unduh = page.getByRole('button', { name: /Unduh/ }).last()
  await expect(unduh).toBeVisible({ timeout: 180_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), unduh.click()])
  const pdf = (await readFile(await download.path())).toString('latin1')
  expect(Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n)))).toBe(48)

  await page.goto(`/data-master/mahasiswa/data-mahasiswa/${first?.id}?tab=kartu`)
  const table = page.getByRole('table', { name: 'Kartu terbit' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText(`${first?.nim}-01`)
})
