import { Alert, Button, Group, Stack } from '@mantine/core'
import { bolehGantiSandi, pesanKonfirmasi } from '@sivitas/rules/platform/kata-sandi'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../api'
import { toast } from '../kit/feedback/toast'
import { SandiInput } from '../kit/form/inputs/sandi-input'
import { ApiError, pesanGalat } from '../kit/galat'
import { akhiriSesi } from './sign-out'
import { usePengguna } from './use-session'

const BERHASIL = 'Password berhasil diubah. Silakan login kembali'
const KOSONG = 'Field tidak boleh kosong'
type Nama = 'oldPassword' | 'newPassword' | 'confirmPassword'
const LABEL: Record<Nama, string> = { oldPassword: 'Password Lama', newPassword: 'Password Baru', confirmPassword: 'Konfirmasi Password' }

const pesanServer = (error: unknown, nama: Nama): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ field }) => field === nama)?.message : undefined

/** Old, new and confirmation (PL-R7). Afterwards everybody signs in again, this browser too. */
export function GantiSandiForm({ onBatal }: { onBatal?: () => void }) {
  const { username } = usePengguna()
  const [isian, setIsian] = useState<Record<Nama, string>>({ oldPassword: '', newPassword: '', confirmPassword: '' })
  const [disentuh, setDisentuh] = useState<Partial<Record<Nama, true>>>({})
  const ganti = useMutation(
    api.platform.masuk.gantiSandi.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil(BERHASIL)
        akhiriSesi({ pesan: null, sengaja: true })
      },
    }),
  )
  const kosong = (nama: Nama) => (disentuh[nama] === true && isian[nama] === '' ? KOSONG : undefined)
  const tidakSama = pesanKonfirmasi(isian.newPassword, isian.confirmPassword) ?? undefined
  const siap = bolehGantiSandi({ lama: isian.oldPassword, baru: isian.newPassword, konfirmasi: isian.confirmPassword })
  const props = (nama: Nama) => ({
    label: LABEL[nama],
    required: true,
    value: isian[nama],
    autoComplete: nama === 'oldPassword' ? ('current-password' as const) : ('new-password' as const),
    onBlur: () => setDisentuh((kini) => ({ ...kini, [nama]: true })),
    onChange: (teks: string | null) => {
      if (ganti.isError) ganti.reset()
      setIsian((kini) => ({ ...kini, [nama]: teks ?? '' }))
    },
    error: kosong(nama) ?? (nama === 'confirmPassword' ? tidakSama : undefined) ?? pesanServer(ganti.error, nama),
  })
  const umum = ganti.error && !Object.keys(LABEL).some((nama) => pesanServer(ganti.error, nama as Nama)) ? pesanGalat(ganti.error) : null
  const kirim = (event: FormEvent) => {
    event.preventDefault()
    if (siap && !ganti.isPending) ganti.mutate(isian)
  }
  return (
    <form onSubmit={kirim} aria-label="Ganti Password">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Stack gap="md">
        {umum && (
          <Alert color="bahaya" role="alert">
            {umum}
          </Alert>
        )}
        <SandiInput {...props('oldPassword')} />
        <SandiInput {...props('newPassword')} uji={{ pemilik: { username } }} />
        <SandiInput {...props('confirmPassword')} />
        <Group justify="flex-end" gap="sm">
          {onBatal && (
            <Button variant="default" onClick={onBatal}>
              Batal
            </Button>
          )}
          <Button type="submit" disabled={!siap} loading={ganti.isPending}>
            Simpan
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
