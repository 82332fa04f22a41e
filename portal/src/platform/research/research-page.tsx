import { Stack } from '@mantine/core'
import type { BentukRiset } from '@sivitas/contract/platform/riset'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { PageHead } from '../../kit/page/page-head'
import { bentukAwal, type Dataset } from './bentuk'
import { HasilCard } from './hasil-card'
import { PerancangCard } from './perancang-card'
import classes from './research.module.css'
import { SimpananCard } from './simpanan-card'

function Meja({ datasets }: { datasets: readonly Dataset[] }) {
  const [pertama] = datasets
  const [bentuk, setBentuk] = useState<BentukRiset | null>(pertama ? bentukAwal(pertama) : null)
  const siap = bentuk !== null && bentuk.ukuran.length > 0
  const hasil = useQuery({
    ...api.platform.riset.jalankan.queryOptions({
      input: bentuk ?? { dataset: '', baris: [], kolom: [], ukuran: [] },
      enabled: siap,
      staleTime: 60_000,
    }),
    placeholderData: keepPreviousData,
  })
  const dataset = datasets.find(({ kode }) => kode === bentuk?.dataset)
  if (bentuk === null || dataset === undefined) return <Kosong jenis="belumAda" petunjuk="Belum ada kumpulan data yang boleh Anda buka." />
  return (
    <div className={classes['meja']}>
      <div className={classes['rancang']}>
        <PerancangCard datasets={datasets} dataset={dataset} bentuk={bentuk} onUbah={setBentuk} />
        <SimpananCard bentuk={bentuk} onBuka={setBentuk} />
      </div>
      <HasilCard dataset={dataset} bentuk={bentuk} asked={hasil} siap={siap} />
    </div>
  )
}

/** /research 'Riset Data': a table without writing a query. */
export function ResearchPage() {
  const { data, error, isFetching, refetch } = useQuery(api.platform.riset.dataset.queryOptions({ staleTime: 600_000 }))
  return (
    <Stack gap="md">
      <PageHead title="Riset Data" />
      {error && !data && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!data && !error && <Kerangka baris={8} />}
      {data && <Meja datasets={data.data} />}
    </Stack>
  )
}
