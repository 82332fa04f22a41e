import type { Akreditasi, AkreditasiRingkas } from '@sivitas/contract/data-master/badan-hukum/akreditasi'
import { akreditasiBerlaku, tandaAkreditasi } from '@sivitas/rules/data-master/akreditasi'

type Stored = Omit<Akreditasi, 'berlaku' | 'sisaHari' | 'pesan' | 'idSertifikat' | 'sertifikat'>

/** A stored accreditation as it looks on a day: in force or not, days left, warning (DM-R19). */
export function seenOn<Row extends Pick<Stored, 'tanggalMulai' | 'tanggalBerakhir'>>(row: Row, day: string) {
  const { sisaHari, pesan } = tandaAkreditasi(row.tanggalBerakhir, day)
  return { ...row, berlaku: row.tanggalMulai <= day && sisaHari >= 0, sisaHari, pesan }
}

/** What stands beside a unit's name: the accreditation in force, else the one that ended last; none before the first began. */
export function ringkasan(rows: readonly Stored[], day: string): AkreditasiRingkas | null {
  const begun = rows.filter(({ tanggalMulai }) => tanggalMulai <= day)
  const shown = akreditasiBerlaku(rows, day) ?? begun.toSorted((a, b) => b.tanggalBerakhir.localeCompare(a.tanggalBerakhir))[0]
  if (!shown) return null
  const { peringkat, namaPeringkat, namaLembaga: lembaga, nomorSk, tanggalBerakhir, berlaku, sisaHari, pesan } = seenOn(shown, day)
  return { peringkat, namaPeringkat, lembaga, nomorSk, tanggalBerakhir, berlaku, sisaHari, pesan }
}
