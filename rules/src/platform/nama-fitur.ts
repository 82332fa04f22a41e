const AREA = new Set([
  'data-master',
  'akademik',
  'kemahasiswaan',
  'event',
  'jurusan',
  'kuesioner',
  'pmb',
  'keuangan',
  'komunikasi',
  'laporan',
  'pengaturan',
])

/** Screens have names of letters and hyphens; whatever else stands in a path is an id, a NIM or a person. */
const NAMA_LAYAR = /^[a-z]+(-[a-z]+)*$/

/**
 * Answers the feature under which a page view is counted (PL-R47): the first two segments inside an
 * area, else the first; '/' -> 'login'. Ids, queries and names of persons never leave the browser.
 */
export function namaFitur(path: string): string {
  const [pertama, kedua] = (path.split(/[?#]/)[0] ?? '').split('/').filter((bagian) => bagian !== '')
  if (pertama === undefined) return 'login'
  if (!NAMA_LAYAR.test(pertama)) return 'lain'
  return AREA.has(pertama) && kedua !== undefined && NAMA_LAYAR.test(kedua) ? `${pertama}/${kedua}` : pertama
}
