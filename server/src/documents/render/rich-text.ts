import { cleanHtml } from '../../kit/rich-text'

type Potong = { t: string; tebal: boolean; miring: boolean; garis: boolean; warna: string | null }
export type Paragraf = { rata: 'kiri' | 'tengah' | 'kanan'; butir: string | null; potong: Potong[] }

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gi
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }
const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'h4', 'blockquote', 'tr', 'hr'])
const STYLES: Readonly<Record<string, keyof Pick<Potong, 'tebal' | 'miring' | 'garis'>>> = {
  b: 'tebal',
  strong: 'tebal',
  h2: 'tebal',
  h3: 'tebal',
  h4: 'tebal',
  i: 'miring',
  em: 'miring',
  u: 'garis',
}

type State = { rows: Paragraf[]; depth: Record<string, number>; colours: (string | null)[]; lists: number[] }

const decode = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)

function startBlock(state: State, attributes: string, butir: string | null) {
  const align = /text-align:\s*(right|center)/i.exec(attributes)?.[1]?.toLowerCase()
  const rata = align === 'center' ? 'tengah' : align === 'right' ? 'kanan' : 'kiri'
  state.rows.push({ rata, butir, potong: [] })
}

function bullet(state: State): string {
  const count = state.lists.at(-1)
  if (count === undefined || count < 0) return '•'
  state.lists[state.lists.length - 1] = count + 1
  return `${count + 1}.`
}

function open(state: State, name: string, attributes: string) {
  if (name === 'ol') state.lists.push(0)
  if (name === 'ul') state.lists.push(-1)
  if (name === 'br' || BLOCKS.has(name)) startBlock(state, attributes, name === 'li' ? bullet(state) : null)
  const style = STYLES[name]
  if (style) state.depth[style] = (state.depth[style] ?? 0) + 1
  if (name === 'span') state.colours.push(colourOf(attributes) ?? state.colours.at(-1) ?? null)
}

/** The colour of a run, where it is one that a page can be told by its digits. */
const colourOf = (attributes: string): string | undefined => /(?:^|[;"\s])color:\s*(#[0-9a-f]{6})/i.exec(attributes)?.[1]

function close(state: State, name: string) {
  if (name === 'ol' || name === 'ul') state.lists.pop()
  if (name === 'span') state.colours.pop()
  const style = STYLES[name]
  if (style) state.depth[style] = Math.max(0, (state.depth[style] ?? 0) - 1)
}

/** HTML from people as paragraphs of runs; only what PL-R51 keeps gets here, and of that what a page can show. */
export function richParagraphs(html: string): Paragraf[] {
  const state: State = { rows: [], depth: {}, colours: [], lists: [] }
  for (const [, slash, name = '', attributes = '', text] of cleanHtml(html).matchAll(TOKEN)) {
    if (text === undefined) {
      if (slash) close(state, name.toLowerCase())
      else open(state, name.toLowerCase(), attributes)
      continue
    }
    const t = decode(text).replaceAll(/\s+/g, ' ')
    if (state.rows.length === 0) startBlock(state, '', null)
    const { tebal = 0, miring = 0, garis = 0 } = state.depth
    state.rows.at(-1)?.potong.push({ t, tebal: tebal > 0, miring: miring > 0, garis: garis > 0, warna: state.colours.at(-1) ?? null })
  }
  return state.rows.filter(({ potong }) => potong.some(({ t }) => t.trim() !== ''))
}
