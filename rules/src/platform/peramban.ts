/** Browsers by the mark in their user agent; who pretends to be another comes first. */
const PERAMBAN: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|Opera)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
]

const SISTEM: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/**
 * Answers a user agent as people name their browser: 'Chrome 150 di Windows'. What is no known browser stays as it is
 * written, since a strange one is what somebody looks for in his devices; nothing is 'Peramban tidak dikenal'.
 */
export function namaPeramban(agen: string | null | undefined): string {
  const teks = (agen ?? '').trim()
  if (teks === '') return 'Peramban tidak dikenal'
  const peramban = PERAMBAN.flatMap(([nama, pola]) => (pola.test(teks) ? [`${nama} ${pola.exec(teks)?.[1] ?? ''}`.trim()] : []))[0]
  const sistem = SISTEM.find(([, pola]) => pola.test(teks))?.[0]
  if (peramban === undefined) return teks
  return sistem === undefined ? peramban : `${peramban} di ${sistem}`
}
