import { useLocation, useSearchParams } from 'react-router'
import { GalatAplikasi, TanpaHak, TidakDitemukan } from './error-page'

/** What a guard may say about the page that it closed. */
type Keterangan = { pesan?: unknown; alamatLain?: unknown }

/** /error: the error page by `?status`, 404 where it is missing or unknown. */
export function ErrorStatusPage() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const { pesan, alamatLain } = (state ?? {}) as Keterangan
  const kata = typeof pesan === 'string' ? pesan : null
  const status = params.get('status')
  if (status === '403') return <TanpaHak pesan={kata ?? 'Anda tidak memiliki hak akses untuk halaman ini'} />
  if (status === '500') return <GalatAplikasi pesan={kata ?? 'Terjadi kesalahan pada aplikasi'} />
  return <TidakDitemukan lain={typeof alamatLain === 'string' ? alamatLain : null} />
}
