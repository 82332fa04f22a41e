import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { connectOwner } from '../db/client'
import { startScratch } from '../db/embedded/scratch'
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
  return external ? { url: external, stop: async () => undefined } : await startScratch()
}

async function command(url: string, statement: string): Promise<void> {
  const owner = connectOwner(url, { max: 1 })
  try {
    await owner.pool.query(statement)
  } finally {
    await owner.close()
  }
}
