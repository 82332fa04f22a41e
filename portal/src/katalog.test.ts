import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { screens } from './routes'
import { rute } from './shell/rute'

/**
 * Addresses that the source specification fixes, area by area, as far as the portal has them: people have them in
 * their bookmarks and guides. `{x}` is a parameter, `?` marks one that may be missing.
 */
const KATALOG: Readonly<Record<string, readonly string[]>> = {
  platform: ['/', '/dashboard', '/inspire', '/login-as', '/oauth', '/research', '/reset-password', '/berita/{id?}'],
  pengaturan: [
    '/pengaturan/operator/data-operator',
    '/pengaturan/operator/data-lokasi',
    '/pengaturan/menu-portal-mahasiswa',
    '/pengaturan/template/krs',
    '/pengaturan/template/krss',
    '/pengaturan/template/pkrs',
    '/pengaturan/template/transkrip',
    '/pengaturan/template/khs',
    '/pengaturan/template/kartu-ujian',
    '/pengaturan/template/kartu-ujian/add',
    '/pengaturan/template/kartu-ujian/{id}',
    '/pengaturan/template/ktm',
    '/pengaturan/template/rps',
    '/pengaturan/kata-sandi',
    '/pengaturan/data-info-sistem',
    '/pengaturan/kalender-akademik',
    '/pengaturan/kegiatan-akademik',
    '/pengaturan/jadwal-sistem-akademik',
    '/pengaturan/konfigurasi-nilai',
    '/pengaturan/hak-sks-maksimum',
    '/pengaturan/sks-kelulusan',
    '/pengaturan/konfigurasi-lain',
    '/pengaturan/publikasi-fitur',
  ],
  'data-master': [
    '/data-master/alumni',
    '/data-master/asisten-lab',
    '/data-master/badan-hukum/cetak/cetak-data-dikti',
    '/data-master/badan-hukum/cetak/cetak-fakultas',
    '/data-master/badan-hukum/cetak/cetak-jurusan',
    '/data-master/badan-hukum/cetak/cetak-prodi',
    '/data-master/badan-hukum/cetak/cetak-pt',
    '/data-master/badan-hukum/konsentrasi',
    '/data-master/badan-hukum/profil-pt',
    '/data-master/badan-hukum/program-studi',
    '/data-master/badan-hukum/program-studi/{id}',
    '/data-master/dosen/data-dosen',
    '/data-master/dosen/data-dosen/{id}',
    '/data-master/dosen/dosen-pa',
    '/data-master/dosen/kelas-wajib',
    '/data-master/dosen/kesediaan-mengajar',
    '/data-master/dosen/kualifikasi',
    '/data-master/mahasiswa/aktivitas-kuliah',
    '/data-master/mahasiswa/cetak/cetak-biasa',
    '/data-master/mahasiswa/cetak/cetak-status-aktivitas-per-angkatan',
    '/data-master/mahasiswa/dashboard',
    '/data-master/mahasiswa/data-mahasiswa',
    '/data-master/mahasiswa/data-mahasiswa/{id}',
    '/data-master/mahasiswa/impor-data',
    '/data-master/mahasiswa/instansi-mahasiswa',
    '/data-master/mahasiswa/kampus-jenis-kelas',
    '/data-master/mahasiswa/kelengkapan',
    '/data-master/mahasiswa/klasifikasi-mahasiswa',
    '/data-master/mahasiswa/konversi-nilai',
    '/data-master/mahasiswa/perubahan-data',
    '/data-master/mahasiswa/rekap',
    '/data-master/mahasiswa/setting-kartu',
    '/data-master/mahasiswa/template-kartu',
    '/data-master/pegawai',
    '/data-master/referensi',
  ],
}

/** A path as people open it: with its parameter, and without one that may be missing. */
const terbuka = (path: string): string[] =>
  path.includes('?}') ? [path.replace(/\/\{[^}]+\?\}/, ''), path.replace(/\{[^}]+\}/, '1')] : [path.replace(/\{[^}]+\}/, '1')]

/** Answers the pattern of the page that an address opens, or null where it is none of the portal. */
async function halaman(alamat: string): Promise<string | null> {
  const pola = matchRoutes(rute, alamat)?.at(-1)?.route.path
  if (pola === undefined || pola === '*') return null
  const screen = screens.find(({ path }) => `${path}/*` === pola)
  if (!screen) return pola
  const dalam = matchRoutes(await screen.routes(), alamat.slice(screen.path.length) || '/')?.at(-1)?.route
  return dalam === undefined || dalam.path === '*' ? null : `${screen.path}/${dalam.path ?? ''}`
}

describe.each(Object.entries(KATALOG))('the catalogue of %s', (_area, paths) => {
  it.each(paths.flatMap(terbuka))('%s has its page', { timeout: 60_000 }, async (alamat) => {
    expect(await halaman(alamat)).not.toBeNull()
  })
})

it('has no page for an address that nobody knows', async () => {
  expect(await halaman('/pengaturan/tidak-ada')).toBeNull()
  expect(await halaman('/pengaturan/kata-sandi/tidak/ada')).toBeNull()
})

it('leads the longer names of the prints of units to their pages', async () => {
  for (const unit of ['fakultas', 'jurusan', 'prodi', 'pt'])
    expect(await halaman(`/data-master/badan-hukum/cetak/cetak-data-${unit}`)).toBe(`/data-master/badan-hukum/cetak/cetak-data-${unit}`)
})
