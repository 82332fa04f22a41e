import { HALAMAN_DASBOR, HALAMAN_MASUK } from './tujuan-aman'

export interface KeadaanHalaman {
  /** Path of the page that loads, without query. */
  readonly path: string
  /** The query without the leading '?'. */
  readonly query: string
  readonly terlarang: boolean
  readonly masuk: boolean
  /** A refresh cookie or a token of an outside sign-in may still turn into a session. */
  readonly adaTokenTersimpan: boolean
  readonly operator: boolean
  readonly wajibGantiSandi: boolean
  /** The college asks for an authenticator that this account has not set up. */
  readonly wajibTotp?: boolean
  readonly bolehScope: boolean
}

export type LangkahHalaman =
  | { readonly jenis: 'lanjut' | 'ambil-profil' | 'keluar' | 'ganti-sandi' | 'pasang-totp' | 'terlarang-404' | 'tanpa-hak-403' }
  | { readonly jenis: 'alihkan' | 'ganti-alamat'; readonly tujuan: string }

/** Splits `code` off a query; keeps the other parameters in their order. */
function pisahKode(query: string): { kode: string | null; sisa: string } {
  const bagian = query.split('&').filter((b) => b !== '')
  const kode = bagian.find((b) => b.startsWith('code='))
  return { kode: kode?.slice('code='.length) || null, sisa: bagian.filter((b) => !b.startsWith('code=')).join('&') }
}

function sudahMasuk(keadaan: KeadaanHalaman): LangkahHalaman {
  if (!keadaan.operator) return { jenis: 'keluar' }
  if (keadaan.wajibGantiSandi) return { jenis: 'ganti-sandi' }
  if (keadaan.wajibTotp) return { jenis: 'pasang-totp' }
  if (keadaan.path === HALAMAN_MASUK) return { jenis: 'alihkan', tujuan: HALAMAN_DASBOR }
  return { jenis: keadaan.bolehScope ? 'lanjut' : 'tanpa-hak-403' }
}

/** Pages that stand open without signing in: they are how one signs in, or prove a document. */
function terbuka(path: string): boolean {
  return /^\/(oauth|login|masuk-sso|reset-password|error|verifikasi\/[^/]+)?\/?$/.test(path)
}

/**
 * Answers the next step of a page load, in the order of PL-R8 (a) to (h). `ambil-profil` asks the
 * caller to fetch the profile and to ask again with `masuk` set; `ganti-alamat` replaces the
 * history entry, so that a used `code` is neither in the address bar nor behind 'back'.
 */
export function langkahHalaman(keadaan: KeadaanHalaman): LangkahHalaman {
  const { path } = keadaan
  if (keadaan.terlarang) return { jenis: 'terlarang-404' }
  const { kode, sisa } = pisahKode(keadaan.query)
  // The two callbacks consume their code themselves.
  const penerimaKode = path === '/oauth' || path === '/login'
  const alamat = sisa === '' ? path : `${path}?${sisa}`
  if (kode !== null && !penerimaKode) {
    if (keadaan.masuk) return { jenis: 'ganti-alamat', tujuan: alamat }
    return { jenis: 'alihkan', tujuan: `/oauth?code=${kode}&redirect=${encodeURIComponent(alamat)}` }
  }
  if (keadaan.masuk) return terbuka(path) && path !== HALAMAN_MASUK ? { jenis: 'lanjut' } : sudahMasuk(keadaan)
  if (keadaan.adaTokenTersimpan) return { jenis: 'ambil-profil' }
  return terbuka(path) ? { jenis: 'lanjut' } : { jenis: 'alihkan', tujuan: HALAMAN_MASUK }
}
