import { passwordFits } from '@sivitas/server/auth/password'
import { measureAlone, type Alone } from '../load'
import { PASSWORD } from '../stage'

const CHECKS = 50

/** CPU ms that checking one password takes by itself: it is meant to be dear, and is no work of ours. */
async function passwordMs(): Promise<number> {
  await passwordFits(null, PASSWORD)
  const before = process.cpuUsage()
  for (let n = 0; n < CHECKS; n += 1) await passwordFits(null, PASSWORD)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / CHECKS
}

/** What signing in costs when nobody else does, and how much of it is not the password. */
export async function signInAlone(base: string, pids: () => number[]): Promise<Alone> {
  const body = { username: 'admin', password: PASSWORD }
  const alone = await measureAlone({ name: 'masuk', url: `${base}/v2/auth/login`, token: '', body }, pids)
  const hash = await passwordMs()
  console.info(`\nMasuk: CPU ${alone.cpuMs.toFixed(1)} ms, di luar kata sandi ${(alone.cpuMs - hash).toFixed(1)} ms`)
  return alone
}
