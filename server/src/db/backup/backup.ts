import { join, relative, resolve } from 'node:path'
import { readConfig } from '../../config'
import { openServer } from '../open-server'
import { saveDatabase } from './save'

/** `npm run backup [-- path]`: saves the database, also while the application runs, and says what it saved where. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = await openServer({ ...config, log: console.info })
  try {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
    const path = resolve(process.argv[2] ?? join(config.dataDir, 'cadangan', `sivitas-${stamp}`))
    const { file, bytes, counts } = await saveDatabase(server.url, path)
    console.info(`Cadangan tersimpan: ${relative('', file)} (${(bytes / 1e6).toLocaleString('id-ID')} MB).`)
    console.info(
      counts
        ? `Isinya ${counts.tables.toLocaleString('id-ID')} tabel dengan ${counts.rows.toLocaleString('id-ID')} baris, semuanya menurut keadaan pada satu saat.`
        : 'Dibuat dengan pg_dump dari sistem ini.',
    )
    console.info(`Berkas unggahan tidak termasuk: salin juga folder ${relative('', config.dataDir)} selain postgres di dalamnya.`)
    console.info('Pulihkan ke basis data kosong dengan: npm run restore -- <berkas>')
  } finally {
    await server.stop()
  }
}

await main().catch((error: unknown) => {
  console.error('Pencadangan gagal:', error instanceof Error ? error.message : error)
  process.exitCode = 1
})
