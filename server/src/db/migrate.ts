import { Migrator } from 'kysely'
import { ensureAppRole } from './app-role'
import { connectOwner, type AppDatabase } from './client'
import { installQueue } from './queue-schema'
import { migrationsFolder, SqlFiles } from './sql-files'
import { assertWalls } from './walls'

/**
 * Brings the database at `url` to the newest migration and answers the names of those it ran. Each file runs in one
 * transaction under a lock, so that two servers may start at once and a failed file leaves nothing behind; the ones
 * before it stay. One transaction for all would need a lock entry for every relation at once.
 * @throws Error when a file fails (with its name), when an applied file is gone, or when the walls have gaps.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<string[]> {
  const owner = connectOwner(url, { applicationName: 'sivitas-migrate' })
  try {
    const applied = await runMigrations(owner, new SqlFiles(folder))
    await installQueue(owner)
    await assertWalls(owner.db)
    return applied
  } finally {
    await owner.close()
  }
}

/** The migrations alone, without the proof at the end: a restore stops half-way, where the data belong. */
export async function runMigrations({ db }: AppDatabase, provider: SqlFiles): Promise<string[]> {
  await db.transaction().execute(ensureAppRole)
  const migrator = new Migrator({ db: db.withoutPlugins(), provider })
  const applied: string[] = []
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    const failed = results.find((result) => result.status === 'Error')
    if (error !== undefined) {
      const place = failed ? `Migrasi ${failed.migrationName}.sql gagal` : 'Migrasi tidak dapat dimulai'
      throw new Error(`${place}: ${error instanceof Error ? error.message : 'sebab tidak diketahui'}`, { cause: error })
    }
    if (results.length === 0) return applied
    applied.push(...results.map((result) => result.migrationName))
  }
}
