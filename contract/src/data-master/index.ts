import { fakultas } from './badan-hukum/fakultas'

export const dataMaster = { fakultas }
