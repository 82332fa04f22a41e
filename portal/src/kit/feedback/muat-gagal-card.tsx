import { Button, Card, Stack, Text } from '@mantine/core'
import { galatDari, sebabGalat } from '../galat'
import { IconAlertTriangle, IconRefresh } from '../icons'
import { mengapa, perluDijelaskan } from './mengapa'

const TAMBAHAN = {
  waktu: 'Koneksi internet tidak stabil.',
  jaringan: 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.',
} as const

function keterangan(error: unknown): string | null {
  const sebab = sebabGalat(error)
  if (sebab !== 'lain') return TAMBAHAN[sebab]
  const { status, message } = galatDari(error)
  return status >= 400 && status < 500 ? message : null
}

type MuatGagalCardProps = { error: unknown; onMuatUlang: () => void; sibuk?: boolean }

/** What stands where a part could not be loaded (C13): the reason, 'Muat Ulang', the request's number. */
export function MuatGagalCard({ error, onMuatUlang, sibuk = false }: MuatGagalCardProps) {
  const { requestId } = galatDari(error)
  const sebab = keterangan(error)
  return (
    <Card role="alert">
      <Stack align="center" gap="sm">
        <Text c="dimmed" component="span" lh={0}>
          <IconAlertTriangle size={28} aria-hidden />
        </Text>
        <Text ta="center">Maaf, terjadi kesalahan saat memuat data.</Text>
        {sebab && (
          <Text ta="center" c="dimmed">
            {sebab}
          </Text>
        )}
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} loading={sibuk} onClick={onMuatUlang}>
          Muat Ulang
        </Button>
        {perluDijelaskan(error) && (
          <Button variant="subtle" size="compact-sm" onClick={() => mengapa.tanya(error)}>
            Mengapa saya tidak bisa?
          </Button>
        )}
        {requestId && (
          <Text size="xs" c="dimmed">
            Nomor permintaan: {requestId}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
