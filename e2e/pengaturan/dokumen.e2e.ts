import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

type Dokumen = { id: string; tanggal: string; idPemilik: string; pejabat: { baris: string[]; nama: string }[] }
type Mahasiswa = { id: string; nim: string; nama: string; idProdi: string; labelProdi: string }

/** A day some weeks ahead of today in Jakarta and the day before it, as they are typed. */
function gantiPekan() {
  const mulai = tambahHari(hariIni(Date.now(), 'Asia/Jakarta'), 30)
  const tulis = (hari: string) => hari.split('-').toReversed().join('/')
  return { mulai: tulis(mulai), sehariSebelum: tulis(tambahHari(mulai, -1)) }
}

/** A student who studies, and the dean whose name his papers carry today. */
async function orang(request: APIRequestContext) {
  const admin = await asAdmin(request)
  const [lama] = await admin.get<Dokumen[]>('/v2/platform/dokumen?jenis[0]=transkrip&status[0]=terbit&itemsPerPage=1')
  if (!lama) throw new Error('The demo college has no transcript.')
  const { pejabat, idPemilik } = await admin.get<Dokumen>(`/v2/platform/dokumen/${lama.id}`)
  const { idProdi } = await admin.get<Mahasiswa>(`/v1/mahasiswa/${idPemilik}`)
  const [mahasiswa] = await admin.get<Mahasiswa[]>(
    `/v1/mahasiswa?prodi[0]=${idProdi}&status[0]=A&angkatan[0]=2023&order[nim]=desc&itemsPerPage=1`,
  )
  const dekan = pejabat.find(({ baris }) => baris[0] === 'Dekan')
  if (!mahasiswa || !dekan) throw new Error('The demo college has no such student or dean.')
  return { mahasiswa, dekan: dekan.nama }
}

async function tanyaDekan(page: Page, labelProdi: string, tanggal: string) {
  const dialog = page.getByRole('dialog', { name: 'Siapa berlaku pada tanggal' })
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Siapa berlaku pada tanggal' }).click()
    await dialog.getByRole('combobox', { name: 'Program studi pemilik dokumen' }).fill(labelProdi)
    await page.getByRole('option').filter({ hasText: labelProdi }).first().click()
  }
  await dialog.getByRole('textbox', { name: 'Tanggal' }).fill(tanggal)
  await dialog.getByRole('textbox', { name: 'Tanggal' }).press('Tab')
  return dialog.getByRole('status')
}

/** Prints a student's transcript as of a day (dd/mm/yyyy) and opens that paper in the archive. */
async function cetakBertanggal(page: Page, request: APIRequestContext, { mahasiswa, tanggal }: { mahasiswa: Mahasiswa; tanggal: string }) {
  await page.goto(`/data-master/mahasiswa/data-mahasiswa/${mahasiswa.id}`)
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cetak transkrip', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cetak transkrip sementara' })
  await dialog.getByRole('textbox', { name: 'Tanggal dokumen' }).fill(tanggal)
  const unduhan = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Cetak' }).click()
  await unduhan
  const admin = await asAdmin(request)
  const papers = await admin.get<Dokumen[]>(`/v2/platform/dokumen?jenis[0]=transkrip&status[0]=terbit&cari=${mahasiswa.nim}`)
  const iso = tanggal.split('/').toReversed().join('-')
  await page.goto(`/pengaturan/arsip-dokumen/${papers.find((paper) => paper.tanggal === iso)?.id}`)
  return page.getByRole('region', { name: 'Penandatangan' })
}

test('Walk-through 7: an official is replaced, a transcript is printed, verified and cancelled', async ({ page, request, browser }) => {
  test.setTimeout(480_000)
  const { mahasiswa, dekan } = await orang(request)
  const baru = `Dekan Baru ${Date.now().toString(36)}`
  const { mulai, sehariSebelum } = gantiPekan()
  await signIn(page, 'admin')
  await page.goto('/pengaturan/pejabat?keadaan=menjabat&jabatan=DEKAN')
  const baris = page.getByRole('row').filter({ hasText: dekan })
  await baris.getByRole('button', { name: /^Tindakan untuk/ }).click()
  await page.getByRole('menuitem', { name: 'Ganti pejabat' }).click()
  const panel = page.getByRole('dialog', { name: /^Ganti Dekan/ })
  await panel.getByRole('button', { name: 'Ganti pejabat' }).click()
  await expect(panel.getByRole('alert').first()).toContainText('isian yang perlu diperbaiki')
  await panel.getByRole('textbox', { name: 'Mulai' }).fill(mulai)
  await panel.getByRole('textbox', { name: 'Nama lengkap' }).fill(baru)
  await panel.getByRole('textbox', { name: 'Nomor SK' }).fill('SK/12/2026')
  await panel.getByRole('button', { name: 'Ganti pejabat' }).click()
  await expect(page.getByText('Pejabat berhasil diganti').last()).toBeVisible()
  await expect(await tanyaDekan(page, mahasiswa.labelProdi, sehariSebelum)).toContainText(dekan)
  await expect(await tanyaDekan(page, mahasiswa.labelProdi, mulai)).toContainText(baru)

  await page.goto(`/data-master/mahasiswa/data-mahasiswa/${mahasiswa.id}`)
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cetak transkrip', exact: true }).click()
  const cetak = page.getByRole('dialog', { name: 'Cetak transkrip sementara' })
  const unduhan = page.waitForEvent('download')
  await cetak.getByRole('button', { name: 'Cetak' }).click()
  expect((await unduhan).suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto('/pengaturan/arsip-dokumen')
  await page.getByRole('searchbox', { name: /^Cari nomor/ }).fill(mahasiswa.nim)
  await expect(page).toHaveURL(/cari=/)
  const dokumen = page.getByRole('row').filter({ hasText: mahasiswa.nim }).filter({ hasText: 'Transkrip' }).filter({ hasText: 'Terbit' })
  await dokumen.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Penandatangan' })).toContainText(dekan)
  const alamat = new URL((await page.getByRole('link', { name: /\/verifikasi\// }).getAttribute('href')) ?? '').pathname
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const tamu = await (await browser.newContext()).newPage()
  await tamu.goto(alamat)
  await expect(tamu.getByText('Sah', { exact: true })).toBeVisible()
  await expect(tamu.getByText(/^\w\*+/)).toBeVisible()
  await expect(tamu.getByText(mahasiswa.nama, { exact: true })).toHaveCount(0)

  const kepala = await (await browser.newContext()).newPage()
  await signIn(kepala, 'supervisor')
  await kepala.goto(`/pengaturan/arsip-dokumen/${id}`)
  await kepala.getByRole('button', { name: 'Lainnya', exact: true }).click()
  await kepala.getByRole('menuitem', { name: 'Batalkan' }).click()
  const dialog = kepala.getByRole('dialog', { name: /^Batalkan dokumen/ })
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('ya')
  await dialog.getByRole('button', { name: 'Batalkan dokumen' }).click()
  await expect(dialog.getByText('Alasan paling sedikit 5 karakter').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Nilai belum final')
  await dialog.getByRole('button', { name: 'Batalkan dokumen' }).click()
  await expect(kepala.getByText('Dokumen berhasil dibatalkan')).toBeVisible()
  await expect(kepala.getByRole('main')).toContainText('Nilai belum final')
  await tamu.reload()
  await expect(tamu.getByText('DIBATALKAN', { exact: true })).toBeVisible()
  await expect(tamu.getByText(/Dokumen ini dibatalkan pada \d{2} \w+ \d{4}/)).toBeVisible()

  for (const [tanggal, nama] of [
    [sehariSebelum, dekan],
    [mulai, baru],
  ] as const)
    await expect(await cetakBertanggal(page, request, { mahasiswa, tanggal })).toContainText(nama)
})
