import pg from 'pg'
import type { MahasiswaFilter } from '../server/src/data-master/mahasiswa/filter-queries'
import { listStatement } from '../server/src/data-master/mahasiswa/list-queries'
import { connectApp } from '../server/src/db/client'
import { openServer } from '../server/src/db/open-server'
import { quantile } from './http'

const TIMES = 200
const PERIODE = 20251

const CASES: readonly { name: string; filter: MahasiswaFilter; order: [string, 'asc' | 'desc'][]; page: number }[] = [
  { name: 'daftar, halaman 1', filter: {}, order: [], page: 1 },
  { name: 'daftar, halaman terakhir yang ada di kedua ukuran (200)', filter: {}, order: [], page: 200 },
  { name: 'daftar, halaman 500', filter: {}, order: [], page: 500 },
  { name: 'daftar, urut nama', filter: {}, order: [['nama', 'asc']], page: 1 },
  { name: 'daftar, tersaring (status A, angkatan 2023)', filter: { status: ['A'], angkatan: [2023] }, order: [], page: 1 },
  { name: 'cari nama', filter: { cari: 'putri' }, order: [], page: 1 },
  { name: 'cari NIM sebagian', filter: { cari: '230101' }, order: [], page: 1 },
]

/** The same statements without server, HTTP or query builder: one client of the application role, one college. */
export async function barePg(dataDir: string): Promise<Map<string, number>> {
  const server = await openServer({ databaseUrl: undefined, dataDir })
  const builder = connectApp(server.url, { max: 1 })
  const client = new pg.Client({ connectionString: server.url, options: '-c role=sivitas_app -c app.college_id=pt01' })
  await client.connect()
  try {
    const medians = new Map<string, number>()
    for (const { name, filter, order, page } of CASES) {
      const query = { filter, options: { periode: PERIODE, alike: false }, order }
      const { sql: text, parameters } = listStatement(query, { limit: 20, offset: (page - 1) * 20 }).compile(builder.db)
      medians.set(name, await median(client, text, [...parameters]))
    }
    return medians
  } finally {
    await client.end()
    await builder.close()
  }
}

async function median(client: pg.Client, text: string, values: unknown[]): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const start = process.hrtime.bigint()
    await client.query(text, values)
    times.push(Number(process.hrtime.bigint() - start) / 1e6)
  }
  return quantile(times, 0.5)
}
