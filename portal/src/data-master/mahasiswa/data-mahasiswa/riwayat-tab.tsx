import { Anchor, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { Kosong } from '../../../kit/feedback/kosong'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { namaAksiRiwayat } from '../../../kit/riwayat/changes'
import classes from './riwayat-tab.module.css'

const call = api.dataMaster.riwayatMahasiswa.list
type Peristiwa = Awaited<ReturnType<typeof call.call>>['data'][number]

const AREA = [
  { value: 'data-master', label: 'Data master' },
  { value: 'status', label: 'Status' },
  { value: 'dokumen', label: 'Dokumen' },
  { value: 'akun', label: 'Akun' },
  { value: 'akademik', label: 'Akademik' },
]
const SEHALAMAN = 20

function nilai(isi: unknown): string {
  if (isi === null || isi === undefined || isi === '') return '-'
  if (typeof isi === 'boolean') return isi ? 'Ya' : 'Tidak'
  if (Array.isArray(isi)) return isi.map(nilai).join(', ') || '-'
  return typeof isi === 'string' || typeof isi === 'number' ? String(isi) : JSON.stringify(isi)
}

/** Every change of a student in all areas, the newest first, narrowed to an area or a field (Beyond 3). */
export function RiwayatTab({ id }: { id: string }) {
  const [area, setArea] = useState<string | null>(null)
  const [isian, setIsian] = useState('')
  const inputAt = (page: number) => ({ id, page, itemsPerPage: SEHALAMAN, ...(area && { area: [area] }) })
  const pages = useInfiniteQuery({
    queryKey: [...call.queryKey({ input: inputAt(1) }), 'linimasa'],
    queryFn: ({ pageParam, signal }) => call.call(inputAt(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * SEHALAMAN < last.meta.totalItems ? page + 1 : undefined),
  })
  const semua = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const cocok = semua.filter(
    ({ perubahan }) => isian === '' || perubahan.some(({ judul }) => judul.toLowerCase().includes(isian.toLowerCase())),
  )
  return (
    <Stack>
      <Group grow align="end">
        <Select
          label="Area"
          data={AREA}
          value={area}
          onChange={setArea}
          clearable
          placeholder="Semua area"
          clearButtonProps={{ 'aria-label': 'Kosongkan area' }}
        />
        <TextInput
          label="Isian"
          placeholder="Semua isian, misalnya Nama"
          value={isian}
          onChange={(event) => setIsian(event.currentTarget.value)}
        />
      </Group>
      {pages.isPending && <Kerangka baris={4} />}
      {pages.error && !pages.data && (
        <MuatGagalCard error={pages.error} onMuatUlang={() => void pages.refetch()} sibuk={pages.isFetching} />
      )}
      {pages.data && cocok.length === 0 && <Kosong jenis="belumAda" petunjuk="Belum ada perubahan yang tercatat." />}
      <ol className={classes.daftar}>
        {cocok.map((satu) => (
          <Baris key={satu.id} peristiwa={satu} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </Stack>
  )
}

/** Facts of a row that was made or deleted fill a page; its first ones tell enough until somebody asks. */
const RINGKAS = 4

function Baris({ peristiwa }: { peristiwa: Peristiwa }) {
  const [utuh, setUtuh] = useState(false)
  const { aksi, entitas, waktu, oleh, atasNamaOleh, alasan, perubahan } = peristiwa
  const terlihat = utuh ? perubahan : perubahan.slice(0, RINGKAS)
  return (
    <li className={classes.baris}>
      <Text fw={600}>{aksi === 'lihat' ? 'Menampilkan data pribadi' : `${namaAksiRiwayat(aksi)} ${entitas.toLowerCase()}`}</Text>
      <Text c="dimmed">
        <NilaiTanggalJam nilai={waktu} />
        {` oleh ${oleh ?? 'sistem'}`}
        {atasNamaOleh && ` (masuk sebagai oleh ${atasNamaOleh})`}
      </Text>
      {alasan && <Text>{alasan}</Text>}
      {terlihat.map(({ field, judul, sebelum, sesudah }) => (
        <Text key={field}>
          {judul}: {nilai(sebelum)} <span aria-label="menjadi">→</span> {nilai(sesudah)}
        </Text>
      ))}
      {perubahan.length > RINGKAS && (
        <Anchor component="button" type="button" aria-expanded={utuh} onClick={() => setUtuh(!utuh)}>
          {utuh ? 'Ringkaskan' : `Tampilkan ${perubahan.length - RINGKAS} isian lain`}
        </Anchor>
      )}
    </li>
  )
}
