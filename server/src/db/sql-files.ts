import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql, type Migration, type MigrationProvider } from 'kysely'

/**
 * The folder db/migrations of this project, found upwards from this file: the source lies four folders deep and the
 * bundle somewhere else.
 */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'db', 'migrations')
    if (existsSync(candidate)) return candidate
    if (folder === dirname(folder)) throw new Error('Folder db/migrations tidak ditemukan di atas berkas program ini.')
  }
}

/** Reads migrations from .sql files, ordered by name. They only go forward: what is wrong is mended by the next one. */
export class SqlFiles implements MigrationProvider {
  readonly #folder: string
  readonly #last: string | null

  /** @param last the newest migration to run; null runs all. */
  constructor(folder: string, last: string | null = null) {
    this.#folder = folder
    this.#last = last
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await readdir(this.#folder)).filter((file) => file.endsWith('.sql'))
    const names = files.map((file) => file.slice(0, -'.sql'.length)).filter((name) => !this.#last || name <= this.#last)
    return Object.fromEntries(names.toSorted().map((name) => [name, this.#migration(name)]))
  }

  #migration(name: string): Migration {
    return {
      up: async (db) => {
        const text = await readFile(join(this.#folder, `${name}.sql`), 'utf8')
        await sql.raw(text).execute(db)
      },
    }
  }
}
