import type { UnduhWatch } from './unduh-context'

/** Answers the whole body and tells how far it is; a body that can't be read in pieces is read at once. */
export async function readWithProgress(response: Response, onProgress: UnduhWatch['onProgress']): Promise<Blob> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const total = Number(response.headers.get('content-length')) || undefined
  if (response.body === null || onProgress === undefined) return response.blob()
  const reader = response.body.getReader()
  const parts: BlobPart[] = []
  let received = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    received += step.value.byteLength
    onProgress(received, total)
  }
  return new Blob(parts, { type })
}

/** Hands a file to the browser, as a click on a link with `download` does. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
