import { Alert, Button, Card, Group, Progress, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatTanggalJamZona } from '@sivitas/rules/platform/tanggal'
import { api } from '../../../api'
import { useZona } from '../../../kit/format/zona'
import { useMay } from '../../../kit/izin/can'
import type { RingkasanKesediaan } from './jawaban'

/** 'Sudah mengirim 412 dari 600', and between when lecturers may fill in. */
export function Kemajuan({ ringkasan, onSalin }: { ringkasan: RingkasanKesediaan; onSalin: () => void }) {
  const { jumlahDosen, sudahMengirim, draf, dikunci } = ringkasan
  const may = useMay()
  const kosong = sudahMengirim + draf === 0
  return (
    <Stack gap="sm">
      <Card padding="sm">
        <Group justify="space-between" gap="xs" mb={6}>
          <Text fw={600}>{`Sudah mengirim ${formatAngka(sudahMengirim)} dari ${formatAngka(jumlahDosen)}`}</Text>
          <Text c="dimmed" size="sm">
            <Pengisian pengisian={ringkasan.pengisian} />
            {dikunci > 0 && ` · ${formatAngka(dikunci)} dikunci`}
          </Text>
        </Group>
        <Progress value={jumlahDosen === 0 ? 0 : (100 * sudahMengirim) / jumlahDosen} aria-label="Kemajuan pengiriman kesediaan" />
      </Card>
      {kosong && (
        <Alert color="abu" title="Belum ada pengisian untuk periode ini">
          <Text mb="xs">Salin pengisian periode lalu sebagai draf, atau buka pengisian agar dosen mengisi sendiri.</Text>
          {may(api.dataMaster.kesediaanMengajar.salin) && (
            <Button variant="default" onClick={onSalin}>
              Salin dari periode lalu
            </Button>
          )}
        </Alert>
      )}
    </Stack>
  )
}

function Pengisian({ pengisian: { buka, tutup, sumber, terbuka, mendatang } }: Pick<RingkasanKesediaan, 'pengisian'>) {
  const zona = useZona()
  if (sumber === null || buka === null || tutup === null) return 'Waktu pengisian belum diatur'
  const saat = (kapan: string) => formatTanggalJamZona(new Date(kapan), zona)
  const dari = sumber === 'jadwal' ? ' (jadwal sistem)' : ''
  if (terbuka) return `Pengisian dibuka sampai ${saat(tutup)}${dari}`
  return mendatang ? `Pengisian dibuka ${saat(buka)}${dari}` : `Pengisian ditutup ${saat(tutup)}${dari}`
}
