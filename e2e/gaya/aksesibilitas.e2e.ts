import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** What axe finds, short enough to be read in a failing test. */
async function pelanggaran(page: Page, tempat: string): Promise<string[]> {
  // Open lists hang at the end of the page, outside of its landmarks, wherever their field stands.
  const { violations } = await new AxeBuilder({ page }).exclude('.mantine-Combobox-dropdown').analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any: sebab }) => `${tempat}: ${id} ${target.join(' ')} ${sebab[0]?.message ?? ''}`),
  )
}

/** Opens what is closed at first, so that it is looked at too. */
const MEMBUKA: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  isian: async (page) => {
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('button', { name: 'Buka kalender Tanggal lahir' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  pilihan: async (page) => {
    await page.getByRole('combobox', { name: 'Mahasiswa' }).click()
    await expect(page.getByRole('option')).toHaveCount(20)
  },
  'umpan-balik': async (page) => {
    await page.getByRole('button', { name: 'Permintaan gagal', exact: true }).click()
    await page.getByRole('button', { name: 'Toast gagal' }).click()
    await page.getByRole('button', { name: 'Hapus banyak' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  formulir: async (page) => {
    await page.getByRole('button', { name: 'Panel samping' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  berkas: (page) => expect(page.getByRole('textbox', { name: 'Isi pengumuman' })).toBeVisible(),
}

for (const tema of ['biru', 'merah']) {
  for (const mode of ['terang', 'gelap']) {
    test(`every part is without axe violations in ${tema}, ${mode}`, async ({ page }) => {
      test.setTimeout(900_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(
        (pilihan) => {
          window.localStorage.setItem('tema', pilihan.tema)
          window.localStorage.setItem('colorMode', pilihan.mode)
        },
        { tema, mode },
      )
      await page.goto('/gaya?bagian=warna')
      const tautan = page.getByRole('navigation', { name: 'Bagian' }).getByRole('link')
      await expect(tautan.filter({ hasText: 'warna' })).toBeVisible()
      const nama = await tautan.allTextContents()
      const temuan: string[] = []
      for (const bagian of nama.filter((satu) => satu !== 'Semua')) {
        await page.goto(`/gaya?bagian=${bagian}`, { waitUntil: 'networkidle' })
        temuan.push(...(await pelanggaran(page, bagian)))
        if (!MEMBUKA[bagian]) continue
        await MEMBUKA[bagian](page)
        temuan.push(...(await pelanggaran(page, `${bagian} (terbuka)`)))
      }
      expect(temuan).toEqual([])
    })
  }
}

test('the theme is kept under its key, also where storage is forbidden (PL edge 35)', async ({ page }) => {
  await page.goto('/gaya?bagian=warna')
  await page.getByText('Merah', { exact: true }).first().click()
  await page.getByText('Gelap', { exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('tema'), localStorage.getItem('colorMode')]))
    .toEqual(['merah', 'gelap'])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'merah')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.reload()
  await page.getByText('Merah', { exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'merah')
})
