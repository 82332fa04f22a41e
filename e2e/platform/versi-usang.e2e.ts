import { expect, test } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/badan-hukum/program-studi/fakultas'

type Fakultas = { id: string; versi: number }

test('PL edge 15: who saves over a newer version is told by whom it is, compares, and chooses', async ({ page, request }) => {
  const kode = `V${Date.now().toString(36).slice(-5)}`
  const admin = await asAdmin(request)
  const { id, versi } = await admin.post<Fakultas>('/v1/fakultas', { kode, nama: `Fakultas Versi ${kode}` })
  const { username } = await newOperator(request, 'versi', ['F1:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}?cari=${kode}`)
  await page.getByRole('row').filter({ hasText: kode }).getByRole('link').first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Nama fakultas' }).fill(`Fakultas Saya ${kode}`)

  await admin.put(`/v1/fakultas/${id}`, { versi, singkatan: 'LAIN' })
  await form.getByRole('button', { name: 'Simpan' }).click()
  const ask = page.getByRole('dialog', { name: 'Data sudah diubah' })
  await expect(ask).toContainText(/Sudah diubah oleh Administrator Contoh pada \d{2} \w+ \d{4} \d{2}[:.]\d{2}/)
  await ask.getByRole('button', { name: 'Bandingkan' }).click()
  await expect(ask.getByRole('row', { name: /Singkatan LAIN/ })).toBeVisible()
  await expect(ask.getByRole('row', { name: new RegExp(`Fakultas Versi ${kode} Fakultas Saya ${kode}`) })).toBeVisible()
  await ask.getByRole('button', { name: 'Simpan isian saya' }).click()
  await expect(page.getByText('Data berhasil diubah').first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `Fakultas Saya ${kode}` })).toBeVisible()
})
