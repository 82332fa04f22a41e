import type { SetPredikat } from './set-predikat'
import { Button, Card, Group } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { Can } from '../../kit/izin/can'
import { FactTable } from '../../kit/page/fact-table'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { BarisAksi } from '../aturan-studi/baris-aksi'
import { useHapusBaris } from '../use-hapus-baris'
import { PredikatPanel } from './predikat-panel'

const calls = api.akademik.predikat
type Terbuka = { jenis: 'tambah' } | { jenis: 'ubah' | 'versi'; row: SetPredikat } | null

const nama = ({ lingkup, labelPeriode }: SetPredikat): string => `${lingkup} mulai ${labelPeriode}`

/** The honours of graduation by reach and period. */
export function PredikatTab() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const tutup = () => setTerbuka(null)
  const hapus = useHapusBaris<SetPredikat>({
    segarkan: [calls.key()],
    tanya: (row) => ({ pesan: `Hapus predikat ${nama(row)}?` }),
    hapus: ({ id }) => calls.remove.call({ id }),
  })
  return (
    <Card>
      <Can call={calls.create}>
        <Group justify="end">
          <Button onClick={() => setTerbuka({ jenis: 'tambah' })}>Tambah predikat</Button>
        </Group>
      </Can>
      <Muatan query={query} baris={4}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Predikat bawaan menurut jenjang berlaku. Pilih Tambah predikat untuk mengatur sendiri." />
          ) : (
            <FactTable
              label="Set predikat"
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                { id: 'lingkup', title: 'Berlaku untuk', cell: (row) => row.lingkup },
                { id: 'mulai', title: 'Berlaku mulai', cell: (row) => row.labelPeriode },
                { id: 'ringkas', title: 'Predikat', cell: (row) => row.ringkas },
                {
                  id: 'aksi',
                  title: 'Tindakan',
                  align: 'end',
                  cell: (row) => (
                    <BarisAksi
                      nama={`predikat ${nama(row)}`}
                      aksi={[
                        { label: 'Ubah', call: calls.update, onClick: () => setTerbuka({ jenis: 'ubah', row }) },
                        { label: 'Versi', call: calls.versi, onClick: () => setTerbuka({ jenis: 'versi', row }) },
                        { label: 'Hapus', call: calls.remove, bahaya: true, onClick: () => hapus(row) },
                      ]}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Muatan>
      {terbuka?.jenis === 'tambah' && <PredikatPanel row={null} onTutup={tutup} />}
      {terbuka?.jenis === 'ubah' && <PredikatPanel key={terbuka.row.id} row={terbuka.row} onTutup={tutup} />}
      {terbuka?.jenis === 'versi' && <Versi row={terbuka.row} onTutup={tutup} />}
    </Card>
  )
}

const Isi = z
  .looseObject({
    berlakuMulai: z.number(),
    baris: z.array(z.looseObject({ nama: z.string(), ipkMin: z.number(), semesterMaks: z.number().nullish() })),
  })
  .nullable()

function Versi({ row, onTutup }: { row: SetPredikat; onTutup: () => void }) {
  const client = useQueryClient()
  return (
    <RiwayatVersi
      judul={nama(row)}
      calls={calls}
      kunci={row.id}
      tampil={(isi) =>
        (Isi.safeParse(isi).data?.baris ?? []).map((b) => ({
          label: b.nama,
          nilai: `IPK ${formatAngka(b.ipkMin, 2)}${b.semesterMaks ? `, paling banyak ${b.semesterMaks} semester` : ''}`,
        }))
      }
      onKembali={() => void client.invalidateQueries({ queryKey: calls.key() })}
      onClose={onTutup}
    />
  )
}
