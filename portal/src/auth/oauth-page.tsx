import { HALAMAN_MASUK, tujuanAman } from '@sivitas/rules/platform/tujuan-aman'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Memuat } from '../kit/feedback/memuat'
import { toast } from '../kit/feedback/toast'
import { ApiError, pesanGalat } from '../kit/galat'
import { tukarKode } from './exchange-code'
import { GagalMasuk } from './failed-sign-in'
import { sesi } from './session'
import { useStore } from './store'

const TIDAK_BERLAKU = 'Tautan masuk sudah tidak berlaku.'

/** Exchanges run once a code: a second try with the same code would revoke what the first one got. */
const ditukar = new Map<string, Promise<void>>()

function tukarSekali(kode: string): Promise<void> {
  const kept = ditukar.get(kode) ?? tukarKode(kode)
  ditukar.set(kode, kept)
  return kept
}

/** /oauth: takes a `code` of single sign-on and follows `redirect` where it stays on this site (PL-R8). */
export function OauthPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const masuk = useStore(sesi).status === 'masuk'
  const [gagal, setGagal] = useState<string | null>(null)
  const kode = params.get('code')
  const tujuan = tujuanAman(params.get('redirect'))
  useEffect(() => {
    if (kode === null || masuk) return
    let terpasang = true
    tukarSekali(kode).catch((error: unknown) => {
      if (!terpasang) return
      const usang = error instanceof ApiError && error.status < 500
      setGagal(usang ? TIDAK_BERLAKU : pesanGalat(error))
      toast.gagal(usang ? TIDAK_BERLAKU : pesanGalat(error))
    })
    return () => {
      terpasang = false
    }
  }, [kode, masuk])
  useEffect(() => {
    if (masuk && kode !== null) void navigate(tujuan, { replace: true })
  }, [masuk, kode, tujuan, navigate])
  if (kode === null) return <Navigate to={HALAMAN_MASUK} replace />
  return gagal === null ? <Memuat teks="Memproses masuk..." /> : <GagalMasuk pesan={gagal} />
}
