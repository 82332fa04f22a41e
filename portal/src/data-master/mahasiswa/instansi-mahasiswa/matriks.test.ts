import { expect, test } from 'vitest'
import { matriksRekap } from './matriks'

test('adds cells up by agency and angkatan, and all of them', () => {
  const sel = (angkatan: number, status: string, jumlah: number) => ({ idInstansi: 'a', instansi: 'PT A', angkatan, status, jumlah })
  const { baris, total } = matriksRekap([sel(2023, 'A', 2), sel(2023, 'L', 1), sel(2024, 'A', 4)])
  expect(baris.map(({ angkatan, status, jumlah }) => [angkatan, status, jumlah])).toEqual([
    [2023, { A: 2, L: 1 }, 3],
    [2024, { A: 4 }, 4],
  ])
  expect(total).toEqual({ status: { A: 6, L: 1 }, jumlah: 7 })
})
