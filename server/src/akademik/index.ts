export { jadwalSistem } from './jadwal-sistem/jadwal-sistem'
