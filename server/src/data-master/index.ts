export { fakultas } from './badan-hukum/fakultas/fakultas'
export { jurusan } from './badan-hukum/jurusan/jurusan'
export { mahasiswa } from './mahasiswa/mahasiswa'
