export { countAktif, countBaru, countDosenTetap, countTanpaPa } from './public-queries'
