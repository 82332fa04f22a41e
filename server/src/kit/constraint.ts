import type { Galat } from './galat'

type Words = Record<string, () => Galat | Promise<Galat>>

/**
 * Runs a write and answers the room's own words when a named constraint of the database refuses it:
 * the constraint stays the only check, so two at the same moment can't both pass.
 */
export async function withWords<T>(words: Words, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const constraint = (error as { constraint?: unknown }).constraint
    const spoken = typeof constraint === 'string' ? words[constraint] : undefined
    throw spoken ? await spoken() : error
  }
}
