import { expect, type Locator, type Page } from '@playwright/test'

/** Opens one section of the style page; a page error or a console error fails the test that opened it. */
export async function bukaBagian(page: Page, bagian: string): Promise<void> {
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(`/gaya?bagian=${bagian}`)
  await expect(page.getByRole('heading', { name: bagian, exact: true, level: 2 })).toBeVisible()
}

/** Pastes a text into an input through the clipboard, as a person would. */
export async function tempel(page: Page, isian: Locator, teks: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((isi) => navigator.clipboard.writeText(isi), teks)
  await isian.focus()
  await page.keyboard.press('Control+V')
}

/** The values that the form of a section holds. */
export async function nilai(page: Page, testId: string): Promise<Record<string, unknown>> {
  return JSON.parse((await page.getByTestId(testId).textContent()) ?? '{}') as Record<string, unknown>
}
