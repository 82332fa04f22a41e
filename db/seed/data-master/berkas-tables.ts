import type { CollegeSeed } from '../college-seed'
import { saat } from '../kit/calendar'
import { line } from '../kit/copy-text'
import type { Isi } from '../platform/berkas-isi'
import { daftarOperator } from '../platform/operator'

/** Columns of a file, as `barisBerkas` fills them. */
export const KOLOM_BERKAS = [
  'college_id',
  'id',
  'nama',
  'mime',
  'ukuran',
  'sha256',
  'sha256_kecil',
  'jenis',
  'area',
  'pemilik_jenis',
  'id_pemilik',
  'status',
  'dibuat_pada',
  'dibuat_oleh',
] as const

interface Berkas {
  readonly id: string
  readonly nama: string
  readonly isi: Isi
  readonly jenis: 'foto' | 'dokumen'
  readonly pemilik: readonly [jenis: string, id: string]
  readonly hari: string
}

/** The row of a file that belongs to something of Data Master. */
export const barisBerkas = (c: CollegeSeed, b: Berkas): string =>
  line([
    c.id,
    b.id,
    b.nama,
    b.isi.mime,
    b.isi.bytes.length,
    b.isi.sha256,
    b.isi.kecil?.sha256 ?? null,
    b.jenis,
    'data-master',
    ...b.pemilik,
    'tersimpan',
    saat(b.hari, 30_000),
    c.ids('akun')(daftarOperator(c)[0]?.id ?? 0),
  ])
