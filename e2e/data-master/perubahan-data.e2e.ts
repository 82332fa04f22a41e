import { expect, test, type APIRequestContext } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const PATH = '/v2/master/perubahan-data'
const LAYAR = '/data-master/mahasiswa/perubahan-data'

type Siswa = { id: string; nim: string; nama: string }

/** Requests of three students who are not reported to PDDikti yet, and counted by no other journey. */
async function tigaPermintaan(request: APIRequestContext): Promise<Siswa[]> {
  const admin = await asAdmin(request)
  const prodi = await admin.get<{ id: string; kode: string }[]>('/v1/prodi?itemsPerPage=100')
  const manajemen = prodi.find(({ kode }) => kode === '61201')?.id ?? ''
  const siswa = await admin.get<Siswa[]>(`/v1/mahasiswa?prodi[0]=${manajemen}&angkatan[0]=2025&status[0]=A&order[nim]=desc&itemsPerPage=3`)
  expect(siswa).toHaveLength(3)
  for (const { id } of siswa)
    await admin.post(PATH, {
      idMahasiswa: id,
      alasan: 'Pindah rumah',
      isian: [
        { field: 'dusun', baru: 'Dusun Krajan' },
        { field: 'jalan', baru: 'Jalan Melati Nomor 7' },
      ],
    })
  return siswa
}

test('requests are decided by keyboard alone: A accepts all, T refuses with a reason, and fields one by one', async ({ page, request }) => {
  const siswa = await tigaPermintaan(request)

  const operator = await newOperator(request, 'perubahan', ['F3:T'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto(`${LAYAR}?status=diajukan&field[0]=dusun`)
  const antrean = page.getByRole('listbox', { name: 'Antrean permintaan' })
  await expect(antrean.getByRole('option')).toHaveCount(3)
  // How many wait depends on other journeys; the numbers themselves are the server's test.
  await expect(page.getByText(/^\d+ menunggu · tertua \d+ hari/)).toBeVisible()
  const [satu, dua, tiga] = siswa

  // The first: everything accepted with one key; the next one is open at once.
  await antrean.getByRole('option').nth(1).click()
  await expect(page.getByRole('region', { name: `Permintaan ${dua?.nama}` })).toBeVisible()
  await antrean.focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('region', { name: `Permintaan ${satu?.nama}` })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('Putusan berhasil disimpan').last()).toBeVisible()
  await expect(antrean.getByRole('option')).toHaveCount(2)
  await expect(page.getByRole('region', { name: `Permintaan ${dua?.nama}` })).toBeVisible()

  // The second: refused, with one of the common reasons.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: `Permintaan ${tiga?.nama}` })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('region', { name: `Permintaan ${dua?.nama}` })).toBeVisible()
  await page.keyboard.press('t')
  const dialog = page.getByRole('dialog', { name: `Tolak permintaan ${dua?.nama}` })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Alamat tidak sesuai KTP')
  await page.keyboard.press('Enter')
  await expect(antrean.getByRole('option')).toHaveCount(1)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: `Permintaan ${tiga?.nama}` })).toBeVisible()

  // The third: one field accepted, the other refused.
  await antrean.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^Dusun/ })).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('group', { name: /^Jalan/ })).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByRole('textbox', { name: 'Alasan penolakan Jalan' })).toBeFocused()
  await page.keyboard.type('Nomor rumah tidak terbaca')
  await expect(page.getByRole('button', { name: 'Simpan putusan' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.locator('#konten').getByText('Data tidak ditemukan')).toBeVisible()

  const admin = await asAdmin(request)
  const isi = async (id = '') => await admin.get<{ dusun: string | null; jalan: string | null }>(`/v1/mahasiswa/${id}/biodata`)
  expect(await isi(satu?.id)).toMatchObject({ dusun: 'Dusun Krajan', jalan: 'Jalan Melati Nomor 7' })
  expect((await isi(dua?.id)).dusun).toBeNull()
  expect((await isi(tiga?.id)).dusun).toBe('Dusun Krajan')
  expect((await isi(tiga?.id)).jalan).not.toBe('Jalan Melati Nomor 7')
})

test('at the counter a request is written down beside the present values, by the rules of each field', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [satu] = await admin.get<Siswa[]>('/v1/mahasiswa?prodi[0]=61201&angkatan[0]=2024&status[0]=A&order[nim]=desc&itemsPerPage=1')
  const operator = await newOperator(request, 'catat', ['F3:T'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto(LAYAR)
  await page.getByRole('button', { name: 'Catat permintaan', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Catat permintaan' })
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(panel.getByText('Pilih minimal satu isian').first()).toBeVisible()
  await panel.getByRole('combobox', { name: 'Mahasiswa' }).fill(satu?.nim ?? '')
  await page.getByRole('option', { name: new RegExp(satu?.nim ?? '') }).click()
  await panel.getByRole('combobox', { name: 'Isian yang diubah' }).click()
  await page.getByRole('option', { name: 'Jalan', exact: true }).click()
  await page.getByRole('option', { name: 'NIK', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(panel.getByText(/^Sekarang: Jalan/i)).toBeVisible()
  await expect(panel.getByText(/^Sekarang: (\d{6}\*{6}\d{4}|-)$/)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Jalan baru' }).fill('Jalan Kenanga')
  await panel.getByRole('textbox', { name: 'NIK baru' }).fill('123')
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(panel.getByText('NIK harus 16 angka').first()).toBeVisible()
})
