import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on a page, or in one part of it, short enough to be read in a failing journey. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** One look at a large page takes axe a second on an idle machine and half a minute on a busy one. */
export const AXE_PATIENCE = { timeout: 120_000 }

/**
 * Expects that axe finds nothing. It asks again for a while, since what fades in or out is half transparent for a moment,
 * on a busy machine for longer than that.
 */
export const expectAccessible = (page: Page, part?: string): Promise<void> =>
  expect
    .poll(() => findViolations(page, part), { ...AXE_PATIENCE, message: `${new URL(page.url()).pathname} has no accessibility violation` })
    .toEqual([])
