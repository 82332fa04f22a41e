import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/badan-hukum/program-studi'

/** Numbers that no other run has taken: five for a prodi, two for its part of the NIM. */
const fiveDigits = () => String(10_000 + Math.floor(Math.random() * 40_000))
const twoDigits = () => String(40 + Math.floor(Math.random() * 60))

/** A prodi of the journey's own, with an accreditation that runs for another year. */
async function makeProdi(request: APIRequestContext) {
  const admin = await asAdmin(request)
  const [fakultas] = await admin.get<{ id: string }[]>('/v1/fakultas?itemsPerPage=1')
  const kode = fiveDigits()
  const body = {
    kode,
    kodeNim: twoDigits(),
    nama: `Uji ${kode}`,
    jenjang: '30',
    idFakultas: fakultas?.id,
    gelar: 'Sarjana Uji',
    singkatanGelar: 'S.Uji.',
    skPenyelenggaraan: 'SK/UJI',
    tanggalSk: '2015-01-01',
  }
  const { id, labelProdi } = await admin.post<{ id: string; labelProdi: string }>('/v2/master/prodi', body)
  const year = new Date().getFullYear()
  const nomorSk = `LAMA/${kode}`
  await admin.post(`/v2/master/prodi/${id}/akreditasi`, {
    lembaga: 'BAN-PT',
    peringkat: 'B2',
    nomorSk,
    tanggalSk: `${year - 4}-01-01`,
    tanggalMulai: `${year - 4}-01-01`,
    tanggalBerakhir: `${year + 1}-06-30`,
  })
  return { id, kode, labelProdi, nomorSk, year }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a new accreditation that overlaps the old one ends it the day before, once that is accepted', async ({ page, request }) => {
  const { username } = await newOperator(request, 'akreditasi', ['F1:T'])
  const { kode, labelProdi, nomorSk, year } = await makeProdi(request)
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}?akreditasiBerakhir=12&cari=${kode}`)
  await page.getByRole('link', { name: labelProdi }).click()
  await page.getByRole('tab', { name: 'Akreditasi' }).click()

  await page.getByRole('button', { name: 'Tambah akreditasi' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah akreditasi' })
  await choose(page, 'Peringkat', 'Unggul')
  await form.getByRole('textbox', { name: 'Nomor SK' }).fill(`BARU/${kode}`)
  for (const [label, day] of [
    ['Tanggal SK', `01/03/${year}`],
    ['Berlaku mulai', `01/04/${year}`],
    ['Berlaku sampai', `01/04/${year}`],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(day)
    await page.keyboard.press('Tab')
  }
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Tanggal berakhir harus setelah tanggal mulai').first()).toBeVisible()

  await form.getByRole('textbox', { name: 'Berlaku sampai' }).fill(`31/03/${year + 5}`)
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Simpan' }).click()
  const offer = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(offer).toContainText(`Masa berlaku tumpang tindih dengan SK ${nomorSk}`)
  await offer.getByRole('button', { name: 'Batal' }).click()
  await expect(form.getByText(`Masa berlaku tumpang tindih dengan SK ${nomorSk}`).first()).toBeVisible()

  await form.getByRole('button', { name: 'Simpan' }).click()
  await offer.getByRole('button', { name: 'Akhiri SK lama sehari sebelumnya' }).click()
  await expect(page.getByText('Data berhasil ditambahkan')).toBeVisible()
  // The dialog that announced the change names the same SK and may still be fading.
  const older = page.getByRole('list', { name: 'Linimasa akreditasi' }).getByRole('listitem').filter({ hasText: nomorSk })
  await expect(older).toContainText(`sampai 31 Maret ${year}`)
  await expect(older).toContainText('Sudah berakhir')
  await expect(page.getByRole('main').getByText('Unggul', { exact: true }).first()).toBeVisible()
})

test('a prodi with students is not closed, and the way out is to move its students (DM edge 32)', async ({ page, request }) => {
  const { username } = await newOperator(request, 'tutup', ['F1:T', 'F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}?cari=57201`)
  await page.getByRole('link', { name: 'S1 - Sistem Informasi' }).click()
  await page.getByRole('link', { name: 'Ubah', exact: true }).click()
  await choose(page, 'Status', 'Tutup')
  await page.getByRole('textbox', { name: 'Tanggal perubahan status' }).fill('01/11/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'SK perubahan status' }).fill('SK/TUTUP')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const refusal = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(refusal).toContainText(/Masih ada [\d.]+ mahasiswa/)
  const [, counted = ''] = /Masih ada ([\d.]+) mahasiswa/.exec(await refusal.innerText()) ?? []

  expect(Number(counted.replaceAll('.', ''))).toBeGreaterThan(0)

  await refusal.getByRole('button', { name: 'Pindahkan' }).click()
  await page.getByRole('button', { name: 'Pergi tanpa menyimpan' }).click()
  await expect(page.getByRole('dialog', { name: 'Tutup S1 - Sistem Informasi' })).toBeVisible()
})
