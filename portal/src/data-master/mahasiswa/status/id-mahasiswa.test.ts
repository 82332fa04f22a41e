import { describe, expect, it } from 'vitest'
import { idMahasiswaOf } from './id-mahasiswa'

type Row = { id: string; idMahasiswa: string }
const row = (n: number): Row => ({ id: `akm-${n}`, idMahasiswa: `mhs-${n}` })

function daftar(banyak: number) {
  const semua = Array.from({ length: banyak }, (_, i) => row(i))
  return {
    idOf: ({ idMahasiswa }: Row) => idMahasiswa,
    halaman: (_query: Record<string, unknown>, page: number) =>
      Promise.resolve({ data: semua.slice((page - 1) * 1000, page * 1000), meta: { totalPages: Math.max(1, Math.ceil(banyak / 1000)) } }),
  }
}

describe('idMahasiswaOf', () => {
  it('names each ticked student once, by the student and not by the row', async () => {
    const rows = [row(1), row(2), row(1)]
    expect(await idMahasiswaOf({ kind: 'ids', ids: rows.map(({ id }) => id), rows }, daftar(0))).toEqual(['mhs-1', 'mhs-2'])
  })

  it('fetches all that the filters find but what was unticked', async () => {
    const ids = await idMahasiswaOf({ kind: 'all', query: {}, except: ['akm-0'] }, daftar(2500))
    expect([ids.length, ids[0]]).toEqual([2499, 'mhs-1'])
  })

  it('refuses more than one call takes', async () => {
    await expect(idMahasiswaOf({ kind: 'all', query: {}, except: [] }, daftar(5001))).rejects.toThrow('Paling banyak 5.000')
  })
})
