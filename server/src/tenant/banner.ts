import type { Running } from '../start'
import { countDemoColleges } from './demo-queries'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts'

/** What stands on the terminal once the server listens: where to go and how to sign in. */
export async function banner({ services, port }: Pick<Running, 'services' | 'port'>): Promise<string> {
  const lines = ['', `Sivitas siap di http://localhost:${port}`, `API: http://localhost:${port}/docs`]
  if ((await countDemoColleges(services.app.db)) > 0) {
    const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length))
    lines.push(
      '',
      `Akun contoh (kata sandi semua: ${DEMO_PASSWORD}); PT03 di http://pt03.localhost:${port}, PT02 di http://pt02.localhost:${port}:`,
    )
    lines.push(...DEMO_ACCOUNTS.map(({ username, college, keterangan }) => `  ${username.padEnd(width)}  ${college}  ${keterangan}`))
  }
  return [...lines, '', 'Berhenti: Ctrl+C', ''].join('\n')
}
