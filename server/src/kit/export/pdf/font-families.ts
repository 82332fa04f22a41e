import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Where a file of a package lies, or none where this installation has lost it. */
export function pathOf(file: string): string | null {
  try {
    return resolve(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

export type FontFamily = {
  readonly kategori: 'sans' | 'serif' | 'mono'
  /** The office font whose widths it has, so that a layout made with that one keeps its lines. */
  readonly metrik: string | null
  /** File of each variant: '400', '400 italic', '700'. None: built into Typst, which hands out no file. */
  readonly files: Readonly<Record<string, string>>
  readonly variants: readonly string[]
}

/** A family with the files that are there; none of a family is none of the list. */
function family(
  name: string,
  { kategori, metrik }: Pick<FontFamily, 'kategori' | 'metrik'>,
  wanted: Readonly<Record<string, string>>,
): Record<string, FontFamily> {
  const files: Record<string, string> = {}
  for (const [variant, file] of Object.entries(wanted)) {
    const path = pathOf(file)
    if (path !== null) files[variant] = path
  }
  return Object.keys(files).length > 0 ? { [name]: { kategori, metrik, files, variants: Object.keys(files) } } : {}
}

const builtIn = (kategori: FontFamily['kategori'], variants: readonly string[]): FontFamily => ({
  kategori,
  metrik: null,
  files: {},
  variants,
})

const inter = '@expo-google-fonts/inter'
const liberation = 'pdfjs-dist/standard_fonts/LiberationSans'

/**
 * Every family that a document can be set in. The first is the standard one that steps in for a lost font: a server
 * that misses files of another starts all the same, and says so where a template names it (PL edge 40).
 */
export const FONT_FAMILIES: Readonly<Record<string, FontFamily>> = {
  ...family(
    'Inter',
    { kategori: 'sans', metrik: null },
    {
      '400': `${inter}/400Regular/Inter_400Regular.ttf`,
      '400 italic': `${inter}/400Regular_Italic/Inter_400Regular_Italic.ttf`,
      '600': `${inter}/600SemiBold/Inter_600SemiBold.ttf`,
      '700': `${inter}/700Bold/Inter_700Bold.ttf`,
    },
  ),
  ...family(
    'Liberation Sans',
    { kategori: 'sans', metrik: 'Arial' },
    {
      '400': `${liberation}-Regular.ttf`,
      '400 italic': `${liberation}-Italic.ttf`,
      '700': `${liberation}-Bold.ttf`,
      '700 italic': `${liberation}-BoldItalic.ttf`,
    },
  ),
  'Libertinus Serif': builtIn('serif', ['400', '400 italic', '600', '700']),
  'New Computer Modern': builtIn('serif', ['400', '400 italic', '700']),
  'DejaVu Sans Mono': builtIn('mono', ['400', '400 italic', '700']),
}

export const STANDARD_FONT = 'Inter'
