import { parseArgs } from 'node:util'
import { readConfig } from '@sivitas/server/config'
import { migrate } from '@sivitas/server/db/migrate'
import { openServer } from '@sivitas/server/db/open-server'
import { openStore } from '@sivitas/server/files/open-store'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@sivitas/server/tenant/demo-accounts'
import { COLLEGES } from './data-master/perguruan-tinggi'
import { semuaIsi } from './platform/berkas-isi'
import { seedIfEmpty, type SeedReport } from './seed'

const config = readConfig(process.env)
const { values } = parseArgs({
  options: {
    ukuran: { type: 'string', default: 'kecil' },
    port: { type: 'string', default: String(config.sitePort ?? config.port) },
    paksa: { type: 'boolean', default: false },
  },
})

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const server = await openServer({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    await work(server.url)
  } finally {
    await server.stop()
  }
}

/** The rows name contents; these are they. A store that has them already keeps them. */
async function putContents(): Promise<void> {
  const store = openStore(config)
  for (const { id: collegeId } of COLLEGES) {
    for (const { sha256, bytes } of semuaIsi()) await store.put({ collegeId, sha256 }, bytes)
  }
}

function tell(report: SeedReport): void {
  const jumlah = Object.values(report.baris).reduce((n, x) => n + x, 0)
  for (const [table, n] of Object.entries(report.baris)) console.info(`  ${table.padEnd(28)} ${n.toLocaleString('id-ID').padStart(12)}`)
  console.info(
    `${jumlah.toLocaleString('id-ID')} baris dalam ${report.detik.toFixed(1)} detik; memori puncak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`,
  )
  console.info(`Akun contoh (kata sandi semua: ${DEMO_PASSWORD}):`)
  for (const a of DEMO_ACCOUNTS) console.info(`  ${a.username.padEnd(12)} ${a.college}  ${a.keterangan}`)
}

if (values.ukuran !== 'kecil' && values.ukuran !== 'besar') {
  console.error('Ukuran tidak dikenal. Pakai --ukuran=kecil atau --ukuran=besar.')
  process.exitCode = 2
} else {
  const { ukuran } = values
  await withDatabase(async (url) => {
    await migrate(url, config.migrationsDir)
    const report = await seedIfEmpty(url, {
      ukuran,
      port: Number(values.port),
      paksa: values.paksa,
      onProgress: (message) => console.info(message),
    })
    if (report === null)
      console.info('Basis data sudah berisi perguruan tinggi; tidak ada yang diubah. Untuk membuat ulang data contoh: --paksa')
    else {
      await putContents()
      tell(report)
    }
  })
}
