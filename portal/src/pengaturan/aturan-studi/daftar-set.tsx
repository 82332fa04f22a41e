import { Button, Card, Group } from '@mantine/core'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import type { Pertanyaan } from '../../kit/feedback/pertanyaan'
import { Can, type Call } from '../../kit/izin/can'
import { FactTable } from '../../kit/page/fact-table'
import type { Column } from '../../kit/table/column'
import { RiwayatVersi, type PanggilanVersi } from '../../shared/versi/riwayat-versi'
import { useHapusBaris } from '../use-hapus-baris'
import { BarisAksi } from './baris-aksi'

type SetCalls = PanggilanVersi & {
  key: () => QueryKey
  create: Call
  update: Call
  remove: Call & { call(input: { id: string }): Promise<unknown> }
}

type DaftarSetProps<Row extends { id: string }> = {
  calls: SetCalls
  query: React.ComponentProps<typeof Muatan<{ data: readonly Row[] }>>['query']
  columns: readonly Column<Row>[]
  kata: {
    /** Accessible name of the table. */
    label: string
    /** Of the button that adds one; none where the page has its own. */
    tambah?: string
    kosong: string
    /** What a person calls one set, and what its buttons are told apart by. */
    nama: (row: Row) => string
    tindakan: (row: Row) => string
    hapus: (row: Row) => Pertanyaan
  }
  Panel: ComponentType<{ row: Row | null; onTutup: () => void }>
  tampil: React.ComponentProps<typeof RiwayatVersi>['tampil']
  /** Above the table. */
  atas?: (rows: readonly Row[]) => React.ReactNode
}

type Terbuka<Row> = { jenis: 'tambah' } | { jenis: 'ubah' | 'versi'; row: Row } | null

/** Sets of study rules in one table: add, change, look at versions and bring one back, delete. */
export function DaftarSet<Row extends { id: string }>({ calls, query, columns, kata, Panel, tampil, atas }: DaftarSetProps<Row>) {
  const [terbuka, setTerbuka] = useState<Terbuka<Row>>(null)
  const client = useQueryClient()
  const tutup = () => setTerbuka(null)
  const hapus = useHapusBaris<Row>({ segarkan: [calls.key()], tanya: kata.hapus, hapus: ({ id }) => calls.remove.call({ id }) })
  const aksi = (row: Row) => [
    { label: 'Ubah', call: calls.update, onClick: () => setTerbuka({ jenis: 'ubah', row }) },
    { label: 'Versi', call: calls.versi, onClick: () => setTerbuka({ jenis: 'versi', row }) },
    { label: 'Hapus', call: calls.remove, bahaya: true, onClick: () => hapus(row) },
  ]
  const tindakan: Column<Row> = {
    id: 'aksi',
    title: 'Tindakan',
    align: 'end',
    cell: (row) => <BarisAksi nama={kata.tindakan(row)} aksi={aksi(row)} />,
  }
  return (
    <Card>
      {kata.tambah !== undefined && (
        <Can call={calls.create}>
          <Group justify="end">
            <Button onClick={() => setTerbuka({ jenis: 'tambah' })}>{kata.tambah}</Button>
          </Group>
        </Can>
      )}
      <Muatan query={query} baris={4}>
        {({ data }) => (
          <>
            {atas?.(data)}
            {data.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk={kata.kosong} />
            ) : (
              <FactTable label={kata.label} rows={data} keyOf={({ id }) => id} columns={[...columns, tindakan]} />
            )}
          </>
        )}
      </Muatan>
      {terbuka?.jenis === 'tambah' && <Panel row={null} onTutup={tutup} />}
      {terbuka?.jenis === 'ubah' && <Panel key={terbuka.row.id} row={terbuka.row} onTutup={tutup} />}
      {terbuka?.jenis === 'versi' && (
        <RiwayatVersi
          judul={kata.nama(terbuka.row)}
          calls={calls}
          kunci={terbuka.row.id}
          tampil={tampil}
          onKembali={() => void client.invalidateQueries({ queryKey: calls.key() })}
          onClose={tutup}
        />
      )}
    </Card>
  )
}
