import { RiwayatPendidikan } from '@sivitas/contract/data-master/mahasiswa/biodata'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { FactTable } from '../../../kit/page/fact-table'
import { columnsOf } from '../../../kit/table/schema-columns'

type Row = Awaited<ReturnType<typeof api.dataMaster.mahasiswa.riwayatPendidikan.call>>['data'][number]

const column = columnsOf<Row>(RiwayatPendidikan)
const COLUMNS = [column('lembaga'), column('jenjang'), column('jurusan'), column('tahunMasuk'), column('tahunLulus'), column('nilaiRata')]

export function PendidikanTab({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(api.dataMaster.mahasiswa.riwayatPendidikan.queryOptions({ input: { id } }))
  if (error && !data) return <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
  if (!data) return <Kerangka baris={3} />
  if (data.data.length === 0) return <Kosong jenis="belumAda" petunjuk="Riwayat pendidikan belum diisi." />
  return <FactTable label="Pendidikan asal" columns={COLUMNS} rows={data.data} keyOf={({ id: key }) => key} />
}
