import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { codeSvg } from './code-svg'

/** Fills the squares that a path of runs covers, as a printer would. */
function modulesOf(svg: string): { size: number; dark: Set<string> } {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const dark = new Set<string>()
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i},${y}`)
  }
  return { size, dark }
}

test.each(['a', 'https://siakad.contoh.ac.id/verifikasi/abcdefghijklmnopqrstuv'])('the QR of %s is drawn module by module', (text) => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const drawn = modulesOf(codeSvg({ kind: 'qrcode', text }))
  const wanted = new Set([...data].flatMap((bit, n) => (bit ? [`${n % size},${Math.floor(n / size)}`] : [])))
  expect(drawn.size).toBe(size)
  expect(drawn.dark).toEqual(wanted)
})

test('a NIM becomes stripes', () => {
  expect(codeSvg({ kind: 'code128', text: '2301010001' })).toMatch(/^<svg/)
})
