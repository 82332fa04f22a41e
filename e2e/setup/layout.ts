import { expect, type Page } from '@playwright/test'

/** What does not hold fails the journey at its end, so that a round of many screens names all that are too wide. */
const gently = expect.configure({ soft: true })

/**
 * Expects that the page itself does not scroll sideways. It waits for it, since what follows the width of the window is
 * laid out again only after the browser has told its new width.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await gently
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `${new URL(page.url()).pathname} does not scroll sideways`,
    })
    .toBeLessThanOrEqual(0)
}
