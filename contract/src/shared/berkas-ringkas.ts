import { z } from 'zod'

/** How a row names a file that hangs on it; its content is fetched by its id. */
export const BerkasRingkas = z.object({ id: z.uuid(), nama: z.string(), ukuran: z.int() })
export type BerkasRingkas = z.infer<typeof BerkasRingkas>
