import type { PejabatTercetak } from '@sivitas/contract/pengaturan/pejabat'
import { barisTandaTangan, pilihPejabat, type KodeJabatan, type PemilikDokumen } from '@sivitas/rules/platform/pejabat'
import type { Db } from '../../db/client'
import { Galat } from '../../kit/galat'
import { listInOffice, type OfficialRow } from './queries'

export type Office = { jabatan: KodeJabatan; namaJabatan?: string | null | undefined }

function printed(row: OfficialRow): PejabatTercetak {
  const { jabatan: baris, nama } = barisTandaTangan(row)
  const { id, jabatan, jenisNomor, nomor, idTtd, idCap } = row
  return { id, jabatan, baris: [...baris], nama, jenisNomor, nomor, idTtd, idCap }
}

type Asked = { tanggal: string; pemilik: PemilikDokumen }

/**
 * The first of several offices that somebody holds on a day. @throws Galat 409 when all of them are empty, by the words of
 * the first
 */
export async function pejabatPertama(db: Db, offices: readonly KodeJabatan[], asked: Asked): Promise<PejabatTercetak> {
  const rows = await listInOffice(db, offices, asked.tanggal)
  const choices = offices.map((jabatan) => pilihPejabat(rows, jabatan, asked))
  const held = choices.find((choice) => 'pejabat' in choice)
  if (held) return printed(held.pejabat)
  const [empty] = choices
  throw kosong(empty && 'galat' in empty ? empty.pesan : 'Belum ada pejabat yang berlaku')
}

const kosong = (pesan: string) => new Galat([409, 'pejabat_kosong'], `${pesan}. Isi pejabatnya di Pengaturan > Pejabat.`)

/**
 * Who signs for each office on a day, in the owner's units (PL-R53), as it is printed and kept.
 * @throws Galat 409 when an office is empty: a document never comes out with an empty line
 */
export async function pejabatBerlaku(db: Db, offices: readonly Office[], { tanggal, pemilik }: Asked): Promise<PejabatTercetak[]> {
  if (offices.length === 0) return []
  const rows = await listInOffice(db, [...new Set(offices.map(({ jabatan }) => jabatan))], tanggal)
  return offices.map(({ jabatan, namaJabatan }) => {
    const chosen = pilihPejabat(rows, jabatan, { tanggal, pemilik, ...(namaJabatan ? { namaJabatan } : {}) })
    if ('galat' in chosen) throw kosong(chosen.pesan)
    return printed(chosen.pejabat)
  })
}
