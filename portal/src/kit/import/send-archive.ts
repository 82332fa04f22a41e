import { ARCHIVE_PIECE } from '@sivitas/contract/kit/import-archive'
import { NetworkError, TimeoutError } from '../galat'
import type { ArchiveClient, Run } from './import-parts'

/** Milliseconds before each further try of a piece that was lost on its way; 500 MB over a campus line lose some. */
const AGAIN_MS = [1000, 3000, 10_000]

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

type Watch = {
  /** Bytes that have arrived. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/** Sends one piece, again where the line broke; answers how many bytes are there. */
async function sendPiece(calls: ArchiveClient, piece: { id: string; mulai: number; bagian: File }): Promise<number> {
  for (const ms of AGAIN_MS) {
    try {
      return (await calls.bagian.call(piece)).data.diterima
    } catch (error) {
      if (!(error instanceof NetworkError || error instanceof TimeoutError)) throw error
      await wait(ms)
    }
  }
  return (await calls.bagian.call(piece)).data.diterima
}

/**
 * Sends a ZIP piece by piece, has its files listed, and begins the check.
 * @returns the run; null when it was given up, of which nothing then stays
 * @throws what a call throws, after which the run is given up as well
 */
export async function sendArchive(calls: ArchiveClient, file: File, { onProgress, signal }: Watch): Promise<Run | null> {
  const { data: run } = await calls.mulai.call({ namaBerkas: file.name.slice(0, 200), ukuran: file.size })
  try {
    for (let mulai = 0; mulai < file.size && !signal.aborted;) {
      const bagian = new File([file.slice(mulai, mulai + ARCHIVE_PIECE)], 'bagian')
      mulai = await sendPiece(calls, { id: run.id, mulai, bagian })
      onProgress(mulai)
    }
    if (!signal.aborted) {
      await calls.isi.call({ id: run.id })
      return (await calls.periksa.call({ id: run.id, kolom: {} })).data
    }
  } catch (error) {
    await calls.batal.call({ id: run.id })
    throw error
  }
  await calls.batal.call({ id: run.id })
  return null
}
