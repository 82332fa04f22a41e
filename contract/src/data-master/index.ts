import { fakultas } from './badan-hukum/fakultas'
import { jurusan } from './badan-hukum/jurusan'
import { mahasiswa } from './mahasiswa/mahasiswa'

export const dataMaster = { fakultas, jurusan, mahasiswa }
