import { describe, expect, it } from 'vitest'
import { MENU } from '@sivitas/contract/platform/menu/menu'
import { AREA, type Area } from '@sivitas/contract/platform/menu/menu-row'
import { pohonMenu, tautanUmum } from './menu-tree'
import { menuTampak, perluSerah, tautanHalaman, type PandanganMenu } from './menu-visible'

/** Links of each area as the menu table of the platform document counts them. */
const JUMLAH: Record<Area, number> = {
  'data-master': 32,
  akademik: 53,
  kemahasiswaan: 10,
  event: 9,
  jurusan: 49,
  kuesioner: 3,
  pmb: 19,
  keuangan: 18,
  komunikasi: 10,
  laporan: 24,
  // Four more than its table: the jobs of all operators, and the conversion sheet and two decrees that Data Master prints.
  pengaturan: 33,
}
const semua = Object.values(MENU).flatMap((rows) => rows.flatMap(({ links }) => links.map(([, path]) => path)))
const screens = new Set<string>([...semua, ...tautanUmum().map(({ path }) => path)])

const pandang = (lain: Partial<PandanganMenu>): PandanganMenu => ({
  scopes: {},
  unik: 'PT01',
  jenisSitus: 'utama',
  enableChat: false,
  screens,
  varian: null,
  ...lain,
})
const hitung = (pandangan: PandanganMenu) => {
  const { daun } = menuTampak(pandangan)
  return Object.fromEntries(
    (Object.keys(AREA) as Area[])
      .map((area) => [area, daun.filter((tautan) => tautan.area === area).length])
      .filter(([, jumlah]) => jumlah !== 0),
  )
}

describe('the menu tree', () => {
  it('has as many links as the document', () => {
    expect(
      Object.fromEntries(Object.entries(MENU).map(([area, rows]) => [area, rows.reduce((sum, { links }) => sum + links.length, 0)])),
    ).toEqual(JUMLAH)
    expect(tautanUmum().map(({ label }) => label)).toEqual(['Beranda', 'Riset Data', 'Inspirasi', 'Berita'])
  })

  it('names no path twice inside one area', () => {
    for (const rows of Object.values(MENU)) {
      const paths = rows.flatMap(({ links }) => links.map(([, path]) => path))
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('moves graduation under Akademik for PT10 and calls Jurusan Tugas Akhir', () => {
    const pohon = pohonMenu('PT10')
    expect(pohon.find(({ area }) => area === 'jurusan')?.label).toBe('Tugas Akhir')
    expect(
      pohon
        .find(({ area }) => area === 'akademik')
        ?.anak?.map(({ label }) => label)
        .slice(-4),
    ).toEqual(['SKL', 'Wisuda', 'Kelulusan', 'KTM'])
  })
})

describe('what a person sees (walk-through 2)', () => {
  it('with TR:B is Kuesioner, one report and the own password', () => {
    expect(hitung(pandang({ scopes: { TR: 'B' } }))).toEqual({ kuesioner: 3, laporan: 1, pengaturan: 1 })
    expect(menuTampak(pandang({ scopes: { TR: 'B' } })).umum.map(({ label }) => label)).toEqual([
      'Beranda',
      'Riset Data',
      'Inspirasi',
      'Berita',
    ])
  })

  it('with F3:T too are 13 links of Data Master, Cetak Kartu, Template KTM and KTM', () => {
    expect(hitung(pandang({ scopes: { TR: 'B', F3: 'T' } }))).toEqual({
      'data-master': 13,
      kemahasiswaan: 1,
      jurusan: 1,
      kuesioner: 3,
      laporan: 1,
      pengaturan: 2,
    })
  })

  it('with A5:T are the three screens and Periode; Kesiapan Semester needs MM too', () => {
    const labels = (scopes: PandanganMenu['scopes']) => menuTampak(pandang({ scopes })).daun.map(({ label }) => label)
    expect(labels({ A5: 'T' })).toEqual(
      expect.arrayContaining(['Periode', 'Kegiatan Akademik', 'Kalender Akademik', 'Jadwal Sistem Akademik']),
    )
    expect(labels({ A5: 'T' })).not.toContain('Kesiapan Semester')
    expect(labels({ A5: 'T', MM: 'T' })).toContain('Kesiapan Semester')
  })

  it('is nothing that has no screen, and no area without links (PL-R19)', () => {
    const menu = menuTampak(pandang({ scopes: { A: 'T' }, screens: new Set(['/dashboard', '/data-master/alumni']) }))
    expect(menu.area.map(({ label }) => label)).toEqual(['Data Master'])
    expect(menu.daun.map(({ path }) => path)).toEqual(['/dashboard', '/data-master/alumni'])
  })

  it('loses what the institution hides, by the delivered table or its own', () => {
    const paths = (lain: Partial<PandanganMenu>) => menuTampak(pandang({ scopes: { A: 'T' }, ...lain })).daun.map(({ path }) => path)
    expect(paths({ unik: 'PT08' })).not.toContain('/akademik/presensi-kuliah')
    expect(paths({ unik: 'PT02' })).toContain('/akademik/surat-keterangan/surat-keterangan-pindah-antar-stia-lan')
    expect(paths({})).not.toContain('/akademik/surat-keterangan/surat-keterangan-pindah-antar-stia-lan')
    expect(paths({ unik: 'PT08', varian: { diatur: true, disembunyikan: ['/akademik/khs'], label: {} } })).toContain(
      '/akademik/presensi-kuliah',
    )
    expect(paths({ unik: 'PT99' })).toEqual(paths({}))
  })

  it('in PT03 keeps the two groups in both menus; on the main portal they hand over (PL-R23)', () => {
    const paths = (jenisSitus: 'utama' | 'terpisah') =>
      menuTampak(pandang({ scopes: { A: 'T' }, unik: 'PT03', jenisSitus })).daun.map(({ path }) => path)
    expect(paths('utama').filter((path) => path.startsWith('/jurusan/kerja-praktik'))).not.toEqual([])
    expect(paths('utama')).toContain('/dashboard')
    expect(paths('terpisah').every((path) => /^\/(jurusan\/kerja-praktik|akademik\/surat)\//.test(path))).toBe(true)
  })
})

describe('what is handed over to the separate portal', () => {
  const at = (path: string, handoff: boolean) => ({ path, handoff })
  it('are links of the two groups on the main portal of PT03 only', () => {
    const surat = at('/akademik/surat/dashboard', true)
    expect(perluSerah(surat, { unik: 'PT03', jenisSitus: 'utama' })).toBe(true)
    expect(perluSerah(surat, { unik: 'PT03', jenisSitus: 'terpisah' })).toBe(false)
    expect(perluSerah(surat, { unik: 'PT01', jenisSitus: 'utama' })).toBe(false)
    expect(perluSerah(at('/akademik/khs', false), { unik: 'PT03', jenisSitus: 'utama' })).toBe(false)
  })
})

describe('the link that a page belongs to', () => {
  const { daun } = menuTampak(pandang({ scopes: { A: 'T' } }))
  it('is the longest menu path before it', () => {
    expect(tautanHalaman('/jurusan/kompre/biodata/9', daun)?.path).toBe('/jurusan/kompre')
    expect(tautanHalaman('/akademik/krs/persetujuan/7', daun)?.path).toBe('/akademik/krs/persetujuan')
  })

  it('for meetings and participants of an event is its data page', () => {
    expect(tautanHalaman('/event/seminar/data-seminar/5/peserta', daun)?.path).toBe('/event/seminar/data-seminar')
    expect(tautanHalaman('/event/sertifikasi/pertemuan/5', daun)?.path).toBe('/event/sertifikasi/data-sertifikasi')
    expect(tautanHalaman('/event/sertifikasi/pertemuan/rekap-kehadiran', daun)?.label).toBe('Rekap Kehadiran')
  })

  it('of a screen in two menus is the one that its address names', () => {
    expect(tautanHalaman('/data-master/mahasiswa/konversi-nilai', daun)?.area).toBe('data-master')
    expect(tautanHalaman('/akademik/periode', daun)?.area).toBe('pengaturan')
  })
})
