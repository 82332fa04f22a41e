import type { Impor } from '@sivitas/contract/kit/import'
import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { family, usage } from '../cpu'
import { get, send } from '../http'
import { newStudents } from './new-students'

type At = {
  base: string
  token: string
  pids: () => number[]
  serverPid: number
  onDatabase: (statement: string) => Promise<void>
  isWanted: (name: string) => boolean
}

const CARDS = 1000
const ADVISED = 5000
const NEW = 10_000
const PERIODE = 20251
const WORKING = new Set(['periksa', 'simpan', 'urung'])

const asked = async <T>(answer: ReturnType<typeof send>): Promise<T> => {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`Dijawab ${status}: ${text().slice(0, 400)}`)
  return (JSON.parse(text()) as { data: T }).data
}
const read = <T>({ base, token }: At, path: string) => asked<T>(get(`${base}${path}`, token))
const write = <T>({ base, token }: At, path: string, body: unknown) => asked<T>(send({ url: `${base}${path}`, token, body }))
const pause = () => new Promise((wait) => setTimeout(wait, 200))

/** Runs something long and prints how long it took, what it cost and how much the server held at most. */
async function timed<T>(at: At, name: string, run: () => Promise<T>): Promise<T> {
  const server = () => usage(family(at.serverPid)).rssMb
  let peak = server()
  const timer = setInterval(() => {
    peak = Math.max(peak, server())
  }, 100)
  const counted = at.pids()
  const cpu = usage(counted).cpuMs
  const start = performance.now()
  try {
    return await run()
  } finally {
    clearInterval(timer)
    const seconds = (performance.now() - start) / 1000
    const spent = (usage(at.pids()).cpuMs - cpu) / 1000
    console.info(`| ${name} | ${seconds.toFixed(1)} | ${spent.toFixed(1)} | ${peak.toFixed(0)} |`)
  }
}

async function finished(at: At, id: string): Promise<Pekerjaan> {
  for (;;) {
    const job = await read<Pekerjaan>(at, `/v2/platform/pekerjaan/${id}`)
    if (!['antre', 'berjalan'].includes(job.status)) return job
    await pause()
  }
}

async function settled(at: At, path: string): Promise<Impor> {
  for (;;) {
    const run = await read<Impor>(at, path)
    if (!WORKING.has(run.status)) return run
    await pause()
  }
}

async function importStudents(at: At): Promise<void> {
  const path = '/v2/master/impor-mahasiswa/baru'
  const form = new FormData()
  form.set('berkas', new File([newStudents(NEW)], 'mahasiswa-baru.csv', { type: 'text/csv' }))
  const uploaded = await timed(at, `impor ${NEW} mahasiswa: unggah`, async () => {
    const answer = await fetch(`${at.base}${path}`, { method: 'POST', headers: { authorization: `Bearer ${at.token}` }, body: form })
    if (!answer.ok) throw new Error(`Unggahan dijawab ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Impor }).data
  })
  const run = `${path}/${uploaded.id}`
  const checked = await timed(at, 'impor: periksa', async () => {
    await asked<Impor>(send({ url: `${at.base}${run}/kolom`, token: at.token, method: 'PUT', body: { kolom: uploaded.kolom } }))
    return await settled(at, run)
  })
  console.info(`<!-- ${checked.baru} baru, ${checked.salah} bermasalah -->`)
  const saved = await timed(at, 'impor: simpan', async () => {
    await write<Impor>(at, `${run}/simpan`, {})
    return await settled(at, run)
  })
  console.info(`<!-- ${saved.tersimpan} tersimpan -->`)
}

async function printCards(at: At): Promise<void> {
  const ids: string[] = []
  for (let page = 1; ids.length < CARDS; page += 1) {
    const rows = await read<{ id: string }[]>(at, `/v2/master/kartu/antrean?itemsPerPage=100&adaFoto=1&status[0]=A&page=${page}`)
    if (rows.length === 0) break
    ids.push(...rows.map(({ id }) => id))
  }
  const pilihan = { idMahasiswa: ids.slice(0, CARDS) }
  const job = await timed(at, `${pilihan.idMahasiswa.length} kartu depan dan belakang`, async () => {
    const { idPekerjaan } = await write<{ idPekerjaan: string | null }>(at, '/v2/master/kartu/cetak', { pilihan, alasan: 'PERPANJANG' })
    return await finished(at, idPekerjaan ?? '')
  })
  console.info(`<!-- ${job.status}, ${job.selesai} dari ${job.total ?? 0} -->`)
}

async function spreadAdvisees(at: At): Promise<void> {
  const idMahasiswa: string[] = []
  for (let page = 1; idMahasiswa.length < ADVISED; page += 1) {
    const rows = await read<{ id: string }[]>(at, `/v2/master/dosen-pa/mahasiswa?itemsPerPage=100&prodi[0]=55201&page=${page}`)
    if (rows.length === 0) break
    idMahasiswa.push(...rows.map(({ id }) => id))
  }
  const body = { prodi: '55201', idMahasiswa: idMahasiswa.slice(0, ADVISED), melebihiKuota: true, alasan: 'Pengukuran' }
  await timed(at, `bagi rata ${body.idMahasiswa.length} mahasiswa ke dosen PA: pratinjau`, async () => {
    await write(at, '/v2/master/dosen-pa/bagi', { ...body, pratinjau: true })
  })
  const job = await timed(at, 'bagi rata: tetapkan', async () => {
    const { idPekerjaan } = await write<{ idPekerjaan: string | null }>(at, '/v2/master/dosen-pa/bagi', body)
    return idPekerjaan === null ? null : await finished(at, idPekerjaan)
  })
  if (job) console.info(`<!-- ${job.status}, ${job.selesai} dari ${job.total ?? 0} -->`)
}

async function exportAll(at: At, format: 'csv' | 'xlsx'): Promise<void> {
  const { bytes } = await timed(at, `ekspor seluruh daftar mahasiswa (${format})`, async () => {
    const answer = await get(`${at.base}/v1/mahasiswa?format=${format}`, at.token)
    if (answer.status !== 200) throw new Error(`Ekspor dijawab ${answer.status}`)
    return answer
  })
  console.info(`<!-- ${(bytes / 1e6).toFixed(1)} MB -->`)
}

async function closePeriod(at: At): Promise<void> {
  // The demo college has hardly anybody without a KRS; without any, everybody who studies changes.
  await at.onDatabase(`DELETE FROM nilai WHERE id_periode = ${PERIODE}`)
  const path = `/v2/master/status-periode/${PERIODE}`
  const before = await timed(at, 'tutup status periode: pratinjau', () =>
    write<{ jumlah: number }>(at, `${path}/tutup`, { pratinjau: true, alasan: 'Pengukuran' }),
  )
  const job = await timed(at, `tutup status ${before.jumlah} mahasiswa`, async () => {
    const { idPekerjaan } = await write<{ idPekerjaan: string }>(at, `${path}/tutup`, { pratinjau: false, alasan: 'Pengukuran' })
    return await finished(at, idPekerjaan)
  })
  console.info(`<!-- ${job.status}, ${job.selesai} dari ${job.total ?? 0} -->`)
  const undone = await timed(at, 'batalkan tutup status', async () => {
    const { idPekerjaan } = await write<{ idPekerjaan: string }>(at, `${path}/batal-tutup`, { alasan: 'Pengukuran' })
    return await finished(at, idPekerjaan)
  })
  console.info(`<!-- ${undone.status}, ${undone.selesai} dari ${undone.total ?? 0} -->`)
}

async function packForPddikti(at: At): Promise<void> {
  const job = await timed(at, 'paket PDDikti', async () => {
    const body = { jenis: ['biodata', 'riwayat', 'transfer', 'akm', 'lulusdo'], format: 'json', periode: PERIODE }
    const { idPekerjaan } = await write<{ idPekerjaan: string }>(at, '/v2/master/pddikti/paket', body)
    return await finished(at, idPekerjaan)
  })
  console.info(`<!-- ${job.status}, ${job.selesai} dari ${job.total ?? 0} -->`)
}

const JOBS: readonly (readonly [name: string, run: (at: At) => Promise<void>])[] = [
  ['ekspor', (at) => exportAll(at, 'csv')],
  ['ekspor', (at) => exportAll(at, 'xlsx')],
  ['paket', packForPddikti],
  ['tutup', closePeriod],
  ['kartu', printCards],
  ['bagi', spreadAdvisees],
  ['impor', importStudents],
]

/** What takes long, one after the other, on a database that is thrown away. */
export async function runJobs(at: At): Promise<void> {
  console.info('\n| pekerjaan | dtk | CPU dtk | memori server MB |\n|---|---|---|---|')
  for (const [name, run] of JOBS) if (at.isWanted(name)) await run(at)
}
