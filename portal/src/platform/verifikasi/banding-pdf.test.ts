import { expect, test } from 'vitest'
import { bandingkan, sidikBerkas } from './banding-pdf'

const KOSONG = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

test('the fingerprint of a file is its SHA-256 in hex', async () => {
  expect(await sidikBerkas(new Blob([]))).toBe(KOSONG)
  expect(await sidikBerkas(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each([
  ['the very document', [{ sha256: KOSONG, arti: 'asli' }], 'asli'],
  ['an older version', [{ sha256: KOSONG.toUpperCase(), arti: 'lama' }], 'lama'],
  ['something else', [{ sha256: 'ab', arti: 'asli' }], 'beda'],
  ['anything, when nothing is known', [], 'beda'],
] as const)('tells %s', (_, sidik, hasil) => {
  expect(bandingkan(KOSONG, sidik)).toBe(hasil)
})
