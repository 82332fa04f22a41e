import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draf, yangBerubah } from './draf'
import { perubahan } from './perubahan'

const buka = (nama: string, isi: Record<string, unknown>) => perubahan.buka({ id: nama, nama, kotor: () => true, isi: () => isi })

describe('text of a session that ended (PL edge 5)', () => {
  let tutup: (() => void)[] = []
  beforeEach(() => {
    vi.stubGlobal('window', { location: { pathname: '/data-master/badan-hukum/fakultas/tambah' } })
    tutup = []
  })
  afterEach(() => {
    for (const satu of tutup) satu()
    draf.kosongkan()
    vi.unstubAllGlobals()
  })

  it('comes back once, to its writer, into its form on its page', () => {
    tutup.push(buka('Fakultas', { nama: 'Fakultas Baru' }))
    draf.simpan('a')
    draf.milik('a')
    expect(draf.ambil('Jurusan')).toBeNull()
    expect(draf.ambil('Fakultas')).toEqual({ nama: 'Fakultas Baru' })
    expect([draf.ambil('Fakultas'), draf.ada()]).toEqual([null, false])
  })

  it('is gone when somebody else signs in', () => {
    tutup.push(buka('Fakultas', { nama: 'Fakultas Baru' }))
    draf.simpan('a')
    draf.milik('b')
    expect(draf.ada()).toBe(false)
  })

  it('never holds a password', () => {
    tutup.push(buka('Ganti Password', { oldPassword: 'a', sandiBaru: 'b', rahasia: 'c' }))
    draf.simpan('a')
    expect(draf.ada()).toBe(false)
  })

  it('is what differs from the start, however emptiness is spelt', () => {
    expect(yangBerubah({ a: null, b: 1, c: ['x'], d: 'lama' }, { a: '', b: 1, c: ['x'], d: 'baru' })).toEqual({ d: 'baru' })
  })
})
