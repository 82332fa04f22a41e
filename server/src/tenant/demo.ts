import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Config } from '../config'
import { connectOwner } from '../db/client'
import { countColleges, movePorts } from './demo-queries'

/** Password of every demo account. They exist only in colleges that the seed made. */
export const DEMO_PASSWORD = 'kampus-contoh-2026'

/** Demo accounts as the first screen and the README name them. */
export const DEMO_ACCOUNTS: readonly { username: string; college: string; isi: string }[] = [
  { username: 'admin', college: 'PT01', isi: 'administrator (A:T)' },
  { username: 'admin.baca', college: 'PT01', isi: 'administrator, hanya membaca (A:B)' },
  { username: 'supervisor', college: 'PT01', isi: 'BAAK, jenis Supervisor' },
  { username: 'baak', college: 'PT01', isi: 'F3, F4, A1-A5 tulis' },
  { username: 'prodi.ti', college: 'PT01', isi: 'F3, A1-A4, TA tulis; hanya prodi 55201' },
  { username: 'keuangan', college: 'PT01', isi: 'K1, K2, LK, H1 tulis' },
  { username: 'pembaca', college: 'PT01', isi: 'semua hak baca, kecuali administrator' },
  { username: 'tracer', college: 'PT01', isi: 'TR baca' },
  { username: 'nonaktif', college: 'PT01', isi: 'akun dinonaktifkan' },
  { username: 'mahasiswa', college: 'PT01', isi: 'ROLE_MAHASISWA: ditolak portal ini' },
  { username: 'dosen', college: 'PT01', isi: 'ROLE_DOSEN: ditolak portal ini' },
  { username: 'admin2', college: 'PT03', isi: 'administrator PT03 (A:T)' },
]

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
