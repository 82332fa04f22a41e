import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator, usePeriode } from '../../../auth/operator'
import { IconBell, IconTable } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { textOf, textsOf } from '../../../kit/table/filter'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { COLUMNS } from './columns'
import { BukaKunciDialog, IngatkanDialog, KunciDialog, PengisianDialog, SalinDialog, type Lingkup } from './dialog'
import { FILTER_NAMES, useKesediaanFilters } from './filters'
import type { BarisKesediaan } from './jawaban'
import { Kemajuan } from './kemajuan'

const calls = api.dataMaster.kesediaanMengajar
const nameOf = ({ namaLengkap }: BarisKesediaan) => namaLengkap

type Tindakan = 'salin' | 'ingatkan' | 'kunci' | 'buka' | 'pengisian'

/** Which lecturers have sent their hours of a period, and what the office does about it. */
export function KesediaanMengajarPage() {
  const kerja = usePeriode().id
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const list = useListState(calls.list, { filters: FILTER_NAMES, initial: { periode: String(kerja) } })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/dosen/kesediaan-mengajar', columns: COLUMNS, list, answer })
  const [tindakan, setTindakan] = useState<Tindakan | null>(null)
  const periode = Number(textOf(list.state.filter['periode'])) || kerja
  const prodi = textsOf(list.state.filter['prodi'])
  const lingkup: Lingkup = { periode, ...(prodi.length > 0 && { prodi }) }
  const ringkasan = useQuery(calls.ringkasan.queryOptions({ input: lingkup }))
  const isi = ringkasan.data?.data
  const dialog = { lingkup, onTutup: () => setTindakan(null) }
  return (
    <ListPage
      title="Kesediaan Mengajar"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIDN"
      filters={useKesediaanFilters()}
      exports={calls.list}
      primary={{
        label: 'Ingatkan yang belum',
        icon: <IconBell size={16} aria-hidden />,
        onClick: () => setTindakan('ingatkan'),
        call: calls.ingatkan,
      }}
      secondary={{ label: 'Peta ketersediaan', icon: <IconTable size={16} aria-hidden />, to: `peta?periode=${periode}`, call: calls.peta }}
      more={[
        { label: 'Buka dan tutup pengisian', onClick: () => setTindakan('pengisian'), call: calls.pengisian },
        { label: 'Salin dari periode lalu', onClick: () => setTindakan('salin'), call: calls.salin },
        { label: 'Kunci semua', onClick: () => setTindakan('kunci'), call: calls.kunci },
        ...(supervisor ? [{ label: 'Buka kunci', onClick: () => setTindakan('buka'), call: calls.kunci }] : []),
      ]}
    >
      {isi && <Kemajuan ringkasan={isi} onSalin={() => setTindakan('salin')} />}
      <DataTable
        table={table}
        label="Kesediaan mengajar"
        nameOf={nameOf}
        empty="Belum ada dosen aktif pada prodi ini. Atur homebase di Data Dosen."
        to={({ id }) => `${id}?periode=${periode}`}
      />
      {tindakan === 'salin' && <SalinDialog {...dialog} />}
      {tindakan === 'ingatkan' && <IngatkanDialog {...dialog} />}
      {tindakan === 'kunci' && <KunciDialog {...dialog} />}
      {tindakan === 'buka' && <BukaKunciDialog {...dialog} />}
      {tindakan === 'pengisian' && isi && <PengisianDialog {...dialog} kini={isi.pengisian} />}
    </ListPage>
  )
}
