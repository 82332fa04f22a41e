/**
 * `npm start`: builds what changed and runs the server in this very process, so that Ctrl+C, SIGTERM and a kill reach
 * it directly and no process is left over. The build runs in a child, whose memory goes with it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT, nodeComplaint } from './project.mjs'

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message)
  process.exit(1)
}

const complaint = nodeComplaint()
if (complaint) giveUp(complaint)
if (!existsSync(join(PROJECT, 'node_modules', 'esbuild'))) giveUp('Paket belum terpasang. Jalankan "npm install", lalu ulangi.')

// Relative paths of the settings (.data, portal/dist) mean the project's folder, wherever the command was given.
process.chdir(PROJECT)
const { status } = spawnSync(process.execPath, [join(PROJECT, 'scripts', 'build.mjs')], { stdio: 'inherit' })
if (status !== 0) giveUp('Aplikasi tidak dapat dibangun; pesan di atas menyebut sebabnya.')

process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(PROJECT, 'server', 'dist', 'main.js')).href)
