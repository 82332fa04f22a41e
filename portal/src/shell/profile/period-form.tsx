import { Button, Group } from '@mantine/core'
import { periodeLengkap, tahunPilihan } from '@sivitas/rules/platform/daftar-periode'
import { gabungPeriode, NAMA_SEMESTER, tahunAkademik, uraiPeriode, type KodeSemester } from '@sivitas/rules/platform/periode'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '../../api'
import { biodataOptions, useOperator } from '../../auth/operator'
import { useZona } from '../../kit/format/zona'
import { useIkatan } from '../../kit/form/ikatan'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { useFormulir } from '../../kit/form/use-formulir'
import { SidePanelForm } from '../../kit/page/side-panel-form'

const Periode = z.object({
  tahun: z.string().min(1).meta({ title: 'Tahun Akademik' }),
  semester: z.int().min(1).max(4).meta({ title: 'Semester' }),
})

const SEMESTER = ([1, 2, 3, 4] as const).map((value) => ({ value, label: NAMA_SEMESTER[value] }))

/** Academic years to choose from: the usual five, all of the full list on demand, and always the present one. */
function tahunOf({ lengkap, tahunKini, kini }: { lengkap: boolean; tahunKini: number; kini: string }): string[] {
  const semua = lengkap
    ? [...new Set(periodeLengkap(tahunKini).map(tahunAkademik))]
    : tahunPilihan(tahunKini).map((akhir) => `${akhir - 1}/${akhir}`)
  return semua.includes(kini) ? semua : [...semua, kini].toSorted().toReversed()
}

function Tahun({ pilihan }: { pilihan: readonly string[] }) {
  return <PilihInput {...useIkatan<string>(Periode, { name: 'tahun' })} pilihan={pilihan.map((value) => ({ value, label: value }))} />
}

function Semester() {
  return <PilihInput {...useIkatan<number>(Periode, { name: 'semester' })} pilihan={SEMESTER} />
}

/** 'Ubah Periode': year and semester joined to one id (PL-R30); the page stays and its rows are read anew. */
export function PeriodForm({ onTutup }: { onTutup: () => void }) {
  const operator = useOperator()
  const queryClient = useQueryClient()
  const zona = useZona()
  const [lengkap, setLengkap] = useState(false)
  const { semester } = uraiPeriode(operator.sesiSemester)
  const kini = tahunAkademik(operator.sesiSemester)
  const biodata = biodataOptions(operator.idOperator)
  const form = useFormulir({
    schema: Periode,
    nama: 'Ubah Periode',
    pesan: 'Periode berhasil diubah',
    values: { tahun: kini, semester },
    simpan: async (isian) => {
      const sesiSemester = gabungPeriode(isian.tahun, isian.semester as KodeSemester) ?? operator.sesiSemester
      await client.pengaturan.operator.update({ idOperator: operator.idOperator, sesiSemester })
      await queryClient.fetchQuery({ ...biodata, staleTime: 0 })
      void queryClient.invalidateQueries()
    },
    berhasil: onTutup,
  })
  const [dibukaPada] = useState(() => Date.now())
  const tahunKini = Number(hariIni(dibukaPada, zona).slice(0, 4))
  return (
    <SidePanelForm title="Ubah Periode" form={form} onClose={onTutup}>
      <Tahun pilihan={tahunOf({ lengkap, tahunKini, kini })} />
      {!lengkap && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => setLengkap(true)}>
            Tahun lain
          </Button>
        </Group>
      )}
      <Semester />
    </SidePanelForm>
  )
}
