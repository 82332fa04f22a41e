import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '../../config'
import { openStore } from '../../files/open-store'
import { openServer } from '../open-server'
import { fileArchiveOf, restoreFiles } from './file-archive'
import { recoverDatabase } from './recover'

/** `npm run restore -- file`: fills an empty database from a backup and says what it did. */
async function main(): Promise<void> {
  const file = process.argv[2]
  if (!file) throw new Error('Sebutkan berkas cadangannya: npm run restore -- <berkas>')
  const config = readConfig(process.env)
  const server = await openServer({ ...config, log: console.info })
  try {
    const { made, counts, added } = await recoverDatabase(server.url, resolve(file), config.migrationsDir)
    if (made && counts) {
      const day = new Date(made).toLocaleString('id-ID', { dateStyle: 'long', timeStyle: 'short' })
      console.info(`Cadangan tanggal ${day} diperiksa: utuh.`)
      console.info(
        `${counts.rows.toLocaleString('id-ID')} baris dalam ${counts.tables.toLocaleString('id-ID')} tabel dipulihkan, dan jumlah setiap tabel cocok.`,
      )
    } else console.info('Basis data dipulihkan dengan pg_restore.')
    if (!config.s3 && existsSync(fileArchiveOf(resolve(file)))) {
      const count = await restoreFiles(openStore(config), resolve(file))
      console.info(`${count.toLocaleString('id-ID')} isi berkas unggahan dipulihkan.`)
    }
    if (added.length > 0) console.info(`Lalu disesuaikan dengan versi program ini: ${added.join(', ')}.`)
  } finally {
    await server.stop()
  }
}

await main().catch((error: unknown) => {
  console.error('Pemulihan gagal:', error instanceof Error ? error.message : error)
  process.exitCode = 1
})
