import { Anchor, Badge, Card, Group, Pagination, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { jepitHalaman, jumlahHalaman } from '@sivitas/rules/platform/halaman'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api'
import { Kerangka } from '../../kit/feedback/memuat'
import { Kosong } from '../../kit/feedback/kosong'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggal } from '../../kit/format/nilai'
import { IconSearch } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'

/** Cards on a page (source section 9). */
const PER_HALAMAN = 6
const JEDA_MS = 500

type Pengumuman = Awaited<ReturnType<typeof api.komunikasi.pengumuman.list.call>>['data'][number]

function Kartu({ satu }: { satu: Pengumuman }) {
  return (
    <Card component="li">
      <Stack gap="sm" h="100%">
        <Group justify="space-between">
          <Badge color="abu">{satu.kategori.nama}</Badge>
          {!satu.sudahDibaca && <Badge color="biru">Belum dibaca</Badge>}
        </Group>
        <Anchor component={Link} to={`/berita/${satu.id}`} fw={600} fz="lg">
          {satu.judul}
        </Anchor>
        <Text c="dimmed" lineClamp={3}>
          {satu.ringkasan}
        </Text>
        <Text size="xs" c="dimmed" mt="auto">
          {satu.unitPenulis} · <NilaiTanggal nilai={satu.terbitPada} />
        </Text>
      </Stack>
    </Card>
  )
}

type Saringan = {
  page: number
  judul: string
  kategori: string | null
  ubah: (name: string, value: string | null) => void
}

/** Page, title and category live in the address, so that 'back' from an announcement finds the same page. */
function useSaringan(): Saringan {
  const [params, setParams] = useSearchParams()
  const ubah = (name: string, value: string | null) =>
    setParams((kini) => {
      const next = new URLSearchParams(kini)
      if (value) next.set(name, value)
      else next.delete(name)
      if (name !== 'page') next.delete('page')
      return next
    })
  return { page: Number(params.get('page')) || 1, judul: params.get('judul') ?? '', kategori: params.get('kategori[0]'), ubah }
}

/** Search by title, half a second after the last key, and the choice of a category. */
function Penyaring({ judul, kategori, ubah }: Pick<Saringan, 'judul' | 'kategori' | 'ubah'>) {
  const [ketikan, setKetikan] = useState(judul)
  const cari = useDebouncedCallback((teks: string) => ubah('judul', teks.trim()), JEDA_MS)
  const pilihan = useQuery(api.komunikasi.pengumuman.kategori.queryOptions({ staleTime: 600_000 }))
  return (
    <Group gap="sm">
      <TextInput
        type="search"
        aria-label="Cari judul"
        placeholder="Cari judul"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={ketikan}
        w={280}
        onChange={(event) => {
          setKetikan(event.currentTarget.value)
          cari(event.currentTarget.value)
        }}
      />
      <Select
        aria-label="Kategori"
        placeholder="Semua kategori"
        clearable
        clearButtonProps={{ 'aria-label': 'Kosongkan' }}
        value={kategori}
        w={220}
        data={(pilihan.data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama }))}
        onChange={(id) => ubah('kategori[0]', id)}
      />
    </Group>
  )
}

type LembarProps = { daftar: readonly Pengumuman[]; total: number; page: number; onPindah: (page: number) => void }

/** The cards of one page and the way to the others. */
function Lembar({ daftar, total, page, onPindah }: LembarProps) {
  return (
    <>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg" p={0} m={0}>
        {daftar.map((satu) => (
          <Kartu key={satu.id} satu={satu} />
        ))}
      </SimpleGrid>
      <Pagination
        value={jepitHalaman(page, total, PER_HALAMAN)}
        total={jumlahHalaman(total, PER_HALAMAN)}
        onChange={onPindah}
        getItemProps={(nomor) => ({ 'aria-label': `Halaman ${nomor}` })}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Halaman berikutnya' : 'Halaman sebelumnya' })}
      />
    </>
  )
}

function Daftar({ page, judul, kategori, ubah }: Saringan) {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.komunikasi.pengumuman.list.queryOptions({
      input: {
        page,
        itemsPerPage: PER_HALAMAN,
        order: { terbitPada: 'desc' },
        ...(judul && { judul }),
        ...(kategori && { kategori: [kategori] }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  if (data === undefined) {
    return error === null ? (
      <Kerangka baris={6} tinggi={80} />
    ) : (
      <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />
    )
  }
  const total = data.meta.totalItems
  if (total === 0) return <Kosong jenis={judul || kategori ? 'tidakDitemukan' : 'belumAda'} />
  return (
    <Stack gap="lg" opacity={isFetching ? 0.6 : 1}>
      <Lembar daftar={data.data} total={total} page={page} onPindah={(next) => ubah('page', String(next))} />
    </Stack>
  )
}

/** /berita: announcements, six on a page. */
export function BeritaListPage() {
  const saringan = useSaringan()
  return (
    <Stack gap="md">
      <PageHead title="Berita" />
      <Penyaring {...saringan} />
      <Daftar {...saringan} />
    </Stack>
  )
}
