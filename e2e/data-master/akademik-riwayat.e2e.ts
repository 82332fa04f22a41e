import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../setup/layout'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/mahasiswa/data-mahasiswa'

type Orang = { id: string; nama: string; nim: string }

test('the tab Akademik tells KRS, AKM, final works and the transcript by semester', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [orang] = await admin.get<Orang[]>('/v1/mahasiswa?prodi[0]=55201&angkatan[0]=2022&status[0]=A&order[nim]=asc&itemsPerPage=1')
  const operator = await newOperator(request, 'akademik', ['F3:B', 'A4:B'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto(`${LIST}/${orang?.id}?tab=akademik`)
  await expect(page.getByRole('region', { name: /^KRS \d{4}\/\d{4}/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Aktivitas kuliah', exact: true }).getByRole('row').nth(1)).toBeVisible()
  const karya = page.getByRole('table', { name: 'Kerja praktik dan tugas akhir' })
  await expect(karya.getByRole('row').filter({ hasText: 'Skripsi' })).toContainText(/Belum diambil|Sedang berjalan|Lulus|Belum lulus/)
  const transkrip = page.getByRole('region', { name: 'Transkrip ringkas' })
  await expect(transkrip).toContainText(/\d+ mata kuliah · SKS ditempuh \d+ · SKS lulus \d+/)
  await expect(transkrip.getByRole('table', { name: 'Transkrip semester 1', exact: true })).toContainText('IF101')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('filters behind the button count what they would bring, and a range reads on its chip', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto(`${LIST}?semesterKe[after]=3&semesterKe[before]=6`)
  const chips = page.getByRole('list', { name: 'Filter aktif' })
  await expect(chips).toContainText('Semester ke: 3 sampai 6')
  await page.getByRole('button', { name: /^Filter lainnya/ }).click()
  const laci = page.getByRole('dialog')
  await laci.getByRole('textbox', { name: 'Semester ke paling banyak' }).fill('4')
  await expect(page).toHaveURL(/semesterKe%5Bbefore%5D=4|semesterKe\[before\]=4/)
  for (const [nama, nilai] of [
    ['Agama', /^Islam\s?\d/],
    ['Klasifikasi', /\d mahasiswa$/],
    ['Instansi', /\d mahasiswa$/],
  ] as const) {
    await laci.getByRole('combobox', { name: nama, exact: true }).click()
    await expect(page.getByRole('option', { name: nilai }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('the timeline of a lecturer merges his record and his histories, and is narrowed to a kind', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const stamp = Date.now().toString(36)
  const [prodi] = await admin.get<{ id: string }[]>('/v1/prodi?nama=Administrasi%20Publik')
  const dosen = await admin.post<{ id: string }>('/v1/dosen', {
    nama: 'Riwayat Panjang',
    jenisKelamin: 'P',
    tanggalLahir: '1981-01-01',
    email: `riwayat.${stamp}@contoh.ac.id`,
    jenisDosen: 'A',
    idIkatanKerja: 'A',
    idStatusKepegawaian: '4',
    abaikanMirip: true,
    idProdiHomebase: prodi?.id,
  })
  await admin.post(`/v2/master/dosen/${dosen.id}/pendidikan`, { jenjang: '40', lembaga: 'Universitas Contoh', tahunLulus: 2015 })
  await admin.post(`/v2/master/dosen/${dosen.id}/pangkat`, { golongan: '11', nomorSk: `P/${stamp}`, tmt: '2016-04-01' })
  await signIn(page, 'admin')
  await page.goto(`/data-master/dosen/data-dosen/${dosen.id}?tab=riwayat`)
  await expect(page.getByText('Menambah pendidikan', { exact: true })).toBeVisible()
  await expect(page.getByText('Menambah data dosen', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Jenis' }).click()
  await page.getByRole('option', { name: 'Jabatan & pangkat' }).click()
  await expect(page.getByText('Menambah pendidikan', { exact: true })).toBeHidden()
  await expect(page.getByText('Menambah pangkat', { exact: true })).toBeVisible()
  await expect(page.getByText(`P/${stamp}`)).toBeVisible()
})

test('the counter answers with arrows and Enter alone, and opens the student', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [orang] = await admin.get<Orang[]>('/v1/mahasiswa?prodi[0]=61201&angkatan[0]=2021&order[nim]=asc&itemsPerPage=1')
  const operator = await newOperator(request, 'loket', ['F3:B'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('F2')
  const loket = page.getByRole('dialog', { name: 'Loket' })
  const masukan = loket.getByRole('textbox', { name: 'Nama, NIM, atau kartu yang dipindai' })
  await expect(masukan).toBeFocused()
  await masukan.fill(orang?.nim.slice(0, 6) ?? '')
  const hasil = loket.getByRole('group', { name: 'Hasil pencarian' }).getByRole('button')
  await expect(hasil).toHaveCount(8)
  await page.keyboard.press('ArrowDown')
  await expect(hasil.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hasil.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(loket.getByRole('link', { name: 'Buka data', exact: true })).toBeFocused()
  await loket.getByRole('button', { name: 'Kembali ke hasil' }).click()
  await expect(masukan).toBeFocused()
  await masukan.fill(orang?.nim ?? '')
  await expect(loket.getByText(orang?.nama ?? '', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await masukan.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: orang?.nama ?? '' })).toBeVisible()
})
