import type { Pejabat } from '@sivitas/contract/pengaturan/pejabat'
import { namaBergelar } from '@sivitas/rules/platform/nama-bergelar'
import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import type { Db } from '../../db/client'
import { selectPejabat, type PejabatRow } from './queries'

const UNIT_NAMES = { pt: 'Perguruan tinggi', fakultas: 'Fakultas', jurusan: 'Jurusan', prodi: 'Program studi' } as const
const PREFIX = { definitif: '', plt: 'Plt. ', plh: 'Plh. ' } as const

export function officeName({ jabatan, namaJabatan }: { jabatan: string; namaJabatan?: string | null | undefined }): string {
  return jabatan === 'LAIN' && namaJabatan ? namaJabatan : NAMA_JABATAN[jabatan as KodeJabatan]
}

function stateOf({ berlakuMulai, berlakuSelesai }: Pick<PejabatRow, 'berlakuMulai' | 'berlakuSelesai'>, today: string) {
  if (berlakuMulai > today) return { keadaan: 'akan', sisaHari: null } as const
  if (berlakuSelesai !== null && berlakuSelesai < today) return { keadaan: 'selesai', sisaHari: null } as const
  return { keadaan: 'menjabat', sisaHari: berlakuSelesai === null ? null : selisihHari(today, berlakuSelesai) } as const
}

/** An official as lists show him on a day. */
export const show =
  (today: string) =>
  ({ namaOrang, namaUnit, ...row }: PejabatRow): Pejabat => {
    const shown = row as Omit<PejabatRow, 'namaOrang' | 'namaUnit'> &
      Pick<Pejabat, 'jabatan' | 'lingkup' | 'penugasan' | 'atasNama' | 'jenisNomor'>
    return {
      ...shown,
      nama: namaBergelar({ nama: namaOrang, gelarDepan: row.gelarDepan, gelarBelakang: row.gelarBelakang }),
      labelJabatan: PREFIX[shown.penugasan] + officeName(row),
      namaLingkup: namaUnit ?? UNIT_NAMES[shown.lingkup],
      ...stateOf(row, today),
    }
  }

/** Who holds which office on a day: of the college first, then of its faculties, departments and prodi. */
export async function pejabatPada(db: Db, hari: string): Promise<Pejabat[]> {
  const rows = await selectPejabat(db, { today: hari, tanggal: hari }).orderBy('p.berlakuMulai').orderBy('p.id').execute()
  const places = Object.keys(UNIT_NAMES)
  const place = ({ lingkup }: Pejabat) => places.indexOf(lingkup)
  return rows
    .map(show(hari))
    .toSorted((a, b) => place(a) - place(b) || a.namaLingkup.localeCompare(b.namaLingkup) || a.labelJabatan.localeCompare(b.labelJabatan))
}
