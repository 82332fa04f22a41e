import { useEffect } from 'react'
import { muatSitus } from '../auth/institution'
import { situs, situsUsang } from '../auth/situs-store'
import { useStore } from '../auth/store'
import { useTerhubung } from '../kit/feedback/jaringan'
import { IconWifiOff } from '../kit/icons'
import classes from './strip.module.css'

/** 'Tidak ada koneksi internet' while the browser is offline; what is typed stays where it is. */
export function OfflineStrip() {
  const terhubung = useTerhubung()
  const institusi = useStore(situs)
  useEffect(() => {
    if (terhubung && situsUsang(situs.get(), Date.now())) void muatSitus()
  }, [terhubung])
  return (
    <div role="status" aria-live="polite">
      {!terhubung && (
        <div className={classes['putus']}>
          <IconWifiOff size={16} aria-hidden />
          <span>Tidak ada koneksi internet</span>
          {situsUsang(institusi, Date.now()) && <span>Pengaturan perguruan tinggi yang dipakai berumur lebih dari 24 jam.</span>}
        </div>
      )}
    </div>
  )
}
