import { Text, Title } from '@mantine/core'
import { formatHariTanggal } from '@sivitas/rules/platform/tanggal'
import { jamDinding } from '@sivitas/rules/platform/zona-waktu'
import { useState } from 'react'
import { useOperator, usePeriode } from '../../auth/operator'
import { useZona } from '../../kit/format/zona'

/** The greeting of the hour on the college's wall clock. */
function salam(jam: number): string {
  if (jam < 11) return 'Selamat pagi'
  if (jam < 15) return 'Selamat siang'
  return jam < 18 ? 'Selamat sore' : 'Selamat malam'
}

/** The strip on top: who works here, today, and in which period. */
export function Sapaan() {
  const { nama } = useOperator()
  const periode = usePeriode()
  const zona = useZona()
  const [dibukaPada] = useState(() => Date.now())
  const kini = jamDinding(dibukaPada, zona)
  return (
    <div>
      <Title order={1}>
        {salam(Number(kini.slice(11, 13)))}, {nama}
      </Title>
      <Text c="dimmed">
        {formatHariTanggal(kini.slice(0, 10), zona)} · Periode {periode.label}
        {!periode.aktif && ' (bukan periode aktif)'}
      </Text>
    </div>
  )
}
