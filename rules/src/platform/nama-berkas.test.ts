import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bersihkanNamaBerkas, headerUnduhan, namaUnduhan } from './nama-berkas'

describe('namaUnduhan', () => {
  test.each([
    ['attachment; filename="KHS 20251.pdf"', '/v1/x', 'KHS 20251.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'R%C3%A9sum%C3%A9.pdf', '/v1/x', 'Résumé.pdf'],
    ['attachment; filename="RÃ©sumÃ©.pdf"', '/v1/x', 'Résumé.pdf'],
    ['attachment; filename=daftar.xlsx', '/v1/x', 'daftar.xlsx'],
    ['attachment; filename="a\\"b.pdf"', '/v1/x', 'ab.pdf'],
    ['attachment; filename="../../a.pdf"', '/v1/x', 'a.pdf'],
    ['attachment; filename="100%.pdf"', '/v1/x', '100%.pdf'],
    ['inline', 'https://contoh.ac.id/berkas/kartu%20ujian.pdf?x=1', 'kartu ujian.pdf'],
    [null, '/v1/laporan/rekap.xlsx/', 'rekap.xlsx'],
    [null, 'https://contoh.ac.id', null],
    [null, '', null],
  ])('PL-R57 names a download with %j from %j: %s', (header, url, harapan) => {
    expect(namaUnduhan(header, url)).toBe(harapan)
  })
  test('PL-R57 reads back what headerUnduhan wrote', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'binary', maxLength: 400 })), (nama) => {
        const bersih = bersihkanNamaBerkas(nama)
        fc.pre(bersih !== '')
        expect(namaUnduhan(headerUnduhan(nama), '/x')).toBe(bersih)
      }),
    )
  })
})

describe('bersihkanNamaBerkas', () => {
  test.each([
    ['../../a.pdf', 'a.pdf'],
    ['C:\\dok\\b.pdf', 'b.pdf'],
    ['a"b\n.pdf', 'ab.pdf'],
    ['<img src=x>.png', 'img src=x.png'],
    ['.htaccess', 'htaccess'],
    ['..', ''],
    ['a\ud83d.pdf', 'a.pdf'],
  ])('PL-R57 (edge case 32) shows %j as %j', (nama, harapan) => {
    expect(bersihkanNamaBerkas(nama)).toBe(harapan)
  })
})
