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

export type Visit = { firstMs: number; warmMs: number; scriptKb: number; nodes: number }

type Account = { base: string; username: string; password: string }

/** A student list in Chromium: first visit after sign-in and warm reload, until its first row stands. */
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
    const warm = [await open(), await open(), await open()]
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { firstMs, warmMs: warm.sort((a, b) => a - b)[1] ?? 0, scriptKb, nodes }
  } finally {
    await browser.close()
  }
}
