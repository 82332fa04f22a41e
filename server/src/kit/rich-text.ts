import { gayaAman } from '@sivitas/rules/platform/gaya-aman'
import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'span',
    'mark',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Which styles and values stay is a rule of its own; the library's list of patterns would say it a second time.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, { style, ...attribs }) => {
      const kept = gayaAman(style ?? '')
      return { tagName, attribs: kept ? { ...attribs, style: kept } : attribs }
    },
    a: (tagName, { href = '', style: _style }) => ({ tagName, attribs: { href, rel: 'noopener', target: '_blank' } }),
  },
}

/** HTML from people, with only what PL-R51 keeps: three styles with restricted values, no script in any shape. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS)

const BLOCK_END = /<\/(?:p|div|li|h[1-6]|tr|td|th|blockquote)>|<br\s*\/?>/gi

/** The same text without any markup, for summaries and search; blocks stay apart by a space. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} }).replaceAll(/\s+/g, ' ').trim()
