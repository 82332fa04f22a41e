import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'

/** Colours of the theme by which charts tell statuses; words stand beside them in the legend and the table. */
export const WARNA_STATUS: Record<StatusMahasiswa, string> = {
  A: 'teal.7',
  C: 'yellow.6',
  N: 'gray.6',
  S: 'cyan.6',
  U: 'indigo.5',
  O: 'violet.5',
  L: 'blue.6',
  M: 'orange.6',
  D: 'red.7',
  E: 'orange.8',
  P: 'red.5',
  W: 'dark.4',
  '0': 'gray.8',
}
