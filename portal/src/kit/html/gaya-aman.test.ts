import { describe, expect, it } from 'vitest'
import { gayaAman, sumberAman, tautanAman } from './gaya-aman'

describe('styles in HTML from people (PL-R51)', () => {
  it.each([
    ['color:red;position:fixed', 'color:red'],
    ['COLOR: #a1201a; background-color : rgb(1, 2, 3)', 'color:#a1201a;background-color:rgb(1, 2, 3)'],
    ['text-align:center', 'text-align:center'],
    ['text-align:start', ''],
    ['color:url(https://jahat.example)', ''],
    ['background-color:expression(alert(1))', ''],
    ['background:red', ''],
    ['', ''],
  ])('keep of %s only %s', (style, aman) => {
    expect(gayaAman(style)).toBe(aman)
  })
})

describe('addresses in HTML from people', () => {
  it('never run anything', () => {
    for (const href of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//jahat.example', 'vbscript:x'])
      expect(tautanAman(href)).toBe(false)
    for (const src of ['data:image/svg+xml,x', 'http://x', '//x', 'x']) expect(sumberAman(src)).toBe(false)
  })

  it('lead to the web, to mail and within the site', () => {
    for (const href of ['https://contoh.ac.id', 'mailto:a@contoh.ac.id', '/berita/1', '#atas']) expect(tautanAman(href)).toBe(true)
    expect(sumberAman('/v2/platform/berkas/1/unduh')).toBe(true)
  })
})
