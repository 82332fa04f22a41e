import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Password of every demo account. */
export const PASSWORD = 'kampus-contoh-2026'
/** Password that journeys give to the operators they make. */
export const OWN_PASSWORD = 'jalan-kopi-7381-sore'

/** Types name and password on the login page and sends them; what follows is the journey's to expect. */
export async function typeCredentials(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Nama Pengguna').fill(username)
  await page.getByRole('textbox', { name: 'Kata Sandi' }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

/** Signs in as people do and waits for the home page. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/')
  await typeCredentials(page, username, password)
  await expect(page).toHaveURL(/\/dashboard/, { timeout: 60_000 })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
}

type Envelope<Data> = { data: Data }

/** The API as the administrator of the first demo college, for what a journey needs to be there. */
export async function asAdmin(request: APIRequestContext) {
  const login = await request.post('/v2/auth/login', { data: { username: 'admin', password: PASSWORD } })
  expect(login.status(), await login.text()).toBe(200)
  const { data } = (await login.json()) as Envelope<{ access_token: string }>
  const headers = { authorization: `Bearer ${data.access_token}` }
  return {
    async get<Data>(path: string): Promise<Data> {
      const answer = await request.get(path, { headers })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as Envelope<Data>).data
    },
    async post<Data>(path: string, body: object): Promise<Data> {
      const answer = await request.post(path, { headers, data: body })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as Envelope<Data>).data
    },
    async put<Data>(path: string, body: object): Promise<Data> {
      const answer = await request.put(path, { headers, data: body })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as Envelope<Data>).data
    },
  }
}

let made = 0

/**
 * An operator of his own for a journey that locks, changes or signs out an account. He has a role of exactly these
 * scopes, such as 'F3:B', and has changed his first password already.
 */
export async function newOperator(request: APIRequestContext, name: string, scopes: readonly string[]) {
  const admin = await asAdmin(request)
  const unique = `${name}.${Date.now().toString(36)}${(made += 1)}`
  const role = await admin.post<{ id: string }>('/v1/role', {
    nama: `Hak ${unique}`,
    scopes: scopes.map((scope) => ({ kode: scope.slice(0, -2), tingkat: scope.slice(-1) })),
  })
  const operator = await admin.post<{ id: number }>('/v1/operator', {
    nama: `Operator ${unique}`,
    username: unique,
    password: PASSWORD,
    role: [{ idHakAkses: role.id }],
  })
  const login = await request.post('/v2/auth/login', { data: { username: unique, password: PASSWORD } })
  const { data } = (await login.json()) as Envelope<{ access_token: string }>
  const change = await request.post('/v1/change_password', {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { oldPassword: PASSWORD, newPassword: OWN_PASSWORD, confirmPassword: OWN_PASSWORD },
  })
  expect(change.ok(), await change.text()).toBe(true)
  return { username: unique, nama: `Operator ${unique}`, idOperator: operator.id, idHakAkses: role.id }
}
