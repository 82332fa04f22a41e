import { describe, expect, it } from 'vitest'
import { alihanLama } from './legacy'

const ke = (dari: string) => alihanLama.find((alihan) => alihan.dari === dari)?.ke

describe('old addresses (decisions, section 3)', () => {
  it('are 32 names, each bare and below its four former groups, and four prints of units', () => {
    expect(alihanLama).toHaveLength(32 * 5 + 4)
    expect(new Set(alihanLama.map(({ dari }) => dari)).size).toBe(alihanLama.length)
  })

  it.each([
    ['/nilai-kuliah', '/akademik/nilai-kuliah'],
    ['/akademik/nilai/nilai-kuliah', '/akademik/nilai-kuliah'],
    ['/akademik/perkuliahan/jadwal-kuliah', '/akademik/jadwal-kuliah'],
    ['/akademik/aktivitas/pengajuan-cuti', '/akademik/pengajuan-cuti'],
    ['/laporan/akademik/laporan-nilai', '/laporan/laporan-nilai'],
    ['/skpi', '/kemahasiswaan/skpi'],
    ['/data-master/badan-hukum/cetak/cetak-data-prodi', '/data-master/badan-hukum/cetak/cetak-prodi'],
  ])('%s leads to %s', (dari, tujuan) => {
    expect(ke(dari)).toBe(tujuan)
  })
})
