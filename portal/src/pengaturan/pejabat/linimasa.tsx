import { Group, List, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { NilaiTanggal } from '../../kit/format/nilai'
import { StatusBadge } from '../../kit/page/status-badge'
import { KEADAAN, NAMA_PENUGASAN, type PejabatRow } from './kata'

/** Everybody who held, holds or will hold the same office of the same unit, newest first. */
export function Linimasa({ pejabat: { jabatan, namaJabatan, lingkup, idLingkup } }: { pejabat: PejabatRow }) {
  const query = useQuery(
    api.pengaturan.pejabat.list.queryOptions({
      input: { jabatan: [jabatan], lingkup, ...(idLingkup && { idLingkup }), order: { berlakuMulai: 'desc' }, itemsPerPage: 50 },
    }),
  )
  return (
    <>
      <Title order={3} size="h5">
        Riwayat jabatan
      </Title>
      <Muatan query={query} baris={3}>
        {({ data }) => (
          <List listStyleType="none" spacing="xs" aria-label="Riwayat jabatan">
            {data
              .filter((row) => row.namaJabatan === namaJabatan)
              .map((row) => (
                <List.Item key={row.id}>
                  <Group gap="xs">
                    <Text fw={500}>{row.nama}</Text>
                    <StatusBadge kode={row.keadaan} {...KEADAAN[row.keadaan]} />
                  </Group>
                  <Text size="sm" c="dimmed">
                    {NAMA_PENUGASAN[row.penugasan]}, <NilaiTanggal nilai={row.berlakuMulai} /> sampai{' '}
                    {row.berlakuSelesai ? <NilaiTanggal nilai={row.berlakuSelesai} /> : 'sekarang'}. SK {row.nomorSk}
                  </Text>
                </List.Item>
              ))}
          </List>
        )}
      </Muatan>
    </>
  )
}
