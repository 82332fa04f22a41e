import '@mantine/charts/styles.css'
import { CompositeChart } from '@mantine/charts'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import type { Perjalanan } from './perjalanan'

/** '2023/2024 Ganjil' -> '2023/2024 Gj': what fits below a bar. */
const pendek = (periode: number) => labelPeriode(periode).replace('Ganjil', 'Gj').replace('Genap', 'Gn')
/** The table below says the same, so the drawing is nothing to stop at with the keyboard. */
const TANPA_FOKUS = { accessibilityLayer: false } as const

/** IPS and IPK as lines over 0-4, the credits of each period as bars against the right axis. */
export function AkmGrafik({ aktivitas }: Pick<Perjalanan, 'aktivitas'>) {
  return (
    <div aria-hidden>
      <CompositeChart
        h={240}
        composedChartProps={TANPA_FOKUS}
        data={aktivitas.map(({ periode, ips, ipk, sksSemester }) => ({ label: pendek(periode), IPS: ips, IPK: ipk, SKS: sksSemester }))}
        dataKey="label"
        series={[
          { name: 'SKS', color: 'gray.4', type: 'bar', yAxisId: 'right' },
          { name: 'IPS', color: 'jingga.6', type: 'line' },
          { name: 'IPK', color: 'biru.6', type: 'line' },
        ]}
        maxBarWidth={32}
        withLegend
        withRightYAxis
        yAxisProps={{ domain: [0, 4], ticks: [0, 1, 2, 3, 4] }}
        rightYAxisProps={{ domain: [0, 24], allowDecimals: false }}
        yAxisLabel="IPS, IPK"
        rightYAxisLabel="SKS"
        valueFormatter={(value) => formatAngka(value, Number.isInteger(value) ? 0 : 2)}
      />
    </div>
  )
}
