import { createTheme, rem, type MantineThemeOverride } from '@mantine/core'
import { KOMPONEN } from './komponen'
import { varianWarna } from './varian'
import { ABU, BAHAYA, BIRU, GELAP, HIJAU, JINGGA, KUNING, MERAH, TINTA } from './warna'

export const NAMA_TEMA = ['biru', 'merah'] as const
export type NamaTema = (typeof NAMA_TEMA)[number]

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Everything that both themes share; only the primary colour differs. */
const DASAR: MantineThemeOverride = {
  primaryShade: 6,
  black: TINTA,
  white: '#fff',
  // Mantine's own names point at our scales, so that its parts never show a foreign colour.
  colors: {
    biru: BIRU,
    merah: MERAH,
    bahaya: BAHAYA,
    hijau: HIJAU,
    kuning: KUNING,
    jingga: JINGGA,
    abu: ABU,
    blue: BIRU,
    red: BAHAYA,
    green: HIJAU,
    teal: HIJAU,
    yellow: KUNING,
    orange: JINGGA,
    gray: ABU,
    dark: GELAP,
  },
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  // 13 px is body and table, so it is Mantine's default ('md') and its control size ('sm') alike.
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(13), lg: rem(14), xl: rem(16) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.4' },
      h2: { fontSize: rem(16), lineHeight: '1.5' },
      h3: { fontSize: rem(14), lineHeight: '1.5' },
      h4: { fontSize: rem(13), lineHeight: '1.5' },
    },
  },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(4), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(16) },
  defaultRadius: 'md',
  // 768 tablet, 1024 desktop, 1216 widescreen, 1408 full HD.
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '76em', xl: '88em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: varianWarna,
  components: KOMPONEN,
}

/** The two themes of the product: the normal blue and the alternate red. */
export const TEMA: Readonly<Record<NamaTema, MantineThemeOverride>> = {
  biru: createTheme({ ...DASAR, primaryColor: 'biru' }),
  merah: createTheme({ ...DASAR, primaryColor: 'merah' }),
}
