import { sql, type Selectable } from 'kysely'
import type { Database, Db } from '../db/client'
import type { Sealer } from '../kit/sealed'
import { konfigurasiBanyak, konfigurasiRahasia } from '../tenant/konfigurasi-queries'

const COLUMNS = ['id', 'collegeId', 'kepada', 'judul', 'isiTeks', 'isiHtml', 'percobaan', 'dibuatPada'] as const

/** A mail that was taken for sending; `percobaan` counts this attempt too. */
export type Letter = Pick<Selectable<Database['surelKeluar']>, (typeof COLUMNS)[number]>

/** Colleges in service, whose mail is sent. */
export async function listSendingColleges(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('college').select('collegeId').where('status', '=', 'aktif').orderBy('collegeId').execute()
  return rows.map(({ collegeId }) => collegeId)
}

/**
 * Takes the mail that is due longest, for five minutes: the attempt is counted and the next one put off before a byte
 * is sent, so that no second sender takes it and a mail that ends the process isn't tried for ever. SKIP LOCKED lets
 * several senders work side by side.
 */
export async function claimLetter(db: Db): Promise<Letter | undefined> {
  const due = db
    .selectFrom('surelKeluar')
    .select('id')
    .where('status', '=', 'antre')
    .where('cobaLagiPada', '<=', sql<Date>`now()`)
    .orderBy('cobaLagiPada')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return await db
    .updateTable('surelKeluar')
    .set(({ eb }) => ({ percobaan: eb('percobaan', '+', 1), cobaLagiPada: sql<Date>`now() + interval '5 minutes'` }))
    .where('id', '=', due)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Notes that a mail was handed over, and to whom if not to a mail server. */
export async function markSent(db: Db, { id, percobaan }: Letter, pesan: string | null): Promise<void> {
  await db
    .updateTable('surelKeluar')
    .set({ status: 'terkirim', terkirimPada: sql<Date>`now()`, pesan })
    .where('id', '=', id)
    .where('percobaan', '=', percobaan)
    .execute()
}

/** Notes why a mail could not be handed over: tried again after `delay` seconds, or given up where there is none. */
export async function markFailed(
  db: Db,
  { id, percobaan }: Letter,
  { pesan, delay }: { pesan: string; delay: number | null },
): Promise<void> {
  const next = delay === null ? { status: 'gagal' } : { cobaLagiPada: sql<Date>`now() + make_interval(secs => ${delay})` }
  await db
    .updateTable('surelKeluar')
    .set({ pesan, ...next })
    .where('id', '=', id)
    .where('percobaan', '=', percobaan)
    .execute()
}

const KEYWORDS = ['smtp_host', 'smtp_port', 'smtp_user', 'surel_pengirim', 'surel_nama'] as const

/** The college's own mail settings (platform.md, group Surel); what it left empty is missing. */
export type CollegeMail = Partial<Record<(typeof KEYWORDS)[number] | 'smtp_sandi', string>>

export async function findCollegeMail(db: Db, sealer: Sealer): Promise<CollegeMail> {
  const set = Object.entries(await konfigurasiBanyak(db, KEYWORDS)).map(([keyword, value]) => [keyword, String(value ?? '').trim()])
  const sandi = await konfigurasiRahasia(db, sealer, 'smtp_sandi')
  return Object.fromEntries([...set, ['smtp_sandi', sandi]].filter(([, value]) => value !== ''))
}
