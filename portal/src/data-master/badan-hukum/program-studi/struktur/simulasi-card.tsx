import { Button, Card, Group, Text, Title } from '@mantine/core'
import { Kosong } from '../../../../kit/feedback/kosong'
import { Muatan } from '../../../../kit/feedback/muatan'
import { DampakTable } from './dampak-table'
import type { Langkah } from './rencana-context'
import { useDampak } from './simpan-dialog'

type SimulasiCardProps = { langkah: readonly Langkah[]; onUrung: () => void; onSelesai: () => void; onSimpan: () => void }

/** 'Simulasi struktur': steps that were only tried so far, and their effects. */
export function SimulasiCard({ langkah, onUrung, onSelesai, onSimpan }: SimulasiCardProps) {
  const pindah = langkah.filter(({ ke }) => ke !== null).length
  return (
    <Card component="section" aria-label="Simulasi struktur">
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2}>Simulasi struktur</Title>
          <Text c="dimmed">Belum ada yang tersimpan. Pindahkan atau tutup unit pada pohon untuk melihat akibatnya.</Text>
        </div>
        <Group gap="sm">
          <Button variant="default" disabled={langkah.length === 0} onClick={onUrung}>
            Urungkan langkah terakhir
          </Button>
          <Button variant="default" onClick={onSelesai}>
            Akhiri simulasi
          </Button>
          <Button disabled={pindah === 0} onClick={onSimpan}>
            {`Simpan ${pindah} perpindahan`}
          </Button>
        </Group>
      </Group>
      {langkah.length === 0 ? <Kosong jenis="belumAda" petunjuk="Belum ada langkah yang dicoba." /> : <Akibat langkah={langkah} />}
    </Card>
  )
}

function Akibat({ langkah }: { langkah: readonly Langkah[] }) {
  const query = useDampak(langkah)
  return (
    <Muatan query={query} baris={3}>
      {({ data }) => <DampakTable dampak={data} />}
    </Muatan>
  )
}
