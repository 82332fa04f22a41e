import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectOwner } from '../db/client'
import { startEmbedded } from '../db/embedded/start'
import { migrate } from '../db/migrate'
import { databaseUrl } from './database'

declare module 'vitest' {
  // Vitest takes the types of what is handed to the tests from this interface, so it can't be a type.
  interface ProvidedContext {
    /** Address of the server's maintenance database, with the right to make databases. */
    serverUrl: string
    /** Name of the migrated database that every test file gets a clone of. */
    templateName: string
  }
}

/**
 * Runs once before all test files: one server without crash safety (or the one of DATABASE_URL) and one migrated
 * database in it as the template. What it answers runs after the last file.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer()
  const templateName = `tpl_${randomUUID().replaceAll('-', '')}`
  await command(server.url, `CREATE DATABASE ${templateName}`)
  await migrate(databaseUrl(server.url, templateName))
  project.provide('serverUrl', server.url)
  project.provide('templateName', templateName)
  return async () => {
    await command(server.url, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`)
    await server.stop()
  }
}

async function testServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const external = process.env['DATABASE_URL']
  if (external) return { url: external, stop: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'sivitas-test-'))
  const embedded = await startEmbedded({ dataDir, durable: false })
  const stop = async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: embedded.url, stop }
}

async function command(url: string, statement: string): Promise<void> {
  const owner = connectOwner(url, { max: 1 })
  try {
    await owner.pool.query(statement)
  } finally {
    await owner.close()
  }
}
