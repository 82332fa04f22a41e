import { lazy, type ComponentType } from 'react'

const berkas = import.meta.glob<{ Bagian: ComponentType }>('./sections/*.tsx')

/** The sections of the style page: one file each below sections/, exporting `Bagian`. */
export const bagian = Object.entries(berkas).map(([path, muat]) => ({
  nama: path.replace('./sections/', '').replace('.tsx', ''),
  Isi: lazy(async () => ({ default: (await muat()).Bagian })),
}))
