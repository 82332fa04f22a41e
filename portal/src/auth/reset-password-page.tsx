import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { pelanggaranSandi, pesanKonfirmasi } from '@sivitas/rules/platform/kata-sandi'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../api'
import { SandiInput } from '../kit/form/inputs/sandi-input'
import { ApiError, pesanGalat } from '../kit/galat'
import { LoginLayout } from './login-layout'
import { SyaratSandi } from './password-rules'

const TERKIRIM = 'Jika akun terdaftar, tautan telah dikirim ke surel Anda.'

/** Asks for a link; the answer is the same for everybody (PL-R7). */
function MintaTautan({ kedaluwarsa = false }: { kedaluwarsa?: boolean }) {
  const [login, setLogin] = useState('')
  const minta = useMutation(api.platform.masuk.lupaSandi.mutationOptions({ meta: { galat: 'sendiri' } }))
  const kirim = (event: FormEvent) => {
    event.preventDefault()
    if (login.trim() !== '') minta.mutate({ login })
  }
  if (minta.isSuccess) return <Alert color="hijau">{TERKIRIM}</Alert>
  return (
    <form onSubmit={kirim}>
      <Stack gap="md">
        {!kedaluwarsa && <Text>Kami mengirim tautan untuk mengatur ulang kata sandi ke surel yang terdaftar pada akun Anda.</Text>}
        {minta.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(minta.error)}
          </Alert>
        )}
        <TextInput
          label="Nama pengguna atau surel"
          required
          maxLength={100}
          autoComplete="username"
          value={login}
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
        <Button type="submit" loading={minta.isPending}>
          {kedaluwarsa ? 'Minta tautan baru' : 'Kirim tautan'}
        </Button>
      </Stack>
    </form>
  )
}

/** New password twice, with the rules ticked live. */
function AturSandi({ token }: { token: string }) {
  const [baru, setBaru] = useState('')
  const [konfirmasi, setKonfirmasi] = useState('')
  const atur = useMutation(api.platform.masuk.aturSandi.mutationOptions({ meta: { galat: 'sendiri' } }))
  const kirim = (event: FormEvent) => {
    event.preventDefault()
    atur.mutate({ token, newPassword: baru, confirmPassword: konfirmasi })
  }
  if (atur.isSuccess) return <Alert color="hijau">Password berhasil diubah. Silakan login kembali</Alert>
  if (atur.error instanceof ApiError && atur.error.status === 410) {
    return (
      <>
        <Alert color="kuning" role="alert">
          Tautan sudah kedaluwarsa
        </Alert>
        <MintaTautan kedaluwarsa />
      </>
    )
  }
  const siap = pelanggaranSandi(baru).length === 0 && konfirmasi === baru
  return (
    <form onSubmit={kirim}>
      <Stack gap="md">
        {atur.error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(atur.error)}
          </Alert>
        )}
        <SandiInput label="Password Baru" required autoComplete="new-password" value={baru} onChange={(teks) => setBaru(teks ?? '')} />
        <SyaratSandi sandi={baru} />
        <SandiInput
          label="Konfirmasi Password"
          required
          autoComplete="new-password"
          value={konfirmasi}
          error={pesanKonfirmasi(baru, konfirmasi) ?? undefined}
          onChange={(teks) => setKonfirmasi(teks ?? '')}
        />
        <Button type="submit" disabled={!siap} loading={atur.isPending}>
          Simpan
        </Button>
      </Stack>
    </form>
  )
}

/** /reset-password: without a token asks for a link, with `?token` sets the password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <LoginLayout>
      <Title order={2} ta="center">
        Atur ulang kata sandi
      </Title>
      {token === null ? <MintaTautan /> : <AturSandi token={token} />}
      <Anchor component={Link} to="/" ta="center">
        Kembali ke halaman masuk
      </Anchor>
    </LoginLayout>
  )
}
