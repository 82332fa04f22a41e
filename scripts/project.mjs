import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; every path that the scripts give to a tool is relative to it. */
export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Says what is missing before anything else of the project is loaded, because an older Node fails on its first modern
 * line with words that help nobody.
 * @returns the message for the person at the terminal, or null when this Node will do.
 */
export function nodeComplaint(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return null
  return `Sivitas memerlukan Node.js 20.19 atau yang lebih baru; yang terpasang adalah ${version}. Pasang versi baru dari https://nodejs.org, lalu ulangi.`
}
