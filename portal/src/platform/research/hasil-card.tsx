import { Button, Card, Group, Text, Title } from '@mantine/core'
import type { BentukRiset } from '@sivitas/contract/platform/riset'
import { lazy, Suspense } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { useExport } from '../../kit/export/use-export'
import { IconFileTypeCsv, IconFileTypeXls } from '../../kit/icons'
import { simpanCsv } from './csv'
import { HasilTable } from './hasil-table'
import type { Dataset, Hasil, Satuan } from './bentuk'

const Grafik = lazy(async () => ({ default: (await import('./grafik')).Grafik }))

type HasilCardProps = {
  dataset: Dataset
  bentuk: BentukRiset
  asked: { data: { data: Hasil } | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** A measure was chosen, so there is something to ask. */
  siap: boolean
}

type IsiProps = { hasil: Hasil; bentuk: BentukRiset; dimensiBaris: number; satuan: readonly Satuan[] }

function Isi({ hasil, bentuk, dimensiBaris, satuan }: IsiProps) {
  if (hasil.baris.length === 0) return <Kosong jenis="tidakDitemukan" petunjuk="Longgarkan penyaring." />
  return (
    <>
      {bentuk.grafik !== 'tabel' && (
        <Suspense fallback={<Kerangka baris={6} />}>
          <Grafik jenis={bentuk.grafik} hasil={hasil} dimensiBaris={dimensiBaris} satuan={satuan[0] ?? 'baris'} />
        </Suspense>
      )}
      <HasilTable hasil={hasil} dimensiBaris={dimensiBaris} satuan={satuan} />
      <Text size="xs" c="dimmed" mt="sm">
        {hasil.keterangan}. Kelompok di bawah 5 orang ditulis &lt;5.
      </Text>
    </>
  )
}

/** The table, or why there is none: nothing chosen, refused, or on its way. */
function IsiAtauSebab({ asked, siap, isi }: Pick<HasilCardProps, 'asked' | 'siap'> & { isi: Omit<IsiProps, 'hasil'> }) {
  if (!siap) return <Kosong jenis="kosong" petunjuk="Pilih minimal satu ukuran." />
  const { data, error, isFetching, refetch } = asked
  if (error) return <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
  return data ? <Isi hasil={data.data} {...isi} /> : <Kerangka baris={8} />
}

/** The answer as a table and, where one was chosen, a chart; what it was narrowed to stands below. */
export function HasilCard({ dataset, bentuk, asked, siap }: HasilCardProps) {
  const { progress, start } = useExport()
  const hasil = asked.data?.data
  const satuan = bentuk.ukuran.map((kode) => dataset.ukuran.find((ukuran) => ukuran.kode === kode)?.satuan ?? 'baris')
  const dimensiBaris = Math.min(bentuk.baris.length, hasil?.dimensi.length ?? 0)
  return (
    <Card component="section" aria-label="Hasil riset">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Hasil</Title>
        {hasil && hasil.baris.length > 0 && (
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconFileTypeXls size={16} aria-hidden />}
              loading={progress !== null}
              onClick={() => void start(api.platform.riset.ekspor, { bentuk: JSON.stringify(bentuk), format: 'xlsx' })}
            >
              XLSX
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileTypeCsv size={16} aria-hidden />}
              onClick={() => simpanCsv({ hasil, dimensiBaris, satuan })}
            >
              CSV
            </Button>
          </Group>
        )}
      </Group>
      <IsiAtauSebab asked={asked} siap={siap} isi={{ bentuk, dimensiBaris, satuan }} />
    </Card>
  )
}
