import { Button, CopyButton, Drawer, Group, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { Kosong } from '../feedback/kosong'
import { Kerangka } from '../feedback/memuat'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../format/nilai'
import { IconLink } from '../icons'
import { changesOf, namaAksiRiwayat } from './changes'
import classes from './riwayat.module.css'
import type { BarisRiwayat, RiwayatCall } from './riwayat-context'

const PER_PAGE = 20

type RiwayatDrawerProps = {
  call: RiwayatCall
  entitas: string
  idBaris: string
  /** What a person calls the row. */
  name: string
  /** Names the fields. */
  schema: z.ZodObject
  onClose: () => void
}

/** The life of one row: who did what when, on whose behalf, and what was before and after (C19). */
export function RiwayatDrawer({ call, entitas, idBaris, name, schema, onClose }: RiwayatDrawerProps) {
  return (
    <Drawer opened onClose={onClose} title={`Riwayat ${name}`} size={500}>
      <Stack gap="md">
        <CopyButton value={window.location.href}>
          {({ copied, copy }) => (
            <Group justify="flex-end">
              <Button variant="subtle" size="compact-sm" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
                {copied ? 'Tautan tersalin' : 'Salin tautan'}
              </Button>
            </Group>
          )}
        </CopyButton>
        <Timeline call={call} entitas={entitas} idBaris={idBaris} schema={schema} />
      </Stack>
    </Drawer>
  )
}

/** The same timeline without a drawer, for the right rail of a detail. */
export function Timeline({ call, entitas, idBaris, schema }: Pick<RiwayatDrawerProps, 'call' | 'entitas' | 'idBaris' | 'schema'>) {
  const inputAt = (page: number) => ({ entitas, idBaris, page, itemsPerPage: PER_PAGE })
  const pages = useInfiniteQuery({
    queryKey: [...call.queryKey({ input: inputAt(1) }), 'linimasa'],
    queryFn: ({ pageParam, signal }) => call.call(inputAt(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * PER_PAGE < last.meta.totalItems ? page + 1 : undefined),
  })
  if (pages.isPending) return <Kerangka baris={4} />
  if (pages.data === undefined)
    return <MuatGagalCard error={pages.error} onMuatUlang={() => void pages.refetch()} sibuk={pages.isFetching} />
  const acts = pages.data.pages.flatMap(({ data }) => data)
  if (acts.length === 0) return <Kosong jenis="belumAda" petunjuk="Belum ada perubahan yang tercatat." />
  return (
    <>
      <ol className={classes.list}>
        {acts.map((act) => (
          <Act key={act.id} act={act} schema={schema} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </>
  )
}

function Act({ act, schema }: { act: BarisRiwayat; schema: z.ZodObject }) {
  return (
    <li className={classes.act}>
      <Text fw={600}>{namaAksiRiwayat(act.aksi)}</Text>
      <Text c="dimmed">
        <NilaiTanggalJam nilai={act.waktu} /> oleh {act.namaAkun ?? 'sistem'}
        {act.atasNama !== null && `, atas nama ${act.atasNama}`}
      </Text>
      <dl className={classes.changes}>
        {changesOf(act, schema).map(({ name, title, before, after }) => [
          <dt key={`${name}-title`}>{title}</dt>,
          <dd key={name}>
            <del>{before}</del> → <ins>{after}</ins>
          </dd>,
        ])}
      </dl>
      {act.alasan !== null && <Text>Alasan: {act.alasan}</Text>}
    </li>
  )
}
