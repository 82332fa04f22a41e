import { Card, MultiSelect, SegmentedControl, Select, Stack, TagsInput, Text, Title } from '@mantine/core'
import type { BentukRiset } from '@sivitas/contract/platform/riset'
import { bentukAwal, GRAFIK, type Dataset } from './bentuk'

type PerancangProps = { datasets: readonly Dataset[]; dataset: Dataset; bentuk: BentukRiset; onUbah: (bentuk: BentukRiset) => void }

const pilihan = (daftar: readonly { kode: string; nama: string }[]) => daftar.map(({ kode, nama }) => ({ value: kode, label: nama }))
const KATA = { nothingFoundMessage: 'Data tidak ditemukan', clearButtonProps: { 'aria-label': 'Kosongkan' } }

/** The values that a dimension is narrowed to; the dimensions of the table and those chosen to narrow by. */
function Penyaring({ dataset, bentuk, onUbah }: Omit<PerancangProps, 'datasets'>) {
  const { filter } = bentuk
  const tanpa = (kode: string) => Object.fromEntries(Object.entries(filter).filter(([other]) => other !== kode))
  return (
    <Stack gap="sm">
      <MultiSelect
        label="Penyaring"
        placeholder={Object.keys(filter).length === 0 ? 'Pilih dimensi' : ''}
        data={pilihan(dataset.dimensi)}
        value={Object.keys(filter)}
        onChange={(kode) => onUbah({ ...bentuk, filter: Object.fromEntries(kode.map((satu) => [satu, filter[satu] ?? []])) })}
        {...KATA}
      />
      {Object.entries(filter).map(([kode, values]) => (
        <TagsInput
          key={kode}
          label={dataset.dimensi.find((dimensi) => dimensi.kode === kode)?.nama ?? kode}
          placeholder={values.length === 0 ? 'Ketik isi, lalu Enter' : ''}
          value={values}
          onChange={(next) => onUbah({ ...bentuk, filter: { ...tanpa(kode), [kode]: next } })}
          clearButtonProps={{ 'aria-label': 'Kosongkan' }}
        />
      ))}
    </Stack>
  )
}

/** What is counted, over which dimensions, of whom, and how it is drawn. */
export function PerancangCard({ datasets, dataset, bentuk, onUbah }: PerancangProps) {
  const ganti = (kode: string | null) => {
    const lain = datasets.find((satu) => satu.kode === kode)
    if (lain) onUbah(bentukAwal(lain))
  }
  const bebas = (dipakai: readonly string[]) => pilihan(dataset.dimensi.filter(({ kode }) => !dipakai.includes(kode)))
  return (
    <Card component="section" aria-label="Rancangan tabel">
      <Title order={2} mb="sm">
        Rancangan
      </Title>
      <Stack gap="md">
        <Select label="Kumpulan data" allowDeselect={false} value={bentuk.dataset} data={pilihan(datasets)} onChange={ganti} />
        <MultiSelect
          label="Baris"
          maxValues={3}
          value={bentuk.baris}
          data={bebas(bentuk.kolom)}
          onChange={(baris) => onUbah({ ...bentuk, baris })}
          {...KATA}
        />
        <MultiSelect
          label="Kolom"
          maxValues={2}
          value={bentuk.kolom}
          data={bebas(bentuk.baris)}
          onChange={(kolom) => onUbah({ ...bentuk, kolom })}
          {...KATA}
        />
        <MultiSelect
          label="Ukuran"
          maxValues={4}
          value={bentuk.ukuran}
          data={pilihan(dataset.ukuran)}
          error={bentuk.ukuran.length === 0 ? 'Pilih minimal satu' : undefined}
          onChange={(ukuran) => onUbah({ ...bentuk, ukuran })}
          {...KATA}
        />
        <Penyaring dataset={dataset} bentuk={bentuk} onUbah={onUbah} />
        <div>
          <Text size="sm" fw={500} mb={4} id="label-grafik">
            Grafik
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="label-grafik"
            value={bentuk.grafik}
            data={Object.entries(GRAFIK).map(([value, label]) => ({ value, label }))}
            onChange={(grafik) => onUbah({ ...bentuk, grafik: grafik as BentukRiset['grafik'] })}
          />
        </div>
      </Stack>
    </Card>
  )
}
