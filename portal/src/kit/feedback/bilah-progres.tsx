import classes from './bilah-progres.module.css'
import { useTunda } from './tunda'

/**
 * The bar at the top while something is on its way; red when it failed (PL-R50). It starts after
 * 200 ms; that it fills in 5,000 ms and hides 500 ms after the end stands in the style sheet.
 */
export function BilahProgres({ sibuk, gagal = false }: { sibuk: boolean; gagal?: boolean }) {
  const jalan = useTunda(sibuk)
  return (
    <div className={classes.jalur} data-cetak="sembunyi" aria-hidden>
      <div className={classes.bilah} data-jalan={jalan || undefined} data-gagal={gagal || undefined} />
    </div>
  )
}
