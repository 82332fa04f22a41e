import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { inTransaction, type AppDatabase, type Db } from '../db/client'
import type { Sealer } from '../kit/sealed'
import { insertKey, listKeys, lockKeys, removeKey, type KeyRow } from './key-queries'

const DAY_MS = 86_400_000
/** A key signs for so long (PL-R12). */
const SIGNS_MS = 90 * DAY_MS
/** And stays published for so much longer, for what it signed on its last day. */
const PUBLISHED_MS = 30 * DAY_MS
const RIPENS_MS = 300_000

/** Answers what becomes of keys, given newest first: whether a new one is due, and which are no longer published. */
export function keyTurnover(keys: readonly { kid: string; dibuatPada: Date }[], now: number): { due: boolean; retired: string[] } {
  const [newest] = keys
  const due = !newest || now - newest.dibuatPada.getTime() >= SIGNS_MS
  const retired = keys.flatMap(({ kid }, index) => {
    const successor = keys[index - 1]
    return successor && now - successor.dibuatPada.getTime() >= PUBLISHED_MS ? [kid] : []
  })
  return { due, retired }
}

/**
 * Answers keys in the order in which they sign, given newest first: a key younger than five minutes waits behind its
 * predecessor, since other servers of the same college don't publish it yet.
 */
export function signOrder<Key extends { dibuatPada: Date }>(keys: readonly Key[], now: number): Key[] {
  const [newest, next, ...rest] = keys
  if (!newest || !next || now - newest.dibuatPada.getTime() >= RIPENS_MS) return [...keys]
  return [next, newest, ...rest]
}

/** The signing keys of a college with their private halves, the one that signs first; makes one when it is time. */
export async function signingKeys(app: AppDatabase, sealer: Sealer, collegeId: string): Promise<JWK[]> {
  return await inTransaction(app, { collegeId }, async (db) => {
    const { due, retired } = keyTurnover(await listKeys(db), Date.now())
    if (due || retired.length > 0) await turnOver(db, sealer)
    return signOrder(await listKeys(db), Date.now()).map((row) => openKey(row, sealer))
  })
}

const openKey = ({ kid, publik, rahasia }: KeyRow, sealer: Sealer): JWK => ({
  ...publik,
  ...(JSON.parse(sealer.open(rahasia)) as JWK),
  kid,
  alg: 'RS256',
  use: 'sig',
})

/** Under a lock and looked at anew, so that two servers make one key. */
async function turnOver(db: Db, sealer: Sealer): Promise<void> {
  await lockKeys(db)
  const { due, retired } = keyTurnover(await listKeys(db), Date.now())
  for (const kid of retired) await removeKey(db, kid)
  if (!due) return
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const { kty, n, e, ...secret } = await exportJWK(privateKey)
  const publik = { kty, n, e } as JWK
  await insertKey(db, { kid: await calculateJwkThumbprint(publik), publik, rahasia: sealer.seal(JSON.stringify(secret)) })
}
