import { expect, test, type Page } from '@playwright/test'
import { asAdmin, signIn } from '../setup/people'

// One journey changes for a while what the next one reads.
test.describe.configure({ mode: 'default' })

const HAK = '/pengaturan/hak-sks-maksimum'

/** Types IP and semester into the calculator and answers nothing: the SKS stand in the heading. */
async function hitung(page: Page, { ip, semester, sp = false }: { ip: string; semester: string; sp?: boolean }): Promise<void> {
  await page.getByRole('textbox', { name: 'IP', exact: true }).fill(ip)
  await page.getByRole('textbox', { name: 'Semester' }).fill(semester)
  await page.getByRole('switch', { name: 'Semester pendek' }).setChecked(sp)
  await page.getByRole('button', { name: 'Hitung' }).click()
}

const jawaban = (page: Page, sks: number) => page.getByRole('heading', { name: `${sks} SKS`, exact: true })

test('Walk-through 6: a rule of SKS is tried, set for one prodi, weighed, changed and brought back', async ({ page, request }) => {
  const nama = `Set uji ${Date.now().toString(36)}`
  await signIn(page, 'admin')
  await page.goto(`${HAK}?tab=kalkulator`)
  await hitung(page, { ip: '2,74', semester: '4' })
  await expect(jawaban(page, 21)).toBeVisible()
  await expect(page.getByText('IPS 2,74 pada pita [2,50, 3,00): 21 SKS')).toBeVisible()
  await hitung(page, { ip: '3,67', semester: '2' })
  await expect(jawaban(page, 20)).toBeVisible()
  await hitung(page, { ip: '3,67', semester: '2', sp: true })
  await expect(jawaban(page, 9)).toBeVisible()

  await page.getByRole('button', { name: 'Tambah set' }).click()
  const panel = page.getByRole('dialog', { name: /set/ })
  await panel.getByRole('textbox', { name: 'Nama set' }).fill(nama)
  await panel.getByRole('combobox', { name: 'Program studi', exact: true }).fill('Informatika')
  await page.getByRole('option').filter({ hasText: '55201' }).click()
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()

  await page.getByRole('tab', { name: 'Set aturan' }).click()
  await page.getByRole('button', { name: `Ubah ${nama}` }).click()
  await panel.getByRole('textbox', { name: 'IP sampai pita 2' }).fill('2,90')
  await expect(panel.getByText('IP 2,91-2,99 belum tercakup')).toBeVisible()
  await panel.getByRole('textbox', { name: 'IP sampai pita 2' }).fill('2,99')
  await panel.getByRole('textbox', { name: 'SKS pita 2' }).fill('20')
  await panel.getByRole('button', { name: 'Uji dampak' }).click()
  const dampak = panel.getByRole('region', { name: 'Hasil uji dampak' })
  await expect(dampak.getByText(/^Hak SKS [\d.]+ mahasiswa turun pada 2025\/2026 Ganjil/)).toBeVisible()
  await expect(dampak.getByRole('table', { name: 'Terkena menurut program studi' }).getByRole('row')).toHaveCount(2)
  await expect(dampak.getByRole('row').filter({ hasText: '21 SKS' }).first()).toContainText('20 SKS')
  await panel.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()

  await page.getByRole('tab', { name: 'Kalkulator' }).click()
  await hitung(page, { ip: '2,74', semester: '4' })
  await expect(jawaban(page, 21)).toBeVisible()
  await page.getByRole('combobox', { name: 'Program studi', exact: true }).fill('Informatika')
  await page.getByRole('option').filter({ hasText: '55201' }).click()
  await page.getByRole('button', { name: 'Hitung' }).click()
  await expect(jawaban(page, 20)).toBeVisible()

  await page.getByRole('tab', { name: 'Set aturan' }).click()
  await page.getByRole('button', { name: `Versi ${nama}` }).click()
  const versi = page.getByRole('dialog', { name: `Versi ${nama}` })
  const pertama = versi.getByRole('region', { name: 'Versi 1' })
  await pertama.getByRole('button', { name: 'Lihat perbedaan' }).click()
  await expect(pertama.getByRole('row').filter({ hasText: 'Pita IP' })).toContainText('2,50-2,99: 20')
  await pertama.getByRole('button', { name: 'Kembalikan versi ini' }).click()
  await expect(page.getByText('Versi 1 dikembalikan')).toBeVisible()
  const admin = await asAdmin(request)
  const sets = await admin.get<{ nama: string; pita: { sks: number }[] | null }[]>('/v2/academic/hak-sks?itemsPerPage=200')
  expect(sets.find((s) => s.nama === nama)?.pita?.[1]?.sks).toBe(21)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await page.getByRole('dialog', { name: 'Konfirmasi' }).getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Data berhasil dihapus').last()).toBeVisible()
})

test('a student who is found by his NIM has the right of his last period (AK-R45)', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(`${HAK}?tab=uji`)
  await page.getByRole('textbox', { name: 'NIM' }).fill('2301010001')
  await page.getByRole('button', { name: 'Uji', exact: true }).click()
  await expect(jawaban(page, 21)).toBeVisible()
  await expect(page.getByText('Dasar: 2024/2025 Genap')).toBeVisible()
  await expect(page.getByText('IPS 2,83 pada pita [2,50, 3,00): 21 SKS')).toBeVisible()
})

test('a score reads as its letter, and a scale that is used can only be ended and copied (PL-R36)', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/pengaturan/konfigurasi-nilai?tab=uji')
  await page.getByRole('textbox', { name: 'Nilai angka' }).fill('79,995')
  await page.getByRole('button', { name: 'Uji', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A', exact: true })).toBeVisible()
  await expect(page.getByText('80,00, indeks 4,00, lulus')).toBeVisible()

  await page.getByRole('tab', { name: 'Skala nilai' }).click()
  await expect(page.getByText('Sudah dipakai')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ubah skala/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Akhiri dan salin skala/ }).click()
  const panel = page.getByRole('dialog', { name: /Akhiri dan salin/ })
  await panel.getByRole('textbox', { name: 'Batas bawah A', exact: true }).fill('81')
  await expect(panel.getByText('Nilai 80,00-80,99 belum tercakup')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Batas bawah A', exact: true }).fill('79')
  await expect(panel.getByText('Rentang A bertumpuk dengan AB')).toBeVisible()

  await page.goto('/pengaturan/konfigurasi-nilai?tab=komponen')
  await page.getByRole('button', { name: 'Ubah komponen Praktik', exact: true }).click()
  await page.getByRole('textbox', { name: 'Bobot Presensi' }).fill('9,99')
  await expect(page.getByText('Jumlah bobot 99,99; kurang 0,01')).toBeVisible()
  await page.goto('/pengaturan/konfigurasi-nilai?tab=kebijakan')
  await expect(page.getByRole('combobox', { name: 'Nilai mata kuliah yang diulang' })).toBeVisible()
})

test('the audit of one student names what is missing, and why an honour is missed (AK-R57, AK-R58)', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/pengaturan/sks-kelulusan?tab=uji')
  await page.getByRole('textbox', { name: 'NIM' }).fill('2101010001')
  await page.getByRole('button', { name: 'Uji', exact: true }).click()
  const tabel = page.getByRole('table', { name: 'Syarat kelulusan mahasiswa' })
  const baris = (label: RegExp) => tabel.getByRole('row').filter({ hasText: label })
  await expect(baris(/^SKS lulus/)).toContainText('146144Terpenuhi')
  await expect(baris(/^Mata kuliah wajib/)).toContainText('124126Belum1 mata kuliah wajib: MK207')
  await expect(baris(/^IPK/)).toContainText('3,122,00Terpenuhi')
  await expect(baris(/^SKS bernilai D/)).toContainText('3paling banyak 14 (10% dari 146)Terpenuhi')
  await expect(baris(/^Keuangan lunas/)).toContainText('Belum diketahui')
  await page.getByRole('textbox', { name: 'NIM' }).fill('2001010001')
  await page.getByRole('button', { name: 'Uji', exact: true }).click()
  await expect(page.getByText('Predikat: Sangat Memuaskan')).toBeVisible()
  await expect(page.getByText('Pujian: 11 semester, paling banyak 10')).toBeVisible()

  await page.getByRole('tab', { name: 'Periksa kurikulum' }).click()
  await expect(page.getByText('Kurikulum 2026 prodi 55201 hanya 142 SKS dari 144 SKS lulus')).toBeVisible()
})
