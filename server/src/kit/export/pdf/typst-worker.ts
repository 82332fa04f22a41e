import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { codeSvg, type PrintedCode } from './code-svg'
import { FONT_FAMILIES } from './font-families'
import { FONT_FILES } from './fonts'

/** A document to set: Typst source, the text that it reads as `sys.inputs.data`, and pictures under the names it reads them by. */
export type TypstJob = {
  id: number
  source: string
  data: string
  files?: Readonly<Record<string, Uint8Array>> | undefined
  /** Codes, as SVG under these names. */
  codes?: Readonly<Record<string, PrintedCode>> | undefined
  /** Label of metadata to hand back, such as '<temuan>'. */
  query?: string | undefined
  /** Seconds since 1970 that the file names as its making, so that the same data gives the same bytes. */
  stamp?: number | undefined
}
/** The finished document, or why there is none. */
export type TypstAnswer = { id: number; pdf: Uint8Array; found: unknown[] } | { id: number; error: string }

const FONTS = [...new Set([...Object.values(FONT_FILES), ...Object.values(FONT_FAMILIES).flatMap(({ files }) => Object.values(files))])]

/** Source may read files of its workspace only; the folder of a font holds nothing else. */
const workspace = dirname(FONTS[0] ?? '')
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: FONTS.map((path) => readFileSync(path)) }] })

function compile({ source, data, files = {}, codes = {}, query, stamp }: TypstJob): { pdf: Uint8Array; found: unknown[] } {
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(content))
  for (const [name, code] of Object.entries(codes)) compiler.mapShadow(join(workspace, name), Buffer.from(codeSvg(code)))
  try {
    const compiled = compiler.compile({ mainFileContent: source, inputs: { data } })
    const failure = compiled.takeError()
    const document = compiled.result
    if (failure || !document) throw new Error(failure ? JSON.stringify(compiler.fetchDiagnostics(failure)) : 'Typst made no document.')
    // Tags for screen readers make a list six times as large (measured); the accessible form of a list is its XLSX.
    const pdf = compiler.pdf(document, { pdfTags: false, ...(stamp === undefined ? {} : { creationTimestamp: stamp }) })
    const found = query ? (compiler.query(document, { selector: query, field: 'value' }) as unknown[]) : []
    return { pdf: Uint8Array.from(pdf), found }
  } finally {
    compiler.resetShadow()
    // The cache of layouts would otherwise keep every document for ever.
    compiler.evictCache(0)
  }
}

function answer(job: TypstJob): TypstAnswer {
  try {
    return { id: job.id, ...compile(job) }
  } catch (error) {
    return { id: job.id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (job: TypstJob) => {
  const result = answer(job)
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer as ArrayBuffer] : [])
})
