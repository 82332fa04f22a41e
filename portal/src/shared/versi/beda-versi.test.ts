import { expect, it } from 'vitest'
import { bedaVersi } from './beda-versi'

it('names what differs, what is new and what would go', () => {
  const sekarang = [
    { label: 'Nama', nilai: 'A' },
    { label: 'Warna', nilai: 'biru' },
    { label: 'Baru', nilai: '1' },
  ]
  const lama = [
    { label: 'Nama', nilai: 'A' },
    { label: 'Warna', nilai: 'merah' },
    { label: 'Lama', nilai: '2' },
  ]
  expect(bedaVersi(sekarang, lama)).toEqual([
    { label: 'Warna', sekarang: 'biru', menjadi: 'merah' },
    { label: 'Baru', sekarang: '1', menjadi: '-' },
    { label: 'Lama', sekarang: '-', menjadi: '2' },
  ])
})
