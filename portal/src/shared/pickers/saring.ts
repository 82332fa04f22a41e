import { STATUS_PRODI } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'
import type { FilterField } from '../../kit/table/filter'
import { choiceFilter, choicesFilter } from '../../kit/table/filter-controls'
import { remotesFilter } from '../../kit/table/filter-remote'
import { usePilihanPeriode } from './pilih-periode'
import { sumberSemuaProdi } from './sumber-unit'

/** Asks for every prodi of the operator, closed ones too. */
export const semuaProdi = () => api.dataMaster.unitRef.prodi.queryOptions({ input: { status: [...STATUS_PRODI] } })

/** The filter 'Program studi' that is searched by typing; also closed prodi, by id. */
export const saringProdi = remotesFilter({ name: 'prodi', label: 'Program studi', sumber: sumberSemuaProdi })

/**
 * The filter 'Program studi' of a list or print: every prodi of the operator, also closed ones, since their students and
 * graduates are still looked for. By id, or by code where the call asks for that.
 */
export function useSaringProdi(oleh: 'id' | 'kode' = 'id'): FilterField<'prodi'> {
  const { data } = useQuery(semuaProdi())
  return useMemo(() => {
    const choices = (data?.data ?? []).map((prodi) => ({ value: prodi[oleh], label: prodi.labelProdi }))
    return choicesFilter({ name: 'prodi', label: 'Program studi', choices })
  }, [data, oleh])
}

/** The filter 'Angkatan': the years of entry that the operator's students have. */
export function useSaringAngkatan(): FilterField<'angkatan'> {
  const { data } = useQuery(api.dataMaster.orangRef.angkatan.queryOptions({ input: {} }))
  return useMemo(() => {
    const choices = (data?.data ?? []).map(({ angkatan }) => ({ value: String(angkatan), label: String(angkatan) }))
    return choicesFilter({ name: 'angkatan', label: 'Angkatan', choices })
  }, [data])
}

/** The filter 'Periode' of what belongs to one period: those that the college has made, and the given one among them. */
export function useSaringPeriode(kini: number): FilterField<'periode'> {
  const pilihan = usePilihanPeriode(kini)
  return useMemo(() => {
    const choices = pilihan.map(({ value, label }) => ({ value: String(value), label }))
    return choiceFilter({ name: 'periode', label: 'Periode', choices })
  }, [pilihan])
}

/** Active prodi by their codes, as conditions of menus and features name them. */
export function usePilihanProdi() {
  const { data } = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: {} }))
  return (data?.data ?? []).map(({ kode, labelProdi }) => ({ value: kode, label: `${kode} ${labelProdi}` }))
}
