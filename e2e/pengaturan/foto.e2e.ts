import { deflateSync, crc32 } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

/** A small picture of one colour. */
function picture(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30, 0)
  head.writeUInt32BE(40, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: 30 }, () => [200, 60, 60]).flat()])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 40 }, () => row)))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

test('an operator uploads his photo, sees it in the top bar, and takes it away', async ({ page, request }) => {
  const { username } = await newOperator(request, 'berfoto', ['F1:B'])
  await signIn(page, username, OWN_PASSWORD)
  const bar = page.locator('[data-bilah-atas]')
  await expect(bar.locator('[data-foto]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ubah profil' }).click()
  const form = page.getByRole('dialog', { name: 'Ubah Profil' })
  const chooser = form.locator('input[type=file]')

  await chooser.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 bukan foto') })
  await expect(form.getByText('Isi berkas tidak sesuai dengan jenisnya.')).toBeVisible()

  await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture() })
  await expect(form.getByRole('button', { name: 'Hapus foto.png' })).toBeVisible()
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()
  await expect(bar.locator('[data-foto] img')).toBeVisible()

  await page.reload()
  await expect(bar.locator('[data-foto] img')).toBeVisible()
  await page.getByRole('button', { name: 'Ubah profil' }).click()
  await form.getByRole('button', { name: 'Hapus foto.png' }).click()
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(bar.locator('[data-foto]')).toHaveCount(0)
})
