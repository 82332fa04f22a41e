import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

for (const tema of ['biru', 'merah']) {
  for (const mode of ['terang', 'gelap']) {
    test(`every part is without axe violations in ${tema}, ${mode}`, async ({ page }) => {
      test.slow()
      await page.addInitScript(
        (pilihan) => {
          window.localStorage.setItem('tema', pilihan.tema)
          window.localStorage.setItem('colorMode', pilihan.mode)
        },
        { tema, mode },
      )
      await page.goto('/gaya')
      await expect(page.getByRole('heading', { level: 2, name: 'warna' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Isi pengumuman' })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`) }))).toEqual([])
    })
  }
}

test('the theme is kept under its key, also where storage is forbidden (edge case 35)', async ({ page }) => {
  await page.goto('/gaya?bagian=warna')
  await page.getByText('Merah', { exact: true }).first().click()
  await page.getByText('Gelap', { exact: true }).click()
  expect(await page.evaluate(() => [localStorage.getItem('tema'), localStorage.getItem('colorMode')])).toEqual(['merah', 'gelap'])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'merah')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('forbidden', 'SecurityError') } })
  })
  await page.reload()
  await page.getByText('Merah', { exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'merah')
})
