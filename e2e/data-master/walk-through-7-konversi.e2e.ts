import { readFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../setup/axe'
import { expectNoSidewaysScroll } from '../setup/layout'
import { asAdmin, PASSWORD, signIn } from '../setup/people'

const LAYAR = '/data-master/mahasiswa/konversi-nilai'
const API = '/v2/academic/konversi-nilai'

type Konversi = { id: string; idMahasiswa: string; nim: string; nama: string }
type Makul = { kode: string; nama: string; sks: number; terpakai: boolean }
type Bahan = { mahasiswa: { idPtAsal: string | null }; kurikulum: Makul[]; batas: { batas: number; sksLulus: number } }
type Orang = { sksDiakui: number | null }

/** A transfer of an S1 prodi of 144 SKS whose conversion is still a draft, with the courses that he could bring along. */
async function pindahan(request: APIRequestContext, dari: 'awal' | 'akhir' = 'awal') {
  const admin = await asAdmin(request)
  const draf = await admin.get<Konversi[]>(`${API}?status=draf&itemsPerPage=100&order[nim]=asc`)
  for (const konversi of dari === 'awal' ? draf : draf.toReversed()) {
    const bahan = await admin.get<Bahan>(`${API}/bahan?mahasiswa=${konversi.idMahasiswa}&kecuali=${konversi.id}`)
    if (bahan.batas.sksLulus === 144 && bahan.mahasiswa.idPtAsal !== null) return { konversi, kurikulum: bahan.kurikulum }
  }
  throw new Error('No transfer of a prodi with 144 SKS waits as a draft.')
}

const baris = (rows: readonly (readonly [string, string, number])[]) =>
  rows.map(([kode, nama, sks]) => [kode, nama, sks, 'B'].join('\t')).join('\n')

/** Courses that add up to so many SKS. */
function sebanyak(kurikulum: readonly Makul[], sks: number): Makul[] {
  const cara = new Map<number, Makul[]>([[0, []]])
  for (const makul of kurikulum) {
    // The sums so far: a course must not be added to a sum that it has just made itself.
    const sejauh = [...cara]
    for (const [jumlah, isi] of sejauh)
      if (jumlah + makul.sks <= sks && !cara.has(jumlah + makul.sks)) cara.set(jumlah + makul.sks, [...isi, makul])
  }
  const ada = cara.get(sks)
  if (!ada) throw new Error(`The curriculum has no ${sks} SKS left.`)
  return ada
}

/** A field that is chosen in by typing. */
const pilihan = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name }).or(page.getByRole('main').getByRole('textbox', { name })).first()

/** Cancels what is there and begins anew with the student. */
async function mulaiBaru(page: Page, { nim, nama }: Konversi) {
  await page.goto(`${LAYAR}?status[]=draf`)
  await page.getByRole('searchbox', { name: 'Cari nama, NIM, atau PT asal' }).fill(nim)
  await expect(page).toHaveURL(/cari=/)
  await page.getByRole('link', { name: nama }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Batalkan konversi' }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Batalkan konversi' }).click()
  await expect(page.getByText('Konversi dibatalkan').last()).toBeVisible()
  await page.getByRole('link', { name: 'Konversi Nilai' }).last().click()
  await page.getByRole('link', { name: 'Buat konversi' }).click()
  await pilihan(page, 'Mahasiswa').fill(nim)
  await page.getByRole('option', { name: nama }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
}

test('Walk-through 7: a transfer brings 12 subjects; 30 of 100 SKS are recognised, 101 are not', async ({ page, request }) => {
  test.setTimeout(600_000)
  const { konversi, kurikulum } = await pindahan(request)
  const tiga = kurikulum.filter(({ sks }) => sks === 3)
  const [pertama, kedua] = tiga
  if (!pertama || !kedua) throw new Error('The curriculum has no courses of three SKS.')
  await signIn(page, 'baak')
  await mulaiBaru(page, konversi)

  // Five have a name of ours, five a code of ours, two neither.
  const asal = [
    ...tiga.slice(0, 5).map(({ nama }, at) => [`ZZ90${at}`, nama, 3] as const),
    ...tiga.slice(5, 10).map(({ kode }, at) => [kode, `Subjek Lama ${at}`, 3] as const),
    ['ZZ911', 'Menggambar Teknik Mesin', 3] as const,
    ['ZZ912', 'Sejarah Seni Rupa', 3] as const,
  ]
  await page.getByPlaceholder('Tempel transkrip asal di sini.').fill(baris(asal))
  await expect(page.getByText('Terbaca 12 mata kuliah, 36 SKS.')).toBeVisible()
  await page.getByRole('button', { name: 'Masukkan 12 mata kuliah' }).click()
  await page.getByRole('button', { name: 'Usulkan' }).click()
  await expect(page.getByText('10 dari 12 mata kuliah dipasangkan; 2 perlu dipasangkan sendiri')).toBeVisible()
  const bilah = page.getByRole('region', { name: 'SKS diakui' })
  await expect(bilah.getByText('30 dari 100 SKS', { exact: true })).toBeVisible()

  // Two by hand, onto courses that have a subject already: by keyboard, and by the mouse.
  await page.getByRole('checkbox', { name: 'Pilih ZZ911 Menggambar Teknik Mesin' }).press('Space')
  const pilih = pilihan(page, 'Pasangkan 1 mata kuliah asal ke')
  await pilih.fill(pertama.kode)
  // The choices of before stay in sight until those of the new words are there.
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toContainText(`${pertama.kode} ${pertama.nama}`)
  await pilih.press('ArrowDown')
  await pilih.press('Enter')
  const kanan = page.getByRole('region', { name: 'Kurikulum di sini' })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'ZZ912 Sejarah Seni Rupa' })
    .dragTo(kanan.getByRole('button', { name: `${kedua.kode} ${kedua.nama}`, exact: true }))
  await expect(kanan.getByText('ZZ911 Menggambar Teknik Mesin (3 SKS, B)')).toBeVisible()
  await expect(kanan.getByText('ZZ912 Sejarah Seni Rupa (3 SKS, B)')).toBeVisible()
  await expect(bilah.getByText('30 dari 100 SKS', { exact: true })).toBeVisible()
  await expect(bilah.getByText('12 mata kuliah asal, 36 SKS · 10 mata kuliah diakui')).toBeVisible()
  // The browser swallows a press that comes while its drag is still ending, faster than any hand.
  await expect(async () => {
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(page.getByText('Konversi berhasil disimpan').last()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page).toHaveURL(/konversi-nilai\/[0-9a-f-]{36}$/)

  // 71 more SKS are one too many; what was typed since is left behind.
  const lebih = sebanyak(
    kurikulum.filter((satu) => !tiga.slice(0, 10).includes(satu)),
    71,
  )
  await page.getByRole('button', { name: 'Tempel atau PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tempel atau baca transkrip' })
  await dialog
    .getByPlaceholder('Tempel transkrip asal di sini.')
    .fill(baris(lebih.map(({ kode, nama, sks }) => [kode, nama, sks] as const)))
  await dialog.getByRole('button', { name: `Masukkan ${lebih.length} mata kuliah` }).click()
  await page.getByRole('button', { name: 'Usulkan' }).click()
  await expect(bilah.getByText('101 dari 100 SKS', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(page.getByRole('alert').getByText('Diakui 101 SKS, batasnya 100 SKS (70% dari 144).')).toBeVisible()
  await page.getByRole('link', { name: 'Konversi Nilai' }).last().click()
  await page.getByRole('button', { name: 'Pergi tanpa menyimpan' }).click()

  await page.getByRole('searchbox', { name: 'Cari nama, NIM, atau PT asal' }).fill(konversi.nim)
  await expect(page).toHaveURL(/cari=/)
  const barisDraf = page.getByRole('row').filter({ hasText: 'Draf' })
  await expect(barisDraf).toHaveCount(1)
  await barisDraf.getByRole('link').first().click()
  await expect(bilah.getByText('30 dari 100 SKS', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ajukan' }).click()
  await page.getByRole('button', { name: 'Sahkan' }).click()
  const sahkan = page.getByRole('dialog', { name: 'Sahkan konversi' })
  await sahkan.getByRole('textbox', { name: 'Nomor SK' }).fill('101/SK/KNV/2026')
  await sahkan.getByRole('textbox', { name: 'Tanggal SK' }).fill('20-11-2026')
  await sahkan.getByRole('button', { name: 'Sahkan' }).click()
  await expect(page.getByText('Konversi disahkan; mata kuliahnya masuk transkrip').last()).toBeVisible()
  const admin = await asAdmin(request)
  expect((await admin.get<Orang>(`/v1/mahasiswa/${konversi.idMahasiswa}`)).sksDiakui).toBe(30)

  const cetak = page.getByRole('button', { name: 'Cetak lembar konversi' })
  await expect(cetak).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), cetak.click()])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const [dokumen] = await admin.get<{ kode: string; nomor: string }[]>(
    `/v2/platform/dokumen?idPemilik=${konversi.idMahasiswa}&jenis=konversi-nilai`,
  )
  await page.goto(`/verifikasi/${dokumen?.kode}`)
  await expect(page.getByText(dokumen?.nomor ?? '')).toBeVisible()
})

test('Walk-through 7: a transcript PDF is read as a table, and matches are kept for the next of the same origin', async ({
  page,
  request,
}) => {
  const { konversi } = await pindahan(request, 'akhir')
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const lulus = await (await asAdmin(request)).get<{ id: string }[]>('/v1/mahasiswa?status=L&prodi=55201&itemsPerPage=1')
  const pdf = await request.get(`/v2/academic/mahasiswa/${lulus[0]?.id}/transkrip?format=pdf`, {
    headers: { authorization: `Bearer ${data.access_token}` },
  })
  await signIn(page, 'baak')
  await page.goto(`${LAYAR}/${konversi.id}`)
  await expect(page.getByRole('heading', { level: 1, name: konversi.nama })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Simpan sebagai pemetaan' }).click()
  const simpan = page.getByRole('dialog', { name: 'Simpan sebagai pemetaan' })
  const nama = `Asal ${konversi.nim} ${Date.now().toString(36)}`
  await simpan.getByRole('textbox', { name: 'Nama pemetaan' }).fill(nama)
  await simpan.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Pemetaan berhasil disimpan').last()).toBeVisible()

  await page.getByRole('button', { name: 'Tempel atau PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tempel atau baca transkrip' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'transkrip.pdf', mimeType: 'application/pdf', buffer: await pdf.body() })
  await expect(dialog.getByText(/Terbaca \d\d mata kuliah/)).toBeVisible()
  await dialog.getByRole('button', { name: /Masukkan \d\d mata kuliah/ }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('link', { name: 'Konversi Nilai' }).last().click()
  await page.getByRole('button', { name: 'Pergi tanpa menyimpan' }).click()
  await page.getByRole('link', { name: 'Pemetaan tersimpan' }).click()
  await page.getByRole('searchbox', { name: 'Cari nama atau PT asal' }).fill(nama)
  await expect(page).toHaveURL(/cari=/)
  await expect(page.getByRole('row').filter({ hasText: nama })).toBeVisible()
})
