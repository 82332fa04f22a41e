import type { Wilayah } from '@sivitas/contract/data-master/referensi/luar'
import { Anchor, Breadcrumbs, Button, Card, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { IconFileImport } from '../../kit/icons'
import { FactTable } from '../../kit/page/fact-table'
import { PageHead } from '../../kit/page/page-head'

const call = api.dataMaster.luarRef.wilayah
const NEGARA = '000000'
const LEAST = 2
const TINGKAT = ['Negara', 'Provinsi', 'Kabupaten/kota', 'Kecamatan']

/** Regions as a tree, a level at a time; which one is open stands in the address. */
export function WilayahPage() {
  const [params, setParams] = useSearchParams()
  const induk = params.get('induk') ?? NEGARA
  const [typed, setTyped] = useState('')
  const [nama] = useDebouncedValue(typed.trim(), 300)
  const searching = nama.length >= LEAST
  const query = useQuery(call.queryOptions({ input: searching ? { nama } : { induk } }))
  const jalan = useQuery(call.queryOptions({ input: { kode: induk } }))
  const open = (kode: string) => {
    setTyped('')
    setParams(kode === NEGARA ? {} : { induk: kode })
  }
  return (
    <Stack gap="md">
      <PageHead
        title="Wilayah"
        secondary={{
          label: 'Perbarui dari berkas',
          icon: <IconFileImport size={16} aria-hidden />,
          to: '/data-master/referensi/wilayah/impor',
          call: api.dataMaster.imporWilayah.unggah,
        }}
      />
      <Card>
        <TextInput
          label="Cari wilayah"
          description="Ketik nama, misalnya coblong, bandung"
          maw={360}
          mb="sm"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!searching && (
          <Breadcrumbs mb="sm">
            {(jalan.data?.data ?? []).toReversed().map(({ kode, nama: label }) =>
              kode === induk ? (
                <Text key={kode}>{label}</Text>
              ) : (
                <Anchor key={kode} component="button" type="button" onClick={() => open(kode)}>
                  {label}
                </Anchor>
              ),
            )}
          </Breadcrumbs>
        )}
        <Muatan query={query} baris={8}>
          {({ data }) =>
            data.length === 0 ? (
              <Kosong jenis="tidakDitemukan" petunjuk={searching ? 'Ubah kata pencarian.' : 'Tidak ada wilayah di bawahnya.'} />
            ) : (
              <Daftar rows={data} jalur={searching} onOpen={open} />
            )
          }
        </Muatan>
      </Card>
    </Stack>
  )
}

function Daftar({ rows, jalur, onOpen }: { rows: readonly Wilayah[]; jalur: boolean; onOpen: (kode: string) => void }) {
  return (
    <FactTable
      label="Wilayah"
      rows={rows}
      keyOf={({ kode }) => kode}
      columns={[
        { id: 'kode', title: 'Kode', cell: ({ kode }) => kode },
        {
          id: 'nama',
          title: 'Nama',
          cell: ({ kode, nama, level, jalur: path }) =>
            level === 3 ? (
              jalur ? (
                path
              ) : (
                nama
              )
            ) : (
              <Button variant="transparent" size="compact-sm" px={0} onClick={() => onOpen(kode)}>
                {jalur ? path : nama}
              </Button>
            ),
        },
        { id: 'level', title: 'Tingkat', cell: ({ level }) => TINGKAT[level] ?? '-' },
        { id: 'kodePos', title: 'Kode pos', cell: ({ kodePos }) => kodePos ?? '-' },
      ]}
    />
  )
}
