import { expect, test } from '@playwright/test'
import { asAdmin, newOperator, OWN_PASSWORD, PASSWORD, signIn, typeCredentials } from '../setup/people'

const FORM = '/data-master/badan-hukum/program-studi/fakultas'
const userMenu = /^Menu pengguna/

test('PL edge 5: who is disabled with an open form is asked to sign in, and finds his text when he may again', async ({
  page,
  request,
}) => {
  const { username, idOperator } = await newOperator(request, 'henti', ['F1:T'])
  await signIn(page, username, OWN_PASSWORD)
  await page.goto(FORM)
  await page.getByRole('link', { name: 'Tambah' }).first().click()
  const form = page.getByRole('dialog')
  const nama = form.getByRole('textbox', { name: 'Nama fakultas' })
  await nama.fill('Fakultas yang belum disimpan')
  await form.getByRole('textbox', { name: 'Kode', exact: true }).fill('FBD')

  const admin = await asAdmin(request)
  await admin.post(`/v1/operator/${idOperator}`, { aktif: false, alasan: 'Kontrak berakhir' })
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByLabel('Nama Pengguna')).toBeVisible()
  await expect(page.getByText('Sesi Anda telah berakhir. Silakan login kembali.')).toBeVisible()
  await expect(page.getByText('Isian yang belum disimpan akan kembali setelah Anda masuk lagi di tab ini.')).toBeVisible()
  await typeCredentials(page, username, OWN_PASSWORD)
  await expect(page.getByText('Akun dinonaktifkan. Hubungi administrator.')).toBeVisible()

  await admin.post(`/v1/operator/${idOperator}`, { aktif: true })
  await typeCredentials(page, username, OWN_PASSWORD)
  await expect(nama).toHaveValue('Fakultas yang belum disimpan')
  await expect(form.getByRole('textbox', { name: 'Kode', exact: true })).toHaveValue('FBD')
  await expect(page.getByText('Isian Anda yang belum disimpan dikembalikan').last()).toBeVisible()
})

test('PL edge 6: two tabs that ask for a new token at the same second both stay signed in', async ({ page, context }) => {
  await signIn(page, 'pembaca')
  const second = await context.newPage()
  await second.goto('/berita')
  await expect(second.getByRole('button', { name: userMenu })).toBeVisible()
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([page.reload(), second.reload()])
    for (const tab of [page, second]) await expect(tab.getByRole('button', { name: userMenu })).toBeVisible()
  }
})

test('PL edge 9: a code follows a page of this site only', async ({ browser, request, baseURL }) => {
  const login = await request.post('/v2/auth/login', { data: { username: 'pembaca', password: PASSWORD } })
  const { data } = (await login.json()) as { data: { access_token: string } }
  const mint = async () => {
    const form = { response_type: 'code', client_id: 'portal-operator', redirect_uri: `${baseURL}/oauth`, as_role: 'ROLE_OPERATOR' }
    const answer = await request.post('/v1/authorize/sikad', { headers: { authorization: `Bearer ${data.access_token}` }, form })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { code: string } }).data.code
  }
  for (const [redirect, path] of [
    ['https://jahat.example/', '/dashboard'],
    ['//jahat.example', '/dashboard'],
    ['/\\jahat.example', '/dashboard'],
    ['/berita?page=2', '/berita?page=2'],
  ] as const) {
    const tab = await (await browser.newContext()).newPage()
    await tab.goto(`${baseURL}/oauth?code=${await mint()}&redirect=${encodeURIComponent(redirect)}`)
    await expect(tab).toHaveURL(`${baseURL}${path}`)
    await expect(tab.getByRole('button', { name: userMenu })).toBeVisible()
    await tab.context().close()
  }
})

test('PL edge 35: without local storage the portal works, and choices last for the tab', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await signIn(page, 'pembaca')
  await page.getByRole('button', { name: userMenu }).click()
  await page.getByRole('menuitem', { name: 'Tema' }).click()
  await page.getByRole('radio', { name: 'Gelap' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('radio', { name: 'Terang' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Berita' }).click()
  await expect(page).toHaveURL(/\/berita/)
  await expect(page.getByRole('button', { name: userMenu })).toBeVisible()
})
