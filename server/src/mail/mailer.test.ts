import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../db/client'
import { Sealer } from '../kit/sealed'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { sendDue, startMailer, type Mailing } from './mailer'
import { antreSurel } from './outbox'

let database: TestDatabase
let dataDir: string
let logged: string[]
const servers: SMTPServer[] = []

const SEALER = new Sealer('kunci untuk pengujian')
const HERE = 'kampus-a'
const THERE = 'kampus-b'
const SUREL = { kepada: 'mahasiswa@contoh.ac.id', judul: 'Tagihan semester ini', teks: 'Isi yang rahasia, ditulis oleh Ibu Siti — 5 µ' }

beforeAll(async () => {
  database = await makeDatabase()
  for (const [collegeId, kodePt] of [
    [HERE, '041001'],
    [THERE, '041002'],
  ] as const) {
    await database.owner.db
      .insertInto('college')
      .values({ collegeId, kodePt, nama: collegeId, judul: collegeId, periodeAktif: 20261 })
      .execute()
  }
})

afterAll(async () => await database.drop())

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sivitas-surel-'))
  logged = []
})

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done))))
  await rm(dataDir, { recursive: true, force: true })
  for (const collegeId of [HERE, THERE]) {
    await inTransaction(database.owner, { collegeId }, async (db) => {
      await db.deleteFrom('surelKeluar').execute()
      await db.deleteFrom('konfigurasi').execute()
    })
  }
})

function mailing(smtpUrl?: string): Mailing {
  const sink = new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  })
  return {
    app: database.app,
    config: { smtpUrl, smtpFrom: 'Sivitas <tidak-dibalas@contoh.ac.id>', dataDir },
    sealer: SEALER,
    log: pino(sink),
  }
}

const queue = (collegeId: string, surel = SUREL) => inTransaction(database.app, { collegeId }, (db) => antreSurel(db, surel))

const row = (id: string, collegeId = HERE) =>
  inTransaction(database.app, { collegeId }, (db) =>
    db.selectFrom('surelKeluar').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

/** Makes the retry of a mail due now, as if its wait had passed. */
const due = (id: string) =>
  inTransaction(database.owner, { collegeId: HERE }, (db) =>
    db
      .updateTable('surelKeluar')
      .set({ cobaLagiPada: new Date(0) })
      .where('id', '=', id)
      .execute(),
  )

const configure = (collegeId: string, values: Record<string, string>) =>
  inTransaction(database.app, { collegeId }, (db) =>
    db
      .insertInto('konfigurasi')
      .values(
        Object.entries(values).map(([keyword, value]) =>
          keyword === 'smtp_sandi'
            ? { keyword, tipe: 'rahasia', value: '', rahasia: SEALER.seal(value) }
            : { keyword, value, tipe: 'teks', rahasia: null },
        ),
      )
      .execute(),
  )

/** A real mail server on a free port; `got` fills with what it accepted. */
async function smtpServer(options: SMTPServerOptions = {}) {
  const got: { to: string[]; message: string; user: string | undefined }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope, user }, done) {
      text(stream).then((message) => {
        got.push({ to: envelope.rcptTo.map(({ address }) => address), message, user })
        done()
      }, done)
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  servers.push(server)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { got, port, url: `smtp://127.0.0.1:${port}` }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

test('sends a queued mail once, with a Message-ID that comes from its row', async () => {
  const { got, url } = await smtpServer()
  const id = await queue(HERE)
  expect(await sendDue(mailing(url))).toBe(1)
  expect(await sendDue(mailing(url))).toBe(0)
  expect(got).toHaveLength(1)
  expect(got[0]?.to).toEqual([SUREL.kepada])
  expect(got[0]?.message).toContain(`Message-ID: <${id}@contoh.ac.id>`)
  expect(got[0]?.message).toContain('Subject: Tagihan semester ini')
  expect(got[0]?.message).toContain('Auto-Submitted: auto-generated')
  expect(await row(id)).toMatchObject({ status: 'terkirim', percobaan: 1, pesan: null, terkirimPada: expect.any(Date) })
})

test('keeps a mail back when the transaction that wanted it rolls back', async () => {
  const { got, url } = await smtpServer()
  const failing = inTransaction(database.app, { collegeId: HERE }, async (db) => {
    await antreSurel(db, SUREL)
    throw new Error('batal')
  })
  await expect(failing).rejects.toThrow('batal')
  expect(await sendDue(mailing(url))).toBe(0)
  expect(got).toHaveLength(0)
})

test('sends HTML beside the text, and takes the address for one whatever it holds', async () => {
  const { got, url } = await smtpServer()
  await queue(HERE, { ...SUREL, judul: 'Satu\r\nBcc: lain@contoh.ac.id', html: '<p>Isi</p>' } as typeof SUREL)
  await queue(HERE, { ...SUREL, kepada: 'satu@contoh.ac.id, dua@contoh.ac.id' })
  await sendDue(mailing(url))
  expect(got[0]?.message).toContain('text/html')
  expect(got[0]?.message).not.toMatch(/^Bcc:/m)
  expect(got.flatMap(({ to }) => to)).not.toContain('dua@contoh.ac.id')
})

test("prefers a college's own mail server, account and sender to the installation's", async () => {
  const shared = await smtpServer()
  const own = await smtpServer({
    onAuth: ({ username, password }, _, done) =>
      password === 'kunci' ? done(null, { user: username ?? '' }) : done(refusal(535, 'salah')),
  })
  await configure(THERE, {
    smtp_host: '127.0.0.1',
    smtp_port: String(own.port),
    smtp_user: 'surel',
    smtp_sandi: 'kunci',
    surel_pengirim: 'baak@kampus-b.ac.id',
    surel_nama: 'BAAK Kampus B',
  })
  await queue(HERE)
  const id = await queue(THERE)
  expect(await sendDue(mailing(shared.url))).toBe(2)
  expect(shared.got).toHaveLength(1)
  expect(own.got).toHaveLength(1)
  expect(own.got[0]).toMatchObject({ user: 'surel' })
  expect(own.got[0]?.message).toContain('From: BAAK Kampus B <baak@kampus-b.ac.id>')
  expect(own.got[0]?.message).toContain(`<${id}@kampus-b.ac.id>`)
})

test('writes files where no mail server is known and says where, without address or content', async () => {
  const id = await queue(HERE)
  expect(await sendDue(mailing())).toBe(1)
  const folder = join(dataDir, 'surel')
  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(new RegExp(`^\\d{8}-\\d{6}-${id}\\.eml$`))])
  const file = join(folder, names[0] ?? '')
  expect(await readFile(file, 'utf8')).toContain(`To: ${SUREL.kepada}`)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await row(id)).toMatchObject({ status: 'terkirim', pesan: 'Disimpan sebagai berkas; SMTP belum diatur.' })
  expect(logged.join('')).toContain(file)
  expect(logged.join('')).not.toContain(SUREL.kepada)
  expect(logged.join('')).not.toContain('rahasia')
})

test('tries a failed mail again after 10, 60 and 300 seconds and then gives it up', async () => {
  const { url } = await smtpServer({ onMailFrom: (_, __, done) => done(refusal(451, 'coba lagi nanti')) })
  const id = await queue(HERE)
  for (const seconds of [10, 60, 300]) {
    const before = Date.now()
    expect(await sendDue(mailing(url))).toBe(0)
    const { status, cobaLagiPada } = await row(id)
    expect(status).toBe('antre')
    // Between the moment before it was tried and this one; the database's clock may differ by a little.
    expect(cobaLagiPada.getTime()).toBeGreaterThanOrEqual(before + seconds * 1000 - 1000)
    expect(cobaLagiPada.getTime()).toBeLessThanOrEqual(Date.now() + seconds * 1000 + 1000)
    expect(await sendDue(mailing(url)), 'not before its time').toBe(0)
    await due(id)
  }
  await sendDue(mailing(url))
  expect(await row(id)).toMatchObject({ status: 'gagal', percobaan: 4, pesan: expect.stringContaining('coba lagi nanti') })
})

test('gives up at once what the server refuses for good, and logs the code but not the address', async () => {
  const { url } = await smtpServer({ onRcptTo: ({ address }, _, done) => done(refusal(550, `${address} tidak dikenal`)) })
  const id = await queue(HERE)
  await sendDue(mailing(url))
  expect(await row(id)).toMatchObject({ status: 'gagal', percobaan: 1 })
  expect(logged.join('')).toContain('"responseCode":550')
  expect(logged.join('')).not.toContain(SUREL.kepada)
})

test('does not repeat by itself what broke off in the middle', async () => {
  let connections = 0
  const { url } = await smtpServer({
    onConnect: (_, done) => {
      connections += 1
      done()
    },
    onData: (stream) => stream.resume().on('end', () => servers[0]?.connections.forEach((connection) => connection.close())),
  })
  const id = await queue(HERE)
  await sendDue(mailing(url))
  expect(connections).toBe(1)
  expect(await row(id)).toMatchObject({ status: 'antre', percobaan: 1 })
})

test('counts an attempt before sending, so that a mail whose sender died waits, and is not tried for ever', async () => {
  const { got, url } = await smtpServer()
  const id = await queue(HERE)
  await inTransaction(database.owner, { collegeId: HERE }, (db) =>
    db.updateTable('surelKeluar').set({ percobaan: 4 }).where('id', '=', id).execute(),
  )
  await sendDue(mailing(url))
  expect(got).toHaveLength(0)
  expect(await row(id)).toMatchObject({ status: 'gagal', percobaan: 5 })
})

test('lets several senders work side by side without sending anything twice', async () => {
  const { got, url } = await smtpServer()
  const ids = await Promise.all(Array.from({ length: 30 }, () => queue(HERE)))
  const sent = await Promise.all([sendDue(mailing(url)), sendDue(mailing(url)), sendDue(mailing(url))])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(new Set(got.map(({ message }) => /Message-ID: <([^@]+)@/.exec(message)?.[1]))).toEqual(new Set(ids))
  expect(got).toHaveLength(30)
})

test("goes on with other colleges when one college's server is wrong", async () => {
  const { got, url } = await smtpServer()
  await configure(HERE, { smtp_host: '127.0.0.1', smtp_port: '1', surel_pengirim: 'a@contoh.ac.id' })
  await queue(HERE)
  await queue(THERE)
  expect(await sendDue(mailing(url))).toBe(1)
  expect(got).toHaveLength(1)
})

test('looks into the outbox by itself until it is stopped', async () => {
  const { got, url } = await smtpServer()
  const id = await queue(HERE, { ...SUREL, judul: randomUUID() })
  const mailer = startMailer(mailing(url))
  await expect.poll(async () => (await row(id)).status, { timeout: 60_000 }).toBe('terkirim')
  await mailer.stop()
  await queue(HERE)
  expect(got).toHaveLength(1)
})
