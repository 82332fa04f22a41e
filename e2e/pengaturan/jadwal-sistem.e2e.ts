import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, PASSWORD, signIn } from '../setup/people'

const SCREEN = '/pengaturan/jadwal-sistem-akademik'
const HARI = 86_400_000

type Baris = { id: string; kode: string }
type Jendela = { terbuka: boolean; pesan: string | null }

/** A token of a demo account, for questions that a student's own portal would ask. */
async function tokenOf(request: APIRequestContext, username: string): Promise<string> {
  const login = await request.post('/v2/auth/login', { data: { username, password: PASSWORD } })
  return ((await login.json()) as { data: { access_token: string } }).data.access_token
}

/** A year far ahead that no other journey has taken. */
async function periodeKosong(request: APIRequestContext, headers: Record<string, string>): Promise<number> {
  for (let tahun = 2040 + (Date.now() % 40); tahun <= 2100; tahun += 1) {
    const data = { tahun, kodeSemester: 1, tanggalMulai: `${tahun - 1}-09-01`, tanggalSelesai: `${tahun}-01-31` }
    const made = await request.post('/v2/academic/periode', { headers, data })
    if (made.ok()) return ((await made.json()) as { data: { id: number } }).data.id
  }
  throw new Error('No year is left for this journey.')
}

/** A period of its own with KRS closed yesterday, so that journeys side by side don't meet. */
async function periodeUji(request: APIRequestContext): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'supervisor')}` }
  const id = await periodeKosong(request, headers)
  const iso = (hari: number) => new Date(Date.now() + hari * HARI).toISOString()
  const data = { idPeriode: id, kode: 'KRS', mulai: iso(-10), selesai: iso(-1), alasan: 'Jadwal untuk perjalanan uji' }
  const made = await request.post('/v2/academic/jadwal-sistem', { headers, data })
  expect(made.ok(), await made.text()).toBe(true)
  return id
}

async function berlaku(request: APIRequestContext, nim: string, idPeriode: number): Promise<Jendela> {
  const admin = await asAdmin(request)
  const { id } = await admin.get<{ id: string }>(`/v2/master/mahasiswa/by-nim/${nim}`)
  return await admin.get<Jendela>(`/v2/academic/jadwal-sistem/berlaku?kode=KRS&idMahasiswa=${id}&idPeriode=${idPeriode}`)
}

const barisKrs = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^KRS\s*KRS$/ }) })

async function isiWaktu(page: Page, label: string, waktu: Date): Promise<void> {
  const dua = (angka: number) => String(angka).padStart(2, '0')
  const panel = page.getByRole('dialog')
  const hari = `${dua(waktu.getDate())}/${dua(waktu.getMonth() + 1)}/${waktu.getFullYear()}`
  await panel.getByRole('textbox', { name: `${label}: tanggal` }).fill(hari)
  await panel
    .getByRole('combobox', { name: `${label}: jam WIB` })
    .or(panel.getByRole('textbox', { name: `${label}: jam WIB` }))
    .fill('16:00')
  await page.keyboard.press('Tab')
}

test('Walk-through 5: a closed KRS is prolonged by a Supervisor for one prodi and angkatan', async ({ page, request }) => {
  const idPeriode = await periodeUji(request)
  const sebelum = await berlaku(request, '2501010001', idPeriode)
  expect(sebelum.terbuka).toBe(false)
  expect(sebelum.pesan).toMatch(/^Masa KRS Anda .+ - .+ sudah berakhir\.$/)

  await signIn(page, 'supervisor')
  await page.goto(`${SCREEN}?periode=${idPeriode}`)
  await expect(barisKrs(page)).toContainText('Sudah ditutup')
  await page.getByRole('button', { name: 'Perpanjang KRS', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Perpanjang KRS' })
  await panel.getByRole('combobox', { name: 'Program studi', exact: true }).fill('Informatika')
  await page.getByRole('option').filter({ hasText: '55201' }).click()
  await panel.getByRole('textbox', { name: 'Angkatan' }).fill('2025')
  await expect(panel.getByRole('status')).toContainText('Terkena: 264 mahasiswa')

  const [daftar] = await Promise.all([page.context().waitForEvent('page'), panel.getByRole('link', { name: 'Lihat daftarnya' }).click()])
  await expect(daftar.getByRole('heading', { level: 1 }).locator('..')).toContainText('264')
  await daftar.close()

  await isiWaktu(page, 'Sampai', new Date(Date.now() + 2 * HARI))
  await panel.getByRole('button', { name: 'Perpanjang' }).click()
  await expect(panel.getByText('Field tidak boleh kosong').first()).toBeVisible()
  await panel.getByRole('textbox', { name: 'Alasan' }).fill('Antrean panjang di loket BAAK')
  await panel.getByRole('button', { name: 'Perpanjang' }).click()
  await expect(page.getByText('KRS diperpanjang')).toBeVisible()
  await expect(barisKrs(page)).toContainText('Sudah ditutup')
  await expect(barisKrs(page)).toContainText('1 perpanjangan')
  await expect(page.getByRole('row').filter({ hasText: 'angkatan 2025' })).toContainText('Antrean panjang di loket BAAK')

  expect((await berlaku(request, '2501010001', idPeriode)).terbuka).toBe(true)
  expect((await berlaku(request, '2301010001', idPeriode)).terbuka).toBe(false)

  await page.getByRole('tab', { name: 'Siapa terkena?' }).click()
  await page.getByLabel('NIM').fill('2501010001')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'KRS', exact: true }) })).toContainText(
    'Jadwal prodi dan angkatan',
  )

  const admin = await asAdmin(request)
  const rows = await admin.get<Baris[]>(`/v2/academic/jadwal-sistem?periode=${idPeriode}&angkatan=2025`)
  const riwayat = await admin.get<{ aksi: string; alasan: string }[]>(`/v2/platform/audit/jadwal_sistem/${rows[0]?.id}`)
  expect(riwayat[0]).toMatchObject({ aksi: 'buka_kunci', alasan: 'Antrean panjang di loket BAAK' })

  await page.goto('/dashboard')
  const jendela = page.getByRole('region', { name: 'Jendela terbuka sekarang' })
  await expect(jendela.getByRole('listitem').filter({ hasText: `${Math.floor(idPeriode / 10)}/` })).toContainText('(+1 perpanjangan)')
})

test('who is no Supervisor can not reach back, and is told why', async ({ page, request }) => {
  const idPeriode = await periodeUji(request)
  await signIn(page, 'baak')
  await page.goto(`${SCREEN}?periode=${idPeriode}`)
  await page.getByRole('button', { name: 'Ubah KRS', exact: true }).click()
  await expect(page.getByText('Jendela ini sudah berakhir. Hanya Supervisor yang dapat mengubahnya.')).toBeVisible()
})

test('the demo has windows that are open now, by the real clock', async ({ page }) => {
  await signIn(page, 'baak')
  const jendela = page.getByRole('region', { name: 'Jendela terbuka sekarang' })
  for (const nama of ['Perkuliahan', 'Input nilai', 'Pengajuan cuti'])
    await expect(jendela.getByRole('listitem').filter({ hasText: nama }).first()).toBeVisible()
  await expect(jendela.getByRole('listitem').filter({ hasText: 'Cetak kartu UAS' })).toContainText(/dibuka [45] hari lagi/)
})
