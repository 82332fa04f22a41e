import { Anchor } from '@mantine/core'
import { ParameterPerAngkatan, type StatusPerAngkatan } from '@sivitas/contract/data-master/mahasiswa/hitungan-status'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { defineReport } from '../../../kit/report/define-report'
import { ReportScreen } from '../../../kit/report/report-screen'
import type { Column } from '../../../kit/table/column'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { jumlahOf, KODE_MATRIKS, tautanOf } from './matriks'
import { useSaringPeriode, useSaringProdi } from '../../../shared/pickers/saring'

const call = api.dataMaster.statusAktivitas.perAngkatan

/** 'Cetak Status Aktivitas per Angkatan': angkatan x 13 statuses, sums and shares, as of a period. */
export function StatusAngkatanPage() {
  const { id: periode } = usePeriode()
  const saringPeriode = useSaringPeriode(periode)
  const prodi = useSaringProdi()
  const kampus = useQuery(api.dataMaster.unitRef.kampus.queryOptions({ input: { itemsPerPage: 200 } })).data
  const report = useMemo(() => {
    const kolom: Column<StatusPerAngkatan>[] = [
      { id: 'angkatan', title: 'Angkatan', cell: ({ angkatan }) => angkatan },
      ...KODE_MATRIKS.map((kode) => ({
        id: kode,
        title: kode === 'jumlah' ? 'Jumlah' : STATUS_MAHASISWA[kode].nama,
        align: 'end' as const,
        cell: (row: StatusPerAngkatan) => <Sel row={row} kode={kode} />,
      })),
      { id: 'persen', title: '%', align: 'end', cell: ({ persen }) => persen },
    ]
    return defineReport({
      title: 'Cetak Status Aktivitas per Angkatan',
      call,
      parameters: ParameterPerAngkatan,
      initial: { periode: String(periode), mode: 'posisi' },
      controls: [
        saringPeriode,
        prodi,
        choicesFilter({
          name: 'kampus',
          label: 'Kampus',
          choices: (kampus?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
        }),
        choiceFilter({
          name: 'mode',
          label: 'Cara hitung',
          choices: [
            { value: 'posisi', label: 'Posisi pada periode' },
            { value: 'aktivitas', label: 'Aktivitas periode ini' },
          ],
        }),
      ],
      columns: kolom,
      keyOf: ({ angkatan }) => String(angkatan),
      total: (rows) => {
        const jumlah = jumlahOf(rows)
        return {
          ...Object.fromEntries(KODE_MATRIKS.map((kode) => [kode, formatAngka(jumlah[kode])])),
          persen: jumlah.jumlah > 0 ? '100,0%' : '',
        }
      },
    })
  }, [periode, saringPeriode, prodi, kampus])
  return <ReportScreen report={report} />
}

/** A number leads to its students, where a list can show exactly them. */
function Sel({ row, kode }: { row: StatusPerAngkatan; kode: (typeof KODE_MATRIKS)[number] }) {
  const { search } = useLocation()
  const tautan = row[kode] === 0 ? null : tautanOf(row.angkatan, kode, search)
  if (tautan === null) return formatAngka(row[kode])
  return (
    <Anchor component={Link} to={tautan} inherit>
      {formatAngka(row[kode])}
    </Anchor>
  )
}
