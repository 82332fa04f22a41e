import { DAFTAR_KODE, DAFTAR_TETAP, Kode, type DaftarKode } from '@sivitas/contract/data-master/referensi/kode'
import { Alert, Button, Card, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { IconFileImport, IconPlus } from '../../kit/icons'
import { useMay } from '../../kit/izin/can'
import { FactTable } from '../../kit/page/fact-table'
import { PageHead } from '../../kit/page/page-head'
import { AktifBadge } from '../../kit/page/status-badge'
import { columnsOf } from '../../kit/table/schema-columns'
import { KodePanel } from './kode-panel'
import { namaDaftar, PILIHAN_DAFTAR } from './nama-daftar'

const calls = api.dataMaster.kodeRef
const column = columnsOf<Kode>(Kode)
const COLUMNS = [
  column('kode'),
  column('nama'),
  column('kodePddikti', { cell: ({ kodePddikti }) => kodePddikti ?? '-' }),
  column('kelompok', { cell: ({ kelompok }) => kelompok ?? '-' }),
  column('urut'),
  column('aktif', { align: 'start', cell: ({ aktif }) => <AktifBadge aktif={aktif} /> }),
]

const isDaftar = (text: string | null): text is DaftarKode => DAFTAR_KODE.some((one) => one === text)

/** All code lists, one at a time; which one stands in the address. */
export function DaftarKodePage() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('daftar')
  const daftar: DaftarKode = isDaftar(asked) ? asked : 'agama'
  const query = useQuery(calls.list.queryOptions({ input: { daftar } }))
  const [open, setOpen] = useState<{ row: Kode | null } | null>(null)
  const writes = useMay()(calls.create)
  const tetap = DAFTAR_TETAP.includes(daftar)
  return (
    <Stack gap="md">
      <PageHead
        title="Referensi"
        secondary={{
          label: 'Perbarui dari berkas',
          icon: <IconFileImport size={16} aria-hidden />,
          to: '/data-master/referensi/impor-kode',
          call: api.dataMaster.imporKode.unggah,
        }}
        {...(!tetap && {
          primary: {
            label: 'Tambah kode',
            icon: <IconPlus size={16} aria-hidden />,
            call: calls.create,
            onClick: () => setOpen({ row: null }),
          },
        })}
      />
      <Card>
        <Group justify="space-between" align="end" mb="sm">
          <Select
            label="Daftar"
            searchable
            allowDeselect={false}
            w={300}
            data={PILIHAN_DAFTAR}
            value={daftar}
            nothingFoundMessage="Data tidak ditemukan"
            onChange={(value) => value && setParams({ daftar: value })}
          />
        </Group>
        {tetap && (
          <Alert color="biru" mb="sm">
            Kode daftar ini dipakai aturan sistem: nama dan urutannya dapat diubah, tetapi kode tidak dapat ditambah atau dinonaktifkan.
          </Alert>
        )}
        <Muatan query={query} baris={6}>
          {({ data }) =>
            data.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk={writes ? 'Tambahkan kode, atau perbarui dari berkas.' : 'Daftar ini belum berisi kode.'} />
            ) : (
              <FactTable
                label={namaDaftar(daftar)}
                rows={data}
                keyOf={({ kode }) => kode}
                columns={[
                  ...COLUMNS,
                  ...(writes
                    ? [
                        {
                          id: 'tindakan',
                          title: 'Tindakan',
                          cell: (row: Kode) => (
                            <Button variant="subtle" size="compact-sm" aria-label={`Ubah ${row.nama}`} onClick={() => setOpen({ row })}>
                              Ubah
                            </Button>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            )
          }
        </Muatan>
      </Card>
      {open && <KodePanel key={open.row?.kode ?? 'baru'} daftar={daftar} row={open.row} onClose={() => setOpen(null)} />}
    </Stack>
  )
}
