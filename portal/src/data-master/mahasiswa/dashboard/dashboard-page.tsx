import '@mantine/charts/styles.css'
import { Card, SimpleGrid, Text } from '@mantine/core'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { Kerangka } from '../../../kit/feedback/memuat'
import { useZona } from '../../../kit/format/zona'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { PageHead } from '../../../kit/page/page-head'
import { useListState } from '../../../kit/table/use-list-state'
import { useMahasiswaFilters } from '../data-mahasiswa/filters'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import { BaganContext } from './bagan-context'
import classes from './dashboard.module.css'
import { Grafik } from './grafik'
import type { IsiDashboard } from './isi'
import { Kartu } from './kartu'
import { alamatDaftar, SARINGAN, type Saring } from './saringan'

/** What narrows the dashboard, in the order of its screen: faculties where the college has them. */
function useSaringan() {
  const semua = useMahasiswaFilters()
  return SARINGAN.flatMap((nama) => semua.find(({ name }) => name === nama) ?? [])
}

/** The college's students at a glance, as of any period; each number opens the students it counts. */
export function DashboardPage() {
  const call = api.dataMaster.dashboard.get
  const { id } = usePeriode()
  const list = useListState(call, { filters: ['periode', ...SARINGAN] })
  const { periode: asked, ...filter } = list.state.filter
  const periode = typeof asked === 'string' ? Number(asked) : id
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...call.queryOptions({ input: { ...(filter as object), periode } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const controls = useSaringan()
  const change = (name: string, value: unknown) => list.change((state) => ({ filter: { ...state.filter, [name]: value as never } }))
  const zona = useZona()
  const dataPer = ({ labelPeriode, dataPer: saat }: IsiDashboard) => `${labelPeriode} · Data per ${formatTanggalJam(saat, zona)}`
  const alamat = (saring: Saring) => alamatDaftar(periode, filter, saring)
  return (
    <div className={classes['halaman']}>
      <PageHead title="Dashboard Mahasiswa" />
      <Card data-cetak="sembunyi">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm">
          <PilihPeriode value={periode} onChange={(next) => change('periode', String(next))} />
          {controls.map(({ name, label, control }) => (
            <div key={name}>
              {control({ label, labelTersembunyi: false, value: filter[name], onChange: (value) => change(name, value) })}
            </div>
          ))}
        </SimpleGrid>
      </Card>
      {isPending ? (
        <Kerangka />
      ) : data === undefined ? (
        <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
      ) : (
        <>
          <Text size="xs" c="dimmed">
            {dataPer(data.data)}
          </Text>
          <Kartu isi={data.data.kartu} periode={periode} alamat={alamat} />
          <BaganContext value={{ query: { ...filter, periode }, keterangan: dataPer(data.data) }}>
            <Grafik isi={data.data} alamat={alamat} />
          </BaganContext>
        </>
      )}
    </div>
  )
}
