import { Anchor, Badge, Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { NilaiTanggal } from '../../kit/format/nilai'
import { Bagian } from './bagian'

type Pengumuman = Awaited<ReturnType<typeof api.komunikasi.pengumuman.list.call>>['data'][number]

function Baris({ satu }: { satu: Pengumuman }) {
  return (
    <Stack component="li" gap={2}>
      <Anchor component={Link} to={`/berita/${satu.id}`} fw={satu.sudahDibaca ? 400 : 600}>
        {satu.judul}
        {!satu.sudahDibaca && <span className="hanya-pembaca"> (belum dibaca)</span>}
      </Anchor>
      <Group gap="sm">
        <Badge color="abu">{satu.kategori.nama}</Badge>
        <Text size="xs" c="dimmed">
          {satu.unitPenulis} · <NilaiTanggal nilai={satu.terbitPada} />
        </Text>
      </Group>
    </Stack>
  )
}

/** The six newest announcements, by category where one is chosen. */
export function PengumumanPart() {
  const [kategori, setKategori] = useState<string | null>(null)
  const pilihan = useQuery(api.komunikasi.pengumuman.kategori.queryOptions({ staleTime: 600_000 }))
  const asked = useQuery(
    api.komunikasi.pengumuman.list.queryOptions({
      input: { page: 1, itemsPerPage: 6, order: { terbitPada: 'desc' }, ...(kategori ? { kategori: [kategori] } : {}) },
    }),
  )
  const samping = (
    <Select
      aria-label="Kategori pengumuman"
      placeholder="Semua kategori"
      size="xs"
      w={180}
      clearable
      clearButtonProps={{ 'aria-label': 'Kosongkan' }}
      value={kategori}
      data={(pilihan.data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama }))}
      onChange={setKategori}
    />
  )
  return (
    <Bagian<Pengumuman[]> judul="Pengumuman" asked={{ ...asked, data: asked.data?.data }} samping={samping}>
      {(daftar) => (
        <Stack gap="md">
          {daftar.length === 0 && <Kosong jenis={kategori ? 'tidakDitemukan' : 'belumAda'} />}
          <Stack component="ul" gap="md" p={0} m={0}>
            {daftar.map((satu) => (
              <Baris key={satu.id} satu={satu} />
            ))}
          </Stack>
          <Anchor component={Link} to="/berita">
            Semua pengumuman
          </Anchor>
        </Stack>
      )}
    </Bagian>
  )
}
