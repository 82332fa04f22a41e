import { join, relative, resolve } from 'node:path'
import { readConfig, type Config } from '../../config'
import { openStore } from '../../files/open-store'
import { openServer } from '../open-server'
import { saveFiles } from './file-archive'
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
    await tellFiles(config, server.url, file)
    if (!config.secretKey)
      console.info(
        `Simpan pula ${relative('', join(config.dataDir, 'kunci-rahasia'))}: tanpanya kunci dan rahasia di dalam cadangan tidak terbaca.`,
      )
    console.info('Pulihkan ke basis data kosong dengan: npm run restore -- <berkas>')
  } finally {
    await server.stop()
  }
}

/** Files of an S3 store are the store's to keep; those of the disk go along. */
async function tellFiles(config: Config, url: string, backup: string): Promise<void> {
  if (config.s3) return console.info('Berkas unggahan ada di penyimpanan S3; cadangkan bucket itu dengan caranya sendiri.')
  const saved = await saveFiles(openStore(config), url, backup)
  const size = (saved.bytes / 1e6).toLocaleString('id-ID')
  console.info(`Berkas unggahan: ${saved.count.toLocaleString('id-ID')} isi, ${relative('', saved.file)} (${size} MB).`)
}

await main().catch((error: unknown) => {
  console.error('Pencadangan gagal:', error instanceof Error ? error.message : error)
  process.exitCode = 1
})
