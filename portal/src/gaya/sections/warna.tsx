import { ActionIcon, Alert, Anchor, Badge, Button, Group, Stack, Table, Text } from '@mantine/core'
import { NilaiAngka, NilaiPeriode, NilaiRupiah, NilaiTanggal, NilaiTanggalJam, NilaiUkuran } from '../../kit/format/nilai'
import { IconDotsVertical, IconPencil, IconTrash } from '../../kit/icons'
import { WARNA_STATUS } from '../../kit/theme/warna'

const STATUS = [
  ['Aktif', WARNA_STATUS.aktif],
  ['Cuti', WARNA_STATUS.cuti],
  ['Lulus', WARNA_STATUS.lulus],
  ['Nonaktif', WARNA_STATUS.nonaktif],
  ['Dikeluarkan', WARNA_STATUS.dikeluarkan],
  ['Mengundurkan diri', WARNA_STATUS.mengundurkanDiri],
] as const

export function Bagian() {
  return (
    <Stack gap="lg">
      <Group gap="sm">
        {STATUS.map(([nama, warna]) => (
          <Badge key={nama} color={warna}>
            {nama}
          </Badge>
        ))}
      </Group>
      <Group gap="sm">
        <Button>Simpan</Button>
        <Button variant="default">Batal</Button>
        <Button variant="light">Impor</Button>
        <Button variant="subtle">Rincian</Button>
        <Button color="bahaya" leftSection={<IconTrash size={16} aria-hidden />}>
          Hapus
        </Button>
        <Button disabled>Terkunci</Button>
        <Button loading>Menyimpan</Button>
        <ActionIcon aria-label="Ubah">
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Tindakan lain">
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Text>
        Teks biasa, <Anchor href="#tautan">tautan rekaman</Anchor>,{' '}
        <Text component="span" c="dimmed" inherit>
          teks redup
        </Text>
        ,{' '}
        <Text component="span" c="bahaya" inherit>
          teks bahaya
        </Text>
        .
      </Text>
      <Group grow>
        <Alert title="Keterangan">Masa KRS dibuka 14 Januari 2027 08:00.</Alert>
        <Alert color="kuning" title="Perhatian">
          3 kelas belum memiliki pengampu.
        </Alert>
        <Alert color="bahaya" title="Gagal">
          Data tidak dapat disimpan.
        </Alert>
      </Group>
      <Table>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th>Rupiah</Table.Th>
            <Table.Td>
              <NilaiRupiah nilai={1234567} />
            </Table.Td>
            <Table.Td>
              <NilaiRupiah nilai={null} />
            </Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>Angka</Table.Th>
            <Table.Td>
              <NilaiAngka nilai={51234} />
            </Table.Td>
            <Table.Td>
              <NilaiAngka nilai={3.5} desimal={2} />
            </Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>Tanggal</Table.Th>
            <Table.Td>
              <NilaiTanggal nilai="2026-11-21" />
            </Table.Td>
            <Table.Td>
              <NilaiTanggal nilai="0001-01-01T00:00:00Z" />
            </Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>Waktu</Table.Th>
            <Table.Td>
              <NilaiTanggalJam nilai="2026-11-21T07:05:00Z" />
            </Table.Td>
            <Table.Td>
              <NilaiPeriode id={20251} />
            </Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>Ukuran</Table.Th>
            <Table.Td>
              <NilaiUkuran bytes={1536} />
            </Table.Td>
            <Table.Td>
              <NilaiUkuran bytes={2560000} />
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
