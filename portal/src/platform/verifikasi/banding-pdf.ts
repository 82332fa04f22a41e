type Sidik = { sha256: string; arti: 'asli' | 'salinan' | 'lama' | 'baru' }
export type HasilBanding = Sidik['arti'] | 'beda'

/** Answers the SHA-256 of a file in lower-case hex, computed in the browser: the file itself is sent nowhere. */
export async function sidikBerkas(berkas: Blob): Promise<string> {
  const sidik = await crypto.subtle.digest('SHA-256', await berkas.arrayBuffer())
  return [...new Uint8Array(sidik)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Answers what a file is to a document, by its fingerprint (Beyond 7 of the platform). */
export const bandingkan = (sha256: string, sidik: readonly Sidik[]): HasilBanding =>
  sidik.find((satu) => satu.sha256.toLowerCase() === sha256)?.arti ?? 'beda'
