import { describe, expect, it } from 'vitest'
import { ingat, kelompokAwal, kelompokTemuan, type TemuanLama } from './hasil'

const halaman = [
  { label: 'Jadwal Kuliah', path: '/akademik/jadwal-kuliah', tempat: 'Akademik / Perkuliahan' },
  { label: 'Data Dosen', path: '/data-master/dosen/data-dosen', tempat: 'Data Master / Dosen' },
]
const perintah = [{ jenis: 'perintah', id: 'periode', nama: 'Ubah periode', kode: null, keterangan: 'Perintah' }] as const
const orang = { id: 'a', kode: '2301', nama: 'Mahasiswa A', keterangan: 'S1 - Informatika' }

describe('hits of the palette', () => {
  it('come in groups, pages first, and say when they are only alike', () => {
    const groups = kelompokTemuan({ ketikan: 'kuLIah', halaman, perintah, server: [{ jenis: 'mahasiswa', mirip: true, hasil: [orang] }] })
    expect(groups.map(({ judul, hasil }) => [judul, hasil.map(({ nama }) => nama)])).toEqual([
      ['Menu', ['Jadwal Kuliah']],
      ['Mahasiswa yang mirip', ['Mahasiswa A']],
    ])
  })

  it('find commands by their names', () => {
    expect(kelompokTemuan({ ketikan: 'periode', halaman, perintah, server: [] }).map(({ judul }) => judul)).toEqual(['Perintah'])
  })

  it('begin with what was opened last', () => {
    expect(kelompokAwal([], perintah).map(({ judul }) => judul)).toEqual(['Perintah'])
  })

  it('are remembered once, newest first, eight at most', () => {
    const lama: TemuanLama[] = Array.from({ length: 8 }, (_, n) => ({ ...orang, jenis: 'mahasiswa', id: String(n) }))
    const next = ingat(lama, { ...orang, jenis: 'mahasiswa', id: '3' })
    expect([next.length, next[0]?.id, next.filter(({ id }) => id === '3').length]).toEqual([8, '3', 1])
  })
})
