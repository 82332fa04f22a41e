import { Alert, Button, Card, Group, List, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useExport } from '../../kit/export/use-export'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { useMay } from '../../kit/izin/can'
import { StatusBadge } from '../../kit/page/status-badge'
import { UJI, type TemplateIsi } from './kata'

const { uji, hasilUji } = api.pengaturan.template
const TINGKAT = {
  galat: { nama: 'Galat', tone: 'bahaya' },
  peringatan: { nama: 'Peringatan', tone: 'kuning' },
} as const

/** 'Cetak uji': twenty real extremes, and what overflowed, wrapped badly or stayed empty. */
export function UjiCard({ template, kotor }: { template: TemplateIsi; kotor: boolean }) {
  const client = useQueryClient()
  const may = useMay()
  const { start } = useExport()
  const menguji = useMutation(
    uji.mutationOptions({ onSuccess: () => client.invalidateQueries({ queryKey: api.pengaturan.template.key() }) }),
  )
  const { ujiTerakhir: hasil } = template
  return (
    <Card component="section" aria-label="Cetak uji">
      <Group justify="space-between">
        <Title order={2}>Cetak uji</Title>
        <StatusBadge kode={template.uji} {...UJI[template.uji]} />
      </Group>
      <Text size="sm" c="dimmed">
        Mencetak 20 contoh nyata: nama terpanjang dan terpendek, baris terbanyak, dan isian yang kosong.
      </Text>
      <Group my="xs">
        {may(uji) && (
          <Button variant="default" disabled={kotor} loading={menguji.isPending} onClick={() => menguji.mutate({ id: template.id })}>
            Jalankan cetak uji
          </Button>
        )}
        {hasil && (
          <Button variant="default" onClick={() => void start(hasilUji, { id: template.id })}>
            Unduh hasil
          </Button>
        )}
      </Group>
      {kotor && <Text size="sm">Simpan perubahan lebih dulu, lalu uji dan terbitkan.</Text>}
      {hasil && (
        <>
          <Text size="sm">
            <NilaiTanggalJam nilai={hasil.pada} />: {hasil.jumlah} dokumen, {hasil.halaman} halaman.
          </Text>
          {hasil.basi && <Alert color="kuning">Isi template berubah setelah uji ini; jalankan lagi sebelum menerbitkan.</Alert>}
          <List size="sm" listStyleType="none" aria-label="Temuan" spacing={4}>
            {hasil.temuan.map(({ tingkat, tempat, pesan, pemilik }) => (
              <List.Item key={`${tempat}-${pesan}-${pemilik ?? ''}`}>
                <StatusBadge kode={tingkat} {...TINGKAT[tingkat]} /> {tempat}: {pesan}
                {pemilik && ` (${pemilik})`}
              </List.Item>
            ))}
          </List>
          {hasil.temuan.length === 0 && <Text size="sm">Tidak ada temuan.</Text>}
        </>
      )}
    </Card>
  )
}
