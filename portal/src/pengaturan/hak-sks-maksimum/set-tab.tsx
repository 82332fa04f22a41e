import { Alert, Card, List } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { FactTable } from '../../kit/page/fact-table'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { BarisAksi } from '../aturan-studi/baris-aksi'
import { useHapusBaris } from '../use-hapus-baris'
import { SetPanel } from './set-panel'
import { barisHakSks, type SetHakSks } from './set-hak-sks'

const calls = api.akademik.hakSks
const IKUT = 'mengikuti'

type Terbuka = { jenis: 'ubah' | 'versi'; row: SetHakSks } | null

const teksPita = ({ pita }: SetHakSks): string => pita?.map((p) => `${formatAngka(p.ipMin, 2)}: ${p.sks}`).join(' · ') ?? IKUT
const angka = (nilai: number | null): string => (nilai === null ? IKUT : String(nilai))

/** Every set; a field that a set leaves empty follows the wider one. */
export function SetTab() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const tutup = () => setTerbuka(null)
  const hapus = useHapusBaris<SetHakSks>({
    segarkan: [calls.key()],
    tanya: ({ nama, lingkup }) => ({
      pesan: `Hapus set ${nama} untuk ${lingkup}?`,
      akibat: ['Mahasiswanya mengikuti set yang lebih luas.'],
    }),
    hapus: ({ id }) => calls.remove.call({ id }),
  })
  return (
    <Card>
      <Muatan query={query} baris={4}>
        {({ data }) => (
          <>
            <Petunjuk sets={data} />
            {data.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk="Aturan bawaan berlaku. Pilih Tambah set untuk membuat aturan sendiri." />
            ) : (
              <FactTable
                label="Set hak SKS"
                rows={data}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'nama', title: 'Nama set', cell: (row) => row.nama },
                  { id: 'lingkup', title: 'Berlaku untuk', cell: (row) => row.lingkup },
                  { id: 'mulai', title: 'Berlaku mulai', cell: (row) => row.labelPeriode },
                  { id: 'dasar', title: 'Dasar', cell: (row) => row.dasar?.toUpperCase() ?? IKUT },
                  { id: 'pita', title: 'SKS mulai IP', cell: teksPita },
                  { id: 'sp', title: 'SP', align: 'end', cell: (row) => angka(row.sksSp) },
                  { id: 'mutlak', title: 'Mutlak', align: 'end', cell: (row) => angka(row.sksMutlak) },
                  {
                    id: 'aksi',
                    title: 'Tindakan',
                    align: 'end',
                    cell: (row) => (
                      <BarisAksi
                        nama={row.nama}
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
            )}
          </>
        )}
      </Muatan>
      {terbuka?.jenis === 'ubah' && <SetPanel key={terbuka.row.id} row={terbuka.row} onTutup={tutup} />}
      {terbuka?.jenis === 'versi' && <Versi row={terbuka.row} onTutup={tutup} />}
    </Card>
  )
}

/** Where a set goes beyond the national standard. */
function Petunjuk({ sets }: { sets: readonly SetHakSks[] }) {
  const baris = sets.flatMap(({ nama, petunjuk }) => petunjuk.map((teks) => `${nama}: ${teks}`))
  if (baris.length === 0) return null
  return (
    <Alert color="kuning" title="Petunjuk SN-Dikti" mb="md">
      <List size="sm">
        {baris.map((teks) => (
          <List.Item key={teks}>{teks}.</List.Item>
        ))}
      </List>
    </Alert>
  )
}

const Isi = z.looseObject({ nama: z.string() }).nullable()

function Versi({ row, onTutup }: { row: SetHakSks; onTutup: () => void }) {
  const client = useQueryClient()
  return (
    <RiwayatVersi
      judul={row.nama}
      calls={calls}
      kunci={row.id}
      tampil={(isi) => barisHakSks(Isi.safeParse(isi).data ?? null)}
      onKembali={() => void client.invalidateQueries({ queryKey: calls.key() })}
      onClose={onTutup}
    />
  )
}
