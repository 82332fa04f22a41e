import { Badge, Button, Card, Group, Pagination, Select, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { jumlahHalaman } from '@sivitas/rules/platform/halaman'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggal } from '../../kit/format/nilai'
import { IconChevronUp, IconPlus } from '../../kit/icons'
import { IdeForm } from './ide-form'
import classes from './inspire.module.css'

type Ide = Awaited<ReturnType<typeof api.platform.beranda.ide.call>>['data'][number]
type Urut = 'suara' | 'dibuatPada'

const PER_HALAMAN = 10
const STATUS: Record<Ide['status'], { label: string; color: string }> = {
  diajukan: { label: 'Diajukan', color: 'abu' },
  diterima: { label: 'Diterima', color: 'biru' },
  direncanakan: { label: 'Direncanakan', color: 'kuning' },
  selesai: { label: 'Selesai', color: 'hijau' },
}

function SatuIde({ ide }: { ide: Ide }) {
  const queryClient = useQueryClient()
  const suara = useMutation(
    api.platform.beranda.suaraIde.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.platform.beranda.ide.key() }),
    }),
  )
  const kata = `${ide.sudahMemilih ? 'Tarik dukungan untuk' : 'Dukung'} ${ide.judul}, ${formatAngka(ide.suara)} suara`
  return (
    <li className={classes['ide']}>
      <Button
        variant={ide.sudahMemilih ? 'light' : 'default'}
        leftSection={<IconChevronUp size={14} aria-hidden />}
        aria-pressed={ide.sudahMemilih}
        aria-label={kata}
        loading={suara.isPending}
        disabled={ide.milikSaya || ide.status === 'selesai'}
        onClick={() => suara.mutate({ id: ide.id })}
      >
        {formatAngka(ide.suara)}
      </Button>
      <Stack gap={2}>
        <Group gap="sm">
          <Text fw={600}>{ide.judul}</Text>
          <Badge color={STATUS[ide.status].color}>{STATUS[ide.status].label}</Badge>
        </Group>
        <Text>{ide.isi}</Text>
        <Text size="xs" c="dimmed">
          {ide.milikSaya ? 'Ide Anda · ' : ''}
          <NilaiTanggal nilai={ide.dibuatPada} />
        </Text>
      </Stack>
    </li>
  )
}

/** The idea box: title, text, votes, and what became of it. */
export function IdeCard() {
  const [menulis, setMenulis] = useState(false)
  const [urut, setUrut] = useState<Urut>('suara')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    ...api.platform.beranda.ide.queryOptions({ input: { page, itemsPerPage: PER_HALAMAN, order: { [urut]: 'desc' } } }),
    placeholderData: keepPreviousData,
  })
  const halaman = jumlahHalaman(data?.meta.totalItems ?? 0, PER_HALAMAN)
  return (
    <Card component="section" aria-label="Kotak ide">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Kotak ide</Title>
        <Group gap="sm">
          <Select
            aria-label="Urutkan ide"
            w={160}
            allowDeselect={false}
            value={urut}
            data={[
              { value: 'suara', label: 'Suara terbanyak' },
              { value: 'dibuatPada', label: 'Terbaru' },
            ]}
            onChange={(value) => {
              setUrut(value === 'dibuatPada' ? 'dibuatPada' : 'suara')
              setPage(1)
            }}
          />
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setMenulis(true)}>
            Kirim ide
          </Button>
        </Group>
      </Group>
      {error && !data && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!data && !error && <Kerangka baris={5} tinggi={60} />}
      {data?.data.length === 0 && <Kosong jenis="belumAda" petunjuk="Jadilah yang pertama mengirim ide perbaikan." />}
      <ul className={classes['daftar']}>
        {data?.data.map((ide) => (
          <SatuIde key={ide.id} ide={ide} />
        ))}
      </ul>
      {halaman > 1 && (
        <Pagination
          mt="md"
          value={page}
          total={halaman}
          onChange={setPage}
          getItemProps={(nomor) => ({ 'aria-label': `Halaman ${nomor}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Halaman berikutnya' : 'Halaman sebelumnya' })}
        />
      )}
      {menulis && <IdeForm onTutup={() => setMenulis(false)} />}
    </Card>
  )
}
