import { Alert, Button, Card, Group, Loader, Stack, Text } from '@mantine/core'
import { CETAK_LANGSUNG, type Cetakan, type FormatCetak } from '@sivitas/contract/data-master/cetakan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pesanGalat } from '../../kit/galat'
import { useEksporLatar } from '../../kit/export/ekspor-latar-context'
import { useExport } from '../../kit/export/use-export'
import { Kerangka } from '../../kit/feedback/memuat'
import { IconDownload, IconFileTypeXls } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'
import type { ReadCall } from '../../kit/table/calls'
import type { FilterField } from '../../kit/table/filter'
import type { Filters } from '../../kit/table/list-url'
import { useListState, type FilterName } from '../../kit/table/use-list-state'
import classes from './cetak-screen.module.css'
import { Lembar } from './lembar'

type Jawaban = { data: Cetakan }
type Bentuk = keyof (typeof CETAK_LANGSUNG)['pdf']

type CetakScreenProps<Input> = {
  title: string
  call: ReadCall<Input, Jawaban>
  /** The options, in the order of reading. */
  controls: readonly FilterField[]
  /** Filters that a link brings along and no control shows. */
  bawaan?: readonly string[]
  initial: Filters
  /** What stands above the options. */
  catatan?: React.ReactNode
}

/** Options at the left, the sheet as it will be printed at the right, and its files. The options live in the address. */
export function CetakScreen<Input>({ title, call, controls, bawaan = [], initial, catatan }: CetakScreenProps<Input>) {
  // What an option is called is checked by the contract, on the server as here; a print takes no pages that could bear the same name.
  const names = [...new Set([...controls.map(({ name }) => name), ...bawaan])] as FilterName<Input>[]
  const list = useListState(call, { filters: names, initial })
  const { filter, cari } = list.state
  const input = { ...filter, ...(cari === '' ? {} : { cari }) } as Input
  const answer = useQuery({
    queryKey: call.queryKey({ input }),
    queryFn: ({ signal }) => call.call(input, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { galat: 'sendiri' },
  })
  const cetakan = answer.error ? undefined : answer.data?.data
  return (
    <div className={classes.halaman}>
      <PageHead title={title} aside={cetakan && cetakan.jumlah !== 1 && <Text c="dimmed">{formatAngka(cetakan.jumlah)}</Text>} />
      <div className={classes.kolom}>
        <Card component="section" aria-label="Pilihan cetak">
          <Stack gap="sm">
            {catatan}
            {controls.map((control) => (
              <div key={control.name}>
                {control.control({
                  label: control.label,
                  labelTersembunyi: false,
                  value: filter[control.name],
                  onChange: (value) => list.change((state) => ({ filter: { ...state.filter, [control.name]: value } })),
                })}
              </div>
            ))}
            <Unduhan call={call} query={input as Record<string, unknown>} judul={title} cetakan={cetakan} />
          </Stack>
        </Card>
        <section className={classes.meja} aria-label="Pratinjau" aria-busy={answer.isFetching}>
          {answer.error ? (
            <Alert color="bahaya" role="alert">
              {pesanGalat(answer.error)}
            </Alert>
          ) : cetakan === undefined ? (
            <Kerangka baris={8} />
          ) : (
            <>
              {cetakan.terpotong && (
                <Text size="sm" className={classes.catatan}>
                  Pratinjau menampilkan bagian awal dari {formatAngka(cetakan.jumlah)} baris; berkas memuat semuanya.
                </Text>
              )}
              <Lembar cetakan={cetakan} />
            </>
          )}
        </section>
      </div>
    </div>
  )
}

type UnduhanProps<Input> = {
  call: ReadCall<Input, Jawaban>
  query: Record<string, unknown>
  judul: string
  cetakan: Cetakan | undefined
}

/** The files of the sheet: at once, or prepared in the background where one would wait for more than two seconds. */
function Unduhan<Input>({ call, query, judul, cetakan }: UnduhanProps<Input>) {
  const { progress, start, later, stop } = useExport()
  const latar = useEksporLatar()
  const { bentuk = 'daftar' } = query as { bentuk?: string }
  const lama = (format: FormatCetak) =>
    latar !== null && cetakan !== undefined && cetakan.jumlah > (CETAK_LANGSUNG[format][bentuk as Bentuk] ?? Number.POSITIVE_INFINITY)
  const ambil = (format: FormatCetak) =>
    lama(format) ? void later({ source: call, query, format, judul }) : void start(call, { ...query, format })
  if (progress !== null)
    return (
      <Group gap="xs" component="output">
        <Loader size="xs" role="presentation" />
        <Text size="sm">Menyiapkan berkas</Text>
        <Button variant="subtle" size="compact-sm" onClick={stop}>
          Batalkan
        </Button>
      </Group>
    )
  const kosong = cetakan === undefined || cetakan.jumlah === 0
  return (
    <Stack gap="xs">
      <Group gap="sm" grow>
        <Button leftSection={<IconDownload size={16} aria-hidden />} disabled={kosong} onClick={() => ambil('pdf')}>
          Unduh PDF
        </Button>
        <Button variant="default" leftSection={<IconFileTypeXls size={16} aria-hidden />} disabled={kosong} onClick={() => ambil('xlsx')}>
          XLSX
        </Button>
      </Group>
      {lama('pdf') && (
        <Text size="xs" c="dimmed">
          Daftar panjang disiapkan di latar; hasilnya ada di &apos;Unduhan&apos;.
        </Text>
      )}
    </Stack>
  )
}
