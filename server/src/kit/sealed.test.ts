import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSealer, Sealer } from './sealed'

it('opens what it sealed, and nothing that another key sealed or somebody changed', () => {
  const sealer = new Sealer('a'.repeat(40))
  const sealed = sealer.seal('kunci pribadi')
  expect(sealer.seal('kunci pribadi')).not.toBe(sealed)
  expect(sealer.open(sealed)).toBe('kunci pribadi')
  expect(() => new Sealer('b'.repeat(40)).open(sealed)).toThrow()
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  expect(() => sealer.open(changed)).toThrow()
})

it('keeps its key in a file of the data directory that only its owner can read', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sealed-'))
  try {
    const sealed = openSealer({ secretKey: undefined, dataDir }).seal('sama')
    expect(openSealer({ secretKey: undefined, dataDir }).open(sealed)).toBe('sama')
    expect(statSync(join(dataDir, 'kunci-rahasia')).mode & 0o077).toBe(0)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
