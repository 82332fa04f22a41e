import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import readWorkbook from 'read-excel-file/node'
import { TEST_COLLEGE } from './builders'
import type { TestServer } from './server'

/** A file as the server sends it. */
export async function download(server: TestServer, path: string, token: string): Promise<{ name: string; type: string; content: Buffer }> {
  const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE } })
  const content = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${content.toString().slice(0, 300)}`)
  return { name: answer.headers.get('content-disposition') ?? '', type: answer.headers.get('content-type') ?? '', content }
}

/** The words of a PDF, page by page. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(content), useSystemFonts: true, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    }),
  )
  await document.loadingTask.destroy()
  return pages
}

/** The sheets of a workbook by name, each as rows of values. */
export async function workbookSheets(content: Buffer): Promise<Record<string, unknown[][]>> {
  const sheets = (await readWorkbook(content)) as unknown as { sheet: string; data: unknown[][] }[]
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]))
}
