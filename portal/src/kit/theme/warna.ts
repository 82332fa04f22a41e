import type { MantineColorsTuple } from '@mantine/core'

/** The only file with colour values. Shades run from paper (0) to deep (9); text on shade 0 or 1 is shade 7 or darker. */
export const BIRU: MantineColorsTuple = [
  '#eef4ff',
  '#dbe6fd',
  '#b9cefb',
  '#94b4f7',
  '#769df2',
  '#4879e6',
  '#2459d3',
  '#1c48b0',
  '#173c8f',
  '#132f70',
]
export const MERAH: MantineColorsTuple = [
  '#fff0f0',
  '#fddddd',
  '#f9bcbc',
  '#f39c9c',
  '#ec8080',
  '#dc5050',
  '#c62828',
  '#a61f1f',
  '#861919',
  '#671414',
]
/** Danger is never a filled surface, so that a red primary button is not mistaken for it. */
export const BAHAYA: MantineColorsTuple = [
  '#fdf1f0',
  '#fde8e7',
  '#f8cbc8',
  '#f3a7a2',
  '#ee8a83',
  '#d9544c',
  '#b3261e',
  '#a1201a',
  '#7f1813',
  '#5c110d',
]
export const HIJAU: MantineColorsTuple = [
  '#f0faf4',
  '#e3f5ea',
  '#bfe6cd',
  '#8fd3a8',
  '#67c089',
  '#33925a',
  '#1c7a45',
  '#17653a',
  '#124f2d',
  '#0d3a21',
]
export const KUNING: MantineColorsTuple = [
  '#fef9e8',
  '#fdf2d3',
  '#f9e2a0',
  '#f3cd68',
  '#e6b63c',
  '#b27a05',
  '#8f6000',
  '#7a5200',
  '#604000',
  '#472f00',
]
export const JINGGA: MantineColorsTuple = [
  '#fef3ea',
  '#fdebdc',
  '#f9d0ad',
  '#f4b27d',
  '#ee9853',
  '#c65f16',
  '#a2490a',
  '#8a3d06',
  '#6c3004',
  '#502303',
]
export const ABU: MantineColorsTuple = [
  '#fafbfc',
  '#eef0f4',
  '#eceff3',
  '#e3e6ec',
  '#c3c9d4',
  '#626b7d',
  '#4a5263',
  '#3b4251',
  '#2b313e',
  '#1b212d',
]
export const GELAP: MantineColorsTuple = [
  '#e4e7ed',
  '#c3c9d4',
  '#a3abba',
  '#8791a3',
  '#414959',
  '#333a48',
  '#272d39',
  '#1d222b',
  '#161a21',
  '#101319',
]

/** Ink on white paper; nothing is pure black. */
export const TINTA = '#1b212d'
export const HALAMAN_TERANG = '#f6f7f9'

/** The states of a student or record, each with the colour that its badge takes. */
export const WARNA_STATUS = {
  aktif: 'hijau',
  cuti: 'kuning',
  lulus: 'biru',
  nonaktif: 'abu',
  dikeluarkan: 'bahaya',
  mengundurkanDiri: 'jingga',
} as const

export type WarnaStatus = (typeof WARNA_STATUS)[keyof typeof WARNA_STATUS]

/** Colours that people may give their own texts: readable on paper, each with its name. */
export const WARNA_TEKS = [
  ['Hitam', '#1b212d'],
  ['Biru', '#1c48b0'],
  ['Hijau', '#17653a'],
  ['Merah', '#a1201a'],
  ['Jingga', '#8a3d06'],
  ['Abu-abu', '#4a5263'],
] as const
export const WARNA_LATAR = [
  ['Kuning', '#fdf2d3'],
  ['Hijau', '#e3f5ea'],
  ['Biru', '#dbe6fd'],
  ['Merah', '#fde8e7'],
] as const
