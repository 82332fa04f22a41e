import { describe, expect, test } from 'vitest'
import { gayaAman } from './gaya-aman'

describe('gayaAman', () => {
  test.each([
    ['color:red;position:fixed', 'color:red'],
    ['Color: #FF0000; background-color: rgb(1, 2, 3)', 'color:#FF0000;background-color:rgb(1, 2, 3)'],
    ['text-align:justify', 'text-align:justify'],
    ['text-align:start', ''],
    ['color:#ff00', ''],
    ['background-color:url(javascript:alert(1))', ''],
    ['color:expression(alert(1))', ''],
    ['color:r\\65 d', ''],
    ['constructor:red', ''],
    ['', ''],
  ])('PL-R51 keeps of %j %j', (gaya, harapan) => {
    expect(gayaAman(gaya)).toBe(harapan)
  })
})
