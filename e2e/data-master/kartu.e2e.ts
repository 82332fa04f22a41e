import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../setup/layout'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

type Template = { id: string; isi: { depan: unknown[] } }

/** One red dot. */
const TITIK = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64')

async function draf(request: Parameters<typeof asAdmin>[0]): Promise<Template> {
  const admin = await asAdmin(request)
  const [terbit] = await admin.get<Template[]>('/v2/pengaturan/template?jenis=ktm&status=terbit&itemsPerPage=1')
  const kode = `KARTU-${Date.now().toString(36)}`
  return admin.post<Template>(`/v2/pengaturan/template/${terbit?.id}/duplikat`, { kode, nama: `Kartu ${kode}` })
}

const lapisan = (page: Page, nama: RegExp) => page.getByRole('group', { name: 'Lapisan' }).getByRole('button', { name: nama })
const dariKiri = (page: Page) => page.getByRole('textbox', { name: 'Dari kiri (mm)' })

test('a card is designed: layers aligned together, copied, taken back, locked, given a background and carried as a file', async ({
  page,
  request,
}) => {
  const { id, isi } = await draf(request)
  await signIn(page, 'admin')
  await page.goto(`/data-master/mahasiswa/template-kartu/${id}`)
  await lapisan(page, /^Teks \d+: \{nama\}$/).click()
  await expect(dariKiri(page)).toHaveValue('29')
  await lapisan(page, /^Teks \d+: \{pt\}$/).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Samakan tepi kanan' }).click()
  await lapisan(page, /^Teks \d+: \{nama\}$/).click()
  await expect(dariKiri(page)).toHaveValue('29')
  await page.getByRole('button', { name: 'Tengah mendatar' }).click()
  await expect(dariKiri(page)).toHaveValue('16,8')
  await lapisan(page, /^Teks \d+: \{nama\}$/).press('Control+z')
  await expect(dariKiri(page)).toHaveValue('29')

  await lapisan(page, /^Teks \d+: \{nama\}$/).press('Control+d')
  await expect(lapisan(page, /^Teks \d+: \{nama\}$/)).toHaveCount(2)
  await lapisan(page, /^Teks \d+: \{nama\}$/)
    .last()
    .press('Delete')
  await expect(lapisan(page, /^Teks \d+: \{nama\}$/)).toHaveCount(1)

  await page.getByRole('button', { name: /^Kunci Teks \d+: \{nama\}$/ }).click()
  await lapisan(page, /^Teks \d+: \{nama\}$/).click()
  await lapisan(page, /^Teks \d+: \{nama\}$/).press('ArrowRight')
  await expect(dariKiri(page)).toHaveValue('29')

  const pilihan = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Latar belakang' }).click()
  await (await pilihan).setFiles({ name: 'latar.png', mimeType: 'image/png', buffer: TITIK })
  await expect(lapisan(page, /^Gambar 1$/)).toBeVisible()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Data berhasil diubah').first()).toBeVisible()

  const [unduhan] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ekspor JSON' }).click()])
  const rancangan = JSON.parse(await readFile(await unduhan.path(), 'utf8')) as { isi: { depan: unknown[]; belakang: unknown[] } }
  expect(rancangan.isi.depan.length).toBe(isi.depan.length + 1)
  const impor = async (teks: string) => {
    const dipilih = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Impor JSON' }).click()
    await (await dipilih).setFiles({ name: 'kartu.json', mimeType: 'application/json', buffer: Buffer.from(teks) })
  }
  await impor('{}')
  await expect(page.getByText('Berkas ini bukan rancangan kartu hasil Ekspor JSON.')).toBeVisible()
  await impor(JSON.stringify({ ...rancangan, isi: { ...rancangan.isi, belakang: [] } }))
  await page.getByText('Belakang', { exact: true }).click()
  await expect(page.getByRole('group', { name: 'Lapisan' }).getByRole('button')).toHaveCount(0)

  const contoh = page.getByRole('group', { name: 'Pemegang contoh' }).getByRole('button')
  await expect(contoh).toHaveCount(5)
  await expect(contoh.nth(1)).toContainText('Tanpa foto')
  await contoh.first().click()
  await expect(contoh.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Pratinjau' }).getByRole('img', { name: 'Halaman 1 pratinjau' })).toBeVisible()
})

test('each kind of card has its settings, and who works here a queue of his own', async ({ page }) => {
  await signIn(page, 'baak')
  await page.goto('/data-master/mahasiswa/setting-kartu?jenis=kartu-asisten')
  await expect(page.getByText('Masa berlaku dihitung sejak dicetak')).toBeVisible()
  await page.getByRole('link', { name: 'Kartu Asisten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cetak Kartu Asisten' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('link', { name: 'Kartu Dosen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cetak Kartu Dosen' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.goto('/data-master/mahasiswa/template-kartu')
  await page.getByRole('link', { name: 'Kartu Dosen' }).click()
  await expect(page.getByRole('link', { name: 'Kartu Dosen', exact: true }).last()).toBeVisible()
})

test('templates of cards are a gallery of their faces, walked by arrows, or a table', async ({ page, request }) => {
  const f3 = await newOperator(request, 'galeri', ['F3:T'])
  await signIn(page, f3.username, OWN_PASSWORD)
  await page.goto('/data-master/mahasiswa/template-kartu')
  const galeri = page.getByRole('list', { name: 'Galeri Template KTM' })
  const judul = galeri.getByRole('link')
  await expect(judul.nth(1)).toBeVisible()
  await expect(galeri.locator('svg text').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await judul.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(judul.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(judul.first()).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Tampilkan tabel' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(galeri).toBeHidden()
  await page.getByRole('button', { name: 'Tampilkan galeri' }).click()
  await expect(galeri).toBeVisible()
})

test('a KTM without photo and NIM is not published, and says what it lacks', async ({ page, request }) => {
  const { id, isi } = await draf(request)
  const admin = await asAdmin(request)
  const depan = (isi.depan as { jenis: string; isi: string }[]).filter(
    (satu) => satu.jenis !== 'foto' && !(satu.jenis === 'teks' && satu.isi.includes('{nim}')),
  )
  const { versi } = await admin.get<{ versi: number }>(`/v2/master/template-kartu/${id}`)
  await admin.put(`/v2/master/template-kartu/${id}`, { versi, isi: { ...isi, depan } })
  await signIn(page, 'admin')
  await page.goto(`/data-master/mahasiswa/template-kartu/${id}`)
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await expect(page.getByText('KTM belum memuat foto dan NIM.')).toBeVisible()
})
