import type { api } from '../../../api'

type Calls = typeof api.dataMaster.kesediaanMengajar

/** What the calls answer as the browser reads it, where instants are text. */
export type BarisKesediaan = Awaited<ReturnType<Calls['list']['call']>>['data'][number]
export type LembarKesediaan = Awaited<ReturnType<Calls['get']['call']>>['data']
export type RingkasanKesediaan = Awaited<ReturnType<Calls['ringkasan']['call']>>['data']
