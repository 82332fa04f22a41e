import { createContext, useContext, type ReactNode } from 'react'

/** A call of the API; `api.<area>.<room>.<act>` is one. */
export type Call = { key(): readonly unknown[] }

/** Answers whether the signed-in operator may make a call. It hides what the server would refuse, and decides nothing. */
export type May = (call: Call) => boolean

/** The shell gives the answer, read from the contract; without a shell nothing may be called. */
export const MayContext = createContext<May>(() => false)

export const useMay = (): May => useContext(MayContext)

/** Shows its children only to those who may make the call that the children make. */
export function Can({ call, children }: { call: Call; children: ReactNode }) {
  return useMay()(call) ? children : null
}
