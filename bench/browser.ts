import { chromium } from '@playwright/test'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Visit = { firstMs: number; reloadMs: number; warmMs: number; scriptKb: number; nodes: number }

type Account = { base: string; username: string; password: string }

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * A student list in Chromium until its first row stands: the first visit after sign-in, a whole reload with a warm
 * cache, and the way an operator comes there, from another page by the menu.
 */
export async function visitList({ base, username, password }: Account): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ARGS })
  try {
    const page = await browser.newPage({ baseURL: base, locale: 'id-ID', viewport: { width: 1366, height: 768 } })
    let script = 0
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      const { responseBodySize } = await response.request().sizes()
      script += Math.max(0, responseBodySize)
    })
    await page.goto('/')
    await page.getByLabel('Nama Pengguna').fill(username)
    await page.locator('input[type=password]').fill(password)
    await page.getByRole('button', { name: 'Masuk' }).click()
    await page.waitForURL('**/dashboard')
    const scriptKb = script / 1024
    const open = async () => {
      const start = Date.now()
      await page.goto('/data-master/mahasiswa/data-mahasiswa')
      await page.getByRole('rowheader').first().waitFor()
      return Date.now() - start
    }
    const firstMs = await open()
    const reloadMs = middle([await open(), await open(), await open()])
    const byMenu = async () => {
      await page.getByRole('link', { name: /, ke beranda$/ }).click()
      await page.waitForURL('**/dashboard')
      await page.getByRole('button', { name: 'Data Master', exact: true }).click()
      const link = page.getByRole('link', { name: 'Data Mahasiswa', exact: true }).first()
      await link.waitFor()
      const start = Date.now()
      await link.click()
      await page.getByRole('rowheader').first().waitFor()
      return Date.now() - start
    }
    const warmMs = middle([await byMenu(), await byMenu(), await byMenu(), await byMenu(), await byMenu()])
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { firstMs, reloadMs, warmMs, scriptKb, nodes }
  } finally {
    await browser.close()
  }
}
