import { fakultas } from './badan-hukum/fakultas'
import { mahasiswa } from './mahasiswa/mahasiswa'

export const dataMaster = { fakultas, mahasiswa }
