import { expect, test, type Page } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

const CETAK = '/data-master/badan-hukum/cetak'
const digits = (text: string | null) => Number((text ?? '').replaceAll('.', ''))
const lembarOf = (page: Page) => page.getByRole('article', { name: 'Isi cetakan' })

async function pilih(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

async function unduh(page: Page, tombol: string): Promise<string> {
  const [berkas] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: tombol, exact: true }).click()])
  return berkas.suggestedFilename()
}

test('the sheet of prodi follows its options, and comes as PDF and XLSX', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(`${CETAK}/cetak-prodi`)
  const lembar = lembarOf(page)
  await expect(lembar).toContainText(/Data per \d{2} \w+ \d{4}, periode \d{4}\/\d{4}/)
  await expect(lembar.getByRole('columnheader', { name: 'Mahasiswa aktif' })).toBeVisible()

  await pilih(page, 'Hitungan', 'Tanpa hitungan')
  await expect(lembar.getByRole('columnheader', { name: 'Mahasiswa aktif' })).toHaveCount(0)
  await pilih(page, 'Program studi', 'S1 - Informatika')
  await pilih(page, 'Bentuk', 'Satu lembar per unit')
  await expect(lembar.getByRole('heading', { name: 'S1 - Informatika' })).toBeVisible()
  await expect(page).toHaveURL(/bentuk=lembar/)
  expect(await unduh(page, 'Unduh PDF')).toBe('Data Program Studi.pdf')
  expect(await unduh(page, 'XLSX')).toBe('Data Program Studi.xlsx')
})

for (const [nama, isi] of [
  ['cetak-pt', 'Data Perguruan Tinggi'],
  ['cetak-fakultas', 'Data Fakultas'],
  ['cetak-jurusan', 'Data Jurusan'],
  ['cetak-data-dikti', 'Mahasiswa menurut status'],
] as const)
  test(`${nama} shows its sheet`, async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto(`${CETAK}/${nama}`)
    await expect(lembarOf(page)).toContainText(isi)
  })

test('chosen students of the list are printed, in groups and as photos', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/data-mahasiswa?angkatan[0]=2022&cari=sari')
  const tabel = page.getByRole('grid', { name: 'Data mahasiswa' })
  await expect(tabel.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).check()
  await page.getByRole('button', { name: 'Cetak daftar' }).click()
  await expect(page).toHaveURL(/cetak-biasa\?/)
  const lembar = lembarOf(page)
  await expect(lembar).toContainText('Daftar Mahasiswa')
  await expect(page.getByText(/mahasiswa yang dicentang pada Data Mahasiswa/)).toBeVisible()
  await pilih(page, 'Kelompokkan menurut', 'Program studi')
  await expect(lembar).toContainText(/Jumlah .+: \d+ mahasiswa/)
  expect(await unduh(page, 'Unduh PDF')).toBe('Daftar Mahasiswa.pdf')
  await pilih(page, 'Bentuk', 'Kisi foto (12 per halaman)')
  await expect(lembar.getByRole('listitem').first()).toBeVisible()
})

test('a student is printed for the archive', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [mahasiswa] = await admin.get<{ id: string }[]>('/v1/mahasiswa?angkatan[0]=2022&status[0]=A&itemsPerPage=1')
  await signIn(page, 'baak')
  await page.goto(`/data-master/mahasiswa/data-mahasiswa/${mahasiswa?.id}`)
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cetak biodata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cetak biodata' })
  await dialog.getByRole('checkbox', { name: /Tampilkan data pribadi/ }).check()
  await dialog.getByRole('button', { name: 'Unduh PDF' }).click()
  await expect(dialog.getByText('Field tidak boleh kosong').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: /Alasan/ }).fill('Arsip fakultas')
  const [berkas] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Unduh PDF' }).click()])
  expect(berkas.suggestedFilename()).toMatch(/^Biodata Mahasiswa .+\.pdf$/)
})

test('Walk-through 9: the rekap of five years says of a prodi what the dashboard says, period by period', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [prodi] = await admin.get<{ id: string }[]>('/v1/prodi?nama=Akuntansi')
  const id = prodi?.id ?? ''
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/rekap')
  await pilih(page, 'Rekap', 'Mahasiswa 5 tahun')
  await expect(page).toHaveURL(/rekap=Mahasiswa/)
  await expect(page).toHaveURL(/bentuk=/)
  const bentuk = JSON.parse(new URL(page.url()).searchParams.get('bentuk') ?? '{}') as { filter?: { status?: string[] } }
  for (const periode of [20241, 20242, 20251]) {
    await page.goto(`/data-master/mahasiswa/dashboard?periode=${periode}&prodi[0]=${id}`)
    const tabel = page.getByRole('region', { name: 'Tabel Status per angkatan' })
    await expect(tabel.getByRole('row').nth(1)).toBeVisible()
    const heads = await tabel.getByRole('columnheader').allTextContents()
    const studi = ['Aktif', 'Cuti', 'Nonaktif', 'Kampus Merdeka', 'Menunggu Uji Kompetensi', 'Double Degree']
    const dashboard: Record<string, number> = {}
    for (const row of await tabel.getByRole('row').all()) {
      const angkatan = await row.getByRole('rowheader').allTextContents()
      const cells = await row.getByRole('cell').allTextContents()
      const sum = studi.reduce((total, nama) => total + (heads.includes(nama) ? digits(cells[heads.indexOf(nama) - 1] ?? '0') : 0), 0)
      if (/^\d{4}$/.test(angkatan[0] ?? '') && sum > 0) dashboard[angkatan[0] ?? ''] = sum
    }
    const isi = { ...bentuk, periode, filter: { ...bentuk.filter, prodi: [id] } }
    await page.goto(
      `/data-master/mahasiswa/rekap?${new URLSearchParams({ bentuk: JSON.stringify(isi), rekap: 'Mahasiswa 5 tahun' }).toString()}`,
    )
    const rekap = page.getByRole('region', { name: 'Tabel rekap mahasiswa' })
    const row = rekap.getByRole('row').filter({ hasText: 'Akuntansi' })
    await expect(row).toBeVisible()
    const tahun = (await rekap.getByRole('columnheader').allTextContents()).filter((text) => /^\d{4}$/.test(text))
    const jumlah = (await row.getByRole('cell').allTextContents()).map(digits)
    expect(Object.keys(dashboard).length).toBeGreaterThan(0)
    expect(Object.fromEntries(tahun.map((satu, at) => [satu, jumlah[at]]).filter(([, banyak]) => banyak)), `of ${periode}`).toEqual(
      dashboard,
    )
  }
})
