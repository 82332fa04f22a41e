import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../api'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { pesanGalat } from '../../kit/galat'
import { PasangTotp } from './enrol'

function Lepas({ onSelesai, onBatal }: { onSelesai: () => void; onBatal: () => void }) {
  const [kode, setKode] = useState('')
  const lepas = useMutation(
    api.platform.totp.lepas.mutationOptions({
      meta: { galat: 'sendiri', metode: 'DELETE' },
      onSuccess: () => {
        toast.berhasil('Autentikator dimatikan')
        onSelesai()
      },
    }),
  )
  const kirim = (event: FormEvent) => {
    event.preventDefault()
    if (kode.trim() !== '' && !lepas.isPending) lepas.mutate({ code: kode })
  }
  return (
    <form onSubmit={kirim} aria-label="Matikan autentikator">
      <Stack gap="md">
        <TextInput
          label="Kode autentikator atau kode pemulihan"
          required
          value={kode}
          autoComplete="one-time-code"
          maxLength={20}
          error={lepas.error ? pesanGalat(lepas.error) : undefined}
          onChange={(event) => {
            lepas.reset()
            setKode(event.currentTarget.value)
          }}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onBatal}>
            Batal
          </Button>
          <Button type="submit" color="bahaya" variant="outline" disabled={kode.trim() === ''} loading={lepas.isPending}>
            Matikan
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Whether an authenticator guards the own account, and how to switch it on or off. */
export function KartuTotp() {
  const queryClient = useQueryClient()
  const [langkah, setLangkah] = useState<'pasang' | 'lepas' | null>(null)
  const { data, error, isFetching, refetch } = useQuery(api.platform.totp.status.queryOptions())
  const selesai = () => {
    setLangkah(null)
    void queryClient.invalidateQueries({ queryKey: api.platform.totp.key() })
  }
  if (error) return <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
  if (!data) return <Kerangka baris={2} />
  if (langkah === 'pasang') return <PasangTotp onSelesai={selesai} onBatal={() => setLangkah(null)} />
  if (langkah === 'lepas') return <Lepas onSelesai={selesai} onBatal={() => setLangkah(null)} />
  const { aktif, sejak, sisaKodePemulihan, wajib } = data.data
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Badge color={aktif ? 'hijau' : 'abu'}>{aktif ? 'Aktif' : 'Tidak aktif'}</Badge>
        {aktif && (
          <Text size="xs" c="dimmed">
            Sejak <NilaiTanggalJam nilai={sejak} /> · {sisaKodePemulihan} kode pemulihan tersisa
          </Text>
        )}
      </Group>
      <Text>Selain kata sandi, masuk memerlukan kode dari aplikasi di telepon Anda.</Text>
      {aktif && wajib && <Text c="dimmed">Perguruan tinggi mewajibkannya; setelah dimatikan Anda harus memasangnya kembali.</Text>}
      <Group justify="flex-end">
        {aktif ? (
          <Button variant="default" onClick={() => setLangkah('lepas')}>
            Matikan
          </Button>
        ) : (
          <Button onClick={() => setLangkah('pasang')}>Pasang autentikator</Button>
        )}
      </Group>
    </Stack>
  )
}
