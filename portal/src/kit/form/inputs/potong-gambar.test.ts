import { describe, expect, it } from 'vitest'
import { kotakPotong } from './potong-gambar'

const tengah = { x: 0.5, y: 0.5, perbesar: 1 }

describe('the piece that is cut from a picture', () => {
  it('is as large as fits, whichever side is longer', () => {
    expect(kotakPotong({ lebar: 1200, tinggi: 800 }, 3 / 4, tengah)).toEqual({ kiri: 300, atas: 0, lebar: 600, tinggi: 800 })
    expect(kotakPotong({ lebar: 600, tinggi: 1200 }, 3 / 4, tengah)).toEqual({ kiri: 0, atas: 200, lebar: 600, tinggi: 800 })
  })

  it('never leaves the picture', () => {
    expect(kotakPotong({ lebar: 1000, tinggi: 1000 }, 1, { x: 0, y: 1, perbesar: 2 })).toEqual({
      kiri: 0,
      atas: 500,
      lebar: 500,
      tinggi: 500,
    })
  })
})
