import { TextInput } from '@mantine/core'
import { AKSI_AUDIT } from '@sivitas/contract/platform/audit'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { textOf, wordsOf } from '../../kit/table/filter'
import { choicesFilter, customFilter } from '../../kit/table/filter-controls'
import { dayRangeFilter } from '../../kit/table/filter-day-range'
import { remoteFilter } from '../../kit/table/filter-remote'
import { namaEntitas } from './columns'

const akun = api.pengaturan.kataSandi.listAkun

type Akun = { id: string; nama: string | null; username: string; roles: readonly string[] }
const pilihan = ({ id, nama, username }: Akun) => ({ value: id, label: nama ?? username, keterangan: username })

/** Accounts of every role, by name or username. */
const sumberAkun: SumberPilihan = {
  kunci: akun.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await akun.call({ cari, page, itemsPerPage: 20 }, { signal })
    return { pilihan: data.map(pilihan), totalPages: meta.totalPages }
  },
  sebut: async (values) => (await akun.call({ pilih: [...values], itemsPerPage: 100 })).data.map(pilihan),
}

/** A filter on text that must be equal, such as an address. */
const samaFilter = <const Name extends string>(name: Name, label: string) =>
  customFilter({
    name,
    label,
    control: (props) => (
      <TextInput
        {...wordsOf(props)}
        value={textOf(props.value)}
        onChange={(event) => props.onChange(event.currentTarget.value || undefined)}
      />
    ),
    chip: (value) => textOf(value),
  })

export const orangFilter = remoteFilter({ name: 'akun', label: 'Orang', sumber: sumberAkun })
export const periodeFilter = dayRangeFilter({ name: 'waktu', label: 'Periode' })
export const alamatFilter = samaFilter('alamatIp', 'Alamat IP')

export const FILTER_NAMES = ['akun', 'atasNama', 'aksi', 'entitas', 'idBaris', 'waktu', 'alamatIp'] as const

/** The filters of the log; the kinds of rows are those that it has. */
export function useSaringan() {
  const { data } = useQuery(api.platform.audit.entitas.queryOptions({ staleTime: 600_000 }))
  return [
    orangFilter,
    choicesFilter({ name: 'aksi', label: 'Aksi', choices: Object.entries(AKSI_AUDIT).map(([value, label]) => ({ value, label })) }),
    choicesFilter({
      name: 'entitas',
      label: 'Entitas',
      choices: (data?.data ?? []).map((value) => ({ value, label: namaEntitas(value) })),
    }),
    periodeFilter,
    remoteFilter({ name: 'atasNama', label: 'Atas nama', sumber: sumberAkun }),
    samaFilter('idBaris', 'ID baris'),
    alamatFilter,
  ]
}
