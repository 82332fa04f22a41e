import { kodeLahirNik } from '@sivitas/rules/data-master/nik'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const PAPAN = '/data-master/mahasiswa/kelengkapan'

type Baris = { id: string; nim: string; asing: boolean; sel: { tanggalLahir: string; jenisKelamin: 'L' | 'P' } }

/** Prodi into which other journeys bring students without a NIK. */
const RAMAI = ['55201', '26201', '61101']

/** All prodi but those, so that nobody else changes what is counted. */
async function prodiTenang(request: APIRequestContext): Promise<{ id: string; kode: string }[]> {
  const admin = await asAdmin(request)
  const semua = await admin.get<{ id: string; kode: string }[]>('/v1/prodi?itemsPerPage=1000')
  // A prodi of five digits that begins with 1 to 4 may be another journey's own.
  return semua.filter(({ kode }) => /^[5-9]/.test(kode) && !RAMAI.includes(kode))
}

/** The number behind 'NIK kosong' on the board. */
async function nikKosong(page: Page): Promise<number> {
  const bar = page.getByRole('link', { name: /^NIK kosong/ })
  await expect(bar).toBeVisible()
  return Number((await bar.innerText()).replaceAll(/\D/g, ''))
}

test('walk-through 8: twenty pasted NIK, one of 15 digits: 19 saved, one red cell, the counter falls by 19', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const operator = await newOperator(request, 'pddikti', ['F3:T'])
  const prodi = await prodiTenang(request)
  await admin.post(`/v1/operator/${operator.idOperator}`, { prodi: prodi.map(({ kode }) => `#${kode}`).join('') })
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto(PAPAN)
  const sebelum = await nikKosong(page)
  // The small college may lack fewer NIK than the walk-through pastes.
  const banyak = Math.min(20, sebelum)
  const pendek = Math.floor(banyak / 2)
  expect(banyak).toBeGreaterThan(2)
  await page.getByRole('link', { name: /^NIK kosong/ }).click()
  const lembar = page.getByRole('table', { name: 'Mode lembar: NIK kosong' })
  await expect(lembar).toHaveAttribute('aria-rowcount', String(sebelum + 1))

  const { baris } = await admin.post<{ baris: Baris[] }>('/v2/master/kelengkapan/lembar', {
    titik: 'identitas',
    prodi: prodi.map(({ id }) => id),
    kolom: ['tanggalLahir', 'jenisKelamin'],
  })
  const diisi = baris.slice(0, banyak)
  const nik = diisi.map(({ sel }, n) => `998877${kodeLahirNik(sel.tanggalLahir, sel.jenisKelamin)}${String(n + 1).padStart(4, '0')}`)
  const tempel = nik.map((satu, n) => (n === pendek ? satu.slice(0, 15) : satu)).join('\r\n')
  await lembar.getByRole('textbox').first().focus()
  await page.evaluate((teks) => {
    const data = new DataTransfer()
    data.setData('text/plain', teks)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, tempel)
  await page.getByRole('button', { name: `Simpan ${banyak} sel` }).click()
  await expect(page.getByText(`${banyak - 1} mahasiswa tersimpan. 1 mahasiswa belum`)).toBeVisible()
  await expect(lembar.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(lembar.getByText('NIK harus 16 angka')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeDisabled()

  // An emptied cell is what was stored, so nothing is left to be saved.
  await lembar.locator('[aria-invalid=true]').fill('')
  await page.goto(PAPAN)
  // A foreigner's NIK does not stand for his passport.
  const asing = diisi.filter((satu, n) => satu.asing && n !== pendek).length
  await expect.poll(() => nikKosong(page)).toBe(sebelum - (banyak - 1) + asing)
})

test('what Neo Feeder answered is uploaded as its file, and whom nobody knows is named', async ({ page, request }) => {
  const operator = await newOperator(request, 'hasil', ['F3:T'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto(PAPAN)
  await page.getByRole('button', { name: 'Catat hasil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catat hasil' })
  await expect(dialog.getByRole('button', { name: 'Catat', exact: true })).toBeDisabled()
  const isi = JSON.stringify([{ nim: '0000000001', error_code: 0, data: { id_mahasiswa: '44444444-4444-4444-8444-444444444444' } }])
  await dialog.locator('input[type=file]').setInputFiles({ name: 'jawaban.json', mimeType: 'application/json', buffer: Buffer.from(isi) })
  await dialog.getByRole('button', { name: 'Catat', exact: true }).click()
  await expect(dialog.getByText('Tercatat, kecuali 1 yang tidak dikenal: 0000000001')).toBeVisible()
})
