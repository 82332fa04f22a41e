import type { CSSVariablesResolver } from '@mantine/core'
import { HALAMAN_TERANG } from './warna'

const CHROMATIC = ['biru', 'merah', 'bahaya', 'hijau', 'kuning', 'jingga', 'abu'] as const

/** Text, tint and outline of each colour, chosen for >= 4.5:1 on the surface they lie on. */
function terang(color: string): Record<string, string> {
  const shade = (n: number) => `var(--mantine-color-${color}-${n})`
  return {
    [`--mantine-color-${color}-text`]: shade(7),
    [`--mantine-color-${color}-light`]: shade(1),
    [`--mantine-color-${color}-light-hover`]: shade(2),
    [`--mantine-color-${color}-light-color`]: shade(7),
    [`--mantine-color-${color}-outline`]: shade(6),
  }
}

function gelap(color: string): Record<string, string> {
  const shade = (n: number) => `var(--mantine-color-${color}-${n})`
  const tint = (percent: number) => `color-mix(in srgb, ${shade(5)} ${percent}%, var(--mantine-color-dark-7))`
  return {
    [`--mantine-color-${color}-text`]: shade(3),
    [`--mantine-color-${color}-light`]: tint(18),
    [`--mantine-color-${color}-light-hover`]: tint(28),
    [`--mantine-color-${color}-light-color`]: shade(2),
    [`--mantine-color-${color}-outline`]: shade(3),
  }
}

const each = (of: (color: string) => Record<string, string>) => Object.assign({}, ...CHROMATIC.map(of)) as Record<string, string>

const LIGHT = {
  ...each(terang),
  '--halaman': HALAMAN_TERANG,
  '--garis': 'var(--mantine-color-gray-3)',
  '--garis-baris': 'var(--mantine-color-gray-2)',
  '--kepala-tabel': 'var(--mantine-color-gray-0)',
  '--mantine-color-error': 'var(--mantine-color-bahaya-6)',
  '--mantine-color-success': 'var(--mantine-color-hijau-7)',
  '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
  '--mantine-color-placeholder': 'var(--mantine-color-gray-5)',
  '--mantine-color-disabled-color': 'var(--mantine-color-gray-5)',
}

const DARK = {
  ...each(gelap),
  '--mantine-color-abu-text': 'var(--mantine-color-dark-1)',
  '--mantine-color-abu-light': 'var(--mantine-color-dark-5)',
  '--mantine-color-abu-light-hover': 'var(--mantine-color-dark-4)',
  '--mantine-color-abu-light-color': 'var(--mantine-color-dark-1)',
  '--mantine-color-abu-outline': 'var(--mantine-color-dark-2)',
  '--halaman': 'var(--mantine-color-dark-8)',
  '--garis': 'var(--mantine-color-dark-5)',
  '--garis-baris': 'var(--mantine-color-dark-6)',
  '--kepala-tabel': 'var(--mantine-color-dark-6)',
  '--mantine-color-error': 'var(--mantine-color-bahaya-3)',
  '--mantine-color-success': 'var(--mantine-color-hijau-3)',
  '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
  '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
}

/**
 * Answers the variables of a theme. The focus ring is blue in both themes, because a red ring on
 * the red theme reads as an error; record links are ink in the red theme for the same reason.
 */
export const variabelTema: CSSVariablesResolver = (theme) => {
  const merah = theme.primaryColor === 'merah'
  const anchorLight = merah ? 'var(--mantine-color-black)' : 'var(--mantine-color-biru-6)'
  const anchorDark = merah ? 'var(--mantine-color-dark-0)' : 'var(--mantine-color-biru-3)'
  return {
    variables: {},
    light: {
      ...LIGHT,
      '--mantine-color-anchor': anchorLight,
      '--fokus': merah ? 'var(--mantine-color-biru-7)' : 'var(--mantine-color-biru-6)',
      '--baris-pilih': merah ? 'var(--mantine-color-gray-1)' : 'var(--mantine-color-biru-0)',
    },
    dark: {
      ...DARK,
      '--mantine-color-anchor': anchorDark,
      '--fokus': 'var(--mantine-color-biru-3)',
      '--baris-pilih': merah ? 'var(--mantine-color-dark-6)' : 'var(--mantine-color-biru-light)',
    },
  }
}
