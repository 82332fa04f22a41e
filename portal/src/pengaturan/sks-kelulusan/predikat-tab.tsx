import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import type { Column } from '../../kit/table/column'
import { DaftarSet } from '../aturan-studi/daftar-set'
import { PredikatPanel } from './predikat-panel'
import type { SetPredikat } from './set-predikat'

const calls = api.akademik.predikat

const nama = ({ lingkup, labelPeriode }: SetPredikat): string => `${lingkup} mulai ${labelPeriode}`

const COLUMNS: readonly Column<SetPredikat>[] = [
  { id: 'lingkup', title: 'Berlaku untuk', cell: (row) => row.lingkup },
  { id: 'mulai', title: 'Berlaku mulai', cell: (row) => row.labelPeriode },
  { id: 'ringkas', title: 'Predikat', cell: (row) => row.ringkas },
]

const KATA = {
  label: 'Set predikat',
  tambah: 'Tambah predikat',
  kosong: 'Predikat bawaan menurut jenjang berlaku. Pilih Tambah predikat untuk mengatur sendiri.',
  nama,
  tindakan: (row: SetPredikat) => `predikat ${nama(row)}`,
  hapus: (row: SetPredikat) => ({ pesan: `Hapus predikat ${nama(row)}?` }),
}

const Isi = z
  .looseObject({
    berlakuMulai: z.number(),
    baris: z.array(z.looseObject({ nama: z.string(), ipkMin: z.number(), semesterMaks: z.number().nullish() })),
  })
  .nullable()

const tampil = (isi: unknown) =>
  (Isi.safeParse(isi).data?.baris ?? []).map((b) => ({
    label: b.nama,
    nilai: `IPK ${formatAngka(b.ipkMin, 2)}${b.semesterMaks ? `, paling banyak ${b.semesterMaks} semester` : ''}`,
  }))

/** The honours of graduation by reach and period. */
export function PredikatTab() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  return <DaftarSet calls={calls} query={query} columns={COLUMNS} kata={KATA} Panel={PredikatPanel} tampil={tampil} />
}
