import { expect, test } from '@playwright/test'
import { signIn } from '../setup/people'

test("a lecturer's hours are filled in by keyboard alone, are enough, and are sent", async ({ page }, { repeatEachIndex }) => {
  await signIn(page, 'admin')
  await page.goto('/data-master/dosen/kesediaan-mengajar?status[]=belum')
  await expect(page.getByText(/Sudah mengirim \d+ dari \d+/)).toBeVisible()
  // Lecturers that other journeys add come and go, so the one who was read is the one who is opened.
  const nama = (await page.getByRole('rowheader').nth(repeatEachIndex).textContent()) ?? ''
  await page.getByRole('rowheader', { name: nama, exact: true }).getByRole('link').first().click()
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
  await expect(page.getByText('Kesediaan mengajar disimpan').last()).toBeVisible()

  await page.goto(
    `/data-master/dosen/kesediaan-mengajar?cari=${encodeURIComponent(nama.replace(/^(Prof\. )?Dr\. /, '').split(',')[0] ?? '')}`,
  )
  await expect(page.getByRole('row').filter({ hasText: nama })).toContainText('Dikirim')
  await expect(page.getByRole('row').filter({ hasText: nama })).toContainText('Kurang 600 menit')
})

test('a qualification is set by keyboard in the matrix and approved; an obligation is added to a lecturer', async ({ page }, {
  repeatEachIndex,
}) => {
  await signIn(page, 'admin')
  await page.goto('/data-master/dosen/kualifikasi')
  await expect(page.getByRole('grid', { name: /^Kualifikasi / })).toBeVisible()
  const kosong = page.getByRole('gridcell', { name: /: belum ada$/ }).nth(repeatEachIndex)
  const sebutan = (await kosong.getAttribute('aria-label'))?.replace(': belum ada', '') ?? ''
  const cell = page.getByRole('gridcell', { name: `${sebutan}: belum ada`, exact: true })
  await cell.click()
  await expect(cell).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByRole('gridcell', { name: `${sebutan}: Mampu, belum disetujui` })).toBeVisible()
  await page.getByRole('region', { name: 'Sel terpilih' }).getByRole('button', { name: 'Setujui' }).click()
  await expect(page.getByRole('gridcell', { name: `${sebutan}: Mampu, disetujui` })).toBeVisible()

  await page.goto('/data-master/dosen/kelas-wajib?keadaan[]=kurang')
  const nama = (await page.getByRole('rowheader').nth(repeatEachIndex).textContent()) ?? ''
  await page
    .getByRole('button', { name: `Tindakan untuk ${nama}`, exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Kewajiban' }).click()
  const panel = page.getByRole('dialog', { name: `Kewajiban ${nama}` })
  await panel.getByRole('button', { name: /^Ubah \d+ SKS$/ }).click()
  await panel.getByRole('textbox', { name: 'SKS wajib' }).fill('15')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(panel.getByText('15 SKS', { exact: true })).toBeVisible()
})
