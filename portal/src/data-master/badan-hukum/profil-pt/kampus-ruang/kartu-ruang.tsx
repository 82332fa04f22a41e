import { FASILITAS, type Ruang } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { StatusBadge } from '../../../../kit/page/status-badge'

type Row = Omit<Ruang, 'diubahPada'>
type KartuRuangProps = { ruang: Row; to: string; onPemakaian: () => void }

const sarana = ({ fasilitas, jumlahKomputer }: Row): string =>
  fasilitas.map((kode) => (kode === 'komputer' ? `${jumlahKomputer ?? 0} komputer` : FASILITAS[kode])).join(', ')

/** A room as one looks for it: where, for how many, with what. */
export function KartuRuang({ ruang, to, onPemakaian }: KartuRuangProps) {
  const { kode, nama, namaGedung, namaKampus, lantai, namaJenisRuang, kapasitas, kapasitasUjian, luas, aktif, bolehDijadwalkan } = ruang
  return (
    <Card component="article" aria-label={`Ruang ${kode}`}>
      <Stack gap={4}>
        <Group justify="space-between" align="start" wrap="nowrap">
          <Title order={2} fz="md">
            <Anchor component={Link} inherit to={to}>
              {kode}
            </Anchor>
          </Title>
          {!aktif ? (
            <StatusBadge kode="nonaktif" nama="Nonaktif" />
          ) : (
            !bolehDijadwalkan && <StatusBadge kode="tanpa" nama="Tidak dijadwalkan" tone="abu" />
          )}
        </Group>
        <Text>{nama}</Text>
        <Text c="dimmed" size="xs">
          {namaJenisRuang}, {namaGedung} lantai {lantai}, {namaKampus}
        </Text>
        <Text>
          <strong>{formatAngka(kapasitas)}</strong> kursi, ujian {formatAngka(kapasitasUjian)}
          {luas !== null && `, ${formatAngka(luas)} m²`}
        </Text>
        <Text c="dimmed" size="xs">
          {sarana(ruang) || 'Tanpa fasilitas tercatat'}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onPemakaian} aria-label={`Pemakaian dan blokir ${kode}`}>
          Pemakaian dan blokir
        </Button>
      </Stack>
    </Card>
  )
}
