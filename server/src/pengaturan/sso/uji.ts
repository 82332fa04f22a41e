import type { HasilUji, SsoKlien } from '@sivitas/contract/pengaturan/sso/klien'
import type { Context } from '../../auth/context'
import { findPerson } from '../../sso/account-queries'
import { claimsOf, CLAIMS_OF_SCOPE } from '../../sso/claims'
import { fotoAddress } from '../../sso/foto'
import { issuerOf } from '../../sso/issuer'

type Langkah = HasilUji['langkah'][number]
const WAIT_MS = 5000

/** Why a request never got an answer, in words; the address was typed by an administrator, so it is named. */
const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? (error instanceof Error ? error.name : 'tidak diketahui')
}

/** Reads discovery as the other system would, over the network and not past it. */
async function ujiDiscovery(issuer: string): Promise<Langkah> {
  const langkah = 'Discovery'
  try {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(WAIT_MS) })
    const found = (await answer.json()) as { issuer?: string; jwks_uri?: string }
    if (found.issuer !== issuer)
      return {
        langkah,
        berhasil: false,
        pesan: `Issuer yang terbaca ${found.issuer ?? '-'}, seharusnya ${issuer}. Periksa proxy di depan server ini.`,
      }
    const keys = await fetch(found.jwks_uri ?? '', { signal: AbortSignal.timeout(WAIT_MS) })
    const { keys: list = [] } = (await keys.json()) as { keys?: unknown[] }
    return { langkah, berhasil: list.length > 0, pesan: `Terbaca di ${issuer}, ${list.length} kunci terbit.` }
  } catch (error) {
    return {
      langkah,
      berhasil: false,
      pesan: `${issuer} tidak dapat dihubungi dari server ini (${reasonOf(error)}). Periksa DNS, sertifikat, dan proxy.`,
    }
  }
}

/** Any answer proves that somebody is there; what it says is between the system and its users. */
async function ujiAlamat(alamat: string): Promise<Langkah> {
  const langkah = `Alamat kembali ${alamat}`
  try {
    const answer = await fetch(alamat, { method: 'GET', redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) })
    await answer.body?.cancel()
    const berhasil = answer.status < 500 && answer.status !== 404
    return {
      langkah,
      berhasil,
      pesan: berhasil ? `Menjawab (${answer.status}).` : `Menjawab ${answer.status}. Periksa alamat pada sistem tujuan.`,
    }
  } catch (error) {
    return {
      langkah,
      berhasil: false,
      pesan: `Tidak dapat dihubungi dari server ini (${reasonOf(error)}). Peramban pengguna mungkin tetap bisa.`,
    }
  }
}

/** What the system would learn of the administrator who asks, were he to sign in now. */
async function ujiMasuk(
  { db, session, tenant, services }: Context,
  klien: SsoKlien,
  issuer: string,
): Promise<Pick<HasilUji, 'klaim'> & { hasil: Langkah }> {
  const langkah = 'Masuk'
  if (!klien.aktif) return { klaim: null, hasil: { langkah, berhasil: false, pesan: 'Klien ini tidak aktif.' } }
  const person = await findPerson(db, session.uuid)
  const allowed = person?.roles.some((role) => klien.peranDiizinkan.includes(role as (typeof klien.peranDiizinkan)[number])) ?? false
  if (!person || !allowed)
    return {
      klaim: null,
      hasil: { langkah, berhasil: false, pesan: 'Peran akun Anda tidak diizinkan untuk klien ini; coba dengan akun yang diizinkan.' },
    }
  const claims = claimsOf({
    person,
    college: tenant.college,
    petaGrup: klien.petaGrup,
    peranDiizinkan: klien.peranDiizinkan,
    sebagai: null,
    wakil: null,
    alamatFoto: (id) => fotoAddress(id, { issuer, sealer: services.sealer, collegeId: tenant.college.collegeId, now: new Date() }),
  })
  const shown = klien.scopeOidc.flatMap((scope) => CLAIMS_OF_SCOPE[scope as keyof typeof CLAIMS_OF_SCOPE] ?? [])
  const klaim = Object.fromEntries(Object.entries(claims).filter(([name]) => shown.includes(name)))
  return { klaim, hasil: { langkah, berhasil: true, pesan: `Kode dapat diberikan; ${Object.keys(klaim).length} klaim akan dikirim.` } }
}

/** Tests a client step by step: discovery, its addresses, signing in (screen /pengaturan/sso). */
export async function ujiKlien(context: Context, klien: SsoKlien): Promise<HasilUji> {
  const issuer = await issuerOf(context.db, context.tenant)
  const discovery = await ujiDiscovery(issuer)
  const addresses = await Promise.all(klien.redirectUri.map(ujiAlamat))
  const { klaim, hasil } = await ujiMasuk(context, klien, issuer)
  return { langkah: [discovery, ...addresses, hasil], klaim }
}
