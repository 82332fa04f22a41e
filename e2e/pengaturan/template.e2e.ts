import { expect, test, type Page } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

type Template = { id: string; kode: string; nomorVersi: number; status: string }

/** A draft of its own: the next version of what the college publishes. */
async function draft(request: Parameters<typeof asAdmin>[0], jenis: string): Promise<Template> {
  const admin = await asAdmin(request)
  const [terbit] = await admin.get<Template[]>(`/v2/pengaturan/template?jenis=${jenis}&status=terbit&itemsPerPage=1`)
  if (!terbit) throw new Error(`The demo college has no published template ${jenis}.`)
  const kode = `UJI-${Date.now().toString(36)}`
  return admin.post<Template>(`/v2/pengaturan/template/${terbit.id}/duplikat`, { kode, nama: `${jenis} ${kode}` })
}

const simpan = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

test('a KHS is changed, refused with what was meant, tried on real extremes and published (PL-R52, PL edge 26)', async ({ page }) => {
  test.setTimeout(480_000)
  const kode = `E2E-${Date.now().toString(36)}`
  await signIn(page, 'admin')
  await page.goto('/pengaturan/template/khs')
  await page.getByRole('link', { name: 'Tambah' }).click()
  const panel = page.getByRole('dialog', { name: 'Tambah template KHS' })
  await panel.getByRole('textbox', { name: 'Nama' }).fill(`KHS ${kode}`)
  await panel.getByRole('textbox', { name: 'Kode' }).fill(kode)
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `KHS ${kode}` })).toBeVisible()
  const pratinjau = page.getByRole('region', { name: 'Pratinjau' })
  await expect(pratinjau.getByRole('img', { name: 'Halaman 1 pratinjau' })).toBeVisible()

  const isi = page.getByRole('region', { name: 'Isi', exact: true })
  await isi.getByRole('button', { name: 'Judul (blok 2)', exact: true }).click()
  const judul = isi.getByRole('textbox', { name: 'Teks judul', exact: true })
  await judul.fill('HASIL STUDI {namaa}')
  await expect(page.getByRole('button', { name: 'Terbitkan', exact: true })).toBeDisabled()
  await simpan(page)
  await expect(isi.getByRole('alert')).toHaveText('Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?')
  await expect(pratinjau.getByRole('alert')).toContainText('Placeholder {namaa} tidak dikenal.')
  await judul.fill('HASIL STUDI {nama}')
  await isi.getByRole('button', { name: 'Naikkan Judul (blok 2)' }).click()
  await expect(isi.getByRole('button', { name: 'Judul (blok 1)', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await isi.getByRole('button', { name: 'Turunkan Judul (blok 1)' }).click()

  const jenjang = page.getByRole('region', { name: 'Cakupan' }).getByRole('combobox', { name: 'Jenjang' })
  await jenjang.click()
  await page.getByRole('option', { name: 'Profesi' }).click()
  await simpan(page)
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()
  await expect(isi.getByRole('alert')).toHaveCount(0)

  const uji = page.getByRole('region', { name: 'Cetak uji' })
  await uji.getByRole('button', { name: 'Jalankan cetak uji' }).click()
  await expect(uji.getByText(/\d+ dokumen, \d+ halaman\./)).toBeVisible({ timeout: 180_000 })
  await expect(uji.getByText('Berhasil', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Terbitkan' }).click()
  await expect(page.getByText('Template berhasil diterbitkan').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeDisabled()

  await page.getByRole('button', { name: 'Buat versi baru' }).click()
  await expect(page.getByText(`${kode}, versi 2`)).toBeVisible()
  await isi.getByRole('button', { name: 'Judul (blok 2)', exact: true }).click()
  await judul.fill('HASIL STUDI')
  await simpan(page)
  await expect(page.getByText('Data berhasil diubah').first()).toBeVisible()
  await page.getByRole('button', { name: 'Bandingkan versi' }).click()
  const beda = page.getByRole('table', { name: 'Perbedaan kedua versi' })
  await expect(beda.getByRole('row').filter({ hasText: 'Blok 2' })).toContainText('Judul: HASIL STUDI {nama}')
})

test('a layer of the student card is moved by the keyboard, and stays there (KTM of Jurusan)', async ({ page, request }) => {
  const { id } = await draft(request, 'ktm')
  await signIn(page, 'admin')
  await page.goto(`/jurusan/ktm/template-ktm/${id}`)
  const lapisan = page.getByRole('button', { name: /^Teks \d+: \{nama\}$/ })
  await lapisan.click()
  const kiri = page.getByRole('textbox', { name: 'Dari kiri (mm)' })
  await expect(kiri).toHaveValue(/\d/)
  const awal = Number((await kiri.inputValue()).replace(',', '.'))
  await lapisan.press('ArrowRight')
  await lapisan.press('ArrowRight')
  await lapisan.press('Shift+ArrowLeft')
  const jadi = String(Math.round((awal + 1.9) * 10) / 10).replace('.', ',')
  await expect(kiri).toHaveValue(jadi)
  await simpan(page)
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()
  await page.reload()
  await lapisan.click()
  await expect(kiri).toHaveValue(jadi)
  await page.goto(`/pengaturan/template/ktm/${id}`)
  await expect(lapisan).toBeVisible()
})
