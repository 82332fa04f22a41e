import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name'

describe('fileNameOf (PL-R57)', () => {
  it.each([
    ['attachment; filename="konsentrasi.xlsx"', '/v2/a', 'konsentrasi.xlsx'],
    ['attachment; filename=konsentrasi.csv', '/v2/a', 'konsentrasi.csv'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''Jumat%20%C3%A9.pdf`, '/v2/a', 'Jumat é.pdf'],
    ['attachment; filename="../../a.pdf"', '/v2/a', '..-..-a.pdf'],
    [null, 'https://kampus.example/berkas/ijazah.pdf?v=2#x', 'ijazah.pdf'],
    ['inline', '/berkas/nilai.xlsx', 'nilai.xlsx'],
    [`attachment; filename*=UTF-8''%E0%A4%A`, '/berkas/nilai.xlsx', 'nilai.xlsx'],
  ])('reads %s of %s as %s', (disposition, url, name) => {
    expect(fileNameOf(disposition, url)).toBe(name)
  })

  it('answers none where neither the answer nor the address names a file', () => {
    expect(fileNameOf(null, '/')).toBeNull()
  })
})
