import { expect, test, type APIRequestContext } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const PATH = '/v2/master/perubahan-data'
const LAYAR = '/data-master/mahasiswa/perubahan-data'

type Siswa = { id: string; nim: string; nama: string }

/** Requests of three students who are not reported to PDDikti yet, and counted by no other journey. */
async function tigaPermintaan(request: APIRequestContext): Promise<{ siswa: Siswa[]; menunggu: number }> {
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
  const { menunggu } = await admin.get<{ menunggu: number }>(`${PATH}/ringkasan`)
  return { siswa, menunggu }
}

test('requests are decided by keyboard alone: A accepts all, T refuses with a reason, and fields one by one', async ({ page, request }) => {
  const { siswa, menunggu } = await tigaPermintaan(request)

  const operator = await newOperator(request, 'perubahan', ['F3:T'])
  await signIn(page, operator.username, OWN_PASSWORD)
  await page.goto(`${LAYAR}?status=diajukan&field[0]=dusun`)
  const antrean = page.getByRole('listbox', { name: 'Antrean permintaan' })
  await expect(antrean.getByRole('option')).toHaveCount(3)
  await expect(page.getByText(new RegExp(`^${menunggu} menunggu · tertua \\d+ hari`))).toBeVisible()
  const [satu, dua, tiga] = siswa

  // The first: everything accepted with one key; the next one is open at once.
  await antrean.getByRole('option').nth(1).click()
  await expect(page.getByRole('region', { name: `Permintaan ${dua?.nama}` })).toBeVisible()
  await antrean.focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('region', { name: `Permintaan ${satu?.nama}` })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('Putusan berhasil disimpan')).toBeVisible()
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
