import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changesOf, namaAksiRiwayat } from './changes'

const Konsentrasi = z.object({
  nama: z.string().meta({ title: 'Nama' }),
  idProdi: z.uuid().meta({ title: 'Program studi' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})

describe('changesOf (C19)', () => {
  it('names old and new under the titles of the schema', () => {
    expect(
      changesOf({ sebelum: { nama: 'Jaringan', aktif: true }, sesudah: { nama: 'Jaringan Komputer', aktif: false } }, Konsentrasi),
    ).toEqual([
      { name: 'nama', title: 'Nama', before: 'Jaringan', after: 'Jaringan Komputer' },
      { name: 'aktif', title: 'Aktif', before: 'Ya', after: 'Tidak' },
    ])
  })

  it('reads the database spelling, and leaves out what the database writes itself', () => {
    expect(changesOf({ sebelum: null, sesudah: { id_prodi: 'x', versi: 1, diubah_pada: 'now', college_id: 'y' } }, Konsentrasi)).toEqual([
      { name: 'id_prodi', title: 'Program studi', before: '-', after: 'x' },
    ])
  })

  it('reads days and lists as a person does', () => {
    const changes = changesOf(
      { sebelum: { nama: '2026-11-21', aktif: [] }, sesudah: { nama: '2031-01-05', aktif: ['a', 'b'] } },
      Konsentrasi,
    )
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['21 November 2026', '05 Januari 2031'],
      ['-', 'a, b'],
    ])
  })

  it('leaves out what stayed the same', () => {
    expect(changesOf({ sebelum: { nama: 'A' }, sesudah: { nama: 'A' } }, Konsentrasi)).toEqual([])
  })
})

describe('namaAksiRiwayat', () => {
  it('says acts in words', () => {
    expect(namaAksiRiwayat('buka_kunci')).toBe('Membuka kunci')
    expect(namaAksiRiwayat('terbitkan_ulang')).toBe('terbitkan ulang')
  })
})
