import type { DaftarKode } from '@sivitas/contract/data-master/referensi/kode'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import type { Pilihan } from '../../kit/form/inputs/pilih-input'

/** Code lists change a few times a year. */
const STALE_MS = 600_000

/** Answers the codes of a list for a select; one that is out of use can be read where it was chosen, but not chosen anew. */
export function useKode(daftar: DaftarKode): readonly Pilihan<string>[] {
  const { data } = useQuery(api.dataMaster.kodeRef.list.queryOptions({ input: { daftar }, staleTime: STALE_MS }))
  return (data?.data ?? []).map(({ kode, nama, aktif }) => ({ value: kode, label: nama, disabled: !aktif }))
}
