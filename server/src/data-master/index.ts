import { fakultas } from './badan-hukum/fakultas/fakultas'
import { mahasiswa } from './mahasiswa/mahasiswa'

export const dataMaster = { fakultas, mahasiswa }
