import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../setup/layout'
import { newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const NIK = '3273015203069917'
const BARIS = [
  ['Nama', 'LARASATI UJIAN'],
  ['Tempat/Tgl Lahir', 'BANDUNG, 12-03-2006'],
  ['Jenis Kelamin', 'PEREMPUAN &nbsp;&nbsp; Gol. Darah : O'],
  ['Alamat', 'JL. CONTOH RAYA NO. 10'],
  ['&nbsp;&nbsp;RT/RW', '001/012'],
  ['&nbsp;&nbsp;Kel/Desa', 'LEBAK GEDE'],
  ['&nbsp;&nbsp;Kecamatan', 'COBLONG'],
  ['Agama', 'ISLAM'],
  ['Status Perkawinan', 'BELUM KAWIN'],
  ['Pekerjaan', 'PELAJAR/MAHASISWA'],
  ['Kewarganegaraan', 'WNI'],
  ['Berlaku Hingga', 'SEUMUR HIDUP'],
]

/** The drawing of a card of nobody, as a photo slightly askew has it. */
async function gambarKtp(page: Page): Promise<Buffer> {
  const papan = await page.context().newPage()
  await papan.setViewportSize({ width: 1100, height: 720 })
  await papan.setContent(`<body style="margin:20px;background:#998"><div style="width:1012px;height:638px;transform:rotate(.6deg);
    background:repeating-linear-gradient(45deg,#bfe0ee 0 6px,#c9e7f2 6px 12px);font-family:sans-serif;position:relative;color:#111">
    <div style="text-align:center;font-size:28px;padding-top:20px">PROVINSI JAWA BARAT<br>KOTA BANDUNG</div>
    <div style="font-size:36px;font-weight:bold;padding:8px 30px">NIK &nbsp; : ${NIK}</div>
    <table style="font-size:23px;padding-left:28px;line-height:1.1">${BARIS.map(([label, isi]) => `<tr><td>${label}<td>: ${isi}`).join('')}</table>
    <div style="position:absolute;right:40px;top:190px;width:200px;height:270px;background:#b33"></div></div>`)
  const gambar = await papan.screenshot()
  await papan.close()
  return gambar
}

const isian = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

test('a KTP photo fills the form of a new student after each field was confirmed, and is sent nowhere', async ({ page, request }) => {
  const baak = await newOperator(request, 'ktp', ['F3:T'])
  await signIn(page, baak.username, OWN_PASSWORD)
  await page.goto('/data-master/mahasiswa/data-mahasiswa/tambah')
  const tombol = page.getByRole('button', { name: 'Isi dari foto KTP' })
  await expect(tombol).toBeVisible()
  await isian(page, 'Tempat lahir').fill('Cimahi')

  const foto = await gambarKtp(page)
  const terkirim: string[] = []
  page.on('request', (satu) => {
    // The shell notes the pages that were opened; a picture is no such note.
    const catatan = new URL(satu.url()).pathname.startsWith('/v2/platform/preferensi/') && (satu.postDataBuffer()?.length ?? 0) < 5_000
    const luar = new URL(satu.url()).origin !== new URL(page.url()).origin && !satu.url().startsWith('blob:')
    if (luar || (satu.method() !== 'GET' && !catatan)) terkirim.push(`${satu.method()} ${satu.url()}`)
  })
  const utas = page.waitForResponse(/\/assets\/baca-teks-/)
  const [pemilih] = await Promise.all([page.waitForEvent('filechooser'), tombol.click()])
  await pemilih.setFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: foto })
  expect((await utas).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src blob:",
  )

  const dialog = page.getByRole('dialog', { name: 'Isi dari foto KTP' })
  const centang = (label: string) => dialog.getByRole('checkbox', { name: `Isikan ${label}`, exact: true })
  await expect(centang('NIK')).toBeChecked({ timeout: 60_000 })
  await expect(dialog.getByRole('row').filter({ hasText: 'Kecamatan' })).toContainText('Kota Bandung')
  await expect(centang('Tempat lahir')).not.toBeChecked()
  await centang('Golongan darah').uncheck()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(terkirim).toEqual([])
  await dialog.getByRole('button', { name: /^Isi \d+ isian$/ }).click()

  await expect(dialog).toBeHidden()
  await expect(isian(page, 'NIK')).toHaveValue(NIK)
  await expect(isian(page, 'Nama')).toHaveValue('Larasati Ujian')
  await expect(isian(page, 'Tempat lahir')).toHaveValue('Cimahi')
  await expect(isian(page, 'Tanggal lahir')).toHaveValue('12 Maret 2006')
})

test('what is no KTP is said to be none, also on a narrow screen', async ({ page, request }) => {
  const sdm = await newOperator(request, 'ktp-sdm', ['F2:T'])
  await signIn(page, sdm.username, OWN_PASSWORD)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/data-master/pegawai/tambah')
  const [pemilih] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Isi dari foto KTP' }).click()])
  await pemilih.setFiles({ name: 'kosong.png', mimeType: 'image/png', buffer: await page.screenshot() })
  const dialog = page.getByRole('dialog', { name: 'Isi dari foto KTP' })
  await expect(dialog.getByRole('alert')).toContainText('Tulisan KTP tidak terbaca', { timeout: 60_000 })
  await expectNoSidewaysScroll(page)
})
