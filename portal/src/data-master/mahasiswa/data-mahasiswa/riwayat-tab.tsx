import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { Kosong } from '../../../kit/feedback/kosong'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { namaAksiRiwayat } from '../../../kit/riwayat/changes'
import classes from './riwayat-tab.module.css'

const { list: call, isian: isianCall } = api.dataMaster.riwayatMahasiswa
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

type Saringan = { area: string | null; field: string | null }
const areaOf = ({ area }: Saringan) => (area === null ? {} : { area: [area] })

/** Every change of a student in all areas, the newest first, narrowed to an area or a field (Beyond 3). */
export function RiwayatTab({ id }: { id: string }) {
  const [saringan, setSaringan] = useState<Saringan>({ area: null, field: null })
  const { field } = saringan
  const inputAt = (page: number) => ({ id, page, itemsPerPage: SEHALAMAN, ...areaOf(saringan), ...(field !== null && { field }) })
  const pages = useInfiniteQuery({
    queryKey: [...call.queryKey({ input: inputAt(1) }), 'linimasa'],
    queryFn: ({ pageParam, signal }) => call.call(inputAt(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * SEHALAMAN < last.meta.totalItems ? page + 1 : undefined),
  })
  return (
    <Stack>
      <SaringRiwayat id={id} saringan={saringan} onSaring={setSaringan} />
      {pages.isPending && <Kerangka baris={4} />}
      {pages.error && !pages.data && (
        <MuatGagalCard error={pages.error} onMuatUlang={() => void pages.refetch()} sibuk={pages.isFetching} />
      )}
      {pages.data && (
        <Daftar peristiwa={pages.data.pages.flatMap(({ data }) => data)} total={pages.data.pages[0]?.meta.totalItems ?? 0} field={field} />
      )}
      {pages.hasNextPage && (
        <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </Stack>
  )
}

type SaringRiwayatProps = { id: string; saringan: Saringan; onSaring: (saringan: Saringan) => void }

/** Area, and those fields of it that have ever changed. */
function SaringRiwayat({ id, saringan, onSaring }: SaringRiwayatProps) {
  const isian = useQuery({ ...isianCall.queryOptions({ input: { id, ...areaOf(saringan) } }), placeholderData: keepPreviousData })
  return (
    <Group grow align="end">
      <Select
        label="Area"
        data={AREA}
        value={saringan.area}
        onChange={(area) => onSaring({ area, field: null })}
        clearable
        placeholder="Semua area"
        clearButtonProps={{ 'aria-label': 'Kosongkan area' }}
      />
      <Select
        label="Isian"
        data={(isian.data?.data ?? []).map(({ field, judul }) => ({ value: field, label: judul }))}
        value={saringan.field}
        onChange={(field) => onSaring({ ...saringan, field })}
        searchable
        clearable
        placeholder="Semua isian"
        nothingFoundMessage="Data tidak ditemukan"
        clearButtonProps={{ 'aria-label': 'Kosongkan isian' }}
      />
    </Group>
  )
}

function Daftar({ peristiwa, total, field }: { peristiwa: readonly Peristiwa[]; total: number; field: string | null }) {
  if (total === 0) return <Kosong jenis="belumAda" petunjuk="Belum ada perubahan yang tercatat." />
  return (
    <>
      <Text c="dimmed" component="output">{`${formatAngka(peristiwa.length)} dari ${formatAngka(total)} perubahan`}</Text>
      <ol className={classes.daftar}>
        {peristiwa.map((satu) => (
          <Baris key={satu.id} peristiwa={satu} field={field} />
        ))}
      </ol>
    </>
  )
}

/** Facts of a row that was made or deleted fill a page; its first ones tell enough until somebody asks. */
const RINGKAS = 4

function Baris({ peristiwa, field: dicari }: { peristiwa: Peristiwa; field: string | null }) {
  const [utuh, setUtuh] = useState(false)
  const { aksi, entitas, waktu, oleh, atasNamaOleh, alasan } = peristiwa
  // The field that was asked for comes first, so that it is among those shown.
  const perubahan = peristiwa.perubahan.toSorted((a, b) => Number(b.field === dicari) - Number(a.field === dicari))
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
