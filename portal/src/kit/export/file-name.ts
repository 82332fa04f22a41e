/** Said when neither the answer nor its address names a file (PL-R57). */
export const TANPA_NAMA = 'Gagal mendapatkan nama file'

/** A name must not lead into another folder, whatever the answer says. */
const clean = (name: string) => name.replaceAll(/[\\/]/g, '-').trim()

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not every server escapes; a name that can't be decoded is no name, and the next source is asked.
    return null
  }
}

/** Answers the file name of a `content-disposition`: the UTF-8 form before the plain one. */
function fromDisposition(disposition: string): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decoded(encoded)
  return (
    /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i
      .exec(disposition)
      ?.slice(1)
      .find((part) => part !== undefined) ?? null
  )
}

/** Answers the name under which a download is kept: the server's, else the last segment of the address, else null (PL-R57). */
export function fileNameOf(disposition: string | null, url: string): string | null {
  const named = disposition === null ? null : fromDisposition(disposition)
  if (named !== null && clean(named) !== '') return clean(named)
  const segment = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return clean(decoded(segment) ?? '') || null
}
