import AxeBuilder from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../setup/layout'
import { asAdmin, signIn } from '../setup/people'

const LAYAR = '/data-master/mahasiswa/konversi-nilai'
const API = '/v2/academic/konversi-nilai'

type Makul = { idMakul: string; kode: string; nama: string; sks: number; terpakai: boolean }
type Asal = { kode: string; nama: string; sks: number }
type Bahan = {
  mahasiswa: { nama: string }
  kurikulum: Makul[]
  pilihanKurikulum: { nama: string; kini: boolean; makul: Makul[]; asal: Asal[] }[]
}

/** A student of the prodi with a renewed curriculum who has passed courses that it does not know. */
async function penggantiKurikulum(request: APIRequestContext) {
  const admin = await asAdmin(request)
  const daftar = await admin.get<{ id: string; nama: string }[]>(
    '/v1/mahasiswa?prodi[]=62201&angkatan[]=2024&status[]=A&itemsPerPage=20&order[nim]=desc',
  )
  for (const { id, nama } of daftar) {
    const bahan = await admin.get<Bahan>(`${API}/bahan?mahasiswa=${id}`)
    const tujuan = bahan.pilihanKurikulum.find(({ kini }) => !kini)
    if (tujuan && tujuan.asal.length >= 3) return { id, nama, tujuan }
  }
  throw new Error('Nobody could move to the renewed curriculum.')
}

async function sahkan(page: Page, nomor: string) {
  await page.getByRole('button', { name: 'Ajukan' }).click()
  await page.getByRole('button', { name: 'Sahkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sahkan konversi' })
  await dialog.getByRole('textbox', { name: 'Nomor SK' }).fill(nomor)
  await dialog.getByRole('textbox', { name: 'Tanggal SK' }).fill('20-11-2026')
  await dialog.getByRole('button', { name: 'Sahkan' }).click()
  await expect(page.getByText('Konversi disahkan; mata kuliahnya masuk transkrip').last()).toBeVisible()
}

test('A student moves to the renewed curriculum with his own grades, and one activity of MBKM is recognised', async ({ page, request }) => {
  test.setTimeout(240_000)
  const { id, nama, tujuan } = await penggantiKurikulum(request)
  const kali = Date.now().toString(36)
  await signIn(page, 'baak')
  await page.goto(`${LAYAR}/baru?mahasiswa=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()

  // His grades stand there by themselves: nothing is typed.
  const kiri = page.getByRole('region', { name: 'Mata kuliah asal' })
  const kanan = page.getByRole('region', { name: 'Kurikulum tujuan' })
  await expect(kiri.getByRole('listitem')).toHaveCount(tujuan.asal.length)
  await expect(kiri.getByRole('button', { name: 'Ambil nilai lagi' })).toBeVisible()
  await expect(kiri.getByRole('button', { name: 'Tempel atau PDF' })).toHaveCount(0)
  await kiri.getByRole('button', { name: 'Usulkan' }).click()
  await expect(page.getByText(/\d dari \d mata kuliah dipasangkan/)).toBeVisible()
  await expect(kanan.getByText('SKS diakui').first()).toBeAttached()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id: aturan, nodes }) => `${aturan}: ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(page).toHaveURL(/konversi-nilai\/[0-9a-f-]{36}$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await sahkan(page, `K-${kali}/SK/2026`)
  await expect(page.getByText(tujuan.nama).first()).toBeVisible()

  // The kind of a new one is chosen at its head; what it lacks is said at the fields.
  await page.goto(`${LAYAR}/baru?mahasiswa=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  const kepala = page.getByRole('region', { name: 'Asal konversi' })
  await kepala.getByLabel('Jenis', { exact: false }).first().click()
  await page.getByRole('option', { name: 'Kampus Merdeka (MBKM)' }).click()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(kepala.getByText('Mitra wajib diisi')).toBeVisible()
  await kepala.getByLabel('Jenis kegiatan').first().click()
  await page.getByRole('option', { name: 'Magang/Praktik Kerja' }).click()
  await kepala.getByLabel('Periode kegiatan').first().click()
  await page.getByRole('option', { name: '2025/2026 Ganjil', exact: true }).click()
  await kepala.getByRole('textbox', { name: 'Mitra' }).fill(`PT Mitra ${kali}`)
  await kepala.getByRole('textbox', { name: 'Judul kegiatan' }).fill('Magang pada bagian akuntansi')
  const bahan = await (await asAdmin(request)).get<Bahan>(`${API}/bahan?mahasiswa=${id}`)
  const bebas = bahan.kurikulum.filter(({ terpakai, sks }) => !terpakai && sks === 3).at(-1)
  await page.getByPlaceholder('Tempel transkrip asal di sini.').fill(['MB1', bebas?.nama, 3, 'A'].join('\t'))
  await page.getByRole('button', { name: 'Masukkan 1 mata kuliah' }).click()
  await expect(kepala.getByText('Mitra wajib diisi')).toBeHidden()
  await page.getByRole('checkbox', { name: /Pilih MB1/ }).press('Space')
  await page.getByRole('button', { name: `Pasangkan 1 ke ${bebas?.kode} ${bebas?.nama}` }).click()
  await expect(page.getByRole('region', { name: 'SKS diakui' }).getByText('3 dari 60 SKS', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(page).toHaveURL(/konversi-nilai\/[0-9a-f-]{36}$/)
  await page.goto(`${LAYAR}?mahasiswa=${id}`)
  await expect(page.getByRole('row').filter({ hasText: `PT Mitra ${kali}` })).toHaveCount(1)
})
