import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Config } from '../config'
import { connectOwner } from '../db/client'
import { countColleges, movePorts } from './demo-queries'

/** Seeds the demo colleges when the database holds no college yet, in a process of its own so that its memory is given back. */
export async function seedEmptyDatabase(ownerUrl: string, { seed, port }: Pick<Config, 'seed' | 'port'>): Promise<void> {
  if (seed === 'tidak' || (await withOwner(ownerUrl, countColleges)) > 0) return
  console.info(`Basis data masih kosong: perguruan tinggi contoh ukuran ${seed} sedang dibuat ...`)
  await run(['--import', 'tsx', resolve('db/seed/main.ts'), `--ukuran=${seed}`, `--port=${port}`], {
    ...process.env,
    DATABASE_URL: ownerUrl,
  })
}

/** The demo sites follow the port of this start; sites of real colleges are never touched. */
export const followPort = (ownerUrl: string, port: number): Promise<void> => withOwner(ownerUrl, (db) => movePorts(db, port))

async function withOwner<T>(url: string, ask: (db: ReturnType<typeof connectOwner>['db']) => Promise<T>): Promise<T> {
  const owner = connectOwner(url, { max: 1 })
  try {
    return await ask(owner.db)
  } finally {
    await owner.close()
  }
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`Pembuatan data contoh berhenti dengan kode ${code}.`))))
  })
}
