import type { CollegeSeed } from '../college-seed'

/** Operators of the full college who have a photo (platform, Demo data): the first ones, the named accounts among them. */
export const BERFOTO = 30

/** The file that is the photo of the n-th operator of a college; none where he has none. */
export const fotoOperator = (c: CollegeSeed, n: number): string | null => (n < (c.lengkap ? BERFOTO : 1) ? c.ids('berkas')(n) : null)
