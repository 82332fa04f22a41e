import { fakultas } from './badan-hukum/fakultas/fakultas'
import { jurusan } from './badan-hukum/jurusan/jurusan'
import { mahasiswa } from './mahasiswa/mahasiswa'

export const dataMaster = { fakultas, jurusan, mahasiswa }
