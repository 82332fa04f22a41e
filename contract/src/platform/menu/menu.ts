import { akademik } from './akademik'
import { dataMaster } from './data-master'
import { jurusan } from './jurusan'
import { event, kemahasiswaan, kuesioner } from './kemahasiswaan-event'
import { komunikasi, laporan } from './komunikasi-laporan'
import { any, type Area, type BarisMenu } from './menu-row'
import { pengaturan } from './pengaturan'
import { keuangan, pmb } from './pmb-keuangan'

/** The menu of every area, in menu order; a row without a built screen stays out of sight. */
export const MENU: Readonly<Record<Area, readonly BarisMenu[]>> = {
  'data-master': dataMaster,
  akademik,
  kemahasiswaan,
  event,
  jurusan,
  kuesioner,
  pmb,
  keuangan,
  komunikasi,
  laporan,
  pengaturan,
}

/** Links that belong to no area. */
export const MENU_UMUM: readonly BarisMenu[] = [
  { group: '', scope: null, links: [['Beranda', '/dashboard']] },
  { group: '', scope: any('LP', 'LK', 'F3', 'TR'), links: [['Riset Data', '/research']] },
  {
    group: '',
    scope: null,
    links: [
      ['Inspirasi', '/inspire'],
      ['Berita', '/berita'],
    ],
  },
]

/** Paths of all links: the keys by which a variant hides, renames or hands off. */
export const PATH_MENU: readonly string[] = [...Object.values(MENU).flat(), ...MENU_UMUM].flatMap(({ links }) =>
  links.map(([, path]) => path),
)
