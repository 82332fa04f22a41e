import { expect, test, type Locator, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const DOSEN = '/data-master/dosen/data-dosen'

/** Chooses in a list that is read at a glance, or searched by typing. */
async function choose(within: Page | Locator, label: string, text: string): Promise<void> {
  // The choices are drawn outside of the dialog whose field they belong to.
  const page = 'goto' in within ? within : within.page()
  const box = within
    .getByRole('combobox', { name: label })
    .or(within.getByRole('textbox', { name: label }))
    .first()
  await box.click()
  if (await box.isEditable()) await box.fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

const fill = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text)

/** A name of letters that nobody else has. */
const namaBaru = (awal: string) =>
  `${awal} ${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (angka) => 'abcdefghij'[Number(angka)] ?? '')}`

const digits = (length: number) => String(Date.now()).slice(-length).padStart(length, '7')

test('a lecturer is added in three steps, gets a rank and a degree, and shows both', async ({ page, request }) => {
  const sdm = await newOperator(request, 'sdm', ['F2:T'])
  const nidn = `0405068${digits(3)}`
  const nama = namaBaru('Rengganis')
  await signIn(page, sdm.username, OWN_PASSWORD)
  await page.goto(DOSEN)
  await page.getByRole('link', { name: 'Tambah Dosen' }).click()
  await expect(page.getByText('Langkah 1 dari 3')).toBeVisible()
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('Field tidak boleh kosong').first()).toBeVisible()
  await fill(page, 'Nama', nama)
  await fill(page, 'Gelar depan', 'Dr.')
  await fill(page, 'Gelar belakang', 'M.Kom.')
  await choose(page, 'Jenis kelamin', 'Perempuan')
  await fill(page, 'Tanggal lahir', '05-06-1983')
  await fill(page, 'NIDN', '04050683')
  await fill(page, 'Email', `rengganis.${nidn}@surel.test`)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('NIDN harus 10 angka').first()).toBeVisible()
  await fill(page, 'NIDN', nidn)
  await page.getByRole('button', { name: 'Lanjut' }).click()

  await expect(page.getByText('Langkah 2 dari 3')).toBeVisible()
  await choose(page, 'Status kepegawaian', 'yayasan')
  await choose(page, 'Prodi homebase', 'Informatika')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByText('Langkah 3 dari 3')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: `Dr. ${nama}, M.Kom.` })).toBeVisible()
  await page.getByRole('tab', { name: 'Jabatan & Pangkat' }).click()
  await page.getByRole('button', { name: 'Tambah jabatan fungsional' }).click()
  await choose(page, 'Jabatan fungsional', 'Lektor')
  await fill(page, 'TMT', '01-04-2020')
  await fill(page, 'Nomor SK', '12/JAFUNG/2020')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()
  await page.getByRole('tab', { name: 'Pendidikan' }).click()
  await page.getByRole('button', { name: 'Tambah pendidikan' }).click()
  await choose(page, 'Jenjang', 'S3')
  await fill(page, 'Perguruan tinggi', 'Universitas Contoh')
  await fill(page, 'Tahun lulus', '2015')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  const rail = page.getByRole('region', { name: 'Keterangan tambahan' })
  await expect(rail).toContainText('Lektor')
  await expect(rail).toContainText('S3')
  await page.getByRole('tab', { name: 'Akun' }).click()
  await expect(page.getByText(nidn).last()).toBeVisible()
})

test('a file of SISTER shows what differs, and the ticked fields are taken over', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const [dosen] = await admin.get<{ id: string; namaLengkap: string; nidn: string }[]>('/v1/dosen?cari=Dosen C&jenisDosen[0]=A')
  if (!dosen) throw new Error('The demo has no Dosen C.')
  const sdm = await newOperator(request, 'banding', ['F2:T'])
  await signIn(page, sdm.username, OWN_PASSWORD)
  await page.goto(`${DOSEN}/${dosen.id}`)
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Bandingkan dengan SISTER/PDDikti' }).click()
  const panel = page.getByRole('dialog', { name: 'Bandingkan dengan SISTER/PDDikti' })
  const tempat = namaBaru('Cimahi')
  const catatan = { nidn: dosen.nidn, nama_dosen: 'Dosen C', tempat_lahir: tempat, kode_pos: '4013', jenis_kelamin: 'L' }
  const berkas = { name: 'dosen.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ data: [catatan] })) }
  await panel.locator('input[type=file]').setInputFiles(berkas)
  await expect(panel).toContainText('3 isian sama, 2 berbeda.')
  await expect(panel).toContainText('Kode pos harus 5 angka')
  await panel.getByRole('checkbox', { name: 'Terapkan Tempat lahir' }).check()
  await panel.getByRole('button', { name: 'Terapkan 1 isian' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('tabpanel')).toContainText(tempat)
})

test('a contact of an alumnus is brought up to date, and found no more among the empty ones', async ({ page, request }, {
  repeatEachIndex,
}) => {
  const f7 = await newOperator(request, 'alumni', ['F7:T'])
  await signIn(page, f7.username, OWN_PASSWORD)
  await page.goto('/data-master/alumni?kontakKosong=1&sumber=impor')
  const pertama = page.getByRole('rowheader').nth(repeatEachIndex).getByRole('link')
  await expect(pertama).toBeVisible()
  const nama = (await pertama.textContent()) ?? ''
  await page.getByRole('rowheader').getByRole('link', { name: nama, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nama)
  await page.getByRole('tab', { name: 'Kontak' }).click()
  await expect(page.getByText('Belum ada nomor atau surel untuk dihubungi.')).toBeVisible()
  await page.getByRole('button', { name: 'Perbarui kontak' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('kembali@surel.test')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()
  await expect(page.getByRole('tabpanel')).toContainText('kembali@surel.test')
  await page.goto('/data-master/alumni?kontakKosong=1&sumber=impor')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: nama, exact: true })).toHaveCount(0)
})

test('an assistant above twenty hours a week is refused with the sum', async ({ page, request }) => {
  const admin = await asAdmin(request)
  const asisten = await admin.get<{ nama: string; nim: string; jamPerMinggu: number; periode: number }[]>(
    '/v2/master/asisten-lab?periode=20251&status[0]=aktif&order[jamPerMinggu]=desc',
  )
  const satu = asisten[0]
  if (!satu) throw new Error('Nobody assists in the demo.')
  const sdm = await newOperator(request, 'lab', ['F2:T'])
  await signIn(page, sdm.username, OWN_PASSWORD)
  await page.goto('/data-master/asisten-lab?periode=20251')
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Tambah asisten' })
  const orang = panel
    .getByRole('combobox', { name: 'Mahasiswa' })
    .or(panel.getByRole('textbox', { name: 'Mahasiswa' }))
    .first()
  await orang.click()
  await orang.fill(satu.nim)
  await page.getByRole('option', { name: new RegExp(satu.nim) }).click()
  await expect(panel.getByRole('status')).toContainText(`sisa ${20 - satu.jamPerMinggu} jam per minggu`)
  await choose(panel, 'Jenis', 'Asisten laboratorium')
  await choose(panel, 'Dosen pembina', 'Dosen A')
  await panel.getByRole('textbox', { name: 'Jam per minggu' }).fill(String(21 - satu.jamPerMinggu))
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(panel.getByText(/Jumlah jam menjadi 21 per minggu/).first()).toBeVisible()
})
