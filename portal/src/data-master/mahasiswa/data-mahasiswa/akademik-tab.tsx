import { Button, Skeleton, Stack } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api'
import { useMay } from '../../../kit/izin/can'
import { Kosong } from '../../../kit/feedback/kosong'
import { NilaiAngka, NilaiPeriode } from '../../../kit/format/nilai'
import { FactTable } from '../../../kit/page/fact-table'
import { CetakSatuDialog } from './cetak/cetak-satu-dialog'
import type { Mahasiswa } from './mahasiswa'

// Charts are heavy, and only this tab of the student has one.
const AkmGrafik = lazy(async () => ({ default: (await import('./akm-grafik')).AkmGrafik }))

type Row = Mahasiswa['aktivitas'][number]

const COLUMNS = [
  { id: 'periode', title: 'Periode', cell: ({ periode }: Row) => <NilaiPeriode id={periode} /> },
  { id: 'semesterKe', title: 'Semester', align: 'end' as const, cell: ({ semesterKe }: Row) => semesterKe },
  { id: 'sksSemester', title: 'SKS', align: 'end' as const, cell: ({ sksSemester }: Row) => sksSemester },
  { id: 'ips', title: 'IPS', align: 'end' as const, cell: ({ ips }: Row) => <NilaiAngka nilai={ips} desimal={2} /> },
  { id: 'sksTotal', title: 'SKS total', align: 'end' as const, cell: ({ sksTotal }: Row) => sksTotal },
  { id: 'ipk', title: 'IPK', align: 'end' as const, cell: ({ ipk }: Row) => <NilaiAngka nilai={ipk} desimal={2} /> },
]

/** How the student did, period by period (AKM). */
export function AkademikTab({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const may = useMay()
  if (mahasiswa.aktivitas.length === 0) return <Kosong jenis="belumAda" petunjuk="Belum ada aktivitas kuliah." />
  const cetak = { id: 'khs', title: 'KHS', cell: ({ periode }: Row) => <CetakKhs id={mahasiswa.id} periode={periode} /> }
  return (
    <Stack>
      <Suspense fallback={<Skeleton h={240} />}>
        <AkmGrafik aktivitas={mahasiswa.aktivitas} />
      </Suspense>
      <FactTable
        label="Aktivitas kuliah"
        columns={may(api.akademik.hasilStudi.khs) ? [...COLUMNS, cetak] : COLUMNS}
        rows={mahasiswa.aktivitas}
        keyOf={({ periode }) => String(periode)}
      />
    </Stack>
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
