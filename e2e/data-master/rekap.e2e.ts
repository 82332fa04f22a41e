import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

const REKAP = '/data-master/mahasiswa/rekap'
const digits = (text: string | null) => Number((text ?? '').replaceAll('.', ''))

// The intake of 2021: of others some students are on leave for a moment in other journeys.
test('Rekap: a cell opens exactly its students, and the shape can be kept', async ({ page }) => {
  const nama = `Angkatan dan status ${Date.now().toString(36)}`
  await signIn(page, 'baak')
  await page.goto(REKAP)
  const table = page.getByRole('region', { name: 'Tabel rekap mahasiswa' })
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2021', exact: true }) })
  const active = row.getByRole('link').first()
  await expect(active).toHaveText(/\d/)
  const counted = digits(await active.textContent())
  expect(counted).toBeGreaterThan(0)
  await active.click()
  await expect(page).toHaveURL(/data-mahasiswa\?/)
  await expect(page.getByText(new RegExp(`dari ${counted.toLocaleString('id-ID')}\\b`)).first()).toBeVisible()

  await page.goto(REKAP)
  await page.getByRole('button', { name: 'Tindakan dimensi Status' }).click()
  await page.getByRole('menuitem', { name: 'Pindah ke baris' }).click()
  await expect(table.getByRole('columnheader', { name: 'Status', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan rekap' }).click()
  await page.getByRole('textbox', { name: 'Nama' }).fill(nama)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Rekap berhasil disimpan').last()).toBeVisible()
  await expect(
    page
      .getByRole('textbox', { name: 'Rekap' })
      .or(page.getByRole('combobox', { name: 'Rekap' }))
      .first(),
  ).toHaveValue(nama)
})

test('the rekap of an intake says the same as the dashboard', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/dashboard')
  const dashboard = page.getByRole('region', { name: 'Tabel Status per angkatan' })
  const shown = dashboard.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2021', exact: true }) })
  await expect(shown).toBeVisible()
  const heads = await dashboard.getByRole('columnheader').allTextContents()
  const onDashboard = digits(
    await shown
      .getByRole('cell')
      .nth(heads.indexOf('Aktif') - 1)
      .textContent(),
  )
  await page.goto(REKAP)
  const table = page.getByRole('region', { name: 'Tabel rekap mahasiswa' })
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2021', exact: true }) })
  await expect(row.getByRole('link').first()).toHaveText(onDashboard.toLocaleString('id-ID'))
})
