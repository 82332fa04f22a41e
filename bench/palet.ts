import { family, usage } from './cpu'
import { get, quantile } from './http'

/** What people type into Ctrl+K: a menu, names, a misspelt one, numbers, a course. */
const TYPED = [
  'krs',
  'transkrip',
  'putri',
  'budi santoso',
  'muhamadd',
  'nurhaliza',
  '2301010001',
  '230101',
  'basis data',
  'algoritma',
  'dewi',
  'si',
]
const ROUNDS = 20

/** The command palette over HTTP, one question after the other as somebody types (platform, Beyond 1: 100 ms). */
export async function searchPalette({ base, token }: { base: string; token: string }, serverPid: number): Promise<void> {
  const ask = (typed: string) => get(`${base}/v2/platform/cari?q=${encodeURIComponent(typed)}`, token)
  for (const typed of TYPED) await ask(typed)
  const before = usage(family(serverPid)).cpuMs
  const measured: { typed: string; ms: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const typed of TYPED) {
      const { status, ms, body } = await ask(typed)
      if (status !== 200) throw new Error(`Palet menjawab ${status} untuk ${typed}: ${body.toString().slice(0, 300)}`)
      measured.push({ typed, ms })
    }
  }
  const cpuMs = (usage(family(serverPid)).cpuMs - before) / measured.length
  const all = measured.map(({ ms }) => ms)
  const slowest = TYPED.map((typed) => ({
    typed,
    p95: quantile(
      measured.filter((one) => one.typed === typed).map(({ ms }) => ms),
      0.95,
    ),
  })).toSorted((a, b) => b.p95 - a.p95)[0]
  console.info(
    `Palet (Ctrl+K), ${all.length} pencarian: p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${quantile(all, 0.95).toFixed(1)} ms, CPU ${cpuMs.toFixed(1)} ms; ` +
      `terlambat '${slowest?.typed}' p95 ${slowest?.p95.toFixed(1)} ms`,
  )
}
