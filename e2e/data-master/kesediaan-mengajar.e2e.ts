import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

test("a lecturer's hours are filled in by keyboard alone, are enough, and are sent", async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/data-master/dosen/kesediaan-mengajar?status[]=belum')
  await expect(page.getByText(/Sudah mengirim \d+ dari \d+/)).toBeVisible()
  const nama = (await page.getByRole('rowheader').first().textContent()) ?? ''
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: nama })).toBeVisible()

  const grid = page.getByRole('grid', { name: 'Ketersediaan tiap sesi' })
  const senin = grid.getByRole('gridcell', { name: 'Senin 07:00-08:40: belum diisi' })
  await senin.focus()
  await page.keyboard.press('1')
  await expect(grid.getByRole('gridcell', { name: 'Senin 07:00-08:40: Bersedia' })).toBeFocused()
  for (const tombol of ['ArrowRight', '1', 'ArrowRight', '1', 'ArrowRight', '2', 'ArrowRight', '3', 'ArrowDown', '1'])
    await page.keyboard.press(tombol)
  await expect(grid.getByRole('gridcell', { name: 'Kamis 07:00-08:40: Bila perlu' })).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: 'Jumat 07:00-08:40: Tidak' })).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: 'Jumat 08:40-10:20: Bersedia' })).toBeFocused()
  await page.keyboard.press('0')
  await expect(grid.getByRole('gridcell', { name: 'Jumat 08:40-10:20: belum diisi' })).toBeFocused()

  await page.getByRole('textbox', { name: 'SKS maksimal' }).fill('4')
  await expect(page.getByText('Cukup: 300 menit bersedia dari 300 menit', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'SKS maksimal' }).fill('12')
  await expect(page.getByText('Kurang: baru 300 menit bersedia dari 900 menit', { exact: false })).toBeVisible()
  await page.getByRole('switch', { name: 'Kirim setelah disimpan' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Kesediaan mengajar disimpan')).toBeVisible()

  await page.goto(
    `/data-master/dosen/kesediaan-mengajar?cari=${encodeURIComponent(nama.replace(/^(Prof\. )?Dr\. /, '').split(',')[0] ?? '')}`,
  )
  await expect(page.getByRole('row').filter({ hasText: nama })).toContainText('Dikirim')
  await expect(page.getByRole('row').filter({ hasText: nama })).toContainText('Kurang 600 menit')
})

test('a qualification is set by keyboard in the matrix and approved; an obligation is added to a lecturer', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/data-master/dosen/kualifikasi')
  await expect(page.getByRole('grid', { name: /^Kualifikasi / })).toBeVisible()
  const cell = page.getByRole('gridcell', { name: /: belum ada$/ }).first()
  const sebutan = (await cell.getAttribute('aria-label'))?.replace(': belum ada', '') ?? ''
  await cell.click()
  await page.keyboard.press('2')
  await expect(page.getByRole('gridcell', { name: `${sebutan}: Mampu, belum disetujui` })).toBeVisible()
  await page.getByRole('region', { name: 'Sel terpilih' }).getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByRole('gridcell', { name: `${sebutan}: Mampu, disetujui` })).toBeVisible()

  await page.goto('/data-master/dosen/kelas-wajib?keadaan[]=kurang')
  const nama = (await page.getByRole('rowheader').first().textContent()) ?? ''
  await page
    .getByRole('button', { name: new RegExp(`Tindakan.*${nama.slice(0, 12)}`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Kewajiban' }).click()
  const panel = page.getByRole('dialog', { name: `Kewajiban ${nama}` })
  await panel.getByRole('button', { name: 'Ubah 12 SKS' }).click()
  await panel.getByRole('textbox', { name: 'SKS wajib' }).fill('15')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(panel.getByText('15 SKS', { exact: true })).toBeVisible()
})
