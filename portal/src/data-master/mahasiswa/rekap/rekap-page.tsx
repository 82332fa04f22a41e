import { Card } from '@mantine/core'
import type { BentukRekap, Rekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { Kosong } from '../../../kit/feedback/kosong'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { ReportPage } from '../../../kit/page/report-page'
import { bacaBentuk } from './bentuk'
import { Parameter } from './parameter'
import { PivotTabel } from './pivot-tabel'
import { RekapBilah } from './rekap-bilah'

/** Students counted by anything, as of any period: the shape lives in the address, so that a link shows the same table. */
export function RekapPage() {
  const [params, setParams] = useSearchParams()
  const { id } = usePeriode()
  const bentuk = bacaBentuk(params.get('bentuk'))
  const judul = params.get('rekap')
  const periode = bentuk.periode ?? id
  const show = (next: BentukRekap, rekap: string | null) =>
    setParams({ bentuk: JSON.stringify(next), ...(rekap !== null && { rekap }) }, { replace: true, preventScrollReset: true })
  const answer = useQuery(
    api.dataMaster.rekap.hitung.queryOptions({ input: { ...bentuk, periode }, placeholderData: keepPreviousData, staleTime: 30_000 }),
  )
  return (
    <ReportPage
      title="Rekap Mahasiswa"
      parameters={<RekapBilah bentuk={bentuk} kunci={judul} onOpen={({ bentuk: next, kunci }) => show(next, kunci)} />}
      summary={answer.data && `Data per ${answer.data.data.labelPeriode}`}
      exports={api.dataMaster.rekap.berkas}
      query={{ bentuk: JSON.stringify({ ...bentuk, periode }), judul: 'Rekap Mahasiswa' }}
    >
      <Card data-cetak="sembunyi">
        <Parameter bentuk={bentuk} periode={periode} onChange={(next) => show(next, judul)} />
      </Card>
      <Isi answer={answer} bentuk={bentuk} />
    </ReportPage>
  )
}

type IsiProps = {
  answer: { data: { data: Rekap } | undefined; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  bentuk: BentukRekap
}

function Isi({ answer: { data, error, isPending, isFetching, refetch }, bentuk }: IsiProps) {
  if (isPending) return <Kerangka />
  if (data === undefined || error !== null) return <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
  const rekap = data.data
  // The answer of the shape before is still here while the new one is counted.
  const fits = [...bentuk.baris, ...bentuk.kolom].every((nama) => rekap.anggota[nama] !== undefined)
  if (!fits) return <Kerangka />
  if (rekap.sel.length === 0) return <Kosong jenis="tidakDitemukan" petunjuk="Longgarkan saringan atau pilih periode lain." />
  return <PivotTabel key={JSON.stringify(bentuk)} rekap={rekap} bentuk={bentuk} />
}
