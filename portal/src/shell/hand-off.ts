import { alamatPortalTerpisah, tautanKode } from '@sivitas/rules/platform/tautan-kode'
import { client } from '../api'
import { mintaKode, pesanGagalKode } from '../auth/request-code'
import { toast } from '../kit/feedback/toast'

const KLIEN = 'portal-operator'

/** Goes to a page of the separate portal of PT03, signed in: code appended to its address (PL-R23). */
export async function bukaPortalTerpisah(path: string): Promise<void> {
  try {
    const { portalTerpisah } = (await client.platform.sso.tautan()).data
    if (portalTerpisah === null) {
      toast.gagal('Alamat portal terpisah belum diatur. Hubungi administrator.')
      return
    }
    const { code } = await mintaKode({ klien: KLIEN, alamat: alamatPortalTerpisah(portalTerpisah, '/oauth'), sebagai: 'ROLE_OPERATOR' })
    window.location.assign(tautanKode(alamatPortalTerpisah(portalTerpisah, path), code))
  } catch (error) {
    toast.gagal(pesanGagalKode(error))
  }
}
