import { expect, test, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/mahasiswa/data-mahasiswa'

/** Short lists are chosen from, longer ones are searched by typing. */
async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  const box = page
    .getByRole('combobox', { name: new RegExp(`^${label}( \\*)?$`) })
    .or(page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) }))
    .first()
  await box.click()
  if (await box.isEditable()) await box.fill(option.source.replaceAll(/[^A-Za-z0-9/ ]/g, ''))
  await page.getByRole('option', { name: option }).first().click()
}

test('Walk-through 2: an alumna comes back, gets another NIM and stays one person', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const lulus = await admin.get<{ id: string; nim: string; nama: string }[]>(
    '/v1/mahasiswa?status[0]=L&jenisKelamin=P&angkatan[0]=2018&order[nim]=asc&itemsPerPage=50',
  )
  let lama: { nim: string; nama: string; nik: string } | undefined
  for (const { id, nim, nama } of lulus) {
    const { nik } = await admin.get<{ nik: string | null }>(`/v1/mahasiswa/${id}/biodata?rahasia=1`)
    const { nimLain } = await admin.get<{ nimLain: unknown[] }>(`/v1/mahasiswa/${id}`)
    if (nik && nimLain.length === 0) lama = { nim, nama, nik }
    if (lama) break
  }
  if (!lama) throw new Error('No graduate of 2018 has a NIK and one NIM.')

  const clerk = await newOperator(request, 'penerima', ['F3:T'])
  await signIn(page, clerk.username, OWN_PASSWORD)
  await page.goto(LIST)
  await page
    .getByRole('link', { name: 'Tambah mahasiswa' })
    .or(page.getByRole('button', { name: 'Tambah mahasiswa' }))
    .first()
    .click()
  await expect(page.getByText('Langkah 1 dari 5')).toBeVisible()
  await page.getByRole('textbox', { name: 'NIK', exact: true }).fill('327301710105000')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('NIK harus 16 angka')).toBeVisible()
  await page.getByRole('textbox', { name: 'NIK', exact: true }).fill(lama.nik)
  const card = page.getByRole('region', { name: 'Orang yang sudah tercatat' })
  await expect(card).toContainText(lama.nim)
  await card.getByRole('button', { name: 'Tambah NIM untuk orang ini' }).click()
  await expect(page.getByText('Langkah 1 dari 4')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut' }).click()

  await page
    .getByRole('combobox', { name: /^Program studi/ })
    .or(page.getByRole('textbox', { name: /^Program studi/ }))
    .first()
    .fill('Manajemen')
  await page.getByRole('option', { name: /S2 - Manajemen/ }).click()
  await choose(page, 'Periode masuk', /2025\/2026 Ganjil/)
  await page.getByRole('textbox', { name: 'Tanggal masuk' }).fill('01-09-2025')
  await choose(page, 'Kampus', /./)
  await choose(page, 'Jenis kelas', /Reguler Pagi/)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText(/^2506\d{6}$/)).toBeVisible()
  const nim = (await page.getByText(/^2506\d{6}$/).textContent())?.trim() ?? ''
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: lama.nama })).toBeVisible()
  await expect(page.getByText(nim).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ringkasan' }).getByRole('link', { name: new RegExp(lama.nim) })).toBeVisible()
  await page.getByRole('tab', { name: 'Biodata' }).click()
  await expect(page.getByText(/^\d{6}\*{6}\d{4}$/).first()).toBeVisible()
})
