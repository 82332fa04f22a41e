import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useResolvedPath, useSearchParams } from 'react-router'
import type { ListInput } from '@sivitas/contract/kit/list'
import { namaAksi } from '../feedback/query-client'
import type { ReadCall } from './calls'
import { isNarrowed, listInput, readListState, writeListState, type Filters, type ListSpec, type ListState } from './list-url'

/** Names of a list call that are filters of its own. */
export type FilterName<Input> = Exclude<keyof NonNullable<Input> & string, keyof ListInput>

type ListChange = Partial<ListState> | ((state: ListState) => Partial<ListState>)

export type List<Input> = {
  /** The list's call by its place in the contract, such as 'dataMaster.mahasiswa.list'. */
  panggilan: string
  state: ListState
  /** The same state as the call takes it. */
  input: Input
  /** Values that the list starts with, such as the working period. */
  initial: Filters
  narrowed: boolean
  /** Any change but paging goes back to the first page. `replace` keeps 'back' free of every keystroke. */
  change: (next: ListChange, options?: { replace?: boolean }) => void
  /** Removes search and filters, keeps order and page size. */
  reset: () => void
}

type Options<Input> = {
  filters: readonly FilterName<Input>[]
  initial?: Filters
}

/**
 * Page, order, search and filters of a list live in the address, in the API's own bracket form,
 * so that reload, 'back' and a shared link show the same list (conventions section 6).
 */
export function useListState<Input>(call: ReadCall<Input, unknown>, { filters, initial }: Options<Input>): List<Input> {
  const [params] = useSearchParams()
  const write = useWriteParams()
  const spec = useStable<ListSpec>({ names: filters, initial: initial ?? {} })
  const state = useMemo(() => readListState(params, spec), [params, spec])

  // The router draws a new address later than it takes it, so a second change must not start from what is drawn.
  const written = useRef(params)
  useEffect(() => {
    written.current = params
  }, [params])
  const change = useCallback(
    (next: ListChange, options: { replace?: boolean } = {}) => {
      const before = readListState(written.current, spec)
      written.current = writeListState(written.current, { ...before, page: 1, ...(typeof next === 'function' ? next(before) : next) }, spec)
      write(written.current, options)
    },
    [write, spec],
  )
  const reset = useCallback(() => change({ cari: '', filter: spec.initial }), [change, spec])

  // A start value is written into the address at once: who gets the link sees this list, not his own period's.
  const missing = Object.keys(spec.initial).some((name) => ![...params.keys()].some((key) => key === name || key.startsWith(`${name}[`)))
  useEffect(() => {
    if (missing) write(writeListState(written.current, readListState(written.current, spec), spec), { replace: true })
  }, [missing, write, spec])

  return {
    panggilan: namaAksi(call.key()),
    state,
    // The address holds text; the contract checks and converts it, here as on the server.
    input: useMemo(() => listInput(state) as Input, [state]),
    initial: spec.initial,
    narrowed: isNarrowed(state, spec.initial),
    change,
    reset,
  }
}

/** Changes the list's part of the address only: a row that is open, or just being opened, over the list stays open. */
function useWriteParams() {
  const navigate = useNavigate()
  const router = useContext(DataRouterContext)?.router
  const { pathname: list } = useResolvedPath('.')
  return useCallback(
    (params: URLSearchParams, options: { replace?: boolean } = {}) => {
      if (!router) throw new Error('A list whose state lives in the address needs a router.')
      // Asked of the router itself: a busy browser draws a press on a row later than the search half a second after the last key.
      const { pathname, hash } = router.state.navigation.location ?? router.state.location
      // Somebody is on the way to another page, whose address is none of this list's business.
      if (!pathname.startsWith(list)) return
      void navigate({ pathname, hash, search: params.toString() }, { preventScrollReset: true, ...options })
    },
    [list, navigate, router],
  )
}

/** Keeps the first of equal values, so that a literal in a screen does not start every memo anew. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  // oxlint-disable-next-line react/exhaustive-deps -- the text stands for the value
  return useMemo(() => value, [text])
}
