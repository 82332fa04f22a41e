/** Answers whether a required field is filled: text with more than blanks, a number, a choice, a non-empty list (C17). */
export function terisi(nilai: unknown): boolean {
  if (nilai === null || nilai === undefined) return false
  if (typeof nilai === 'string') return nilai.trim() !== ''
  if (typeof nilai === 'number') return !Number.isNaN(nilai)
  return Array.isArray(nilai) ? nilai.length > 0 : true
}

/** Answers whether a value is a list with at least one entry (C17). */
export function larikTerisi(nilai: unknown): boolean {
  return Array.isArray(nilai) && nilai.length > 0
}

/**
 * Answers whether a text is an e-mail address by the shared pattern: local part, @, domain, suffix of
 * 2 or more letters (C17). Deliberately no more than that: only a sent mail proves an address.
 */
export function surelSah(teks: string): boolean {
  return teks.length <= 254 && /^[^\s@<>(),;:"[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(teks)
}

/**
 * Answers whether a text is an http(s) address with a host (C17). Other schemes are refused:
 * 'javascript:' in a menu or a setting would run in the reader's page (edge case 22).
 */
export function urlSah(teks: string): boolean {
  const host = String.raw`(localhost|(?:[a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]{2,}|\d{1,3}(?:\.\d{1,3}){3})`
  return new RegExp(String.raw`^https?://${host}(:\d{1,5})?([/?#]\S*)?$`, 'i').test(teks)
}

/** Answers a path of this portal or an http(s) address: what a menu item may lead to (table menuPortal). */
export function tujuanMenuSah(teks: string): boolean {
  return /^\/(?![/\\])\S*$/.test(teks) || (/^https:/i.test(teks) && urlSah(teks))
}
