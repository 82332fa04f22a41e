import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { PASSWORD } from '../setup/people'

type Row = { id: string; kode: string; nomor: string; status: string }

/** The archive as the administrator reads it. */
async function archive(request: APIRequestContext) {
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const headers = { authorization: `Bearer ${data.access_token}` }
  const first = async (status: string) => {
    const answer = await request.get(`/v2/platform/dokumen?jenis[0]=khs&status[0]=${status}&itemsPerPage=1`, { headers })
    const { data: rows } = (await answer.json()) as { data: Row[] }
    const [row] = rows
    if (!row) throw new Error(`The demo college has no document that is ${status}.`)
    return row
  }
  return { first, file: async (id: string) => await (await request.get(`/v2/platform/dokumen/${id}/unduh`, { headers })).body() }
}

test('whoever scans the QR reads that the paper is genuine, masked, and proves his PDF without sending it', async ({ page, request }) => {
  const { first, file } = await archive(request)
  const { id, kode, nomor } = await first('terbit')
  const pdf = await file(id)
  await page.goto(`/verifikasi/${kode}`)
  await expect(page.getByRole('heading', { name: 'Verifikasi dokumen' })).toBeVisible()
  await expect(page.getByText('Sah', { exact: true })).toBeVisible()
  await expect(page.getByText(nomor)).toBeVisible()
  await expect(page.getByText(/^\w\*+/)).toBeVisible()
  await expectAccessible(page)

  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'khs.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('Sama persis dengan dokumen yang diterbitkan.')).toBeVisible()
  await page.reload()
  const changed = Buffer.concat([pdf, Buffer.from('\n')])
  await page.locator('input[type=file]').setInputFiles({ name: 'khs.pdf', mimeType: 'application/pdf', buffer: changed })
  await expect(page.getByText('Berbeda dari dokumen yang diterbitkan.', { exact: false })).toBeVisible()
})

test('a cancelled paper says so in red with its day; an unknown code gives no hint (PL edge 36)', async ({ page, request }) => {
  const { kode } = await (await archive(request)).first('dibatalkan')
  await page.goto(`/verifikasi/${kode}`)
  await expect(page.getByText('DIBATALKAN', { exact: true })).toBeVisible()
  await expect(page.getByText(/Dokumen ini dibatalkan pada \d{2} \w+ \d{4}/)).toBeVisible()
  await page.goto('/verifikasi/tidak-ada')
  await expect(page.getByRole('alert')).toContainText('Dokumen tidak ditemukan')
})
