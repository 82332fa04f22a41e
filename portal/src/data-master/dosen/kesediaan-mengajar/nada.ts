import type { StatusKesediaan } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import type { WarnaStatus } from '../../../kit/theme/warna'

/** The tint of each state. */
export const NADA: Readonly<Record<StatusKesediaan, WarnaStatus>> = { belum: 'abu', draf: 'kuning', dikirim: 'hijau', dikunci: 'biru' }
