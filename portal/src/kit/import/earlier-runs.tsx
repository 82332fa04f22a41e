import { Alert, Anchor, List } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { NilaiTanggalJam } from '../format/nilai'
import type { Run, RunClient } from './import-parts'

const STEP_OF: Record<Run['status'], string> = {
  unggah: 'kolom',
  periksa: 'periksa',
  diperiksa: 'periksa',
  simpan: 'hasil',
  selesai: 'hasil',
  urung: 'hasil',
  diurungkan: 'hasil',
  gagal: 'kolom',
}

/** Runs of the last days, to go on with or to take back. */
export function EarlierRuns({ calls }: { calls: RunClient }) {
  const input = { itemsPerPage: 5 }
  const { data } = useQuery({ queryKey: calls.list.queryKey({ input }), queryFn: ({ signal }) => calls.list.call(input, { signal }) })
  // A ZIP that never came whole is no run yet; the step that takes it says so.
  const runs = (data?.data ?? []).filter(({ status, jumlahBaris }) => status !== 'unggah' || jumlahBaris > 0)
  if (runs.length === 0) return null
  return (
    <Alert variant="default" title="Impor terakhir">
      <List>
        {runs.map((run) => (
          <List.Item key={run.id}>
            <Anchor component={Link} to={`${run.id}/${STEP_OF[run.status]}`} relative="path" underline="always">
              {run.namaBerkas}
            </Anchor>
            {` · `}
            <NilaiTanggalJam nilai={run.dibuatPada} />
            {` · ${formatAngka(run.jumlahBaris)} baris, ${formatAngka(run.tersimpan)} tersimpan`}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
