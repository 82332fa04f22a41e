import { Button, Group, Table, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { pesanGalat } from '../../kit/galat'
import { Can } from '../../kit/izin/can'
import classes from './jadwal.module.css'
import { KeadaanBadge } from './keadaan-badge'
import { namaCakupan, useSegarkan, type Jadwal } from './use-jadwal'
import { useTutupSekarang } from './use-tutup'

/** An exception below its general window: for whom, until when, and why. */
export function BarisKhusus({ row }: { row: Jadwal }) {
  const { jadwalSistem } = api.akademik
  const cakupan = namaCakupan(row)
  const tutup = useTutupSekarang()
  const hapus = useHapusJadwal()
  const tombol = { variant: 'subtle', size: 'compact-sm', color: 'bahaya' } as const
  return (
    <Table.Tr className={classes.khusus ?? ''}>
      <Table.Th scope="row">{cakupan}</Table.Th>
      <Table.Td>
        <NilaiTanggalJam nilai={row.mulai} />
      </Table.Td>
      <Table.Td>
        <NilaiTanggalJam nilai={row.selesai} />
      </Table.Td>
      <Table.Td>
        <KeadaanBadge keadaan={row.keadaan} />
      </Table.Td>
      <Table.Td>{row.alasan ?? '-'}</Table.Td>
      <Table.Td>
        <NilaiTanggalJam nilai={row.diubahPada} />
        <Text size="xs" c="dimmed">
          {row.diubahOleh ?? 'sistem'}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          {row.keadaan === 'buka' && (
            <Can call={jadwalSistem.tutup}>
              <Button {...tombol} aria-label={`Tutup sekarang ${row.nama} untuk ${cakupan}`} onClick={() => tutup(row)}>
                Tutup sekarang
              </Button>
            </Can>
          )}
          {row.keadaan === 'belum' && (
            <Can call={jadwalSistem.remove}>
              <Button {...tombol} aria-label={`Hapus ${row.nama} untuk ${cakupan}`} onClick={() => hapus(row)}>
                Hapus
              </Button>
            </Can>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

function useHapusJadwal(): (row: Jadwal) => void {
  const tanya = useKonfirmasi()
  const segarkan = useSegarkan()
  const { mutate } = useMutation(
    api.akademik.jadwalSistem.remove.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil('Data berhasil dihapus')
        segarkan()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return (row) => void tanya({ pesan: `Hapus jadwal ${row.nama} untuk ${namaCakupan(row)}?` }).then((ya) => ya && mutate({ id: row.id }))
}
