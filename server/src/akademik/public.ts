export { jendelaBerlaku, wajibJendela } from './jadwal-sistem/berlaku-queries'
export { cariMakul } from './mata-kuliah-queries'
