/**
 * `npm run dev`: the server on 3001, restarted when its sources change, and the portal on 3000 with hot reload, which
 * hands API calls on. People open port 3000 only.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { PROJECT, nodeComplaint } from './project.mjs'

const complaint = nodeComplaint()
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

process.chdir(PROJECT)
const portalPort = process.env['PORT'] ?? '3000'
const apiPort = process.env['API_PORT'] ?? '3001'
const binOf = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(createRequire(join(PROJECT, 'portal', 'package.json')).resolve(`${name}/package.json`), '..', file)

const children = [
  spawn(process.execPath, [binOf('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', PORT: apiPort, SITE_PORT: portalPort },
  }),
  spawn(process.execPath, [binOf('vite', 'bin/vite.js'), '--port', portalPort, '--strictPort'], {
    stdio: 'inherit',
    cwd: join(PROJECT, 'portal'),
    env: { ...process.env, API_PORT: apiPort },
  }),
]

/** Both or none: half a development server only misleads. */
function stopAll() {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stopAll)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stopAll()
  })
}
