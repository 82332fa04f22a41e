/** Text read as bytes but meant as UTF-8: headers reach a browser that way ('lÃ©' for 'lé'). */
function bacaUtf8(teks: string): string {
  if (!/[\u0080-\u00ff]/.test(teks) || /[\u0100-\u{10ffff}]/u.test(teks)) return teks
  return urai(Array.from(teks, (h) => `%${h.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')) ?? teks
}

function urai(teks: string): string | null {
  try {
    return decodeURIComponent(teks)
  } catch {
    // A stray percent sign: the caller goes on with the text as it is.
    return null
  }
}

/** Answers a file name that can't leave its folder or break a header: no paths, control characters or quotes (edge case 32). */
export function bersihkanNamaBerkas(nama: string): string {
  const dasar = (nama.split(/[/\\]/).at(-1) ?? '')
    // Cs: half an emoji would make encodeURIComponent throw.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '')
  return Array.from(dasar).slice(0, 200).join('').trim()
}

function dariHeader(header: string | null): string {
  const luas = /filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;]+)/i.exec(header ?? '')?.[1]
  if (luas !== undefined) return bersihkanNamaBerkas(urai(luas.trim()) ?? luas)
  const [, kutip, polos] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '') ?? []
  return bersihkanNamaBerkas(bacaUtf8(kutip?.replaceAll(/\\(.)/g, '$1') ?? polos ?? ''))
}

function dariAlamat(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/^[a-z]+:\/\/[^/]*/i, '')
  const akhir = path.split('/').findLast((bagian) => bagian !== '') ?? ''
  return bersihkanNamaBerkas(urai(akhir) ?? akhir)
}

/**
 * Answers the name under which a download is saved (PL-R57): the one in content-disposition (UTF-8),
 * without it the last segment of the address, without that null: 'Gagal mendapatkan nama file'.
 */
export function namaUnduhan(contentDisposition: string | null, url: string): string | null {
  return dariHeader(contentDisposition) || dariAlamat(url) || null
}

/** Answers the content-disposition of a download: an ASCII name for old readers, the true one in UTF-8 (PL-R57). */
export function headerUnduhan(nama: string): string {
  const bersih = bersihkanNamaBerkas(nama) || 'unduhan'
  const ascii = bersih
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .replaceAll(/[\\%]/g, '_')
  const utf8 = encodeURIComponent(bersih).replaceAll(/['()*]/g, (h) => `%${h.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
