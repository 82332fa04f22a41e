import { useEffect, useState } from 'react'
import { muatSitus } from '../auth/institution'
import { situs, situsUsang } from '../auth/situs-store'
import { useTerhubung } from '../kit/feedback/jaringan'
import { IconWifiOff } from '../kit/icons'
import classes from './strip.module.css'

/** 'Tidak ada koneksi internet' while the browser is offline; what is typed stays where it is. */
export function OfflineStrip() {
  const terhubung = useTerhubung()
  const [usang, setUsang] = useState(false)
  useEffect(() => {
    const ukur = () => setUsang(situsUsang(situs.get(), Date.now()))
    window.addEventListener('offline', ukur)
    return () => window.removeEventListener('offline', ukur)
  }, [])
  useEffect(() => {
    if (terhubung && situsUsang(situs.get(), Date.now())) void muatSitus()
  }, [terhubung])
  return (
    <output>
      {!terhubung && (
        <div className={classes['putus']}>
          <IconWifiOff size={16} aria-hidden />
          <span>Tidak ada koneksi internet</span>
          {usang && <span>Pengaturan perguruan tinggi yang dipakai berumur lebih dari 24 jam.</span>}
        </div>
      )}
    </output>
  )
}
