import { describe, expect, it } from 'vitest'
import { cleanHtml, plainText } from './rich-text'

describe('HTML from people (PL-R51)', () => {
  it.each([
    ['<p style="color:red;position:fixed" onclick=x>a</p>', '<p style="color:red">a</p>'],
    ['<script>alert(1)</script>b', 'b'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<a href="javascript:alert(1)">c</a>', '<a rel="noopener" target="_blank">c</a>'],
    ['<a href="https://contoh.ac.id">d</a>', '<a href="https://contoh.ac.id" rel="noopener" target="_blank">d</a>'],
    ['<iframe src="https://jahat.example"></iframe>e', 'e'],
  ])('keeps of %s only what is harmless', (html, kept) => {
    expect(cleanHtml(html)).toBe(kept)
  })

  it('reads as text with its blocks apart', () => {
    expect(plainText('<p>Senin.</p><p>Periksa&nbsp;jadwal<br>Anda</p>')).toBe('Senin. Periksa jadwal Anda')
  })
})
