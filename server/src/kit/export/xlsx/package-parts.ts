import { rangeOf } from './sheet'
import { escapeXml } from './xml'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Path of a sheet in the package; sheets count from 1. */
export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** A data sheet as the workbook lists it. */
export type Sheet = { name: string; filtered?: string }

/** The parts that tie the sheets together. They are written last, when it is known how many sheets there are. */
export function packageParts(sheets: readonly Sheet[], about: { title: string; author: string; created: Date }): [string, string][] {
  const numbers = sheets.map((_, index) => index + 1)
  const stylesId = sheets.length + 1
  const contentTypes = numbers
    .map((number) => `<Override PartName="/${sheetPath(number)}" ContentType="${SPREADSHEET}.worksheet+xml"/>`)
    .join('')
  const relations = numbers
    .map((number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)
    .join('')
  return [
    ['xl/workbook.xml', workbook(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="rId${stylesId}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['docProps/core.xml', coreProperties(about)],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${contentTypes}<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ],
  ]
}

function workbook(sheets: readonly Sheet[]): string {
  const listed = sheets
    .map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')
  // Excel and LibreOffice keep the filter's range in a hidden name; Print_Titles repeats the header on every printed page.
  const filters = sheets.map(({ name, filtered }, index) =>
    filtered === undefined
      ? ''
      : `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${rangeOf(name, filtered)}</definedName>`,
  )
  const titles = sheets.map(({ name, filtered }, index) =>
    filtered === undefined ? '' : `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${rangeOf(name, '$1:$1')}</definedName>`,
  )
  return `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${listed}</sheets><definedNames>${filters.join('')}${titles.join('')}</definedNames></workbook>`
}

function coreProperties({ title, author, created }: { title: string; author: string; created: Date }): string {
  const time = `${created.toISOString().slice(0, 19)}Z`
  return `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created></cp:coreProperties>`
}
