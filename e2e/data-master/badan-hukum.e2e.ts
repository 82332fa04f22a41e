import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { expect, test, type APIRequestContext, type Locator } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, PASSWORD, signIn, typeCredentials } from '../setup/people'

const LIST = '/data-master/badan-hukum/program-studi'
const PROFIL = '/data-master/badan-hukum/profil-pt'

type Prodi = { id: string; kode: string; akreditasi: { pesan: string | null } | null }
type Sk = { id: string; versi: number; nomorSk: string; tanggalBerakhir: string }

/** A day in Jakarta, so many days from today. */
const hari = (geser: number) => tambahHari(hariIni(Date.now(), 'Asia/Jakarta'), geser)
const ketik = (tanggal: string) => tanggal.split('-').toReversed().join('-')

/** Chooses in a form; behind its panel a filter of the list may have the same name. */
async function choose(form: Locator, label: string, option: string): Promise<void> {
  await form
    .getByRole('textbox', { name: label })
    .or(form.getByRole('combobox', { name: label }))
    .first()
    .click()
  await form.page().getByRole('option', { name: option, exact: true }).click()
}

/** Takes the journey's own SK away and lets the one before run as long as it did. */
async function pulihkan(request: APIRequestContext, path: string, { nomorSk, sebelum }: { nomorSk: string; sebelum: Sk }): Promise<void> {
  const admin = await asAdmin(request)
  const rows = await admin.get<Sk[]>(path)
  const own = rows.find((row) => row.nomorSk === nomorSk)
  const old = rows.find(({ id }) => id === sebelum.id)
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const headers = { authorization: `Bearer ${data.access_token}` }
  if (own) expect((await request.delete(`${path}/${own.id}`, { headers })).ok()).toBe(true)
  if (old) await admin.put(`${path}/${old.id}`, { versi: old.versi, tanggalBerakhir: sebelum.tanggalBerakhir })
}

test('Walk-through 9: two accreditations end within a year and one is over; a new SK ends the old one the day before and is printed', async ({
  page,
  request,
}) => {
  const { username } = await newOperator(request, 'wt9', ['F1:T'])
  const admin = await asAdmin(request)
  const due = (await admin.get<Prodi[]>(`/v2/master/prodi?akreditasiBerakhir=12&itemsPerPage=100`)).filter(({ kode }) =>
    ['57401', '63211', '62401'].includes(kode),
  )
  const words = due.map(({ akreditasi }) => akreditasi?.pesan?.replace(/ .*/, '') ?? '')
  expect(words.toSorted((a, b) => a.localeCompare(b))).toEqual(['Berakhir', 'Berakhir', 'Kedaluwarsa'])

  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}?akreditasiBerakhir=12&cari=57401`)
  await expect(page.getByText(/^Kedaluwarsa \d+ hari$/)).toBeVisible()

  const id = due.find(({ kode }) => kode === '62401')?.id ?? ''
  const path = `/v2/master/prodi/${id}/akreditasi`
  const [sebelum] = await admin.get<Sk[]>(path)
  if (!sebelum) throw new Error('The demo prodi has no accreditation.')
  const nomorSk = `WT9/${Date.now()}`
  try {
    await page.goto(`${LIST}/${id}?tab=akreditasi`)
    await page.getByRole('button', { name: 'Tambah akreditasi' }).click()
    const form = page.getByRole('dialog', { name: 'Tambah akreditasi' })
    await choose(form, 'Lembaga akreditasi', 'LAMEMBA')
    await choose(form, 'Peringkat', 'Unggul')
    await form.getByRole('textbox', { name: 'Nomor SK' }).fill(nomorSk)
    await form.getByRole('textbox', { name: 'Tanggal SK' }).fill(ketik(hari(0)))
    await form.getByRole('textbox', { name: 'Berlaku mulai' }).fill(ketik(hari(0)))
    await form.getByRole('textbox', { name: 'Berlaku sampai' }).fill(ketik(hari(1825)))
    await form.getByRole('button', { name: 'Simpan' }).click()
    const tanya = page.getByRole('dialog', { name: 'Konfirmasi' })
    await expect(tanya).toContainText(`Masa berlaku tumpang tindih dengan SK ${sebelum.nomorSk}.`)
    await tanya.getByRole('button', { name: 'Akhiri SK lama sehari sebelumnya' }).click()
    await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()
    const baru = page.getByRole('list', { name: 'Linimasa akreditasi' }).getByRole('listitem').filter({ hasText: nomorSk })
    await expect(baru.getByText('Berlaku', { exact: true })).toBeVisible()
    expect((await admin.get<Sk[]>(path)).find((row) => row.id === sebelum.id)?.tanggalBerakhir).toBe(hari(-1))

    const lembar = page.getByRole('article', { name: 'Isi cetakan' })
    await page.goto(`/data-master/badan-hukum/cetak/cetak-data-prodi?prodi[0]=${id}`)
    await expect(page).toHaveURL(/cetak\/cetak-prodi\?/)
    await expect(lembar.getByRole('row').filter({ hasText: '62401' })).toContainText('Unggul')
    await page.goto(`/data-master/badan-hukum/cetak/cetak-prodi?prodi[0]=${id}&tanggal=${hari(-1)}`)
    await expect(lembar.getByRole('row').filter({ hasText: '62401' })).not.toContainText('Unggul')
  } finally {
    await pulihkan(request, path, { nomorSk, sebelum })
  }
})

test('Walk-through 10: Data Master is shut for who has no scope of it, and for all where the college hides it', async ({
  page,
  request,
}) => {
  const { username } = await newOperator(request, 'wt10', ['K1:T'])
  await signIn(page, username, OWN_PASSWORD)
  await expect(page.getByRole('link', { name: 'Program Studi' })).toHaveCount(0)
  await page.goto('/data-master/pegawai')
  await expect(page).toHaveURL(/\/error\?status=403/)
  await expect(page.getByText('Anda tidak memiliki hak akses ke Data Master. Hubungi administrator.')).toBeVisible()
  const login = await request.post('/v2/auth/login', { data: { username, password: OWN_PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  expect((await request.get('/v1/prodi', { headers: { authorization: `Bearer ${data.access_token}` } })).status()).toBe(200)
})

test('a room is found free, blocked, and then no longer free', async ({ page, request }) => {
  const { username } = await newOperator(request, 'ruang', ['F1:T'])
  const admin = await asAdmin(request)
  const [gedung] = await admin.get<{ id: string }[]>('/v2/master/gedung?itemsPerPage=1')
  const kode = `UJI-${Date.now().toString(36).toUpperCase()}`
  await admin.post('/v2/master/ruang', { kode, nama: 'Ruang Uji', idGedung: gedung?.id, lantai: 1, jenisRuang: 'kelas', kapasitas: 45 })
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${PROFIL}/kampus-ruang?cari=${kode}`)
  const kartu = page.getByRole('article', { name: `Ruang ${kode}` })
  await expect(kartu).toContainText('45 kursi, ujian 22')
  const cariKosong = async (banyak: number) => {
    await page.getByRole('button', { name: 'Cari ruang kosong' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cari ruang kosong' })
    await dialog.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(dialog.getByRole('table', { name: 'Ruang kosong' })).toBeVisible()
    await expect(dialog.getByRole('cell', { name: kode, exact: true })).toHaveCount(banyak)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await cariKosong(1)
  await kartu.getByRole('button', { name: `Pemakaian dan blokir ${kode}` }).click()
  await page.getByRole('button', { name: 'Blokir ruang' }).click()
  const form = page.getByRole('dialog', { name: `Blokir ${kode}` })
  await form.getByRole('textbox', { name: 'Mulai tanggal' }).fill(ketik(hari(0)))
  await form.getByRole('textbox', { name: 'Sampai tanggal' }).fill(ketik(hari(0)))
  await form.getByRole('textbox', { name: 'Alasan' }).fill('Perbaikan lampu')
  await form.getByRole('button', { name: 'Blokir', exact: true }).click()
  await expect(page.getByText('Ruang berhasil diblokir').last()).toBeVisible()
  await expect(form).toBeHidden()
  await page.keyboard.press('Escape')
  await cariKosong(0)
})

test('a prodi is moved by keyboard after its effects were tried', async ({ page, request }) => {
  const { username } = await newOperator(request, 'struktur', ['F1:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}/struktur`)
  await page.getByRole('button', { name: 'Simulasi struktur' }).click()
  await page.getByRole('button', { name: 'Pindahkan S1 - Teknik Industri', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pindahkan S1 - Teknik Industri' })
  await choose(dialog, 'Ke', 'Jurusan Informatika')
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
  const akibat = page.getByRole('region', { name: 'Simulasi struktur' })
  await expect(akibat).toContainText('Fakultas Teknik / Jurusan Teknik Industri → Fakultas Ilmu Komputer / Jurusan Informatika')
  await expect(akibat.getByRole('button', { name: 'Simpan 1 perpindahan' })).toBeEnabled()
  await akibat.getByRole('button', { name: 'Akhiri simulasi' }).click()
  await expect(akibat).toBeHidden()
})

test('a school that is missing is proposed and then verified by an administrator', async ({ page }) => {
  await page.goto('/')
  await typeCredentials(page, 'admin', PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)
  const npsn = `7${String(Date.now()).slice(-7)}`
  await page.goto('/data-master/referensi/sekolah')
  await page.getByRole('button', { name: 'Usulkan sekolah' }).click()
  const form = page.getByRole('dialog', { name: 'Usulkan sekolah' })
  await form.getByRole('textbox', { name: 'NPSN' }).fill(npsn)
  await form.getByRole('textbox', { name: 'Nama sekolah' }).fill(`SMA Usulan ${npsn}`)
  await choose(form, 'Jenis', 'SMA')
  await choose(form, 'Status', 'Swasta')
  await form
    .getByRole('combobox', { name: 'Kecamatan' })
    .or(form.getByRole('textbox', { name: 'Kecamatan' }))
    .first()
    .fill('coblong')
  await page.getByRole('option', { name: /Coblong, Kota Bandung/ }).click()
  await form.getByRole('button', { name: 'Usulkan', exact: true }).click()
  await expect(page.getByText('Sekolah berhasil diusulkan').last()).toBeVisible()
  await page.goto(`/data-master/referensi/sekolah?cari=${npsn}`)
  await expect(page.getByText('Menunggu pengesahan', { exact: true }).first()).toBeVisible()
})
