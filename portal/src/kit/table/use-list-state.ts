import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ListInput } from '@sivitas/contract/kit/list'
import type { ReadCall } from './calls'
import { isNarrowed, listInput, readListState, writeListState, type Filters, type ListState } from './list-url'

/** Names of a list call that are filters of its own. */
export type FilterName<Input> = Exclude<keyof Input & string, keyof ListInput>

export type ListChange = Partial<ListState>

export type List<Input> = {
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
export function useListState<Input>(_call: ReadCall<Input, unknown>, { filters, initial }: Options<Input>): List<Input> {
  const [params, setParams] = useSearchParams()
  const names = useStable(filters)
  const start = useStable(initial ?? {})
  const state = useMemo(() => readListState(params, names, start), [params, names, start])

  const change = useCallback(
    (next: ListChange, options: { replace?: boolean } = {}) =>
      setParams(
        (current) => {
          const before = readListState(current, names, start)
          return writeListState(current, { ...before, page: 1, ...next }, names, start)
        },
        { preventScrollReset: true, ...options },
      ),
    [setParams, names, start],
  )
  const reset = useCallback(() => change({ cari: '', filter: start }), [change, start])

  // A start value is written into the address at once: who gets the link sees this list, not his own period's.
  useEffect(() => {
    setParams(
      (current) => {
        const missing = Object.keys(start).some((name) => ![...current.keys()].some((key) => key === name || key.startsWith(`${name}[`)))
        return missing ? writeListState(current, readListState(current, names, start), names, start) : current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [setParams, names, start])

  return {
    state,
    // The address holds text; the contract checks and converts it, here as on the server.
    input: useMemo(() => listInput(state) as Input, [state]),
    initial: start,
    narrowed: isNarrowed(state, start),
    change,
    reset,
  }
}

/** Keeps the first of equal values, so that a literal in a screen does not start every memo anew. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  // oxlint-disable-next-line react/exhaustive-deps -- the text stands for the value
  return useMemo(() => value, [text])
}
