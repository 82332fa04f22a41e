import { expect, test, type Page } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

type Orang = { id: string; nim: string; nama: string; idDosenPa: string | null }

const LIST = '/data-master/mahasiswa/data-mahasiswa'
/** Nobody else's journey counts these. */
const SARINGAN = 'prodi[]=63201&angkatan[]=2022&status[]=A'

/** Letters alone, as a name has them. */
const huruf = (stamp: string) => stamp.replaceAll(/\d/g, (angka) => 'abcdefghij'[Number(angka)] ?? '')

const bilah = (page: Page) => page.getByRole('region', { name: 'Tindakan untuk baris yang dipilih' })

async function pilihTindakan(page: Page, nama: string): Promise<void> {
  await bilah(page).getByRole('button', { name: 'Tindakan lain' }).click()
  await page.getByRole('menuitem', { name: nama }).click()
}

test('the list counts beside its filters, and changes gelombang and passwords of who is ticked after showing what would happen', async ({
  page,
}, { repeatEachIndex }) => {
  const gelombang = `Susulan ${Date.now().toString(36)}`
  await signIn(page, 'baak')
  await page.goto(`${LIST}?${SARINGAN}&order[nim]=asc`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Angkatan' }).click()
  // Of another angkatan the count leaves out the filter angkatan itself.
  await expect(page.getByRole('option', { name: /^2021\s*\d+$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  for (const n of [1, 2])
    await page
      .getByRole('row')
      .nth(2 * repeatEachIndex + n)
      .getByRole('checkbox')
      .check()
  await pilihTindakan(page, 'Ubah gelombang')
  const dialog = page.getByRole('dialog', { name: 'Ubah gelombang 2 mahasiswa' })
  await dialog.getByRole('combobox', { name: 'Gelombang' }).click()
  await page.getByRole('option', { name: 'Gelombang lain' }).click()
  await dialog.getByRole('textbox', { name: 'Nama gelombang' }).fill(gelombang)
  await dialog.getByRole('button', { name: 'Periksa' }).click()
  await expect(dialog.getByText('2 mahasiswa berubah.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ubah 2 mahasiswa' }).click()
  await expect(page.getByText('2 mahasiswa berhasil diubah')).toBeVisible()
  await page.goto(`${LIST}?${SARINGAN}&gelombang[]=${encodeURIComponent(gelombang)}`)
  await expect(page.getByRole('rowheader')).toHaveCount(2)

  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await pilihTindakan(page, 'Reset kata sandi')
  const sandi = page.getByRole('dialog', { name: 'Reset kata sandi 1 mahasiswa' })
  await sandi.getByRole('button', { name: 'Periksa' }).click()
  await expect(sandi.getByText(/akun mendapat kata sandi sementara/)).toBeVisible()
  await sandi.getByRole('button', { name: 'Batal' }).click()
})

test('the head of a student stays in sight, the timeline narrows to a field, and AKM is drawn', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [orang] = await admin.get<Orang[]>('/v1/mahasiswa?prodi[]=63201&angkatan[]=2021&status[]=A&itemsPerPage=1')
  await signIn(page, 'admin')
  await page.goto(`${LIST}/${orang?.id}?tab=akademik`)
  await expect(page.getByRole('table', { name: 'Aktivitas kuliah' })).toBeVisible()
  await expect(page.locator('.recharts-line').first()).toBeVisible()
  const judul = page.getByRole('heading', { level: 1, name: orang?.nama ?? '' })
  await page.mouse.wheel(0, 2000)
  await expect(judul).toBeInViewport()
  await page.goto(`${LIST}/${orang?.id}?tab=riwayat`)
  await page.getByRole('combobox', { name: 'Area' }).click()
  await page.getByRole('option', { name: 'Status', exact: true }).click()
  await expect(page.getByText(/\d+ dari \d+ perubahan|Belum ada perubahan yang tercatat/)).toBeVisible()
})

test('who leaves with advisees is asked about, and taking it back keeps the form as it was filled (DM edge 31)', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request)
  const stamp = Date.now().toString(36)
  const [prodi] = await admin.get<{ id: string }[]>('/v1/prodi?nama=Administrasi%20Bisnis')
  const dosen = await admin.post<{ id: string }>('/v1/dosen', {
    nama: `Pergi ${huruf(stamp)}`,
    jenisKelamin: 'L',
    tanggalLahir: '1980-01-01',
    email: `pergi.${stamp}@contoh.ac.id`,
    jenisDosen: 'A',
    idIkatanKerja: 'A',
    idStatusKepegawaian: '4',
    abaikanMirip: true,
    idProdiHomebase: prodi?.id,
  })
  const [orang] = await admin.get<Orang[]>('/v1/mahasiswa?prodi[]=63211&status[]=A&order[nim]=asc&itemsPerPage=1')
  await admin.put('/v2/master/dosen-pa/bulk', { data: [{ idMahasiswa: orang?.id, idDosen: dosen.id }] })
  await signIn(page, 'admin')
  await page.goto(`/data-master/dosen/data-dosen/${dosen.id}?tab=kepegawaian`)
  await page.getByRole('button', { name: 'Tambah status' }).click()
  const panel = page.getByRole('dialog', { name: /status/i })
  await panel.getByRole('combobox', { name: 'Status keaktifan' }).click()
  await page.getByRole('option', { name: 'Keluar', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Mulai' }).fill('01-01-2025')
  await panel.getByRole('textbox', { name: 'Nomor SK' }).fill('SK/1')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  const tanya = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(tanya.getByRole('link', { name: 'Alihkan sekarang' })).toHaveAttribute('href', new RegExp(`dosenPa=${dosen.id}`))
  await expect(tanya.getByRole('button', { name: 'Nanti' })).toBeVisible()
  await tanya.getByRole('button', { name: 'Batal' }).click()
  await expect(panel.getByRole('textbox', { name: 'Nomor SK' })).toHaveValue('SK/1')
})
