import { expect, test, type Page } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, signIn } from '../setup/people'

const LIST = '/data-master/badan-hukum/program-studi/fakultas'

const rowOf = (page: Page, nama: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nama }) })

async function openRowMenu(page: Page, nama: string): Promise<void> {
  await rowOf(page, nama).getByRole('button').last().click()
}

test('a faculty is added, changed, remembered in its history and removed', async ({ page, request }) => {
  const { username, nama: operator } = await newOperator(request, 'unit', ['F1:T'])
  const code = `F${Date.now().toString(36).slice(-5)}`
  const nama = `Fakultas Uji ${code}`
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(LIST)
  await expect(page.getByRole('rowheader').first()).toBeVisible()

  await page
    .getByRole('link', { name: 'Tambah' })
    .or(page.getByRole('button', { name: 'Tambah' }))
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText('Field tidak boleh kosong').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Kode', exact: true }).fill(code)
  await form.getByRole('textbox', { name: 'Nama fakultas' }).fill(nama)
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Data berhasil ditambahkan').last()).toBeVisible()

  await page.getByRole('searchbox', { name: /^Cari/ }).fill(code)
  await expect(page).toHaveURL(/cari=/)
  await rowOf(page, nama).getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Singkatan' }).fill('FUJI')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Data berhasil diubah').last()).toBeVisible()

  await openRowMenu(page, nama)
  await page.getByRole('menuitem', { name: 'Riwayat' }).click()
  const history = page.getByRole('dialog', { name: `Riwayat ${nama}` })
  await expect(history.getByText(operator).first()).toBeVisible()
  await expect(history.getByText('Singkatan').first()).toBeVisible()
  await expect(history.getByText('FUJI').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()

  await openRowMenu(page, nama)
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  const ask = page.getByRole('dialog', { name: 'Konfirmasi' })
  await expect(ask).toContainText(nama)
  await ask.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Data berhasil dihapus').last()).toBeVisible()
  await expect(rowOf(page, nama)).toHaveCount(0)
})

test('a code that is taken is refused on its field, by the name of who has it', async ({ page, request }) => {
  const { username } = await newOperator(request, 'ganda', ['F1:T'])
  // One of its own: those of other journeys are renamed and removed meanwhile.
  const kode = `G${Date.now().toString(36).slice(-5)}`
  const nama = `Fakultas Lama ${kode}`
  await (await asAdmin(request)).post('/v1/fakultas', { kode, nama })
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(LIST)
  await page
    .getByRole('link', { name: 'Tambah' })
    .or(page.getByRole('button', { name: 'Tambah' }))
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Kode', exact: true }).fill(kode)
  await form.getByRole('textbox', { name: 'Nama fakultas' }).fill('Fakultas Serupa')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(form.getByText(`Kode fakultas sudah dipakai oleh ${nama}`).first()).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Nama fakultas' })).toHaveValue('Fakultas Serupa')
})

test('a reader sees the faculties and no button that would change them', async ({ page, request }) => {
  const { username } = await newOperator(request, 'baca', ['F1:B'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(LIST)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tambah' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tambah' })).toHaveCount(0)
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByRole('menuitem', { name: 'Riwayat' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Hapus' })).toHaveCount(0)
})
