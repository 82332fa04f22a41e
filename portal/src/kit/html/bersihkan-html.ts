import { gayaAman, sumberAman, tautanAman } from './gaya-aman'

const UNSUR = new Set(
  'p br strong b em i u s sub sup mark code pre span div h1 h2 h3 h4 blockquote hr ul ol li a img table thead tbody tfoot tr th td colgroup col'.split(
    ' ',
  ),
)
/** What goes with everything inside it; other unknown elements only lose their tags. */
const BUANG = new Set(
  'script style iframe object embed form input button select textarea svg math template noscript link meta base title head'.split(' '),
)
const ATRIBUT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  col: ['span'],
  ol: ['start'],
}

function bersihkanAtribut(unsur: Element, nama: string): void {
  const style = gayaAman(unsur.getAttribute('style') ?? '')
  for (const { name } of Array.from(unsur.attributes)) {
    if (!ATRIBUT[nama]?.includes(name)) unsur.removeAttribute(name)
  }
  if (style !== '') unsur.setAttribute('style', style)
  if (nama === 'a') {
    if (!tautanAman(unsur.getAttribute('href') ?? '')) unsur.removeAttribute('href')
    unsur.setAttribute('rel', 'noopener')
  }
}

function bersihkanUnsur(unsur: Element): void {
  const nama = unsur.localName
  if (BUANG.has(nama) || (nama === 'img' && !sumberAman(unsur.getAttribute('src') ?? ''))) return unsur.remove()
  for (const anak of Array.from(unsur.children)) bersihkanUnsur(anak)
  if (UNSUR.has(nama)) bersihkanAtribut(unsur, nama)
  else unsur.replaceWith(...Array.from(unsur.childNodes))
}

/**
 * Answers HTML from people without anything that runs, loads from elsewhere or leaves its place
 * (PL-R51). The server does the same when it stores; this is for what is pasted and what is shown.
 * The browser's own parser reads it, in a document where nothing is executed.
 */
export function bersihkanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unsur of Array.from(body.children)) bersihkanUnsur(unsur)
  const komentar = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const buang: Node[] = []
  while (komentar.nextNode()) buang.push(komentar.currentNode)
  for (const satu of buang) satu.parentNode?.removeChild(satu)
  return body.innerHTML
}
