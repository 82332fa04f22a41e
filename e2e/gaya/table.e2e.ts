import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { expectNoSidewaysScroll } from '../setup/layout'

const DAFTAR = '/gaya?bagian=daftar'

async function openList(page: Page, more = ''): Promise<void> {
  await page.goto(`${DAFTAR}${more}`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
}

const names = (page: Page) => page.getByRole('rowheader').allTextContents()
const settled = (page: Page) => expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('tr, th, td')?.textContent ?? '')

test.describe('paging', () => {
  test('says where one is and clamps a typed page (PL-R44)', async ({ page }) => {
    await openList(page)
    await expect(page.getByText('1-20 dari 5.000')).toBeVisible()
    await expect(page.getByText('Total Data 5.000')).toBeVisible()
    const input = page.getByRole('textbox', { name: 'Nomor halaman' })
    await input.fill('9999')
    await input.press('Enter')
    await expect(input).toHaveValue('250')
    await expect(page.getByText('4.981-5.000 dari 5.000')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled()
    await input.fill('0')
    await input.press('Enter')
    await expect(input).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Halaman sebelumnya' })).toBeDisabled()
  })

  test('offers 10, 20, 50 and 100 rows', async ({ page }) => {
    await openList(page)
    await page.getByRole('combobox', { name: 'Tampilkan' }).selectOption('50 per halaman')
    await expect(page.getByRole('rowheader')).toHaveCount(50)
    await expect(page.getByRole('combobox', { name: 'Tampilkan' }).locator('option')).toHaveText([
      '10 per halaman',
      '20 per halaman',
      '50 per halaman',
      '100 per halaman',
    ])
  })

  test('shows the last page where a link names one that is no more', async ({ page }) => {
    await openList(page, '&page=900')
    await expect(page.getByText('4.981-5.000 dari 5.000')).toBeVisible()
    await expect(page).toHaveURL(/page=250/)
  })
})

test.describe('the address', () => {
  test('holds search, filter, order and page in the form of the API, and reload shows the same list', async ({ page }) => {
    await openList(page)
    await page.getByRole('searchbox', { name: 'Cari nama atau NIM' }).fill('saputra')
    await expect(page).toHaveURL(/cari=saputra/)
    await page.getByRole('button', { name: 'IPK' }).click()
    await expect(page).toHaveURL(/order%5Bipk%5D=asc/)
    await page.getByRole('button', { name: 'IPK' }).click()
    await expect(page).toHaveURL(/order%5Bipk%5D=desc/)
    await expect(page.getByRole('columnheader', { name: 'IPK' })).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Cuti' }).click()
    await expect(page).toHaveURL(/status=cuti/)
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^21-40 dari/)).toBeVisible()
    await settled(page)
    const before = await names(page)
    await page.reload()
    await settled(page)
    await expect.poll(() => names(page)).toEqual(before)
    await page.goBack()
    await expect(page.getByText(/^1-20 dari/)).toBeVisible()
  })

  test('goes back to page 1 when a filter changes, and chips take a filter away', async ({ page }) => {
    await openList(page, '&page=3')
    await page.getByRole('combobox', { name: 'Angkatan' }).click()
    await page.getByRole('option', { name: '2023' }).click()
    await expect(page).not.toHaveURL(/page=3/)
    await expect(page.getByRole('list', { name: 'Filter aktif' })).toContainText('Angkatan: 2023')
    await page.getByRole('button', { name: 'Hapus filter Angkatan' }).click()
    await expect(page.getByText('1-20 dari 5.000')).toBeVisible()
  })

  test('takes filters that the server is asked for, and days, from the drawer', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: 'Filter lainnya' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter lainnya' })
    await drawer.getByLabel('Kota asal').fill('band')
    await page.getByRole('option', { name: /Bandung/ }).click()
    await drawer.getByRole('textbox', { name: 'Tanggal lahir: mulai' }).fill('01/01/2005')
    await drawer.getByRole('textbox', { name: 'Tanggal lahir: mulai' }).press('Enter')
    await drawer.getByRole('button', { name: 'Tampilkan hasil' }).click()
    await expect(page).toHaveURL(/kota=Bandung/)
    await expect(page).toHaveURL(/tanggalLahir%5Bafter%5D=2005-01-01/)
    const chips = page.getByRole('list', { name: 'Filter aktif' })
    await expect(chips).toContainText('Kota asal: Bandung')
    await expect(chips).toContainText('Tanggal lahir: 01 Januari 2005 s.d. akhir')
    await expect(page.getByRole('button', { name: 'Filter lainnya (2)' })).toBeVisible()
    await page.reload()
    await expect(chips).toContainText('Kota asal: Bandung')
  })

  test('restores page and scroll when one comes back from a detail', async ({ page }) => {
    await openList(page, '&page=4')
    const grid = page.getByRole('grid')
    await grid.evaluate((table) => table.parentElement?.scrollTo({ top: 200 }))
    // Where the list is scrolled to is kept a moment after the last movement.
    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)).includes('\\"top\\":200'))).toBe(true)
    await page.getByRole('rowheader').nth(10).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Ayu Wijaya' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^61-80 dari/)).toBeVisible()
    await expect.poll(() => grid.evaluate((table) => table.parentElement?.scrollTop)).toBe(200)
  })
})

test.describe('the keyboard', () => {
  test('makes the grid one tab stop, moves by arrows, opens with Enter', async ({ page }) => {
    await openList(page)
    await page.getByRole('link', { name: 'Ayu Saputra', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toContain('Bayu Saputra')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('2101000002')
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Tindakan untuk Bayu Saputra' })).toBeFocused()
    await page.keyboard.press('Control+Home')
    await expect(page.getByRole('checkbox', { name: 'Pilih Ayu Saputra' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' })).toBeFocused()
    await expect(page.locator('table [tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Ayu Wijaya' })).toBeVisible()
  })

  test('ticks with Space and finds the search with /', async ({ page }) => {
    await openList(page)
    await page.getByRole('link', { name: 'Ayu Saputra', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(' ')
    await expect(page.getByRole('checkbox', { name: 'Pilih Ayu Saputra' })).toBeChecked()
    await expect(page.getByText('1 dipilih')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Cari nama atau NIM' })).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(page.getByRole('searchbox', { name: 'Cari nama atau NIM' })).toHaveValue('a/b')
  })

  test('opens the menu of a row and gives the focus back', async ({ page }) => {
    await openList(page)
    const button = page.getByRole('button', { name: 'Tindakan untuk Bayu Saputra' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Ubah' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})

test.describe('selection', () => {
  test('lives across pages, reaches all results, and shows what will change before it does', async ({ page }) => {
    await openList(page)
    await page.getByRole('checkbox', { name: 'Pilih Ayu Saputra' }).check()
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(page.getByText(/^21-40 dari/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).check()
    await expect(page.getByText('21 dipilih')).toBeVisible()
    await page.getByRole('button', { name: 'Pilih semua 5.000 hasil' }).click()
    await expect(page.getByText('5.000 dipilih')).toBeVisible()
    await page.getByRole('rowheader').first().press('ArrowLeft')
    await page
      .getByRole('checkbox', { name: /^Pilih / })
      .nth(1)
      .uncheck()
    await expect(page.getByText('4.999 dipilih')).toBeVisible()
    await page.getByRole('button', { name: 'Jadikan cuti' }).click()
    const dialog = page.getByRole('dialog', { name: 'Konfirmasi' })
    await expect(dialog).toContainText('Status: Aktif → Cuti')
    await expect(dialog.getByRole('button', { name: 'Jadikan cuti' })).toBeDisabled()
    await dialog.getByLabel('Ketik 4.999 untuk melanjutkan').fill('4.999')
    await expect(dialog.getByRole('button', { name: 'Jadikan cuti' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await page.getByRole('searchbox', { name: 'Cari nama atau NIM' }).fill('wijaya')
    await expect(page.getByText('4.999 dipilih')).toBeHidden()
  })

  test('can be undone', async ({ page }) => {
    await openList(page)
    await page.getByRole('checkbox', { name: 'Pilih Ayu Saputra' }).check()
    await page.getByRole('button', { name: 'Jadikan cuti' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Jadikan cuti' }).click()
    const row = page.getByRole('grid').getByRole('row').nth(1)
    await expect(row).toContainText('Cuti')
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(row).toContainText('Aktif')
  })

  test('goes into the export together with filters and columns', async ({ page }) => {
    await openList(page, '&status=aktif')
    await page.getByRole('checkbox', { name: 'Pilih Ayu Saputra' }).check()
    await page.getByRole('button', { name: 'Ekspor dan cetak' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'XLSX' }).click()])
    const stream = await download.createReadStream()
    let text = ''
    for await (const part of stream) text += String(part)
    expect(JSON.parse(text)).toMatchObject({
      query: { status: 'aktif', format: 'xlsx', pilih: ['m1'], kolom: expect.arrayContaining(['nama', 'nim']) },
    })
  })
})

test.describe('columns and views', () => {
  test('are chosen, moved and remembered', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: 'Kolom', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Email' }).check()
    await page.getByRole('checkbox', { name: 'NIM' }).uncheck()
    await page.getByRole('checkbox', { name: 'Program studi' }).press('Alt+ArrowDown')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Email' })).toBeAttached()
    await expect
      .poll(async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean).slice(0, 4))
      .toEqual(['Nama', 'Angkatan', 'Program studi', 'Status'])
  })

  test('are moved by the mouse', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: 'Kolom', exact: true }).click()
    const line = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: title }) })
    const from = await line('SKS').locator('span[aria-hidden]').last().boundingBox()
    const to = await line('NIM').boundingBox()
    if (from === null || to === null) throw new Error('the list of columns is not drawn')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, to.y + 20, { steps: 12 })
    await page.mouse.move(from.x + 8, to.y + 4, { steps: 6 })
    await page.mouse.up()
    await expect.poll(async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean)[1]).toBe('SKS')
  })

  test('make named views together with filters', async ({ page }) => {
    await openList(page, '&status=lulus')
    await page.getByRole('button', { name: 'Tampilan tersimpan' }).click()
    await page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).click()
    await page.getByLabel('Nama tampilan').fill('Sudah lulus')
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await page.getByRole('button', { name: 'Atur ulang' }).click()
    await expect(page.getByText('1-20 dari 5.000')).toBeVisible()
    await page.getByRole('button', { name: 'Tampilan tersimpan' }).click()
    await page.getByRole('menuitem', { name: 'Sudah lulus' }).click()
    await expect(page).toHaveURL(/status=lulus/)
  })

  test('rows are 36 px, or 44 for those who want air, and that is remembered', async ({ page }) => {
    await openList(page)
    const height = () =>
      page
        .getByRole('row')
        .nth(1)
        .evaluate((row) => Math.round(row.getBoundingClientRect().height))
    await expect.poll(height).toBe(36)
    await page.getByRole('button', { name: /^Tinggi baris: padat/ }).click()
    await expect.poll(height).toBe(44)
    await page.reload()
    await expect.poll(height).toBe(44)
  })
})

test.describe('states', () => {
  test('nothing found leads back to everything', async ({ page }) => {
    await openList(page)
    await page.getByRole('searchbox').fill('tidak ada orang ini')
    await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
    await page.getByRole('button', { name: 'Atur ulang' }).last().click()
    await expect(page.getByText('1-20 dari 5.000')).toBeVisible()
  })

  test('a failure says so and can be repeated', async ({ page }) => {
    await page.goto(`${DAFTAR}&cari=galat`)
    await expect(page.getByText('Maaf, terjadi kesalahan saat memuat data.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('alert').getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  })

  test('a slow answer shows bones, and a slow next one keeps the old rows', async ({ page }) => {
    await page.goto(`${DAFTAR}&cari=lambat`)
    await expect(page.getByText('Memuat', { exact: true })).toBeAttached()
    await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('rowheader')).toHaveCount(20)
  })

  test('20 rows are less than 1,500 nodes, and say how many there are', async ({ page }) => {
    await openList(page)
    await expect.poll(() => page.locator('table *').count()).toBeLessThan(1500)
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rows are cards, filters are in a drawer, and nothing is wider than the screen', async ({ page }) => {
    await page.goto(DAFTAR)
    const cards = page.getByRole('list', { name: 'Data mahasiswa' }).getByRole('listitem')
    await expect(cards).toHaveCount(20)
    await expect(cards.first()).toContainText('2001000001')
    await expect(cards.first()).toContainText('Aktif')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Urutkan').selectOption('Nama, turun')
    await page.getByRole('button', { name: 'Tampilkan hasil' }).click()
    await expect(cards.first()).toContainText('Zahra')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

for (const tema of ['Biru', 'Merah']) {
  for (const mode of ['Terang', 'Gelap']) {
    test(`${tema} ${mode} has no accessibility violation`, async ({ page }) => {
      test.slow()
      for (const bagian of ['daftar&status=aktif', 'rincian', 'wizard', 'laporan&tahun=2024']) {
        await page.goto(`/gaya?bagian=${bagian}`)
        await page.getByText(tema, { exact: true }).click()
        await page.getByText(mode, { exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 }).nth(1)).toBeVisible()
        if (bagian.startsWith('daftar')) await page.getByRole('checkbox', { name: 'Pilih Ayu Saputra' }).check()
        await expectAccessible(page)
      }
    })
  }
}
