import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'
import { zipOf } from '../setup/zip'

const SCREEN = '/data-master/mahasiswa/impor-data'

type Mahasiswa = { id: string; nim: string; nama: string }

/** A picture as a browser draws it. */
async function gambar(page: Page, lebar: number, tinggi: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const kanvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const kuas = kanvas.getContext('2d')
      if (kuas) {
        kuas.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`
        kuas.fillRect(0, 0, kanvas.width, kanvas.height)
      }
      return kanvas.toDataURL('image/jpeg')
    },
    [lebar, tinggi],
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('a ZIP of photos: what is wrong is told, the rest is saved, and taken back from the history', async ({ page, request }, {
  repeatEachIndex,
}) => {
  const berkas = `foto-${Date.now().toString(36)}.zip`
  const admin = await asAdmin(request)
  const [satu, dua] = await admin.get<Mahasiswa[]>(
    `/v1/mahasiswa?angkatan[0]=2016&itemsPerPage=2&page=${repeatEachIndex + 1}&order[nim]=asc`,
  )
  const clerk = await newOperator(request, 'foto', ['F3:T'])
  await signIn(page, clerk.username, OWN_PASSWORD)
  const isi = zipOf({
    [`foto/${satu?.nim}.jpg`]: await gambar(page, 600, 800),
    [`foto/${dua?.nim}.jpg`]: await gambar(page, 200, 200),
    'foto/9999999999.jpg': await gambar(page, 600, 800),
    'foto/catatan.txt': Buffer.from('catatan'),
  })
  await page.goto(SCREEN)
  await page.getByRole('link', { name: 'Foto', exact: true }).click()
  await expect(page.getByText('Satu ZIP berisi foto bernama {nim}.jpg')).toBeVisible()
  await page.getByRole('link', { name: 'Impor berkas' }).click()
  await expect(page.getByText('Langkah 1 dari 3')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({ name: berkas, mimeType: 'application/zip', buffer: isi })
  await expect(page.getByText('Bermasalah 3')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('Berubah 1')).toBeVisible()
  const grid = page.getByRole('table', { name: 'Baris berkas' })
  for (const pesan of [
    'Foto minimal 300 x 400 piksel',
    'NIM 9999999999 tidak ditemukan',
    'Jenis berkas ini tidak diterima. Gunakan JPG, JPEG, PNG.',
  ])
    await expect(grid.getByText(pesan)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan 1 berkas yang valid' }).click()
  await expect(page.getByText('1 baris tersimpan')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Lihat mahasiswa' }).click()
  await expect(page.getByText(satu?.nim ?? '').first()).toBeVisible()

  await page.goto(`${SCREEN}/foto`)
  const row = page.getByRole('row', { name: berkas })
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Batalkan impor' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Batalkan impor' }).click()
  await expect(page.getByText('Impor telah dibatalkan')).toBeVisible()
  await expect(row.getByText('Dibatalkan')).toBeVisible()
})

test('a ZIP whose upload broke off goes on after a reload, with the same file alone', async ({ page, request }) => {
  test.setTimeout(180_000)
  const admin = await asAdmin(request)
  const [satu] = await admin.get<Mahasiswa[]>('/v1/mahasiswa?angkatan[0]=2016&itemsPerPage=1&order[nim]=desc')
  const clerk = await newOperator(request, 'putus', ['F3:T'])
  await signIn(page, clerk.username, OWN_PASSWORD)
  const nama = `foto-${Date.now().toString(36)}.zip`
  // The note makes the ZIP seven pieces long.
  const isi = zipOf({ [`${satu?.nim}.jpg`]: await gambar(page, 600, 800), 'catatan.txt': Buffer.alloc(13_000_000, 'a') })
  const lain = Buffer.from(isi)
  lain[1_999_999] = 7
  const pilih = (buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name: nama, mimeType: 'application/zip', buffer })

  await page.goto(`${SCREEN}/foto/impor`)
  await expect(page.getByText('Langkah 1 dari 3')).toBeVisible()
  const pertama = page.waitForResponse((answer) => answer.url().endsWith('/bagian') && answer.ok())
  await pilih(isi)
  await pertama
  await page.context().setOffline(true)
  await expect(page.getByText(/^Terkirim .* dapat dilanjutkan\.$/)).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  const terputus = page.getByRole('alert', { name: `Unggahan ${nama} terputus` })
  await expect(terputus.getByText('Pilih berkas yang sama untuk melanjutkannya.')).toBeVisible({ timeout: 15_000 })
  await expect(terputus.getByRole('button', { name: 'Hapus unggahan' })).toBeVisible()
  await expectAccessible(page)

  const lanjutkan = terputus.getByRole('button', { name: `Lanjutkan unggahan ${nama}` })
  await pilih(lain)
  await lanjutkan.click()
  await expect(page.getByText('Isi berkas ini berbeda dari unggahan yang terputus.')).toBeVisible()
  await pilih(isi)
  await lanjutkan.click()
  await expect(page.getByText('Berubah 1')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Bermasalah 1')).toBeVisible()
  await page.goto(`${SCREEN}/foto/impor`)
  await expect(page.getByText('Impor terakhir')).toBeVisible()
  await expect(terputus).toBeHidden()
})

test('klasifikasi from a pasted block: a wrong code is repaired where it stands', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const mahasiswa = await admin.get<Mahasiswa[]>('/v1/mahasiswa?angkatan[0]=2017&itemsPerPage=3&order[nim]=asc')
  const kode = `J${Date.now().toString(36).toUpperCase()}`
  await admin.post('/v2/master/klasifikasi', { kode, nama: `Perjalanan ${kode}`, kelompok: `Kelompok ${kode}` })
  const clerk = await newOperator(request, 'kls', ['F3:T'])
  await signIn(page, clerk.username, OWN_PASSWORD)
  await page.goto(`${SCREEN}/klasifikasi/impor`)
  const baris = mahasiswa.map(({ nim }, at) => `${nim};${at === 1 ? 'KELIRU' : kode};20251;`)
  await page
    .getByRole('textbox', { name: 'Tempel dari lembar kerja' })
    .fill(['nim;kode;mulai periode;keterangan', ...baris, '9999999999;X;;'].join('\n'))
  await page.getByRole('button', { name: 'Pakai tempelan' }).click()
  await page.getByRole('button', { name: 'Periksa baris' }).click()
  await expect(page.getByText('Bermasalah 2')).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)
  const sel = page.getByRole('textbox', { name: 'Kode klasifikasi, baris 3' })
  await sel.fill(kode)
  await sel.press('Enter')
  await expect(page.getByText('Berubah 3')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan 3 baris yang valid' }).click()
  await expect(page.getByText('3 baris tersimpan')).toBeVisible({ timeout: 120_000 })
})
