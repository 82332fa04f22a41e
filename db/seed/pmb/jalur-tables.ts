import type { CollegeSeed } from '../college-seed'
import { PERIODE } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'

/** The nine ways of entry: code, name, code of jalur-daftar, slug of jenis-daftar, jenjang. */
const JALUR = [
  ['PRS', 'Prestasi rapor', '4', 'peserta_didik_baru', ['22', '23', '30']],
  ['AFI', 'Afirmasi KIP-K', '3', 'peserta_didik_baru', ['22', '23', '30']],
  ['REG', 'Reguler CBT', '12', 'peserta_didik_baru', ['22', '23', '30']],
  ['KER', 'Kerja sama', '11', 'peserta_didik_baru', ['22', '23', '30', '35']],
  ['PIN', 'Pindahan', '12', 'pindahan', ['22', '23', '30']],
  ['RPL', 'Rekognisi pembelajaran lampau', '12', 'rpl_transfer_sks', ['22', '23', '30']],
  ['PAS', 'Pascasarjana', '12', 'peserta_didik_baru', ['31', '35', '40']],
  ['INT', 'Internasional', '9', 'peserta_didik_baru', ['30', '35']],
  ['SNM', 'Seleksi nasional', '14', 'peserta_didik_baru', ['22', '23', '30']],
] as const

/** Answers the ways of entry, open for every regular period of the demo. */
export function* jalurTables({ id, ids }: CollegeSeed): Generator<TableRows> {
  const periode = PERIODE.filter(({ kode }) => kode <= 2).map((p) => p.id)
  yield rowsOf(
    'jalur',
    JALUR.map(([kode, nama, jalurDaftar, jenisDaftar, jenjang], i) => ({
      college_id: id,
      id: ids('jalur')(i),
      kode,
      angka: i + 1,
      nama,
      jalur_daftar: jalurDaftar,
      jenis_daftar: jenisDaftar,
      jenjang: [...jenjang],
      periode,
      aktif: true,
    })),
  )
}
