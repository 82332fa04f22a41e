import { Button } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useState } from 'react'
import { api } from '../../../../api'
import { NilaiAngka, NilaiPeriode } from '../../../../kit/format/nilai'
import { useMay } from '../../../../kit/izin/can'
import { FactTable } from '../../../../kit/page/fact-table'
import { CetakSatuDialog } from '../cetak/cetak-satu-dialog'
import type { Perjalanan } from './perjalanan'

type Row = Perjalanan['aktivitas'][number]

const COLUMNS = [
  {
    id: 'periode',
    title: 'Periode',
    cell: ({ periode, semesterKe }: Row) => (
      <>
        <NilaiPeriode id={periode} />
        {` (semester ${semesterKe})`}
      </>
    ),
  },
  { id: 'sksSemester', title: 'SKS', align: 'end' as const, cell: ({ sksSemester }: Row) => sksSemester },
  { id: 'ips', title: 'IPS', align: 'end' as const, cell: ({ ips }: Row) => <NilaiAngka nilai={ips} desimal={2} /> },
  { id: 'sksTotal', title: 'SKS total', align: 'end' as const, cell: ({ sksTotal }: Row) => sksTotal },
  { id: 'ipk', title: 'IPK', align: 'end' as const, cell: ({ ipk }: Row) => <NilaiAngka nilai={ipk} desimal={2} /> },
]

/** AKM by period, with the study card of each for those who may print it. */
export function AktivitasTabel({ id, aktivitas }: { id: string; aktivitas: readonly Row[] }) {
  const may = useMay()
  const cetak = { id: 'khs', title: 'KHS', cell: ({ periode }: Row) => <CetakKhs id={id} periode={periode} /> }
  return (
    <FactTable
      label="Aktivitas kuliah"
      columns={may(api.akademik.hasilStudi.khs) ? [...COLUMNS, cetak] : COLUMNS}
      rows={aktivitas}
      keyOf={({ periode }) => String(periode)}
    />
  )
}

function CetakKhs({ id, periode }: { id: string; periode: number }) {
  const [open, setOpen] = useState(false)
  const nama = `KHS ${labelPeriode(periode)}`
  return (
    <>
      <Button variant="default" size="compact-sm" aria-label={`Cetak ${nama}`} onClick={() => setOpen(true)}>
        Cetak
      </Button>
      {open && (
        <CetakSatuDialog lembar={{ nama, call: api.akademik.hasilStudi.khs, query: { id, periode } }} onTutup={() => setOpen(false)} />
      )}
    </>
  )
}
