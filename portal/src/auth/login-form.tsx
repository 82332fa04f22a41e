import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { toast } from '../kit/feedback/toast'
import { SandiInput } from '../kit/form/inputs/sandi-input'
import { galatDari, pesanGalat } from '../kit/galat'
import classes from './login-layout.module.css'
import type { IsianMasuk } from './sign-in'

const KOSONG = 'Field tidak boleh kosong'

const tahapTotp = (error: unknown): boolean => galatDari(error).type === 'totp_required'

type IsianProps = { label: string; value: string; onChange: (value: string) => void; diperiksa: boolean }

/** A required field says so after touch, or when the form is sent. */
function useSentuh(value: string, diperiksa: boolean) {
  const [disentuh, setDisentuh] = useState(false)
  return { onBlur: () => setDisentuh(true), error: (disentuh || diperiksa) && value === '' ? KOSONG : undefined }
}

function NamaPengguna({ label, value, onChange, diperiksa }: IsianProps) {
  const sentuh = useSentuh(value.trim(), diperiksa)
  return (
    <TextInput
      label={label}
      required
      value={value}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus
      {...sentuh}
    />
  )
}

function KataSandi({ label, value, onChange, diperiksa }: IsianProps) {
  const { onBlur, error } = useSentuh(value, diperiksa)
  return (
    <SandiInput
      label={label}
      required
      value={value}
      autoComplete="current-password"
      error={error}
      onBlur={onBlur}
      onChange={(teks) => onChange(teks ?? '')}
    />
  )
}

/** The second step has one field, so the keyboard goes there. */
const fokuskan = (input: HTMLInputElement | null) => input?.focus()

/** Name, password and, where it is on, the code of the authenticator. Errors stand above; the name stays, the password goes. */
export function LoginForm({ onMasuk, sibuk }: { onMasuk: (isian: IsianMasuk) => Promise<string | null>; sibuk: boolean }) {
  const [nama, setNama] = useState('')
  const [sandi, setSandi] = useState('')
  const [totp, setTotp] = useState<string | null>(null)
  const [diperiksa, setDiperiksa] = useState(false)
  const [galat, setGalat] = useState<string | null>(null)
  const ringkasan = useRef<HTMLDivElement>(null)

  const gagal = (error: unknown) => {
    if (tahapTotp(error) && totp === null) {
      setTotp('')
      return
    }
    setGalat(pesanGalat(error))
    setSandi('')
    setTotp(null)
    setDiperiksa(false)
    requestAnimationFrame(() => ringkasan.current?.focus())
  }

  const kirim = async (event: FormEvent) => {
    event.preventDefault()
    setDiperiksa(true)
    if (nama.trim() === '' || sandi === '' || totp === '') return
    setGalat(null)
    try {
      const pesan = await onMasuk({ username: nama, password: sandi, ...(totp === null ? {} : { totp }) })
      if (pesan !== null) toast.berhasil(pesan)
    } catch (error) {
      gagal(error)
    }
  }

  return (
    <form onSubmit={(event) => void kirim(event)} noValidate aria-label="Masuk">
      <Stack gap="xs">
        {galat && (
          <Alert color="bahaya" role="alert" ref={ringkasan} tabIndex={-1}>
            {galat}
          </Alert>
        )}
        {totp === null ? (
          <>
            <div className={classes['isian']}>
              <NamaPengguna label="Nama Pengguna" value={nama} onChange={setNama} diperiksa={diperiksa} />
            </div>
            <div className={classes['isian']}>
              <KataSandi label="Kata Sandi" value={sandi} onChange={setSandi} diperiksa={diperiksa} />
            </div>
          </>
        ) : (
          <>
            <Text>Masukkan kode 6 angka dari aplikasi autentikator, atau salah satu kode pemulihan.</Text>
            <TextInput
              label="Kode"
              required
              ref={fokuskan}
              value={totp}
              name="totp"
              autoComplete="one-time-code"
              maxLength={20}
              onChange={(event) => setTotp(event.currentTarget.value)}
            />
          </>
        )}
        <Button type="submit" disabled={sibuk} loading={sibuk} fullWidth>
          Masuk
        </Button>
        {totp !== null && (
          <Button
            variant="subtle"
            onClick={() => {
              setTotp(null)
              setSandi('')
            }}
          >
            Kembali
          </Button>
        )}
      </Stack>
    </form>
  )
}
