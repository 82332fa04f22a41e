import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

type Prodi = { id: string; kode: string; labelProdi: string }

/** A small prodi of an intake that no other journey signs in for, with how many of it wait for their first password. */
async function intake(request: APIRequestContext) {
  const admin = await asAdmin(request)
  const angkatan = 2024
  const prodi = await admin.get<Prodi[]>('/v1/prodi')
  for (const one of prodi.toReversed()) {
    if (['55201', '26201', '61101'].includes(one.kode)) continue
    const { jumlah } = await admin.get<{ jumlah: number }>(`/v2/pengaturan/kata-sandi/massal?prodi[]=${one.id}&angkatan[]=${angkatan}`)
    if (jumlah > 8 && jumlah < 60) return { ...one, angkatan, jumlah }
  }
  throw new Error('The demo college has no such intake.')
}

test('first passwords of an intake come as a locked ZIP whose password is shown once', async ({ page, request }) => {
  const { labelProdi, angkatan, jumlah } = await intake(request)
  const { username } = await newOperator(request, 'massal', ['A:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto('/pengaturan/kata-sandi')
  await page.getByRole('tab', { name: 'Kata sandi massal' }).click()
  const buat = page.getByRole('button', { name: 'Buat kata sandi' })
  await expect(buat).toBeDisabled()
  await page.getByRole('combobox', { name: 'Program studi' }).fill(labelProdi)
  await page.getByRole('option', { name: labelProdi, exact: true }).click()
  await page.getByRole('combobox', { name: 'Angkatan' }).fill(String(angkatan))
  await page.getByRole('option', { name: String(angkatan), exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`${jumlah} akun mendapat kata sandi pertama.`)).toBeVisible()
  await buat.click()
  const ask = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(ask).toContainText(`Buat kata sandi pertama untuk ${jumlah} akun?`)
  await ask.getByRole('button', { name: 'Buat kata sandi' }).click()

  const dialog = page.getByRole('dialog', { name: 'Kata sandi ZIP' })
  await expect(dialog.getByText('Kata sandi ini hanya ditampilkan satu kali dan tidak tersimpan.')).toBeVisible()
  await expect(dialog.locator('code')).toHaveText(/^\S{10,}$/)
  await expect(dialog.getByText('ZIP siap diunduh di halaman Unduhan sampai 24 jam.')).toBeVisible({ timeout: 180_000 })
  const sandi = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('link', { name: 'Buka Unduhan' }).click()

  const row = page.getByRole('row').filter({ hasText: 'Selesai' }).first()
  await row.getByRole('button', { name: /^Tindakan untuk/ }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Unduh' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const zip = await readFile(await download.path())
  // A local header of ZIP: its signature, the flag of encryption, and method 99, which is AES.
  expect([zip.toString('latin1', 0, 4), zip.readUInt16LE(6) & 1, zip.readUInt16LE(8)]).toEqual(['PK\u0003\u0004', 1, 99])
  expect(zip.toString('latin1')).not.toContain(sandi)
  await expect(page.getByText(sandi)).toHaveCount(0)
})
