import { isianSalah, type Galat } from './galat'

type Words = Record<string, () => Galat | Promise<Galat>>

/**
 * Runs a write and answers the room's own words when a named constraint of the database refuses it:
 * the constraint stays the only check, so two at the same moment can't both pass.
 * A reference to a row that does not exist is 422 on its field without any words.
 */
export async function withWords<T>(words: Words, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { constraint, code } = error as { constraint?: unknown; code?: unknown }
    const name = typeof constraint === 'string' ? constraint : ''
    const spoken = await words[name]?.()
    throw spoken ?? (code === '23503' ? unknownChoice(name) : undefined) ?? error
  }
}

/** PostgreSQL names a foreign key after its columns: `jurusan_college_id_id_ketua_fkey` is about `idKetua`. */
function unknownChoice(constraint: string): Galat | undefined {
  const [, column] = /_college_id_(\w+)_fkey$/.exec(constraint) ?? /^[a-z_]+?_(id_\w+)_fkey$/.exec(constraint) ?? []
  const field = column?.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return field ? isianSalah(field, 'Pilihan tidak dikenal', 'tidak_dikenal') : undefined
}
