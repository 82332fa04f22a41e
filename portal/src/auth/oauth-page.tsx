import { HALAMAN_MASUK, tujuanAman } from '@sivitas/rules/platform/tujuan-aman'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Memuat } from '../kit/feedback/memuat'
import { toast } from '../kit/feedback/toast'
import { ApiError, pesanGalat } from '../kit/galat'
import { tukarKode } from './exchange-code'
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

function Gagal({ pesan }: { pesan: string }) {
  const navigate = useNavigate()
  return (
    <Stack component="main" id="konten" align="center" justify="center" mih="70vh" p="xl" gap="md">
      <Title order={1} ta="center">
        {pesan}
      </Title>
      <Text c="dimmed" ta="center">
        Buka kembali tautan dari halaman asalnya, atau masuk dengan nama pengguna dan kata sandi.
      </Text>
      <Button onClick={() => void navigate(HALAMAN_MASUK, { replace: true })}>Kembali ke halaman masuk</Button>
    </Stack>
  )
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
  return gagal === null ? <Memuat teks="Memproses masuk..." /> : <Gagal pesan={gagal} />
}
