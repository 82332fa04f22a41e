import { expect, test } from 'vitest'
import { catat, maju, mundur, type RiwayatIsi } from './riwayat-isi'

test('takes steps back and forth, and forgets what was taken back once something new is drawn', () => {
  let riwayat: RiwayatIsi<string> = { lalu: [], nanti: [] }
  riwayat = catat(riwayat, 'a', false)
  riwayat = catat(riwayat, 'b', false)
  const satu = mundur(riwayat, 'c')
  expect(satu).toMatchObject({ isi: 'b', riwayat: { lalu: ['a'], nanti: ['c'] } })
  expect(maju(satu!.riwayat, 'b')).toMatchObject({ isi: 'c', riwayat: { lalu: ['a', 'b'], nanti: [] } })
  expect(catat(satu!.riwayat, 'b', false).nanti).toEqual([])
  expect(mundur({ lalu: [], nanti: [] }, 'a')).toBeNull()
})

test('keeps fifty steps, and a gesture as one', () => {
  let riwayat: RiwayatIsi<number> = { lalu: [], nanti: [] }
  for (let n = 0; n < 60; n += 1) riwayat = catat(riwayat, n, false)
  expect([riwayat.lalu.length, riwayat.lalu[0], riwayat.lalu.at(-1)]).toEqual([50, 10, 59])
  expect(catat(riwayat, 99, true).lalu).toEqual(riwayat.lalu)
})
