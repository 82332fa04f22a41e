import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useState } from 'react'
import type { api } from '../../api'
import { Kerangka } from '../../kit/feedback/memuat'
import { Kosong } from '../../kit/feedback/kosong'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { namaAksiRiwayat } from '../../kit/riwayat/changes'
import classes from './linimasa.module.css'

type Panggilan = typeof api.dataMaster.riwayatMahasiswa | typeof api.dataMaster.linimasaDosen
type Peristiwa = Awaited<ReturnType<Panggilan['list']['call']>>['data'][number]
type Area = { value: string; label: string }

const SEHALAMAN = 20

function nilai(isi: unknown): string {
  if (isi === null || isi === undefined || isi === '') return '-'
  if (typeof isi === 'boolean') return isi ? 'Ya' : 'Tidak'
  if (Array.isArray(isi)) return isi.map(nilai).join(', ') || '-'
  if (typeof isi === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(isi)) return formatTanggal(isi)
  return typeof isi === 'string' || typeof isi === 'number' ? String(isi) : JSON.stringify(isi)
}

type Saringan = { area: string | null; field: string | null }
const areaOf = ({ area }: Saringan) => (area === null ? {} : { area: [area] })

type LinimasaProps = {
  id: string
  calls: Panggilan
  /** What the first filter is called, and its values. */
  saring: { label: string; semua: string; pilihan: readonly Area[] }
}

/** Every change of a person in all tables of his, the newest first, narrowed to a kind or a field (Beyond 3). */
export function Linimasa({ id, calls, saring }: LinimasaProps) {
  const [saringan, setSaringan] = useState<Saringan>({ area: null, field: null })
  const { field } = saringan
  const inputAt = (page: number) => ({ id, page, itemsPerPage: SEHALAMAN, ...areaOf(saringan), ...(field !== null && { field }) })
  const pages = useInfiniteQuery({
    queryKey: [...calls.list.queryKey({ input: inputAt(1) }), 'linimasa'],
    queryFn: ({ pageParam, signal }) => calls.list.call(inputAt(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * SEHALAMAN < last.meta.totalItems ? page + 1 : undefined),
  })
  return (
    <Stack>
      <SaringRiwayat id={id} calls={calls} saring={saring} saringan={saringan} onSaring={setSaringan} />
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

type SaringRiwayatProps = LinimasaProps & { saringan: Saringan; onSaring: (saringan: Saringan) => void }

/** The kind, and those fields of it that have ever changed. */
function SaringRiwayat({ id, calls, saring, saringan, onSaring }: SaringRiwayatProps) {
  const { label, semua, pilihan } = saring
  const isian = useQuery({ ...calls.isian.queryOptions({ input: { id, ...areaOf(saringan) } }), placeholderData: keepPreviousData })
  return (
    <Group grow align="end">
      <Select
        label={label}
        data={[...pilihan]}
        value={saringan.area}
        onChange={(area) => onSaring({ area, field: null })}
        clearable
        placeholder={semua}
        clearButtonProps={{ 'aria-label': `Kosongkan ${label.toLowerCase()}` }}
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
