export { jendelaBerlaku, wajibJendela } from './jadwal-sistem/berlaku-queries'
export { cariMakul } from './mata-kuliah-queries'
export { listTerbuka } from './jadwal-sistem/terbuka-queries'
export { statusPeriode } from './periode/queries'
