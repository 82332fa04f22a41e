import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { Kosong } from '../feedback/kosong'
import { Kerangka } from '../feedback/memuat'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { ReportPage } from '../page/report-page'
import { isBlank } from '../table/list-url'
import { useListState } from '../table/use-list-state'
import type { Report } from './define-report'
import { ReportTable } from './report-table'

/** Draws a declared report: its parameters live in the address, its files come from the same call. */
export function ReportScreen<Row, Input>({ report }: { report: Report<Row, Input> }) {
  const { title, call, parameters, controls, chart } = report
  const list = useListState(call, { filters: controls.map(({ name }) => name), ...(report.initial && { initial: report.initial }) })
  const { filter } = list.state
  // A report takes no pages; its parameters are all that it takes.
  const input = filter as Input
  const missing = controls.filter(({ name }) => isBlank(filter[name]) && parameters.shape[name]?.safeParse(undefined).success === false)
  const answer = useQuery({
    queryKey: call.queryKey({ input }),
    queryFn: ({ signal }) => call.call(input, { signal }),
    enabled: missing.length === 0,
    placeholderData: keepPreviousData,
  })
  const chosen = controls.flatMap(({ name, label, chip }) => {
    const value = filter[name]
    return value === undefined || isBlank(value)
      ? []
      : [
          <span key={name}>
            {label}: {chip(value)}{' '}
          </span>,
        ]
  })
  return (
    <ReportPage
      title={title}
      parameters={controls.map((control) => (
        <div key={control.name}>
          {control.control({
            label: control.label,
            labelTersembunyi: false,
            value: filter[control.name],
            onChange: (value) => list.change((state) => ({ filter: { ...state.filter, [control.name]: value } })),
          })}
        </div>
      ))}
      summary={chosen}
      exports={missing.length === 0 ? call : null}
      query={filter}
      chart={answer.data && answer.data.data.length > 0 ? chart?.(answer.data.data) : undefined}
    >
      <Body answer={answer} missing={missing.map(({ label }) => label)} report={report} />
    </ReportPage>
  )
}

type BodyProps<Row, Input> = {
  answer: { data: { data: readonly Row[] } | undefined; error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  missing: readonly string[]
  report: Report<Row, Input>
}

function Body<Row, Input>({ answer, missing, report }: BodyProps<Row, Input>) {
  if (missing.length > 0) return <Kosong jenis="kosong" petunjuk={`Pilih ${missing.join(', ')} untuk menampilkan laporan.`} />
  if (answer.isPending) return <Kerangka />
  if (answer.data === undefined)
    return <MuatGagalCard error={answer.error} onMuatUlang={() => void answer.refetch()} sibuk={answer.isFetching} />
  if (answer.data.data.length === 0) return <Kosong jenis="tidakDitemukan" petunjuk="Ubah parameter laporan." />
  return <ReportTable report={report} rows={answer.data.data} />
}
