import { Card, Text, Title } from '@mantine/core'
import { IconPencil } from '../../kit/icons'
import { DetailPage } from '../../kit/page/detail-page'
import { KeyValues } from '../../kit/page/key-values'
import { StatusBadge } from '../../kit/page/status-badge'
import { Penyedia } from '../contoh/penyedia'

const FACTS = [
  { label: 'NIM', value: '2401000123', copy: '2401000123' },
  { label: 'Program studi', value: 'S1 - Teknik Informatika' },
  { label: 'Kota asal', value: null },
]

export function Bagian() {
  return (
    <Penyedia>
      <DetailPage
        name="Ayu Wijaya"
        number="2401000123"
        photo={null}
        badges={<StatusBadge kode="aktif" nama="Aktif" />}
        back={{ path: '/', label: 'Data Mahasiswa' }}
        primary={{ label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, to: '?bagian=wizard' }}
        tabs={[
          { key: 'biodata', label: 'Biodata', content: () => <KeyValues facts={FACTS} /> },
          { key: 'krs', label: 'KRS', content: () => <Text>Belum ada KRS.</Text> },
        ]}
        rail={
          <Card>
            <Title order={2}>Catatan</Title>
            <Text c="dimmed">Tidak ada catatan.</Text>
          </Card>
        }
      />
    </Penyedia>
  )
}
