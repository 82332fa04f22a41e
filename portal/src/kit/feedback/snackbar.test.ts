import { beforeEach, describe, expect, it } from 'vitest'
import { snackbar, SNACKBAR_BAWAAN } from './snackbar'

const texts = () => snackbar.kini().map((entry) => entry.teks)

describe('snackbars (C15)', () => {
  beforeEach(() => {
    for (const { id } of snackbar.kini()) snackbar.tutup(id)
  })

  it('say the default sentence for 7 s with OK', () => {
    snackbar.tampil()
    expect(snackbar.kini()[0]).toMatchObject({ teks: SNACKBAR_BAWAAN, tombol: 'OK', durasi: 7000, hitung: 1 })
  })

  it('count up where the same text comes again', () => {
    snackbar.tampil({ teks: 'a' })
    snackbar.tampil({ teks: 'a' })
    expect(snackbar.kini()).toHaveLength(1)
    expect(snackbar.kini()[0]?.hitung).toBe(2)
  })

  it('stack three at most and drop the oldest that does not stick', () => {
    snackbar.tampil({ teks: 'lekat', lekat: true })
    for (const teks of ['b', 'c', 'd']) snackbar.tampil({ teks })
    expect(texts()).toEqual(['lekat', 'c', 'd'])
  })
})
