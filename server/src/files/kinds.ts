import { EKSTENSI, type JenisUnggahan } from '@sivitas/contract/platform/berkas/berkas'
import { fileTypeFromBuffer } from 'file-type'
import { assertNoMacros } from './office'
import { isHarmlessSvg, isSvg } from './svg'

/** What a content turned out to be: of the kind that its name claims, or not. */
export type Verdict = { mime: string; sesuai: boolean }

type Kind = { mime: string; is: (found: string | undefined, bytes: Uint8Array) => boolean }

const exactly = (mime: string): Kind => ({ mime, is: (found) => found === mime })
const office = (mime: string): Kind => ({
  mime,
  is: (found, bytes) => {
    if (found?.includes('macroenabled')) assertNoMacros(bytes, true)
    if (found !== mime) return false
    assertNoMacros(bytes, false)
    return true
  },
})
/** Text has no signature; what counts is that it is no known binary and holds no zero byte. */
const text = (mime: string): Kind => ({
  mime,
  is: (found, bytes) => (found === undefined || found === 'application/xml') && !bytes.includes(0),
})

const JPEG = exactly('image/jpeg')

const KINDS: Readonly<Record<string, Kind>> = {
  '.jpg': JPEG,
  '.jpeg': JPEG,
  '.png': exactly('image/png'),
  '.webp': exactly('image/webp'),
  '.svg': { mime: 'image/svg+xml', is: (_found, bytes) => isSvg(bytes) && isHarmlessSvg(bytes) },
  '.pdf': exactly('application/pdf'),
  '.docx': office('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  '.xlsx': office('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  '.csv': text('text/csv'),
  '.html': text('text/html'),
  '.ttf': exactly('font/ttf'),
  '.otf': exactly('font/otf'),
  '.woff2': exactly('font/woff2'),
}

/** Extension of a name in lower case with its dot; '' where it has none. */
export const extensionOf = (nama: string): string => /\.[a-z0-9]{1,5}$/.exec(nama.toLowerCase())?.[0] ?? ''

/** Whether a kind of upload takes files of this name at all. */
export const takesName = (jenis: JenisUnggahan, nama: string): boolean => EKSTENSI[jenis].includes(extensionOf(nama))

/** Looks at the content itself (edge case 31): only what its name claims passes. */
export async function judge(nama: string, bytes: Uint8Array): Promise<Verdict> {
  const kind = KINDS[extensionOf(nama)]
  const found = await fileTypeFromBuffer(bytes)
  return { mime: kind?.mime ?? found?.mime ?? 'application/octet-stream', sesuai: kind?.is(found?.mime, bytes) ?? false }
}
