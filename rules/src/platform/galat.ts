/** An error as screens, snackbars and logs see it (PL-R48). */
export interface Galat {
  readonly message: string
  readonly type: string
  readonly status: number | null
}

export interface GalatMentah {
  /** HTTP status; undefined when no answer came. */
  readonly status?: number | undefined
  /** The answer's body, already parsed. */
  readonly body?: unknown
  /** What was thrown. */
  readonly error?: unknown
  /** The request never reached the server. */
  readonly tanpaJaringan?: boolean
}

function bidang(nilai: unknown, nama: string): unknown {
  return typeof nilai === 'object' && nilai !== null ? (nilai as Readonly<Record<string, unknown>>)[nama] : undefined
}

function teks(nilai: unknown): string | null {
  return typeof nilai === 'string' && nilai.trim() !== '' ? nilai : null
}

/** The two failures that are told in fixed words, because no answer of ours stands behind them. */
function galatTetap(mentah: GalatMentah): Galat | null {
  if (mentah.tanpaJaringan === true) return { message: 'Tidak ada koneksi internet', type: 'Network Error', status: null }
  if (mentah.status === 504) return { message: 'Terjadi kesalahan', type: 'Gateway Timeout', status: 504 }
  return null
}

function bentuk(mentah: GalatMentah, pesanBadan: unknown): Galat {
  const { body, error } = mentah
  return {
    message: teks(pesanBadan) ?? teks(bidang(error, 'message')) ?? teks(error) ?? 'Unknown error.',
    type: teks(bidang(body, 'type')) ?? teks(bidang(error, 'name')) ?? 'Error',
    status: mentah.status ?? null,
  }
}

/** Answers any failure as {message, type, status}: status.message of the answer, else the error's own, else 'Unknown error.' (PL-R48). */
export function normalisasiGalat(mentah: GalatMentah): Galat {
  return galatTetap(mentah) ?? bentuk(mentah, bidang(bidang(mentah.body, 'status'), 'message'))
}

/** Answers the same for writes of fakultas and jurusan, whose message stands in `detail` (PL-R48). */
export function normalisasiGalatDetail(mentah: GalatMentah): Galat {
  return galatTetap(mentah) ?? bentuk(mentah, bidang(mentah.body, 'detail'))
}

/**
 * Answers the message of a failed file download, whose error body came as text (null = it could not
 * be read): JSON with status.message, else 'Unknown blob error.'; unreadable: 'Error reading blob
 * response.' (PL-R48).
 */
export function pesanGalatBerkas(isi: string | null): string {
  if (isi === null) return 'Error reading blob response.'
  try {
    return teks(bidang(bidang(JSON.parse(isi), 'status'), 'message')) ?? 'Unknown blob error.'
  } catch {
    // A proxy's HTML page is no answer of ours; its text says nothing to the operator.
    return 'Unknown blob error.'
  }
}

/** Answers whether a failure goes to the failed-request list with its action name: no network, or 504 (PL-R48). */
export function dicatatGagal(galat: Galat): boolean {
  return galat.type === 'Network Error' || galat.type === 'Gateway Timeout'
}
