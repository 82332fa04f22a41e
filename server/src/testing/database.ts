import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connectApp, connectOwner, type AppDatabase } from '../db/client'

/** A database of one test file, migrated and empty. */
export type TestDatabase = {
  readonly url: string
  /** As owner: makes what a test needs, in any college. */
  readonly owner: AppDatabase
  /** As the application: what the code under test gets. */
  readonly app: AppDatabase
  /** Closes both connections and removes the database; for `afterAll`. */
  drop(): Promise<void>
}

/**
 * Clones the migrated template (or another database: 'template1' is an empty one); costs about 45 ms, so it is made
 * once a file, in `beforeAll`.
 */
export async function makeDatabase(template = inject('templateName')): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = connectOwner(serverUrl, { max: 1 })
  await server.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = databaseUrl(serverUrl, name)
  const owner = connectOwner(url)
  const app = connectApp(url, { max: 4 })
  const drop = async () => {
    await app.close()
    await owner.close()
    await server.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.close()
  }
  return { url, owner, app, drop }
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
