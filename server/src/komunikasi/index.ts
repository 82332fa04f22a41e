import { pengumuman } from './pengumuman/pengumuman'

export const komunikasi = { pengumuman }
