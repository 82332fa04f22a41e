import { fakultas } from './badan-hukum/fakultas/fakultas'

export const dataMaster = { fakultas }
