import type { KodeJendela } from './kode-jendela'

/** A calendar entry as far as clashes go; days as YYYY-MM-DD, both included. */
export interface EntriKalender {
  readonly id: string
  readonly nama: string
  readonly kodeJendela: string | null
  readonly tanggalMulai: string
  readonly tanggalSelesai: string
  readonly idProdi: string | null
  readonly libur: boolean
}

/** What must not fall on a holiday: exams and the session of yudisium. Lectures simply skip it. */
const PEKA: ReadonlySet<string> = new Set<KodeJendela>(['UTS', 'UAS', 'SUSULAN_UTS', 'SUSULAN_UAS', 'YUDISIUM'])

const bertemu = (a: EntriKalender, b: EntriKalender): boolean =>
  a.tanggalMulai <= b.tanggalSelesai &&
  b.tanggalMulai <= a.tanggalSelesai &&
  (a.idProdi === null || b.idProdi === null || a.idProdi === b.idProdi)

/** Answers, by entry id, the names of the holidays on which exams of that entry would fall (screen 'Kalender Akademik', clashes). */
export function bentrokLibur(entri: readonly EntriKalender[]): Map<string, string[]> {
  const libur = entri.filter((satu) => satu.libur)
  return new Map(
    entri
      .filter((satu) => !satu.libur && PEKA.has(satu.kodeJendela ?? ''))
      .map((satu): [string, string[]] => [satu.id, libur.filter((hari) => bertemu(satu, hari)).map(({ nama }) => nama)])
      .filter(([, nama]) => nama.length > 0),
  )
}
