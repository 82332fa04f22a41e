import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/badan-hukum/program-studi'

/** A day in Jakarta, so many days from today, as the API takes it, as a person types it, and as a screen shows it. */
function hari(geser: number) {
  const iso = tambahHari(hariIni(Date.now(), 'Asia/Jakarta'), geser)
  return { iso, ketik: iso.split('-').toReversed().join('/'), tampil: formatTanggal(iso) }
}

/** Numbers that no prodi has taken: five for itself, two for its part of the NIM. */
function nomorBebas(prodi: readonly { kode: string; kodeNim: string }[]) {
  const bebas = (dari: number, banyak: number, terpakai: ReadonlySet<string>) => {
    const ada = Array.from({ length: banyak }, (_, n) => String(dari + n)).filter((satu) => !terpakai.has(satu))
    return ada[Math.floor(Math.random() * ada.length)] ?? ''
  }
  return {
    kode: bebas(10_000, 40_000, new Set(prodi.map(({ kode }) => kode))),
    kodeNim: bebas(40, 60, new Set(prodi.map(({ kodeNim }) => kodeNim))),
  }
}

/** A prodi of the journey's own, with an accreditation that runs for another year. */
async function makeProdi(request: APIRequestContext) {
  const admin = await asAdmin(request)
  const fakultas = (await admin.get<{ id: string; nama: string }[]>('/v1/fakultas?itemsPerPage=1000')).find(
    ({ nama }) => nama === 'Fakultas Teknik',
  )
  const { kode, kodeNim } = nomorBebas(await admin.get<{ kode: string; kodeNim: string }[]>('/v2/master/prodi?itemsPerPage=1000'))
  const body = {
    kode,
    kodeNim,
    nama: `Uji ${kode}`,
    jenjang: '30',
    idFakultas: fakultas?.id,
    gelar: 'Sarjana Uji',
    singkatanGelar: 'S.Uji.',
    skPenyelenggaraan: 'SK/UJI',
    tanggalSk: '2015-01-01',
  }
  const { id, labelProdi } = await admin.post<{ id: string; labelProdi: string }>('/v2/master/prodi', body)
  const nomorSk = `LAMA/${kode}`
  await admin.post(`/v2/master/prodi/${id}/akreditasi`, {
    lembaga: 'BAN-PT',
    peringkat: 'B2',
    nomorSk,
    tanggalSk: hari(-1500).iso,
    tanggalMulai: hari(-1500).iso,
    tanggalBerakhir: hari(200).iso,
  })
  return { id, kode, labelProdi, nomorSk }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a new accreditation that overlaps the old one ends it the day before, once that is accepted', async ({ page, request }) => {
  const { username } = await newOperator(request, 'akreditasi', ['F1:T'])
  const { kode, labelProdi, nomorSk } = await makeProdi(request)
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}?akreditasiBerakhir=12&cari=${kode}`)
  await page.getByRole('link', { name: labelProdi }).click()
  await page.getByRole('tab', { name: 'Akreditasi' }).click()

  await page.getByRole('button', { name: 'Tambah akreditasi' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah akreditasi' })
  await choose(page, 'Peringkat', 'Unggul')
  await form.getByRole('textbox', { name: 'Nomor SK' }).fill(`BARU/${kode}`)
  for (const [label, day] of [
    ['Tanggal SK', hari(-60).ketik],
    ['Berlaku mulai', hari(-30).ketik],
    ['Berlaku sampai', hari(-30).ketik],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(day)
    await page.keyboard.press('Tab')
  }
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Tanggal berakhir harus setelah tanggal mulai').first()).toBeVisible()

  await form.getByRole('textbox', { name: 'Berlaku sampai' }).fill(hari(1700).ketik)
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Simpan' }).click()
  const offer = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(offer).toContainText(`Masa berlaku tumpang tindih dengan SK ${nomorSk}`)
  await offer.getByRole('button', { name: 'Batal' }).click()
  await expect(form.getByText(`Masa berlaku tumpang tindih dengan SK ${nomorSk}`).first()).toBeVisible()

  await form.getByRole('button', { name: 'Simpan' }).click()
  await offer.getByRole('button', { name: 'Akhiri SK lama sehari sebelumnya' }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()
  // The dialog that announced the change names the same SK and may still be fading.
  const older = page.getByRole('list', { name: 'Linimasa akreditasi' }).getByRole('listitem').filter({ hasText: nomorSk })
  await expect(older).toContainText(`sampai ${hari(-31).tampil}`)
  await expect(older).toContainText('Sudah berakhir')
  await expect(page.getByRole('main').getByText('Unggul', { exact: true }).first()).toBeVisible()
})

test('a prodi with students is not closed, and the way out is to move its students (DM edge 32)', async ({ page, request }) => {
  const { username } = await newOperator(request, 'tutup', ['F1:T', 'F3:B'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(`${LIST}?cari=57201`)
  await page.getByRole('link', { name: 'S1 - Sistem Informasi' }).click()
  await page.getByRole('link', { name: 'Ubah', exact: true }).click()
  await page
    .getByRole('textbox', { name: /^Status( \*)?$/ })
    .or(page.getByRole('combobox', { name: /^Status( \*)?$/ }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Tutup', exact: true }).click()
  await page.getByRole('textbox', { name: 'Tanggal perubahan status' }).fill('01/11/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'SK perubahan status' }).fill('SK/TUTUP')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const refusal = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(refusal).toContainText(/Masih ada [\d.]+ mahasiswa/)
  const [, counted = ''] = /Masih ada ([\d.]+) mahasiswa/.exec(await refusal.innerText()) ?? []

  expect(Number(counted.replaceAll('.', ''))).toBeGreaterThan(0)

  await refusal.getByRole('button', { name: 'Pindahkan' }).click()
  await page.getByRole('button', { name: 'Pergi tanpa menyimpan' }).click()
  await expect(page.getByRole('dialog', { name: 'Tutup S1 - Sistem Informasi' })).toBeVisible()
})
