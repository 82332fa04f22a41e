import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { api } from '../api'
import { Memuat } from '../kit/feedback/memuat'
import { MuatGagalCard } from '../kit/feedback/muat-gagal-card'
import { usePengguna } from './use-session'

/** The brief profile (biodataSingkat) of the signed-in operator. */
export type Operator = Awaited<ReturnType<typeof api.pengaturan.operator.biodataSingkat.call>>['data']

const OperatorContext = createContext<Operator | null>(null)

/** Answers the signed-in operator: name, study programs, period. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext)
  if (operator === null) throw new Error('useOperator is used outside the layout that fetches the profile')
  return operator
}

export type PeriodeKerja = { id: number; label: string; aktif: boolean }

/** Answers the period that the operator works in: the default filter of every period-bound screen (conventions 5). */
export function usePeriode(): PeriodeKerja {
  const { sesiSemester, periodeAktif } = useOperator()
  return { id: sesiSemester, label: labelPeriode(sesiSemester), aktif: sesiSemester === periodeAktif }
}

/** How to ask for the brief profile, so that the profile form can put its answer in the same place. */
export const biodataOptions = (idOperator: number) =>
  api.pengaturan.operator.biodataSingkat.queryOptions({ input: { id: idOperator }, staleTime: 300_000 })

/** Fetches the profile when a layout starts; the layout renders when it is there. */
export function OperatorProvider({ children }: { children: ReactNode }) {
  const { idOperator } = usePengguna()
  const { data, error, isFetching, refetch } = useQuery(biodataOptions(idOperator ?? 0))
  if (data) return <OperatorContext value={data.data}>{children}</OperatorContext>
  return error ? <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} /> : <Memuat />
}
