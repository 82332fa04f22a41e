import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, PASSWORD, signIn } from '../setup/people'

const MATRIKS = '/data-master/mahasiswa/cetak/cetak-status-aktivitas-per-angkatan'
const DETAIL = '/data-master/mahasiswa/data-mahasiswa'
const PERIODE = 20251

type Mahasiswa = { id: string; nim: string; nama: string }

/** Ids of a student and of his prodi in the demo, by NIM. */
async function find(request: APIRequestContext, nim: string) {
  const admin = await asAdmin(request)
  const mahasiswa = await admin.get<Mahasiswa>(`/v2/master/mahasiswa/by-nim/${nim}`)
  const [prodi] = await admin.get<{ id: string }[]>('/v1/prodi?nama=Informatika&itemsPerPage=1')
  return { ...mahasiswa, idProdi: prodi?.id ?? '', admin }
}

/** The numbers of one angkatan as the matrix shows them. */
async function row(page: Page, angkatan: string): Promise<Record<string, string>> {
  const table = page.getByRole('region', { name: /Tabel Cetak Status/ })
  await expect(table.getByRole('rowheader', { name: angkatan })).toBeVisible()
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const cells = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: angkatan }) })
    .locator('th, td')
    .allInnerTexts()
  return Object.fromEntries(heads.map((head, i) => [head.trim(), (cells[i] ?? '').trim()]))
}

const openMatrix = (page: Page, idProdi: string, periode = PERIODE) =>
  page.goto(`${MATRIKS}?periode=${periode}&mode=posisi&prodi[0]=${idProdi}`)

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: label })
    .or(page.getByRole('dialog').getByRole('textbox', { name: label }))
    .first()
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Uploads the paper of a decision in the open panel. */
async function attach(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'sk.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    })
  await expect(page.getByRole('dialog').getByText('sk.pdf')).toBeVisible()
}

// Both look at the one student who is active without a KRS.
test.describe.configure({ mode: 'serial' })

test('walk-through 5: a leave moves one student in the matrix of the period, and back, and touches no earlier one', async ({
  page,
  request,
}) => {
  const { id, idProdi } = await find(request, '2301010005')
  await signIn(page, 'baak', PASSWORD)
  await openMatrix(page, idProdi, 20242)
  await expect.poll(async () => await row(page, '2023')).toHaveProperty('Jumlah')
  const sebelum = await row(page, '2023')
  await openMatrix(page, idProdi)
  await expect
    .poll(async () => await row(page, '2023'))
    .toMatchObject({
      Aktif: '104',
      Cuti: '4',
      Nonaktif: '6',
      'Mengundurkan Diri': '3',
      Mutasi: '2',
      Wafat: '1',
      Jumlah: '120',
    })

  await page.goto(`${DETAIL}/${id}?tab=status`)
  await page.getByRole('button', { name: 'Ubah status' }).click()
  await choose(page, 'Status baru', 'Cuti')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nomor SK' }).fill('112/SK/2025')
  await expect(page.getByRole('dialog').getByText('Tidak ada KRS yang disetujui')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Ubah status' }).click()
  await expect(page.getByText('Status berhasil diubah').last()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Riwayat status' }).getByText('112/SK/2025')).toBeVisible()

  await openMatrix(page, idProdi)
  await expect.poll(async () => await row(page, '2023')).toMatchObject({ Aktif: '103', Cuti: '5', Jumlah: '120' })
  await openMatrix(page, idProdi, 20242)
  await expect.poll(async () => await row(page, '2023')).toEqual(sebelum)

  await page.goto(`${DETAIL}/${id}?tab=status`)
  await page.getByRole('button', { name: 'Ubah status' }).click()
  await choose(page, 'Status baru', 'Aktif')
  await expect(page.getByRole('dialog').getByText('Belum lewat batas studi')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Ubah status' }).click()
  await expect(page.getByText('Status berhasil diubah').last()).toBeVisible()
  await openMatrix(page, idProdi)
  await expect.poll(async () => await row(page, '2023')).toMatchObject({ Aktif: '104', Cuti: '4' })
})

test('walk-through 6: dropping out asks for a Supervisor, closes adviser and account, and is taken back with both', async ({
  page,
  request,
}) => {
  const { id, admin } = await find(request, '2201010050')
  const sebelum = await admin.get<{ dosenPa: string | null; status: string }>(`/v1/mahasiswa/${id}`)
  await signIn(page, 'baak', PASSWORD)
  await page.goto(`${DETAIL}/${id}?tab=status`)
  await page.getByRole('button', { name: 'Ubah status' }).click()
  await choose(page, 'Status baru', 'Dikeluarkan')
  await expect(page.getByRole('dialog').getByText('Perlu operator Supervisor')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, 'supervisor', PASSWORD)
  await page.goto(`${DETAIL}/${id}?tab=status`)
  await page.getByRole('button', { name: 'Ubah status' }).click()
  await choose(page, 'Status baru', 'Dikeluarkan')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('SK belum lengkap: nomor, tanggal, berkas').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nomor SK' }).fill('77/SK/2025')
  await dialog.getByRole('textbox', { name: 'Tanggal SK' }).fill('10-11-2025')
  await attach(page)
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Evaluasi empat semester')
  await expect(dialog.getByText('Dosen PA dilepas')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ubah status' }).click()
  await expect(page.getByText('Status berhasil diubah').last()).toBeVisible()
  await expect(page.getByText(/hanya baca sampai/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'sk.pdf' })).toBeVisible()
  expect(await admin.get<{ dosenPa: string | null; status: string }>(`/v1/mahasiswa/${id}`)).toMatchObject({ dosenPa: null, status: 'D' })

  await page.getByRole('button', { name: 'Batalkan keluar' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Alasan' }).fill('Banding diterima')
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan keluar' }).click()
  await expect(page.getByText('Status keluar dibatalkan').last()).toBeVisible()
  await expect(page.getByText(/dibatalkan: Banding diterima/)).toBeVisible()
  const { dosenPa, status } = await admin.get<{ dosenPa: string | null; status: string }>(`/v1/mahasiswa/${id}`)
  expect({ dosenPa, status }).toEqual({ dosenPa: sebelum.dosenPa, status: sebelum.status })
})

test('the activities of a period show their contradictions and what closing the period would change', async ({ page, request }) => {
  const { idProdi } = await find(request, '2301010005')
  await signIn(page, 'supervisor', PASSWORD)
  await page.goto(`/data-master/mahasiswa/aktivitas-kuliah?periode=${PERIODE}&prodi[0]=${idProdi}&angkatan[0]=2023`)
  await expect(page.getByRole('heading', { level: 1, name: 'Aktivitas Kuliah' })).toBeVisible()
  await page.getByRole('button', { name: /Aktif tanpa KRS/ }).click()
  await expect(page.getByRole('region', { name: 'Aktivitas kuliah' }).getByText('2301010005')).toBeVisible()
  await page.getByRole('button', { name: 'Hitung ulang' }).click()
  await expect(page.getByRole('dialog').getByText('114 mahasiswa dihitung.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Tutup status periode' }).click()
  await expect(page.getByRole('dialog').getByText('Aktif → Nonaktif').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
})
