import { createHash } from 'node:crypto'
import { fotoContoh, RAGAM_FOTO } from './gambar'

/** A content of the demo, as the file store keeps it; many rows share one. */
export interface Isi {
  readonly bytes: Buffer
  readonly sha256: string
  readonly mime: string
  /** Of a photo. */
  readonly kecil?: Isi
}

const isi = (bytes: Buffer, mime: string, kecil?: Isi): Isi => ({
  bytes,
  mime,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  ...(kecil && { kecil }),
})

/** A page with one line on it, the smallest PDF that readers open. */
function pdf(teks: string): Buffer {
  const gambar = `BT /F1 18 Tf 72 760 Td (${teks}) Tj ET`
  const benda = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${gambar.length}>>\nstream\n${gambar}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let teksPdf = '%PDF-1.4\n'
  const letak = benda.map((satu, n) => {
    const di = teksPdf.length
    teksPdf += `${n + 1} 0 obj\n${satu}\nendobj\n`
    return di
  })
  const tabel = letak.map((di) => `${String(di).padStart(10, '0')} 00000 n \n`).join('')
  const akhir = `xref\n0 ${benda.length + 1}\n0000000000 65535 f \n${tabel}trailer<</Size ${benda.length + 1}/Root 1 0 R>>\nstartxref\n${teksPdf.length}\n%%EOF\n`
  return Buffer.from(teksPdf + akhir, 'latin1')
}

const PNG = 'image/png'
const CSV = 'text/csv; charset=utf-8'

export const FOTO: readonly Isi[] = Array.from({ length: RAGAM_FOTO }, (_, n) => isi(fotoContoh(n, 300), PNG, isi(fotoContoh(n, 150), PNG)))

const JUDUL_DOKUMEN = [
  'Kartu tanda penduduk',
  'Kartu keluarga',
  'Ijazah sekolah menengah',
  'Akta kelahiran',
  'Surat keterangan sehat',
] as const
export const DOKUMEN: readonly (Isi & { nama: string })[] = JUDUL_DOKUMEN.map((judul) => ({
  ...isi(pdf(`${judul} - contoh`), 'application/pdf'),
  nama: `${judul}.pdf`,
}))

const JUDUL_DOKUMEN_DOSEN = { ijazah: 'Ijazah terakhir', serdos: 'Sertifikat pendidik', sk_jabfung: 'SK jabatan fungsional' } as const
export type JenisDokumenDosen = keyof typeof JUDUL_DOKUMEN_DOSEN
export const DOKUMEN_DOSEN = Object.fromEntries(
  Object.entries(JUDUL_DOKUMEN_DOSEN).map(([jenis, judul]) => [
    jenis,
    { ...isi(pdf(`${judul} - contoh`), 'application/pdf'), nama: `${judul}.pdf` },
  ]),
) as Record<JenisDokumenDosen, Isi & { nama: string }>

export const DAFTAR = isi(
  Buffer.from('\uFEFFNIM;Nama;Program studi\r\n2301010001;Mahasiswa A;Informatika\r\n2301010002;Mahasiswa B;Informatika\r\n'),
  CSV,
)
export const DAFTAR_GAGAL = isi(Buffer.from('\uFEFFBaris;NIM;Sebab\r\n17;2301010099;NIM tidak ditemukan\r\n'), CSV)
/** What claims to be a picture and is a page. */
export const SALAH = isi(Buffer.from('<!doctype html><title>bukan gambar</title>'), 'image/jpeg')

/** Every content that the demo's rows refer to, thumbnails too. */
export const semuaIsi = (): Isi[] => [
  ...FOTO,
  ...FOTO.flatMap(({ kecil }) => kecil ?? []),
  ...DOKUMEN,
  ...Object.values(DOKUMEN_DOSEN),
  DAFTAR,
  DAFTAR_GAGAL,
  SALAH,
]
