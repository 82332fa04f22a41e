import { expect, test, type Page } from '@playwright/test'
import { AXE_PATIENCE, findViolations } from './setup/axe'
import { expectNoSidewaysScroll } from './setup/layout'
import { signIn } from './setup/people'

/** What no screen may show: it could not load, it may not be seen, it does not exist, it broke. */
const FAILURES = /Maaf, terjadi kesalahan|Galat \d{3}|Terjadi kesalahan pada aplikasi|An error occurred/

const gently = expect.configure({ soft: true })

/** Every link that the menu of this operator holds, read from the page as he sees it. */
async function menuLinks(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '')
  await expect(menu.getByRole('link').first()).toBeVisible()
  const outside = await menu.getByRole('link').evaluateAll(hrefs)
  const found = new Set(outside)
  const areas = menu.getByRole('listitem').getByRole('button')
  for (let index = 0; index < (await areas.count()); index += 1) {
    const area = areas.nth(index)
    await area.click()
    await expect(area).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => menu.getByRole('link').count()).toBeGreaterThan(outside.length)
    for (const href of await menu.getByRole('link').evaluateAll(hrefs)) found.add(href)
    await page.keyboard.press('Escape')
    await expect(area).toHaveAttribute('aria-expanded', 'false')
  }
  return [...found].toSorted()
}

/** Waits until a screen has drawn what it asked for. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 })
}

async function look(page: Page, path: string): Promise<void> {
  const faults: string[] = []
  const onFault = (error: Error) => faults.push(error.message)
  page.on('pageerror', onFault)
  await page.goto(path)
  await settle(page)
  await expect.soft(page.getByRole('heading', { level: 1 }), `${path} has one heading of the first level`).toHaveCount(1)
  await expect.soft(page.getByRole('main'), `${path} loads`).not.toContainText(FAILURES)
  await expectNoSidewaysScroll(page)
  await gently.poll(() => findViolations(page), { ...AXE_PATIENCE, message: `${path} has no accessibility violation` }).toEqual([])
  expect.soft(faults, `${path} throws nothing`).toEqual([])
  page.off('pageerror', onFault)
}

for (const [username, atLeast] of [
  ['admin', 5],
  ['baak', 5],
  ['tracer', 4],
] as const) {
  test(`${username} opens every screen of the menu`, async ({ page }) => {
    test.setTimeout(1_800_000)
    await signIn(page, username)
    const paths = await menuLinks(page)
    expect(paths.length).toBeGreaterThanOrEqual(atLeast)
    for (const path of paths) await test.step(path, () => look(page, path))
  })
}

test('admin opens every screen on a telephone', async ({ page }) => {
  test.setTimeout(1_800_000)
  await signIn(page, 'admin')
  const paths = await menuLinks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) await test.step(path, () => look(page, path))
})
