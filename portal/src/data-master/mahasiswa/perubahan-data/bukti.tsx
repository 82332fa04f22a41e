import { Anchor, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAmbilIsi } from '../../../kit/berkas/isi-context'
import { useIsiBerkas } from '../../../kit/berkas/use-isi-berkas'
import { Kerangka } from '../../../kit/feedback/memuat'
import type { Permintaan } from './permintaan'
import classes from './perubahan.module.css'

const HalamanPdf = lazy(async () => ({ default: (await import('../../../shared/template/pratinjau/halaman-pdf')).HalamanPdf }))
const TERBESAR = 2

type Berkas = Permintaan['bukti'][number]

/** The proof beside the request, large enough to be read. */
export function Bukti({ bukti }: { bukti: readonly Berkas[] }) {
  const [dipilih, setDipilih] = useState(bukti[0]?.id ?? '')
  const [besar, setBesar] = useState(0)
  const satu = bukti.find(({ id }) => id === dipilih) ?? bukti[0]
  if (satu === undefined) return null
  return (
    <Stack gap="xs" component="section" aria-label="Bukti">
      {bukti.length > 1 && (
        <SegmentedControl
          aria-label="Berkas bukti"
          value={satu.id}
          onChange={setDipilih}
          data={bukti.map(({ id }, n) => ({ value: id, label: `Bukti ${n + 1}` }))}
        />
      )}
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {satu.nama}
        </Text>
        <Group gap="xs">
          <Button variant="default" size="compact-sm" disabled={besar === 0} onClick={() => setBesar(besar - 1)}>
            Perkecil
          </Button>
          <Button variant="default" size="compact-sm" disabled={besar === TERBESAR} onClick={() => setBesar(besar + 1)}>
            Perbesar
          </Button>
        </Group>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes.bukti} data-besar={besar} aria-label={`Isi ${satu.nama}`} tabIndex={0}>
        {satu.mime.startsWith('image/') ? <Gambar berkas={satu} /> : <Pdf berkas={satu} />}
      </section>
    </Stack>
  )
}

function Gambar({ berkas }: { berkas: Berkas }) {
  const url = useIsiBerkas(alamatBerkas(berkas.id))
  return url === undefined ? <Kerangka baris={6} /> : <img src={url} alt={berkas.nama} />
}

function Pdf({ berkas }: { berkas: Berkas }) {
  const ambil = useAmbilIsi()
  const alamat = alamatBerkas(berkas.id)
  const { data } = useQuery({
    queryKey: ['isi-berkas', alamat],
    queryFn: ({ signal }) => ambil(alamat, { signal }),
    staleTime: Infinity,
  })
  const url = useIsiBerkas(alamat)
  if (data === undefined) return <Kerangka baris={6} />
  return (
    <Suspense fallback={<Kerangka baris={6} />}>
      <HalamanPdf isi={data} />
      {url !== undefined && (
        <Anchor href={url} target="_blank" rel="noreferrer" display="block" p="xs">
          Buka {berkas.nama}
        </Anchor>
      )}
    </Suspense>
  )
}
