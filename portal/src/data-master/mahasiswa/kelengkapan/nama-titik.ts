import { TITIK } from '../data-mahasiswa/titik'

/** What stands in the way though nothing is empty. */
const BUKAN_KOSONG = new Set(['nikTidakCocok', 'prodiBelumDipetakan'])

/** Name of a point of completeness. */
export const namaTitik = (titik: string): string => TITIK[titik]?.[0] ?? titik

/** A missing point as the board names it: 'NIK kosong'. A foreigner's passport counts with the NIK. */
export function katakanTitik(titik: string): string {
  if (titik === 'identitas') return 'NIK kosong'
  return BUKAN_KOSONG.has(titik) ? namaTitik(titik) : `${namaTitik(titik)} kosong`
}
