import type { CollegeSeed } from '../college-seed'
import type { Dosen } from './dosen'

/** Every third lecturer handed in a photo, so that lists and cards show both kinds. */
const SETIAP = 3

/** Answers the file that is the photo of a lecturer; none where there is no photo. */
export const fotoDosen = (c: CollegeSeed, { n }: Pick<Dosen, 'n'>): string | null =>
  n % SETIAP === 1 ? c.ids('berkas_foto_dosen')(n) : null
