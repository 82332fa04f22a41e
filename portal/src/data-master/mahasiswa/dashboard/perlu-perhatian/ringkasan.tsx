import { Card, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { TandaPerhatian, TindakLanjut } from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { api } from '../../../../api'
import { Muatan } from '../../../../kit/feedback/muatan'
import { NilaiTanggalJam } from '../../../../kit/format/nilai'
import classes from '../dashboard.module.css'

type Jawaban = Awaited<ReturnType<typeof api.dataMaster.perluPerhatian.ringkasan.call>>
type Saring = { tanda?: TandaPerhatian[]; tindakLanjut?: TindakLanjut }
type Props = { query: Parameters<typeof Muatan<Jawaban>>[0]['query']; onPilih: (saring: Saring) => void }

const KARTU: readonly { judul: string; angka: (isi: Jawaban['data']) => number; saring: Saring }[] = [
  { judul: 'Perlu perhatian', angka: ({ jumlah }) => jumlah, saring: {} },
  { judul: 'Belum dihubungi', angka: ({ belum }) => belum, saring: { tindakLanjut: 'belum' } },
  { judul: 'Perlu dihubungi lagi', angka: ({ jatuhTempo }) => jatuhTempo, saring: { tindakLanjut: 'jatuh_tempo' } },
  { judul: 'Sudah dihubungi', angka: ({ sudah }) => sudah, saring: { tindakLanjut: 'sudah' } },
]

/** How many need attention, by what was done and by why; each number narrows the list. What is not known says so. */
export function RingkasanPerhatian({ query, onPilih }: Props) {
  return (
    <Muatan query={query} baris={3}>
      {({ data }) => (
        <>
          <Text size="xs" c="dimmed">
            {data.diperiksaPada === null ? (
              'Belum pernah diperiksa. Pemeriksaan berjalan setiap malam pukul 01.00.'
            ) : (
              <>
                Data per <NilaiTanggalJam nilai={data.diperiksaPada} />
              </>
            )}
          </Text>
          <div className={classes['kartu']}>
            {KARTU.map(({ judul, angka, saring }) => (
              <UnstyledButton key={judul} className={classes['angka']} onClick={() => onPilih(saring)}>
                <span className={classes['judul']}>{judul}</span>
                <span className={classes['nilai']}>{formatAngka(angka(data))}</span>
              </UnstyledButton>
            ))}
          </div>
          <Card padding="sm" component="section" aria-label="Menurut tanda">
            <Stack gap={4}>
              {data.tanda.map(({ tanda, nama, jumlah, halangan }) => (
                <Group key={tanda} justify="space-between" wrap="nowrap" gap="sm">
                  {jumlah === null ? (
                    <Text size="sm">{nama}</Text>
                  ) : (
                    <UnstyledButton className={classes['pilih'] ?? ''} onClick={() => onPilih({ tanda: [tanda] })}>
                      {nama}
                    </UnstyledButton>
                  )}
                  <Text size="sm" c={jumlah === null ? 'dimmed' : undefined} ta="end">
                    {jumlah === null ? (halangan ?? 'Belum diketahui') : formatAngka(jumlah)}
                  </Text>
                </Group>
              ))}
            </Stack>
          </Card>
        </>
      )}
    </Muatan>
  )
}
