/**
 * `npm run worker`: a process that only runs jobs. It shares database and data folder with the server, builds what
 * changed like `npm start`, and runs in this very process so that signals reach it directly.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT, nodeComplaint } from './project.mjs'

const complaint = nodeComplaint()
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
process.chdir(PROJECT)
const { status } = spawnSync(process.execPath, [join(PROJECT, 'scripts', 'build.mjs')], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(PROJECT, 'server', 'dist', 'worker.js')).href)
