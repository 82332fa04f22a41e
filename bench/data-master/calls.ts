import { get } from '../http'
import type { Target } from '../load'

const LIST = '/v1/mahasiswa'
const REKAP = '/v2/master/mahasiswa/rekap'
const PERIODE = 20251

/** `{n}` in a path is another number each time, so that what is remembered for seconds is reckoned anew. */
type Named = { name: string; path: string; body?: unknown }

const QUESTIONS: readonly Named[] = [
  { name: 'daftar mahasiswa', path: `${LIST}?itemsPerPage=20` },
  { name: 'daftar, status A dan angkatan 2023', path: `${LIST}?itemsPerPage=20&status[0]=A&angkatan[0]=2023` },
  { name: 'cari nama', path: `${LIST}?itemsPerPage=20&cari=putri` },
  { name: 'cari nama salah ketik', path: `${LIST}?itemsPerPage=20&cari=muhamadd` },
  { name: 'cari sebagian NIM', path: `${LIST}?itemsPerPage=20&cari=230101` },
  { name: 'hitungan di samping saringan', path: `${LIST}?itemsPerPage=1&facet=1&ipk[after]=-{n}` },
  {
    name: 'hitungan di samping saringan, tiga dipakai',
    path: `${LIST}?itemsPerPage=1&facet=1&status[0]=A&angkatan[0]=2023&prodi[0]=55201&ipk[after]=-{n}`,
  },
  { name: 'matriks status x angkatan', path: `/v1/status_aktivitas_mahasiswa_per_angkatan?periode=${PERIODE}` },
  { name: 'matriks, periode lampau', path: '/v1/status_aktivitas_mahasiswa_per_angkatan?periode=20222' },
  { name: 'dashboard', path: `/v2/master/mahasiswa/dashboard?periode=${PERIODE}` },
  { name: 'dashboard, periode lampau', path: '/v2/master/mahasiswa/dashboard?periode=20222' },
  { name: 'rekap angkatan x status', path: REKAP, body: { baris: ['angkatan'], kolom: ['status'], periode: PERIODE } },
  {
    name: 'rekap prodi x angkatan, rata-rata IPK',
    path: REKAP,
    body: { baris: ['prodi'], kolom: ['angkatan'], ukuran: ['jumlah', 'rataIpk'], periode: PERIODE },
  },
  { name: 'rekap IPK periode lampau', path: REKAP, body: { baris: ['prodi'], ukuran: ['rataIpk'], periode: 20222 } },
  { name: 'rekap provinsi dan kota', path: REKAP, body: { baris: ['provinsi', 'kota'], periode: PERIODE } },
  { name: 'rekap sekolah asal', path: REKAP, body: { baris: ['sekolah'], ukuran: ['jumlah', 'rataIpk'], periode: PERIODE } },
  { name: 'pratinjau cetak biasa', path: '/v2/master/cetak/mahasiswa' },
  { name: 'pratinjau cetak biasa, menurut prodi dan angkatan', path: '/v2/master/cetak/mahasiswa?kelompok[0]=prodi&kelompok[1]=angkatan' },
  { name: 'pratinjau cetak biasa, periode lampau', path: '/v2/master/cetak/mahasiswa?periode=20222&status[0]=A' },
  { name: 'papan kelengkapan', path: '/v2/master/kelengkapan' },
  { name: 'duplikat', path: '/v2/master/duplikat' },
  { name: 'daftar dosen', path: '/v1/dosen?itemsPerPage=20' },
  { name: 'dosen PA dan bebannya', path: '/v2/master/dosen-pa?itemsPerPage=20' },
  { name: 'konversi nilai', path: '/v2/academic/konversi-nilai?itemsPerPage=20' },
  { name: 'permintaan perubahan data', path: '/v2/master/perubahan-data?itemsPerPage=20' },
  { name: 'perubahan data yang menunggu', path: '/v2/master/perubahan-data?itemsPerPage=100&status[0]=diajukan' },
  { name: 'konsistensi, ringkasan', path: '/v2/master/konsistensi' },
  { name: 'konsistensi, aktif tanpa KRS', path: '/v2/master/konsistensi/temuan?itemsPerPage=20&aturan=aktif_tanpa_krs' },
  { name: 'aktivitas kuliah periode ini', path: `/v2/academic/aktivitas-kuliah?itemsPerPage=20&periode=${PERIODE}` },
  { name: 'antrean kartu', path: '/v2/master/kartu/antrean?itemsPerPage=20&siap=1' },
  { name: 'alumni', path: '/v2/master/alumni?itemsPerPage=20' },
]

/** What the tabs of a student's page read beside the student. */
const TABS = (id: string): readonly string[] => [
  `${LIST}/${id}`,
  `${LIST}/${id}/biodata`,
  `${LIST}/${id}/riwayat_pendidikan`,
  `/v2/master/mahasiswa/${id}/status`,
  `/v2/master/mahasiswa/${id}/klasifikasi`,
  `/v2/master/mahasiswa/${id}/instansi`,
  `/v2/master/mahasiswa/${id}/kartu`,
  `/v2/master/mahasiswa/${id}/riwayat?itemsPerPage=20`,
]

/** The questions of the issue, each ready to be sent; the student is the first of intake 2023 of 55201. */
export async function questions(base: string, token: string): Promise<Target[]> {
  const found = await fetch(`${base}${LIST}?itemsPerPage=1&cari=2301010001`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await found.json()) as { data: { id: string }[] }
  const tabs = TABS(data[0]?.id ?? '').map((path) => ({ name: `rincian: ${path.replace(/[0-9a-f-]{36}/, '{id}')}`, path }))
  return [...QUESTIONS, ...tabs].map(({ name, path, ...rest }) => ({ name, url: `${base}${path}`, token, ...rest }))
}

/** How long all tabs of one student take when they are asked for together, as the page does. */
export async function allTabs(base: string, token: string): Promise<number[]> {
  const paths = (await questions(base, token)).filter(({ name }) => name.startsWith('rincian'))
  const times: number[] = []
  for (let n = 0; n < 50; n += 1) {
    const start = performance.now()
    await Promise.all(paths.map(({ url }) => get(url, token)))
    times.push(performance.now() - start)
  }
  return times
}
