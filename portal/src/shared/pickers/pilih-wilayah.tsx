import { Anchor, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { PilihanJauh, SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'

type Wilayah = { kode: string; nama: string; jalur: string }

const ref = api.dataMaster.luarRef.wilayah
const LEAST = 2
/** Regions change by law, not during a working day. */
const STALE_MS = 3_600_000

/** 'Coblong', below it 'Kota Bandung, Jawa Barat': a hundred kecamatan share their name with another. */
const pilihan = ({ kode, nama, jalur }: Wilayah): PilihanJauh => ({
  value: kode,
  label: jalur,
  keterangan: nama === jalur ? undefined : kode,
})

const sumberKecamatan: SumberPilihan = {
  kunci: ref.key(),
  cari: async ({ cari, signal }) => {
    if (cari.length < LEAST) return { pilihan: [], totalPages: 1 }
    const { data } = await ref.call({ level: 3, nama: cari }, { signal })
    return { pilihan: data.map(pilihan), totalPages: 1 }
  },
  sebut: async (values) => {
    const paths = await Promise.all(values.map((kode) => ref.call({ kode })))
    return paths.flatMap(({ data }) => data.slice(0, 1).map(pilihan))
  },
}

/** The kecamatan of an address: typed as 'kecamatan, kota' in one box, or chosen step by step from the provinsi. */
export function PilihWilayah(props: IsianProps<string>) {
  const [bySteps, setBySteps] = useState(false)
  return (
    <Stack gap={4}>
      <PilihJauhInput {...props} sumber={sumberKecamatan} placeholder="Ketik kecamatan dan kota" />
      {!props.disabled && (
        <Anchor component="button" type="button" fz="xs" ta="start" aria-expanded={bySteps} onClick={() => setBySteps(!bySteps)}>
          {bySteps ? 'Tutup pilihan bertahap' : 'Pilih bertahap dari provinsi'}
        </Anchor>
      )}
      {bySteps && !props.disabled && <Steps value={props.value ?? ''} onChange={props.onChange} />}
    </Stack>
  )
}

type StepsProps = { value: string; onChange: (kode: string | null) => void }
/** What was chosen on the way down, before there is a kecamatan. */
type Way = { provinsi: string | null; kota: string | null }

function Steps({ value, onChange }: StepsProps) {
  const path = useQuery(ref.queryOptions({ input: { kode: value }, enabled: value !== '', staleTime: STALE_MS }))
  const [way, setWay] = useState<Way | null>(null)
  const levelOf = (level: number) => path.data?.data.find((one) => one.level === level)?.kode ?? null
  const { provinsi, kota } = way ?? { provinsi: levelOf(1), kota: levelOf(2) }
  return (
    <Group grow align="start" gap="sm">
      <Step label="Provinsi" input={{ level: 1 }} value={provinsi} onChange={(kode) => setWay({ provinsi: kode, kota: null })} />
      <Step
        label="Kabupaten/kota"
        input={provinsi === null ? null : { level: 2, induk: provinsi }}
        value={kota}
        onChange={(kode) => setWay({ provinsi, kota: kode })}
      />
      <Step
        label="Kecamatan"
        input={kota === null ? null : { level: 3, induk: kota }}
        value={way === null || way.kota === levelOf(2) ? value || null : null}
        onChange={(kode) => {
          onChange(kode)
          setWay(null)
        }}
      />
    </Group>
  )
}

type StepProps = {
  label: string
  /** What to ask for; null as long as the step before is open. */
  input: { level: number; induk?: string } | null
  value: string | null
  onChange: (kode: string | null) => void
}

function Step({ label, input, value, onChange }: StepProps) {
  const { data, isFetching } = useQuery(ref.queryOptions({ input: input ?? { level: 0 }, enabled: input !== null, staleTime: STALE_MS }))
  return (
    <Select
      label={label}
      data={(data?.data ?? []).map(({ kode, nama }) => ({ value: kode, label: nama }))}
      value={value}
      onChange={onChange}
      disabled={input === null}
      searchable
      placeholder={isFetching && input !== null ? 'Memuat' : 'Pilih'}
      nothingFoundMessage="Data tidak ditemukan"
    />
  )
}
