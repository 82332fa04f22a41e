import { expect, test, type Page } from '@playwright/test'
import { newOperator, OWN_PASSWORD, PASSWORD, signIn, typeCredentials } from '../setup/people'

/** The input of a keyword, in its own row. */
const isian = (page: Page, nama: string) => page.getByRole('textbox', { name: nama, exact: true })

test('a setting shows on the login page, and its old version comes back', async ({ page, browser, request }) => {
  const { username } = await newOperator(request, 'setelan', ['MM:T'])
  const teks = `Loket BAAK buka pukul 08.00 (${Date.now()})`
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/pengaturan/konfigurasi-lain')
  await page.getByRole('searchbox', { name: 'Cari konfigurasi atau aturan' }).fill('bantuan')
  await expect(isian(page, 'Teks bantuan di halaman masuk')).toBeEnabled()
  const lama = await isian(page, 'Teks bantuan di halaman masuk').inputValue()
  await isian(page, 'Teks bantuan di halaman masuk').fill(teks)
  await expect(page.getByText('1 perubahan belum disimpan')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Data berhasil diubah').first()).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/')
  await expect(guest.getByText(teks)).toBeVisible()

  await page.getByRole('button', { name: 'Versi Teks bantuan di halaman masuk' }).click()
  const drawer = page.getByRole('dialog', { name: 'Versi Teks bantuan di halaman masuk' })
  const awal = drawer.getByRole('region', { name: 'Versi 1', exact: true })
  await awal.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await expect(awal.getByRole('row').nth(1)).toContainText(teks)
  await awal.getByRole('button', { name: 'Kembalikan versi ini' }).click()
  await expect(page.getByText('Versi 1 dikembalikan').first()).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(teks)).toHaveCount(0)
  if (lama !== '') await expect(guest.getByText(lama)).toBeVisible()
  await guest.context().close()

  // Sign-in belongs to administrators: the input is there, and closed.
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Cari konfigurasi atau aturan' }).fill('Lama kunci')
  await expect(isian(page, 'Lama kunci pertama')).toBeDisabled()
})

test('bad values are refused by their field, and nothing is lost', async ({ page, request }) => {
  const { username } = await newOperator(request, 'setelan.salah', ['A:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/pengaturan/konfigurasi-lain')
  await isian(page, 'Alamat obrolan').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Alamat harus diawali http:// atau https://.').first()).toBeVisible()
  await expect(isian(page, 'Alamat obrolan')).toHaveValue('javascript:alert(1)')
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(isian(page, 'Alamat obrolan')).toHaveValue('')
})

test('rules come from the narrowest set, and each says from which (PL-R35)', async ({ page, request }) => {
  const { username } = await newOperator(request, 'aturan', ['MM:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/pengaturan/konfigurasi-lain?tab=berlaku')
  const kunci = page.getByRole('row').filter({ hasText: 'krs_maks_perubahan' })
  await expect(kunci).toContainText('3 kelas')
  await page.getByRole('combobox', { name: 'Program studi' }).fill('Informatika')
  await page.getByRole('option', { name: /S1 - Informatika/ }).click()
  await expect(kunci).toContainText('5 kelas')
  await expect(kunci).toContainText('Informatika')

  await page.goto('/pengaturan/konfigurasi-lain?tab=aturan&cari=toga_denda')
  await page.getByRole('button', { name: 'Atur Denda toga sehari di set ini' }).click()
  await page.getByRole('textbox', { name: 'Denda toga sehari' }).fill('99999999')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Isi angka 0 sampai 1000000.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Denda toga sehari' }).fill('12500')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Data berhasil diubah').first()).toBeVisible()
  await expect(page.getByText('Diatur di set ini')).toBeVisible()
  await page.getByRole('button', { name: 'Ikuti set lain untuk Denda toga sehari' }).click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('10.000 rupiah').first()).toBeVisible()
})

test('the menu of students is moved by keyboard and seen as a student sees it', async ({ page, request }) => {
  const { username } = await newOperator(request, 'menu', ['MM:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/pengaturan/menu-portal-mahasiswa')
  const pratinjau = page.getByRole('region', { name: 'Pratinjau menu' }).getByRole('list', { name: 'Menu yang terlihat' })
  const item = page.getByRole('list', { name: 'Susunan menu' }).getByRole('button', { name: 'Pengumuman', exact: true })
  await item.press('Alt+ArrowUp')
  await expect(pratinjau.getByRole('listitem').last()).not.toContainText('Pengumuman')
  await item.click()
  const isi = page.getByRole('region', { name: 'Isi menu Pengumuman' })
  await isi.getByRole('switch', { name: 'Tampil' }).click({ force: true })
  await expect(pratinjau.getByText('Pengumuman')).toHaveCount(0)
  await isi.getByRole('combobox', { name: 'Jenis' }).click()
  await page.getByRole('option', { name: 'Tautan ke luar' }).click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Tautan harus diawali https://').first()).toBeVisible()
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await expect(pratinjau.getByText('Pengumuman')).toBeVisible()
})

test('a feature is scheduled, closed and brought back', async ({ page, request }) => {
  const { username } = await newOperator(request, 'fitur', ['MM:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/pengaturan/publikasi-fitur')
  await page.getByRole('button', { name: 'Dompet untuk Mahasiswa: Hidup' }).click()
  const panel = page.getByRole('dialog', { name: 'Dompet untuk Mahasiswa' })
  await panel.getByRole('switch', { name: 'Aktif' }).click({ force: true })
  await panel.getByRole('textbox', { name: 'Pesan saat tertutup' }).fill('Dompet sedang diperiksa.')
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Dompet untuk Mahasiswa: Mati' })).toBeVisible()
  await page.getByRole('button', { name: 'Versi', exact: true }).click()
  const awal = page.getByRole('dialog').getByRole('region', { name: 'Versi 1', exact: true })
  await awal.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await expect(awal.getByRole('row').filter({ hasText: 'Dompet untuk Mahasiswa' })).toContainText('Dompet sedang diperiksa.')
  await awal.getByRole('button', { name: 'Kembalikan versi ini' }).click()
  await expect(page.getByRole('button', { name: 'Dompet untuk Mahasiswa: Hidup' })).toBeVisible()
})

test('Walk-through 9: in PT03 two groups are closed, and the master data can be closed for everybody', async ({
  page,
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const pt03 = `http://pt03.localhost:${port}`
  await page.goto(pt03)
  await typeCredentials(page, 'admin2')
  await expect(page).toHaveURL(/\/dashboard/)
  for (const path of ['/jurusan/kerja-praktik/nilai', '/akademik/surat/dashboard']) {
    await page.goto(pt03 + path)
    await expect(page.getByText('Alamat yang Anda tuju tidak dapat ditemukan')).toBeVisible()
  }
  const login = await request.post('/v2/auth/login', {
    headers: { 'college-id': 'pt03' },
    data: { username: 'admin2', password: PASSWORD },
  })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const headers = { authorization: `Bearer ${data.access_token}`, 'college-id': 'pt03' }
  const set = async (value: string) => {
    const listed = await request.get('/v1/configuration?keyword[0]=data_master_aktif', { headers })
    const { data: rows } = (await listed.json()) as { data: { versi: number }[] }
    const put = await request.put('/v1/configuration/keyword/data_master_aktif', { headers, data: { value, versi: rows[0]?.versi ?? 0 } })
    expect(put.ok(), await put.text()).toBe(true)
  }
  await set('0')
  await page.goto(`${pt03}/data-master/badan-hukum/program-studi`)
  await expect(page).toHaveURL(/\/error\?status=404/)
  expect((await request.get('/v1/prodi', { headers })).status()).toBe(200)
  await set('1')
  await page.goto(`${pt03}/data-master/badan-hukum/program-studi`)
  await expect(page.getByRole('heading', { level: 1, name: 'Program Studi' })).toBeVisible()
})
