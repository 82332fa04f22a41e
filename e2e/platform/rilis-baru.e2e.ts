import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { newOperator, OWN_PASSWORD, typeCredentials } from '../setup/people'

/**
 * The product behind a door of its own, at which the program can become a newer one: its worker then differs by a
 * line, as it does after each build. Nothing else of any answer is touched.
 */
async function doorTo(product: string): Promise<{ server: Server; url: string; release: () => void }> {
  let released = false
  const server = createServer((incoming, outgoing) => {
    const own = `http://${incoming.headers.host}`
    const path = (incoming.url ?? '/').replaceAll(encodeURIComponent(own), encodeURIComponent(product)).replaceAll(own, product)
    const headers = { ...incoming.headers, host: new URL(product).host, 'accept-encoding': 'identity' }
    if (headers.origin) headers.origin = product
    // A newer program has another mark, so the kept copy of the worker never counts as the same.
    if (incoming.url === '/sw.js') for (const name of ['if-none-match', 'if-modified-since'] as const) delete headers[name]
    const onward = ask(new URL(path, product), { method: incoming.method, headers }, (answer) => {
      const isWorker = incoming.url === '/sw.js'
      const { 'content-length': size, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker || size === undefined ? rest : { ...rest, 'content-length': size })
      answer.pipe(outgoing, { end: !isWorker })
      if (isWorker) answer.on('end', () => outgoing.end(released ? '\n// Rilis berikutnya' : ''))
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}`, release: () => (released = true) }
}

const offer = (page: Page) => page.locator('[data-snackbar]').filter({ hasText: 'Versi baru tersedia' })
/** Whether the page is still the one that was marked, and not a fresh one. */
const isSame = (page: Page) => page.evaluate(() => 'ditandai' in window)

test('PL edge 34: a new release waits for a form that is not saved, and for the consent of its person', async ({
  page,
  request,
  baseURL,
}) => {
  const { username } = await newOperator(request, 'rilis', ['F1:T'])
  const { server, url, release } = await doorTo(baseURL ?? '')
  try {
    await page.goto(url)
    await typeCredentials(page, username, OWN_PASSWORD)
    await expect(page).toHaveURL(/\/dashboard/)
    await page.goto(`${url}/data-master/badan-hukum/program-studi/fakultas`)
    await page.getByRole('link', { name: 'Tambah' }).first().click()
    const nama = page.getByRole('dialog').getByRole('textbox', { name: 'Nama fakultas' })
    await nama.fill('Fakultas sebelum rilis')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.evaluate(() => Object.assign(window, { ditandai: true }))

    release()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(offer(page)).toBeVisible()
    await expect(nama).toHaveValue('Fakultas sebelum rilis')

    await offer(page).getByRole('button', { name: 'Muat Ulang' }).click()
    await expect(page.getByText('Simpan perubahan Anda lebih dahulu, lalu muat ulang halaman untuk memakai versi baru.')).toBeVisible()
    expect([await isSame(page), await nama.inputValue()]).toEqual([true, 'Fakultas sebelum rilis'])

    await nama.fill('')
    await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await offer(page).getByRole('button', { name: 'Muat Ulang' }).click()
    await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
