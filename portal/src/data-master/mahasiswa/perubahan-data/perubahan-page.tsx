import { Stack, Text } from '@mantine/core'
import {
  FIELD_PERUBAHAN,
  judulPerubahan,
  PerubahanData,
  STATUS_PERUBAHAN,
  type PutusanPerubahan,
} from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api'
import { ListExport } from '../../../kit/export/list-export'
import { Muatan } from '../../../kit/feedback/muatan'
import { IconPlus } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { Count, PageHead } from '../../../kit/page/page-head'
import { EmptyState } from '../../../kit/table/empty-state'
import { FilterBar } from '../../../kit/table/filter-bar'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { TableFooter } from '../../../kit/table/table-footer'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { Antrean } from './antrean'
import { CatatPanel } from './catat-panel'
import type { Permintaan } from './permintaan'
import classes from './perubahan.module.css'
import { Rincian } from './rincian'
import { LENCANA } from './status-permintaan'
import { TolakDialog } from './tolak-dialog'
import { usePermintaan } from './use-permintaan'
import { saringProdi } from '../../../shared/pickers/saring'

const calls = api.dataMaster.perubahanData
const JUDUL = 'Permintaan Perubahan Data'
const column = columnsOf<Permintaan>(PerubahanData)
// What a file holds unless told otherwise; the screen itself draws the queue.
const COLUMNS = [column('nama'), column('nim'), column('labelProdi'), column('diajukanPada'), column('status')]
const FILTERS = [
  choiceFilter({ name: 'status', label: 'Status', choices: STATUS_PERUBAHAN.map((value) => ({ value, label: LENCANA[value].nama })) }),
  saringProdi,
  choicesFilter({ name: 'field', label: 'Isian', choices: FIELD_PERUBAHAN.map((value) => ({ value, label: judulPerubahan(value) })) }),
]
const MENUNGGU = { status: 'diajukan' }

/** How many wait, the age of the oldest, and what was done today. */
function Ringkasan() {
  const { data } = useQuery(calls.ringkasan.queryOptions({ input: {} }))
  if (data === undefined) return null
  const { menunggu, tertuaHari, diputusHariIni } = data.data
  const kata = [
    `${formatAngka(menunggu)} menunggu`,
    ...(tertuaHari === null ? [] : [`tertua ${formatAngka(tertuaHari)} hari`]),
    ...(diputusHariIni === 0 ? [] : [`${formatAngka(diputusHariIni)} diputus hari ini`]),
  ]
  return <Count>{kata.join(' · ')}</Count>
}

/** The queue of what students ask to have changed: by keyboard A accepts, T refuses, arrows move. */
export function PerubahanPage() {
  const list = useListState(calls.list, { filters: ['status', 'prodi', 'field'], initial: MENUNGGU })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/perubahan-data', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const [mencatat, setMencatat] = useState(false)
  return (
    <Stack gap="sm">
      <PageHead
        title={JUDUL}
        aside={<Ringkasan />}
        primary={{
          label: 'Catat permintaan',
          icon: <IconPlus size={16} aria-hidden />,
          call: calls.create,
          onClick: () => setMencatat(true),
        }}
      />
      <FilterBar table={table} filters={FILTERS} search="Cari nama atau NIM">
        <ListExport table={table} source={calls.list} title={JUDUL} />
      </FilterBar>
      <Muatan query={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState narrowed={list.narrowed} hint="Belum ada permintaan yang menunggu putusan." onReset={list.reset} />
          ) : (
            <Papan rows={data} sibuk={answer.isFetching} />
          )
        }
      </Muatan>
      <TableFooter
        page={list.state.page}
        itemsPerPage={list.state.itemsPerPage}
        total={table.total}
        onPage={(page) => list.change({ page })}
        onItemsPerPage={(itemsPerPage) => list.change({ itemsPerPage })}
      />
      {mencatat && <CatatPanel onTutup={() => setMencatat(false)} />}
    </Stack>
  )
}

function Papan({ rows, sibuk }: { rows: readonly Permintaan[]; sibuk: boolean }) {
  const boleh = useMay()(calls.putusan)
  const { kini, pilih, putus, galat } = usePermintaan(rows)
  const [menolak, setMenolak] = useState(false)
  const papan = useRef<HTMLDivElement>(null)
  const rincian = useRef<HTMLDivElement>(null)
  if (kini === null) return null
  const bisa = boleh && kini.status === 'diajukan'
  const kirim = (putusan: PutusanPerubahan) => putus.mutate({ id: kini.id, ...putusan })
  const field = kini.isian.map((satu) => satu.field)
  const keAntrean = () => papan.current?.querySelector<HTMLElement>('[role=listbox]')?.focus()
  const tekan = (tombol: 'a' | 't' | 'masuk') => {
    if (tombol === 'masuk') rincian.current?.querySelector<HTMLElement>('[data-isian]')?.focus()
    else if (!bisa || putus.isPending) return
    else if (tombol === 'a') kirim({ setujui: field, tolak: [] })
    else setMenolak(true)
  }
  return (
    <>
      {bisa && (
        <Text size="sm" c="dimmed" visibleFrom="md">
          Panah memilih permintaan, A menyetujui semua isiannya, T menolak. Enter masuk ke isian: di sana A dan T memutuskan satu isian,
          lalu Enter menyimpan.
        </Text>
      )}
      <div className={classes.papan} ref={papan}>
        <Antrean rows={rows} pilih={kini.id} sibuk={sibuk} onPilih={pilih} onTombol={tekan} />
        <Rincian
          key={kini.id}
          permintaan={kini}
          onPutus={bisa ? kirim : null}
          onTolakSemua={() => setMenolak(true)}
          onKembali={keAntrean}
          sibuk={putus.isPending}
          galat={galat}
          wadah={rincian}
        />
      </div>
      {menolak && (
        <TolakDialog
          permintaan={kini}
          onTutup={() => setMenolak(false)}
          onTolak={(alasan) => {
            setMenolak(false)
            kirim({ setujui: [], tolak: field.map((satu) => ({ field: satu, alasan })) })
          }}
        />
      )}
    </>
  )
}
