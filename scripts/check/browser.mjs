import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium'

/**
 * Finds the browser of the tests, or installs Debian's where it may.
 * @returns {Promise<{ path: string } | { complaint: string }>}
 */
export async function findBrowser() {
  const named = process.env['CHROMIUM']
  if (named) return existsSync(named) ? { path: named } : { complaint: `CHROMIUM menunjuk ${named}, tetapi berkas itu tidak ada.` }
  if (existsSync(DEBIAN_CHROMIUM)) return { path: DEBIAN_CHROMIUM }
  const may = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!may) {
    return {
      complaint: `Uji peramban memerlukan Chromium. Pasang sekali dengan: sudo sh -c "${INSTALL}", atau isi CHROMIUM dengan letak Chromium atau Chrome yang sudah ada.`,
    }
  }
  console.info('Memasang Chromium dengan apt-get (sekali saja) ...')
  const { code, output } = await run(['sh', '-c', INSTALL], { DEBIAN_FRONTEND: 'noninteractive' })
  return code === 0 && existsSync(DEBIAN_CHROMIUM)
    ? { path: DEBIAN_CHROMIUM }
    : { complaint: `Chromium tidak dapat dipasang:\n${output.slice(-2000)}` }
}
