import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Tenant } from './tenant'

/** The calendar day (YYYY-MM-DD) where the college stands: 'today' for everything that counts days. */
export const todayOf = ({ tenant }: { tenant: Tenant }): string => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)
