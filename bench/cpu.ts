import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

type Usage = { cpuMs: number; rssMb: number }

/** Fields of /proc/PID/stat behind the command name, which may hold spaces. */
function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // The process ended between listing and reading.
    return null
  }
}

/** Proportional memory, so that pages that postgres processes share are counted once. */
function memoryKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    // See above.
    return 0
  }
}

/** The process and everything below it. */
export function family(root: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const parents = new Map(
    all.flatMap((pid) => {
      const stat = statOf(pid)
      return stat ? [[pid, stat.parent] as const] : []
    }),
  )
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && pid > 1 && isBelow(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(isBelow)
}

/** CPU that processes used so far and memory that they hold, in all. */
export function usage(pids: readonly number[]): Usage {
  const cpuMs = pids.reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0) * TICK_MS, 0)
  const rssMb = pids.reduce((sum, pid) => sum + memoryKb(pid), 0) / 1024
  return { cpuMs, rssMb }
}
