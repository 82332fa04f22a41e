import { bacaTanggal } from '../platform/tanggal-ketik'
import { normalisasiNama } from './nama'

/** How a value of a file is read before it is compared. */
type Baca = 'teks' | 'angka' | 'tanggal' | 'telepon' | 'kelamin'

/** Fields of `DetailBiodataDosen` (SISTER and PDDikti) by our own names, with other heads that a sheet may carry. */
export const KOLOM_BANDING = [
  { field: 'nama', kunci: ['nama_dosen', 'nama', 'nama_sdm'], baca: 'teks' },
  { field: 'nidn', kunci: ['nidn'], baca: 'angka' },
  { field: 'nuptk', kunci: ['nuptk'], baca: 'angka' },
  { field: 'nip', kunci: ['nip'], baca: 'angka' },
  { field: 'nik', kunci: ['nik'], baca: 'angka' },
  { field: 'npwp', kunci: ['npwp'], baca: 'angka' },
  { field: 'jenisKelamin', kunci: ['jenis_kelamin', 'jk'], baca: 'kelamin' },
  { field: 'tempatLahir', kunci: ['tempat_lahir'], baca: 'teks' },
  { field: 'tanggalLahir', kunci: ['tanggal_lahir', 'tgl_lahir'], baca: 'tanggal' },
  { field: 'idAgama', kunci: ['id_agama'], baca: 'teks' },
  { field: 'namaIbuKandung', kunci: ['nama_ibu_kandung', 'nama_ibu'], baca: 'teks' },
  { field: 'idStatusKepegawaian', kunci: ['id_status_kepegawaian'], baca: 'teks' },
  { field: 'noSkCpns', kunci: ['no_sk_cpns'], baca: 'teks' },
  { field: 'tanggalSkCpns', kunci: ['tanggal_sk_cpns'], baca: 'tanggal' },
  { field: 'noSkPengangkatan', kunci: ['no_sk_pengangkatan'], baca: 'teks' },
  { field: 'mulaiSkPengangkatan', kunci: ['mulai_sk_pengangkatan'], baca: 'tanggal' },
  { field: 'idLembagaPengangkat', kunci: ['id_lembaga_pengangkatan', 'id_lembaga_pengangkat'], baca: 'teks' },
  { field: 'idSumberGaji', kunci: ['id_sumber_gaji'], baca: 'teks' },
  { field: 'jalan', kunci: ['jalan'], baca: 'teks' },
  { field: 'dusun', kunci: ['dusun'], baca: 'teks' },
  { field: 'rt', kunci: ['rt'], baca: 'teks' },
  { field: 'rw', kunci: ['rw'], baca: 'teks' },
  { field: 'kelurahan', kunci: ['ds_kel', 'kelurahan'], baca: 'teks' },
  { field: 'kodePos', kunci: ['kode_pos'], baca: 'angka' },
  { field: 'idWilayah', kunci: ['id_wilayah'], baca: 'teks' },
  { field: 'telepon', kunci: ['telepon'], baca: 'telepon' },
  { field: 'handphone', kunci: ['handphone', 'hp'], baca: 'telepon' },
  { field: 'email', kunci: ['email'], baca: 'teks' },
  { field: 'statusPernikahan', kunci: ['status_pernikahan'], baca: 'teks' },
  { field: 'namaSuamiIstri', kunci: ['nama_suami_istri'], baca: 'teks' },
  { field: 'nipSuamiIstri', kunci: ['nip_suami_istri'], baca: 'angka' },
  { field: 'tanggalMulaiPns', kunci: ['tanggal_mulai_pns'], baca: 'tanggal' },
  { field: 'idPekerjaanSuamiIstri', kunci: ['id_pekerjaan_suami_istri'], baca: 'teks' },
] as const satisfies readonly { field: string; kunci: readonly string[]; baca: Baca }[]

export type FieldBanding = (typeof KOLOM_BANDING)[number]['field']
export type CatatanLuar = Readonly<Record<string, string>>

const angka = (teks: string) => teks.replaceAll(/\D/g, '')
const nomorTelepon = (teks: string) => angka(teks).replace(/^(62|0)/, '')

const BACA: Readonly<Record<Baca, (teks: string) => string>> = {
  teks: (teks) => teks.trim().replaceAll(/\s+/g, ' '),
  angka,
  tanggal: (teks) => bacaTanggal(teks) ?? teks.trim(),
  telepon: nomorTelepon,
  kelamin: (teks) => (/^(l|laki)/i.test(teks.trim()) ? 'L' : /^p/i.test(teks.trim()) ? 'P' : teks.trim()),
}

/** Answers the value of one of our fields in a record of a file, read as that field is written; null where the file has none. */
function nilaiLuar(catatan: CatatanLuar, { kunci, baca }: { kunci: readonly string[]; baca: Baca }): string | null {
  const isi = kunci.map((nama) => catatan[nama]?.trim() ?? '').find((teks) => teks !== '')
  return isi === undefined ? null : BACA[baca](isi) || null
}

export interface BedaDosen {
  readonly field: FieldBanding
  readonly disini: string | null
  readonly disana: string
}

const samaTeks = (a: string, b: string) => a.localeCompare(b, 'id', { sensitivity: 'base' }) === 0

/**
 * Answers where a record of SISTER or PDDikti and ours disagree, field by field (`DetailBiodataDosen`). What the file leaves empty
 * is no difference: it says nothing. Telephone numbers are compared by their digits, texts without regard to case.
 * @returns the differences, and how many fields are the same
 */
export function bandingDosen(
  kita: Readonly<Partial<Record<FieldBanding, string | null>>>,
  catatan: CatatanLuar,
): { sama: number; beda: BedaDosen[] } {
  let sama = 0
  const beda: BedaDosen[] = []
  for (const kolom of KOLOM_BANDING) {
    const disana = nilaiLuar(catatan, kolom)
    if (disana === null) continue
    const disini = kita[kolom.field] ?? null
    if (disini !== null && samaTeks(BACA[kolom.baca](disini), disana)) sama += 1
    else beda.push({ field: kolom.field, disini, disana: kolom.baca === 'telepon' ? `0${disana}` : disana })
  }
  return { sama, beda }
}

/**
 * Answers the record of a file that is this lecturer: by NUPTK, NIDN or NIK, else by name and birth date; the only record of a
 * file is he only when nothing in it says otherwise. Null where none fits.
 */
export function catatanDosen(
  kita: Readonly<{ nuptk: string | null; nidn: string | null; nik: string | null; nama: string; tanggalLahir: string }>,
  semua: readonly CatatanLuar[],
): CatatanLuar | null {
  const kolom = (field: FieldBanding) => KOLOM_BANDING.find((k) => k.field === field)
  const baca = (catatan: CatatanLuar, field: FieldBanding) => {
    const k = kolom(field)
    return k === undefined ? null : nilaiLuar(catatan, k)
  }
  for (const nomor of ['nuptk', 'nidn', 'nik'] as const) {
    const milik = kita[nomor]
    const ketemu = milik === null ? undefined : semua.find((catatan) => baca(catatan, nomor) === milik)
    if (ketemu) return ketemu
  }
  const nama = normalisasiNama(kita.nama)
  return (
    semua.find((catatan) => normalisasiNama(baca(catatan, 'nama') ?? '') === nama && baca(catatan, 'tanggalLahir') === kita.tanggalLahir) ??
    null
  )
}
