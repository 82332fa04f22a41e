import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT } from '../project.mjs'

/**
 * Runs a command in the project and waits for it, keeping what it prints.
 * @param {readonly string[]} words program and arguments
 * @param {Record<string, string>} [env] added to this process's environment
 * @returns {Promise<{ code: number, output: string }>} a command that can't be started answers code 127
 */
export function run(words, env = {}) {
  const [program = '', ...args] = words
  return new Promise((resolve) => {
    // No colours: what is printed here is read in files, too.
    const child = spawn(program, args, { cwd: PROJECT, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env } })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The words that run a program of node_modules/.bin. @param {string} name @param {readonly string[]} args */
export const tool = (name, ...args) => [join(PROJECT, 'node_modules', '.bin', name), ...args]
