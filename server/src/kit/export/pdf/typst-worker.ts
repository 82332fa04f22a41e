import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { FONT_FILES } from './fonts'

/** A document to set: Typst source, and the text that it reads as `sys.inputs.data`. */
export type TypstJob = { id: number; source: string; data: string }
/** The finished document, or why there is none. */
export type TypstAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

const FONTS = Object.values(FONT_FILES)

/** Source may read files of its workspace only; the folder of a font holds nothing else. */
const compiler = NodeCompiler.create({
  workspace: dirname(FONTS[0] ?? ''),
  fontArgs: [{ fontBlobs: FONTS.map((path) => readFileSync(path)) }],
})

function compile({ source, data }: TypstJob): Uint8Array {
  const compiled = compiler.compile({ mainFileContent: source, inputs: { data } })
  const failure = compiled.takeError()
  const document = compiled.result
  if (failure || !document) throw new Error(failure ? JSON.stringify(compiler.fetchDiagnostics(failure)) : 'Typst made no document.')
  // Tags for screen readers make a list six times as large (measured); the accessible form of a list is its XLSX.
  const pdf = compiler.pdf(document, { pdfTags: false })
  // The cache of layouts would otherwise keep every document for ever.
  compiler.evictCache(0)
  return Uint8Array.from(pdf)
}

function answer(job: TypstJob): TypstAnswer {
  try {
    return { id: job.id, pdf: compile(job) }
  } catch (error) {
    return { id: job.id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (job: TypstJob) => {
  const result = answer(job)
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer as ArrayBuffer] : [])
})
