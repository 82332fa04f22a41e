import type { Db } from '../db/client'

/** A mail to one person. */
export type Surel = { kepada: string; judul: string; teks: string; html?: string }

/**
 * Puts a mail into the one outbox, in the caller's transaction and college: it goes out when that commits, and never
 * when it rolls back. Whoever sends mail sends it this way (decisions, section 4). Answers the mail's id.
 */
export async function antreSurel(db: Db, { kepada, judul, teks, html }: Surel): Promise<string> {
  const row = { kepada, judul, isiTeks: teks, isiHtml: html ?? null }
  const { id } = await db.insertInto('surelKeluar').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
