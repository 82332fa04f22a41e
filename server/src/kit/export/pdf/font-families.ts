import { createRequire } from 'node:module'

const path = createRequire(import.meta.url).resolve

export type FontFamily = {
  readonly kategori: 'sans' | 'serif' | 'mono'
  /** The office font whose widths it has, so that a layout made with that one keeps its lines. */
  readonly metrik: string | null
  /** File of each variant: '400', '400 italic', '700'. None: built into Typst, which hands out no file. */
  readonly files: Readonly<Record<string, string>>
  readonly variants: readonly string[]
}

const family = (kategori: FontFamily['kategori'], metrik: string | null, files: Readonly<Record<string, string>>): FontFamily => ({
  kategori,
  metrik,
  files: Object.fromEntries(Object.entries(files).map(([variant, file]) => [variant, path(file)])),
  variants: Object.keys(files),
})

const builtIn = (kategori: FontFamily['kategori'], variants: readonly string[]): FontFamily => ({
  kategori,
  metrik: null,
  files: {},
  variants,
})

const inter = '@expo-google-fonts/inter'
const liberation = 'pdfjs-dist/standard_fonts/LiberationSans'

/** Every family that a document can be set in. The first is the standard one that steps in for a lost font. */
export const FONT_FAMILIES: Readonly<Record<string, FontFamily>> = {
  Inter: family('sans', null, {
    '400': `${inter}/400Regular/Inter_400Regular.ttf`,
    '400 italic': `${inter}/400Regular_Italic/Inter_400Regular_Italic.ttf`,
    '600': `${inter}/600SemiBold/Inter_600SemiBold.ttf`,
    '700': `${inter}/700Bold/Inter_700Bold.ttf`,
  }),
  'Liberation Sans': family('sans', 'Arial', {
    '400': `${liberation}-Regular.ttf`,
    '400 italic': `${liberation}-Italic.ttf`,
    '700': `${liberation}-Bold.ttf`,
    '700 italic': `${liberation}-BoldItalic.ttf`,
  }),
  'Libertinus Serif': builtIn('serif', ['400', '400 italic', '600', '700']),
  'New Computer Modern': builtIn('serif', ['400', '400 italic', '700']),
  'DejaVu Sans Mono': builtIn('mono', ['400', '400 italic', '700']),
}

export const STANDARD_FONT = 'Inter'
