import { Button, Group, Table, Text } from '@mantine/core'
import { labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { api } from '../../api'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { Can } from '../../kit/izin/can'
import { KeadaanBadge } from './keadaan-badge'
import type { BarisKode } from './use-jadwal'
import { useTutupSekarang } from './use-tutup'

type BarisBacaProps = { baris: BarisKode; onBuka: (jenis: 'ubah' | 'perpanjang' | 'versi') => void }

/** A window as it stands, with what can be done to it. */
export function BarisBaca({ baris: { kode, umum, khusus }, onBuka }: BarisBacaProps) {
  const nama = labelJendela(kode)
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {nama}
        <Text size="xs" c="dimmed">
          {kode}
        </Text>
      </Table.Th>
      <Table.Td>
        <NilaiTanggalJam nilai={umum?.mulai} />
      </Table.Td>
      <Table.Td>
        <NilaiTanggalJam nilai={umum?.selesai} />
      </Table.Td>
      <Table.Td>
        <KeadaanBadge keadaan={umum?.keadaan ?? 'tanpa'} />
      </Table.Td>
      <Table.Td>{khusus.length === 0 ? '-' : `${khusus.length} perpanjangan`}</Table.Td>
      <Table.Td>
        {umum ? (
          <>
            <NilaiTanggalJam nilai={umum.diubahPada} />
            <Text size="xs" c="dimmed">
              {umum.diubahOleh ?? 'sistem'}
            </Text>
          </>
        ) : (
          '-'
        )}
      </Table.Td>
      <Table.Td>
        <Tindakan kode={kode} umum={umum} onBuka={onBuka} />
      </Table.Td>
    </Table.Tr>
  )
}

type TindakanProps = Pick<BarisKode, 'kode' | 'umum'> & Pick<BarisBacaProps, 'onBuka'>

/** What can be done to a window, as far as its state and the operator's rights allow. */
function Tindakan({ kode, umum, onBuka }: TindakanProps) {
  const { jadwalSistem } = api.akademik
  const nama = labelJendela(kode)
  const tutup = useTutupSekarang()
  const tombol = { variant: 'subtle', size: 'compact-sm' } as const
  return (
    <Group gap={4} wrap="nowrap">
      <Can call={umum ? jadwalSistem.update : jadwalSistem.create}>
        <Button {...tombol} aria-label={`${umum ? 'Ubah' : 'Jadwalkan'} ${nama}`} onClick={() => onBuka('ubah')}>
          {umum ? 'Ubah' : 'Jadwalkan'}
        </Button>
      </Can>
      {umum && (
        <Can call={jadwalSistem.perpanjang}>
          <Button {...tombol} aria-label={`Perpanjang ${nama}`} onClick={() => onBuka('perpanjang')}>
            Perpanjang
          </Button>
        </Can>
      )}
      {umum?.keadaan === 'buka' && (
        <Can call={jadwalSistem.tutup}>
          <Button {...tombol} color="bahaya" aria-label={`Tutup sekarang ${nama}`} onClick={() => tutup(umum)}>
            Tutup sekarang
          </Button>
        </Can>
      )}
      <Button {...tombol} aria-label={`Versi ${nama}`} onClick={() => onBuka('versi')}>
        Versi
      </Button>
    </Group>
  )
}
