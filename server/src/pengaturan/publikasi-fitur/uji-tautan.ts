import type { TAUTAN_FITUR } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import type { Context } from '../../auth/context'
import { isianSalah } from '../../kit/galat'
import { konfigurasi } from '../../tenant/konfigurasi-queries'

type Fitur = (typeof TAUTAN_FITUR)[number]

/** Keyword that holds the address of each link. */
const ALAMAT = { fitur_lms: 'url_lms_operator', fitur_elib: 'url_elib', fitur_de: 'ssotarget_dashboard_executive' } as const
const PATIENCE_MS = 5000

/** Whether the stored address of a link answers at all; what it answers is shown to nobody. */
export async function ujiTautan({ db }: Context, fitur: Fitur): Promise<{ berhasil: boolean; pesan: string; milidetik: number }> {
  const alamat = await konfigurasi(db, ALAMAT[fitur])
  if (alamat === '') throw isianSalah('fitur', 'Alamat tautan belum diatur.', 'kosong')
  const began = performance.now()
  const report = (berhasil: boolean, pesan: string) => ({ berhasil, pesan, milidetik: Math.round(performance.now() - began) })
  try {
    // A redirect is an answer too: systems with a sign-in of their own begin with one.
    const response = await fetch(alamat, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.body?.cancel()
    return report(response.status < 500, `Alamat menjawab dengan kode ${response.status}.`)
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return report(false, late ? 'Alamat tidak menjawab dalam 5 detik.' : 'Alamat tidak dapat dihubungi.')
  }
}
