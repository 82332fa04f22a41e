/** Errors of OAuth and OpenID Connect as people read them; programs read the code beside it (PL-R12). */
const PESAN: Readonly<Partial<Record<string, string>>> = {
  invalid_request: 'Permintaan masuk tidak lengkap atau tidak sesuai aturan.',
  invalid_client: 'Klien tidak dikenal, atau rahasianya salah.',
  invalid_grant: 'Kode atau token tidak berlaku lagi. Ulangi masuk dari awal.',
  unauthorized_client: 'Klien ini tidak boleh memakai cara masuk itu.',
  unsupported_grant_type: 'Cara penukaran itu tidak didukung.',
  invalid_scope: 'Scope yang diminta tidak diizinkan untuk klien ini.',
  invalid_token: 'Token tidak dikenal atau sudah berakhir.',
  insufficient_scope: 'Token ini tidak memuat scope yang diperlukan.',
  invalid_redirect_uri: 'Alamat kembali tidak terdaftar untuk klien ini.',
  access_denied: 'Akses ditolak.',
  login_required: 'Anda perlu masuk terlebih dahulu.',
  consent_required: 'Persetujuan Anda diperlukan.',
  interaction_required: 'Langkah Anda diperlukan sebelum melanjutkan.',
  token_reuse: 'Token ini pernah dipakai. Demi keamanan, semua token dari masuk itu dicabut.',
  token_expired: 'Token sudah berakhir. Silakan masuk kembali.',
}

/** Answers an error code in words; an unknown one is named, so that it can be told to an administrator. */
export function pesanOauth(kode: string): string {
  return PESAN[kode] ?? `Masuk tidak dapat dilanjutkan (${kode}).`
}
