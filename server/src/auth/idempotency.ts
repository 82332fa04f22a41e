import { createHash } from 'node:crypto'
import { Galat } from '../kit/galat'
import type { Authenticated, RequestContext } from './context'
import { claimKey, findAnswer, keepAnswer } from './idempotency-queries'

/**
 * Runs a write once for its Idempotency-Key: a repeat with the same key gets the stored answer, and a repeat while the
 * first still runs waits for it (the row is locked by the first transaction). Writes without a key just run. The answer
 * of a `secret` call is never stored: its repeat is refused, since neither a second run nor a kept password would do.
 */
export async function once<Answer>(
  context: RequestContext,
  { db, session, collegeId, input, secret }: Authenticated & { input: unknown; secret: boolean },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = context.http.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return await run()
  if (key.length > 100) throw new Galat([422, 'validasi'], 'Idempotency-Key paling banyak 100 karakter.')
  const row = { collegeId, idAkun: session.uuid, kunci: key }
  const route = `${context.http.method} ${context.http.path}`
  const sidik = createHash('sha256')
    .update(route)
    .update(JSON.stringify(input) ?? '')
    .digest('base64url')
  if (await claimKey(db, { ...row, rute: route.slice(0, 200), sidik })) {
    const answer = await run()
    await keepAnswer(db, row, secret ? null : answer)
    return answer
  }
  const stored = await findAnswer(db, row)
  if (stored?.sidik !== sidik) throw new Galat([409, 'duplikat'], 'Idempotency-Key ini sudah dipakai untuk permintaan lain.')
  if (secret)
    throw new Galat([409, 'duplikat'], 'Permintaan ini sudah dijalankan. Jawabannya memuat rahasia yang hanya ditampilkan satu kali.')
  context.reply.headers.set('idempotency-replayed', 'true')
  return stored.jawaban as Answer
}
