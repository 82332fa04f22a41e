import { useIsFetching } from '@tanstack/react-query'
import { useStore } from '../../auth/store'
import { BilahProgres } from '../../kit/feedback/bilah-progres'
import { kemajuan } from './progress'

/** The bar at the top: while a screen or what it shows is on its way; the bell's own polling stays quiet. */
export function ProgressBar() {
  const { berjalan, gagal } = useStore(kemajuan)
  const membaca = useIsFetching({ predicate: (query) => query.meta?.['senyap'] !== true })
  return <BilahProgres sibuk={berjalan > 0 || membaca > 0} gagal={gagal} />
}
