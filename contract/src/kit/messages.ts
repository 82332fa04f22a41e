import { z } from 'zod'

/** Message of an issue that means "there is no such row", so that the call answers 404. */
export const NOT_FOUND = 'tidak_ditemukan'

/** Source section 5: a required field that is empty after touch or blur. */
export const REQUIRED = 'Field tidak boleh kosong'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const sizes: Record<string, (issue: { origin?: string; limit: string }) => string> = {
  string: ({ limit }) => `${limit} karakter`,
  array: ({ limit }) => `${limit} pilihan`,
  set: ({ limit }) => `${limit} pilihan`,
  file: ({ limit }) => `${limit} byte`,
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const limit = String(issue.minimum)
  if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED
  if (issue.origin === 'array' && issue.minimum === 1) return 'Pilih minimal satu'
  return `Minimal ${sizes[issue.origin]?.({ limit }) ?? limit}`
}

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return REQUIRED
  const wanted: Record<string, string> = {
    number: 'Isi dengan angka',
    int: 'Isi dengan bilangan bulat',
    boolean: 'Isi ya atau tidak',
    array: 'Isi dengan daftar',
    date: 'Tanggal tidak dikenal',
  }
  return wanted[issue.expected] ?? 'Isian tidak sesuai'
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return `Paling banyak ${sizes[issue.origin]?.({ limit: String(issue.maximum) }) ?? String(issue.maximum)}`
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? REQUIRED : 'Pilihan tidak dikenal'
    case 'invalid_format':
      return issue.input === '' ? REQUIRED : formatMessage(issue.format)
    case 'unrecognized_keys':
      return `Isian ${issue.keys.join(', ')} tidak dikenal.`
    default:
      return 'Isian tidak sesuai'
  }
}

function formatMessage(format: string): string {
  const known: Record<string, string> = {
    email: 'Alamat surel tidak valid',
    url: 'Alamat tautan tidak valid',
    date: 'Tanggal tidak dikenal',
    datetime: 'Waktu tidak dikenal',
    uuid: 'Pilihan tidak dikenal',
  }
  return known[format] ?? 'Format isian tidak sesuai'
}

/** One voice for browser and server: every check of the contract speaks Indonesian. */
z.config({ customError: messageOf })
