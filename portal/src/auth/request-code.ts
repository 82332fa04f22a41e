import type { SerahInput } from '@sivitas/contract/platform/auth/sso'
import { tautanKode } from '@sivitas/rules/platform/tautan-kode'
import { galatJawaban, pesanGalat } from '../kit/galat'
import { kirimDenganSesi } from './transport'

export type MintaKode = {
  klien: string
  /** Where the code is sent; must be registered for the client. */
  alamat: string
  sebagai: SerahInput['as_role']
  /** Extra parameters of the address (PL-R11). */
  parameter?: Readonly<Record<string, string>>
  /** Looking through somebody else's eyes. */
  orang?: { idAkun: string; alasan: string; bolehUbah: boolean }
}

/** Proves to the other system that the answer belongs to this press of a button. */
const keadaanAcak = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Asks for one code, form-encoded as the source has it (POST /v1/authorize/sikad).
 * @throws ApiError with the server's words
 */
export async function mintaKode({ klien, alamat, sebagai, orang }: MintaKode): Promise<{ code: string; state: string }> {
  const body = new URLSearchParams({
    response_type: 'code',
    client_id: klien,
    state: keadaanAcak(),
    redirect_uri: alamat,
    as_role: sebagai,
    ...(orang && { as_user: orang.idAkun, alasan: orang.alasan, bolehUbah: orang.bolehUbah ? '1' : '0' }),
  })
  const response = await kirimDenganSesi(new Request(`${window.location.origin}/v1/authorize/sikad`, { method: 'POST', body }))
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw galatJawaban(response.status, answer)
  return (answer as { data: { code: string; state: string } }).data
}

/** What a failed hand-off is told (PL-R15). */
export const pesanGagalKode = (error: unknown): string => `Terjadi kesalahan saat generate authorization code: ${pesanGalat(error)}`

/**
 * Opens another system signed in. The tab is opened before the code is asked for, because a browser opens none for what
 * comes later than the press (PL-R11); the code is in the new address only and never in this page.
 * @throws what the server refused with, after the empty tab was closed again
 */
export async function bukaDenganKode(minta: MintaKode): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const { code, state } = await mintaKode(minta)
    const tujuan = tautanKode(minta.alamat, code, { state, ...minta.parameter })
    if (tab === null) {
      window.location.assign(tujuan)
      return
    }
    // The other system must not be able to lead this page anywhere.
    tab.opener = null
    tab.location.replace(tujuan)
  } catch (error) {
    tab?.close()
    throw error
  }
}
