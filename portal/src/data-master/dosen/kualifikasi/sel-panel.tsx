import { Button, Card, Chip, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import {
  DASAR_KUALIFIKASI,
  TINGKAT_KUALIFIKASI,
  type DasarKualifikasi,
  type MatriksKualifikasi,
  type SelKualifikasi,
  type TingkatKualifikasi,
} from '@sivitas/contract/data-master/dosen/kualifikasi'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { TanggalInput } from '../../../kit/form/inputs/tanggal-input'
import { IconCheck } from '../../../kit/icons'

type Ubah = { tingkat: TingkatKualifikasi | null; dasar?: DasarKualifikasi[]; berlakuSampai?: string | null }

type SelPanelProps = {
  dosen: MatriksKualifikasi['dosen'][number]
  makul: MatriksKualifikasi['makul'][number]
  isi: SelKualifikasi | undefined
  boleh: boolean
  onUbah: (ubah: Ubah) => void
  onSetujui: () => void
}

const TINGKAT = [...Object.entries(TINGKAT_KUALIFIKASI).map(([value, label]) => ({ value, label })), { value: '0', label: 'Tidak' }]

/** The chosen cell: level, what it rests on, until when it holds, and its approval. */
export function SelPanel({ dosen, makul, isi, boleh, onUbah, onSetujui }: SelPanelProps) {
  return (
    <Card padding="sm" component="section" aria-label="Sel terpilih">
      <Stack gap="xs">
        <Title order={2}>{`${makul.kode} ${makul.nama}`}</Title>
        <Text>{dosen.namaLengkap}</Text>
        <Text size="sm" c="dimmed">
          {[dosen.pendidikan, dosen.badge, `${isi?.kaliMengampu ?? 0} kali mengampu`].filter(Boolean).join(' · ')}
        </Text>
        <SegmentedControl
          aria-label="Tingkat"
          fullWidth
          disabled={!boleh}
          data={TINGKAT}
          value={String(isi?.tingkat ?? 0)}
          onChange={(tingkat) => onUbah({ tingkat: tingkat === '0' ? null : (Number(tingkat) as TingkatKualifikasi) })}
        />
        {isi && (
          <>
            <Chip.Group
              multiple
              value={isi.dasar}
              onChange={(dasar) => onUbah({ tingkat: isi.tingkat, dasar: dasar as DasarKualifikasi[] })}
            >
              <Group gap={6} role="group" aria-label="Dasar">
                {Object.entries(DASAR_KUALIFIKASI).map(([value, label]) => (
                  <Chip key={value} value={value} size="xs" disabled={!boleh}>
                    {label}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
            <TanggalInput
              label="Berlaku sampai"
              disabled={!boleh}
              value={isi.berlakuSampai}
              onChange={(berlakuSampai) => onUbah({ tingkat: isi.tingkat, berlakuSampai })}
            />
            {isi.disetujui ? (
              <Text size="sm">{`Disetujui${isi.tanggal ? ` ${formatTanggal(isi.tanggal)}` : ''}`}</Text>
            ) : (
              boleh && (
                <Button variant="default" leftSection={<IconCheck size={16} aria-hidden />} onClick={onSetujui}>
                  Setujui
                </Button>
              )
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
