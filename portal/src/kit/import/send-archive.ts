import { ARCHIVE_PIECE } from '@sivitas/contract/kit/import-archive'
import { ApiError, NetworkError, TimeoutError } from '../galat'
import type { ArchiveClient, Run, Terputus } from './import-parts'

/** Milliseconds before each further try of a piece that was lost on its way; 500 MB over a campus line lose some. */
const AGAIN_MS = [1000, 3000, 10_000]

/** Refusals of the file itself: no upload of it can go on. */
const HOPELESS = [413, 415, 422]

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

type Watch = {
  /** Bytes that have arrived. */
  onProgress: (bytes: number) => void
  /** Aborted, the upload is given up and nothing of it stays. */
  signal: AbortSignal
  /** An upload of the same file that broke off before and goes on now. */
  terputus?: Terputus | undefined
}

type Upload = { calls: ArchiveClient; id: string; file: File }

/** Sends the piece that begins at a byte, again where the line broke; answers how many bytes are there. */
async function sendPiece({ calls, id, file }: Upload, mulai: number): Promise<number> {
  const piece = { id, mulai, bagian: new File([file.slice(mulai, mulai + ARCHIVE_PIECE)], 'bagian') }
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
 * Shows the server the first and the last piece that it has, by which it tells another file of the same name and size.
 * @returns how many bytes are there
 */
async function proveSame(upload: Upload, diterima: number): Promise<number> {
  const last = Math.floor((diterima - 1) / ARCHIVE_PIECE) * ARCHIVE_PIECE
  const there = await sendPiece(upload, 0)
  return last === 0 ? there : await sendPiece(upload, last)
}

/** Sends what is missing, has the files listed, and begins the check; null when it was aborted on the way. */
async function send(upload: Upload, { onProgress, signal, terputus }: Watch): Promise<Run | null> {
  const { calls, id, file } = upload
  let mulai = terputus === undefined ? 0 : await proveSame(upload, terputus.diterima)
  onProgress(mulai)
  while (mulai < file.size && !signal.aborted) {
    mulai = await sendPiece(upload, mulai)
    onProgress(mulai)
  }
  if (signal.aborted) return null
  await calls.isi.call({ id })
  return (await calls.periksa.call({ id, kolom: {} })).data
}

/**
 * Sends a ZIP piece by piece, or what is missing of it, has its files listed, and begins the check.
 * @returns the run; null when it was given up, of which nothing then stays
 * @throws what a call throws. A refused file is given up as well; after a lost line what has come waits to go on
 */
export async function sendArchive(calls: ArchiveClient, file: File, watch: Watch): Promise<Run | null> {
  const id = watch.terputus?.id ?? (await calls.mulai.call({ namaBerkas: file.name.slice(0, 200), ukuran: file.size })).data.id
  try {
    const run = await send({ calls, id, file }, watch)
    if (run === null) await calls.batal.call({ id })
    return run
  } catch (error) {
    if (error instanceof ApiError && HOPELESS.includes(error.status)) await calls.batal.call({ id })
    throw error
  }
}
