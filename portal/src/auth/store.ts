import { useSyncExternalStore } from 'react'

/** A value outside of React that components can watch: what the session, the site and the bars stand on. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value | ((current: Value) => Value)) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      const value = typeof next === 'function' ? (next as (current: Value) => Value)(current) : next
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Answers the value of a store and draws again when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
