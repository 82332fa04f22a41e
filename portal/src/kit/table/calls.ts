import type { QueryKey } from '@tanstack/react-query'

/** What the kit needs of a reading call of the API's client; the utils of the typed client fit. */
export type ReadCall<Input, Output> = {
  key(): readonly unknown[]
  queryKey(options: { input: NoInfer<Input> }): QueryKey
  call(input: Input, options?: { signal?: AbortSignal }): Promise<Output>
}

/** What the kit needs of a writing call of the API's client. The key makes a repeated POST harmless (PL-R49). */
export type WriteCall<Input, Output> = {
  key(): readonly unknown[]
  call(input: Input, options?: { context?: { idempotencyKey?: string } }): Promise<Output>
}
