import { barePg } from './bare-pg'
import { visitList } from './browser'
import { family, usage } from './cpu'
import { get, signIn } from './http'
import { measure, type Measured } from './load'
import { signInMinute } from './masuk'
import { searchPalette } from './palet'
import { dataOf, PASSWORD, stage, type Size } from './stage'

const sizes = process.argv.includes('--kecil')
  ? (['kecil'] as const)
  : process.argv.includes('--besar')
    ? (['besar'] as const)
    : (['kecil', 'besar'] as const)

/** Only the load of sign-ins and of the palette, which take a minute and a half. */
const onlyLoad = process.argv.includes('--beban')

const LIST = '/v1/mahasiswa'
const CALLS: readonly { name: string; path: string }[] = [
  { name: 'daftar, halaman 1', path: `${LIST}?itemsPerPage=20` },
  { name: 'daftar, halaman terakhir yang ada di kedua ukuran (200)', path: `${LIST}?itemsPerPage=20&page=200` },
  { name: 'daftar, halaman 500', path: `${LIST}?itemsPerPage=20&page=500` },
  { name: 'daftar, urut nama', path: `${LIST}?itemsPerPage=20&order[nama]=asc` },
  { name: 'daftar, tersaring (status A, angkatan 2023)', path: `${LIST}?itemsPerPage=20&status[0]=A&angkatan[0]=2023` },
  { name: 'cari nama', path: `${LIST}?itemsPerPage=20&cari=putri` },
  { name: 'cari nama salah ketik', path: `${LIST}?itemsPerPage=20&cari=muhamadd` },
  { name: 'cari NIM sebagian', path: `${LIST}?itemsPerPage=20&cari=230101` },
]

function print(rows: readonly Measured[], bare: ReadonlyMap<string, number>): void {
  console.info(
    '| panggilan | p50 ms | p95 ms | pg telanjang p50 ms | CPU ms | kabel KB | /dtk 8 | /dtk 32 |\n|---|---|---|---|---|---|---|---|',
  )
  for (const row of rows) {
    const cells = [row.p50, row.p95, bare.get(row.name) ?? Number.NaN, row.cpuMs, row.wireBytes / 1024, row.perSecond8, row.perSecond32]
    console.info(`| ${row.name} | ${cells.map((value) => (Number.isNaN(value) ? '-' : value.toFixed(value >= 100 ? 0 : 2))).join(' | ')} |`)
  }
}

async function exportAll(base: string, token: string, pid: number): Promise<void> {
  let peak = 0
  const before = usage([pid]).rssMb
  const timer = setInterval(() => {
    peak = Math.max(peak, usage([pid]).rssMb)
  }, 50)
  const { ms, bytes, status } = await get(`${base}${LIST}?format=xlsx`, token)
  clearInterval(timer)
  console.info(
    `Ekspor XLSX seluruh daftar: ${status}, ${(ms / 1000).toFixed(2)} dtk, ${(bytes / 1e6).toFixed(1)} MB, memori server ${before.toFixed(0)} -> puncak ${peak.toFixed(0)} MB`,
  )
}

/** What many do at once, and what each does all day. */
async function load(at: { base: string; token: string }, pid: number): Promise<void> {
  await signInMinute({ ...at, password: PASSWORD }, pid)
  await searchPalette(at, pid)
}

async function run(size: Size): Promise<Measured[]> {
  console.info(`\n## ${size}\n`)
  const { child, base, stop } = await stage(size)
  try {
    const pid = child.pid ?? 0
    const token = await signIn(base, 'admin', PASSWORD)
    if (onlyLoad) {
      await load({ base, token }, pid)
      return []
    }
    const { data } = JSON.parse((await plain(`${base}${LIST}?itemsPerPage=1&cari=2301010001`, token)).toString()) as {
      data: { id: string }[]
    }
    const calls = [...CALLS, { name: 'rincian mahasiswa', path: `${LIST}/${data[0]?.id ?? ''}` }]
    const rows: Measured[] = []
    for (const { name, path } of calls) rows.push(await measure({ name, url: `${base}${path}`, token }, pid))
    print(rows, await barePg(dataOf(size)))
    const all = usage(family(pid))
    console.info(`\nMemori server dan basis data bersama setelah beban: ${all.rssMb.toFixed(0)} MB`)
    await load({ base, token }, pid)
    await exportAll(base, token, pid)
    const visit = await visitList({ base, username: 'admin', password: PASSWORD })
    console.info(
      `Chromium: kunjungan pertama ke daftar ${visit.firstMs} ms, muat ulang ${visit.reloadMs} ms, hangat lewat menu ${visit.warmMs} ms, JS sampai beranda ${visit.scriptKb.toFixed(0)} kB gzip/brotli, ${visit.nodes} simpul DOM`,
    )
    return rows
  } finally {
    await stop()
  }
}

const plain = async (url: string, token: string) => await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text()

const measured = new Map<string, Measured[]>()
for (const size of sizes) measured.set(size, await run(size))
const [small, large] = [measured.get('kecil'), measured.get('besar')]
if (small && large) {
  console.info('\n## Pertumbuhan CPU dari kecil ke besar\n')
  for (const row of large) {
    const before = small.find(({ name }) => name === row.name)
    if (before) console.info(`${row.name}: ${(row.cpuMs / before.cpuMs).toFixed(2)}x CPU, ${(row.p50 / before.p50).toFixed(2)}x p50`)
  }
}
