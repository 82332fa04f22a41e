import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Galat } from '../kit/galat'

/** Calls a minute and address that anybody may make without signing in; sign-in itself has its own ladder (PL-R2). */
const LIMITS: Readonly<Record<string, number>> = {
  '/v2/platform/galat': 20,
  '/v2/auth/lupa-password': 20,
  '/v2/auth/atur-password': 20,
  '/v2/platform/verifikasi/{kode}': 60,
}

const limiters = new Map(
  Object.entries(LIMITS).map(([path, points]) => [path, new RateLimiterMemory({ points, duration: 60, keyPrefix: path })]),
)

/** @throws Galat 429 when an address makes a public call too often */
export async function assertNotTooOften(path: string, ip: string): Promise<void> {
  try {
    await limiters.get(path)?.consume(ip)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.ceil(refusal.msBeforeNext / 1000)
    throw new Galat([429, 'terlalu_sering'], 'Terlalu banyak percobaan. Coba lagi dalam 1 menit.', {
      headers: { 'retry-after': String(seconds) },
    })
  }
}
