/**
 * What other areas ask of Pengaturan. `konfigurasi` and `aturanBerlaku` answer for the college of the transaction;
 * `catatVersi` and its kin keep the versions of any setting (README in versi/).
 */
export { aturanBerlaku, aturanUntukBanyak } from '../tenant/aturan-queries'
export { konfigurasi, konfigurasiBanyak, konfigurasiRahasia } from '../tenant/konfigurasi-queries'
export { catatVersi, genggamSetelan, isiVersi, listVersi, nomorTerakhir } from './versi/queries'
export { mulaiKataSandiMassal } from './kata-sandi/massal/mulai'
export { grantScope } from './operator/grant-queries'
export { countPejabatHabis } from './pejabat/queries'
export { countTemplateDraf } from './template/queries'
export { pejabatPada } from './pejabat/show'
