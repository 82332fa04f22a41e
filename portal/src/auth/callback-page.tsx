import { HALAMAN_MASUK, tujuanAman } from '@sivitas/rules/platform/tujuan-aman'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Memuat } from '../kit/feedback/memuat'
import { toast } from '../kit/feedback/toast'
import { pesanGalat } from '../kit/galat'
import { GagalMasuk } from './failed-sign-in'
import { masukDariLuar } from './sign-in'

/** Answers are ended once: a second try with the same one would find it used. */
const diakhiri = new Map<string, Promise<string>>()

function akhiriSekali(query: string): Promise<string> {
  const kept = diakhiri.get(query) ?? masukDariLuar(query)
  diakhiri.set(query, kept)
  return kept
}

/** /login: where outside identity providers come back to; without their `state` it leads to the login page. */
export function CallbackPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [gagal, setGagal] = useState<string | null>(null)
  const params = new URLSearchParams(search)
  const lengkap = params.has('state') && (params.has('code') || params.has('error'))
  useEffect(() => {
    if (!lengkap) return
    let terpasang = true
    akhiriSekali(search).then(
      (tujuan) => terpasang && void navigate(tujuanAman(tujuan), { replace: true }),
      (error: unknown) => {
        if (!terpasang) return
        setGagal(pesanGalat(error))
        toast.gagal(pesanGalat(error))
      },
    )
    return () => {
      terpasang = false
    }
  }, [lengkap, search, navigate])
  if (!lengkap) return <Navigate to={HALAMAN_MASUK} replace />
  return gagal === null ? <Memuat teks="Memproses masuk..." /> : <GagalMasuk pesan={gagal} />
}
