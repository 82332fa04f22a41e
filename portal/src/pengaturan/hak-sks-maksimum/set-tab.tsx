import { Alert, List } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import type { Column } from '../../kit/table/column'
import { DaftarSet } from '../aturan-studi/daftar-set'
import { barisHakSks, type SetHakSks } from './set-hak-sks'
import { SetPanel } from './set-panel'

const calls = api.akademik.hakSks
const IKUT = 'mengikuti'

const teksPita = ({ pita }: SetHakSks): string => pita?.map((p) => `${formatAngka(p.ipMin, 2)}: ${p.sks}`).join(' · ') ?? IKUT
const angka = (nilai: number | null): string => (nilai === null ? IKUT : String(nilai))

const COLUMNS: readonly Column<SetHakSks>[] = [
  { id: 'nama', title: 'Nama set', cell: (row) => row.nama },
  { id: 'lingkup', title: 'Berlaku untuk', cell: (row) => row.lingkup },
  { id: 'mulai', title: 'Berlaku mulai', cell: (row) => row.labelPeriode },
  { id: 'dasar', title: 'Dasar', cell: (row) => row.dasar?.toUpperCase() ?? IKUT },
  { id: 'pita', title: 'SKS mulai IP', cell: teksPita },
  { id: 'sp', title: 'SP', align: 'end', cell: (row) => angka(row.sksSp) },
  { id: 'mutlak', title: 'Mutlak', align: 'end', cell: (row) => angka(row.sksMutlak) },
]

const KATA = {
  label: 'Set hak SKS',
  kosong: 'Aturan bawaan berlaku. Pilih Tambah set untuk membuat aturan sendiri.',
  nama: ({ nama }: SetHakSks) => nama,
  tindakan: ({ nama }: SetHakSks) => nama,
  hapus: ({ nama, lingkup }: SetHakSks) => ({
    pesan: `Hapus set ${nama} untuk ${lingkup}?`,
    akibat: ['Mahasiswanya mengikuti set yang lebih luas.'],
  }),
}

const Isi = z.looseObject({ nama: z.string() }).nullable()

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

/** Every set; a field that a set leaves empty follows the wider one. */
export function SetTab() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  return (
    <DaftarSet
      calls={calls}
      query={query}
      columns={COLUMNS}
      kata={KATA}
      Panel={SetPanel}
      tampil={(isi) => barisHakSks(Isi.safeParse(isi).data ?? null)}
      atas={(sets) => <Petunjuk sets={sets} />}
    />
  )
}
