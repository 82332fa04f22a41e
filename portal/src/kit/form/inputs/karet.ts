import { useLayoutEffect, useReducer, useRef } from 'react'

const adalahDigit = (huruf: string) => huruf >= '0' && huruf <= '9'

/** Answers where the caret stands behind the n-th digit of a text: ('1.250', 2) is 3. */
export function posisiSetelahDigit(teks: string, n: number): number {
  if (n <= 0) return Math.max(0, teks.search(/\d/))
  let terlihat = 0
  for (let i = 0; i < teks.length; i += 1) {
    if (adalahDigit(teks.charAt(i))) terlihat += 1
    if (terlihat === n) return i + 1
  }
  return teks.length
}

/** Answers how many digits stand before a place in a text. */
export function digitSebelum(teks: string, posisi: number): number {
  return teks.slice(0, posisi).replaceAll(/\D/g, '').length
}

/**
 * Keeps the caret behind the same digit while separators come and go around it (C3). Call `tandai`
 * in the change handler, before the value is set; an ignored key redraws the input, which would
 * otherwise throw the caret to the end.
 */
export function useKaret() {
  const ref = useRef<HTMLInputElement>(null)
  const sasaran = useRef<number | null>(null)
  const [, gambarUlang] = useReducer((n: number) => n + 1, 0)
  useLayoutEffect(() => {
    const input = ref.current
    if (input === null || sasaran.current === null) return
    const posisi = posisiSetelahDigit(input.value, sasaran.current)
    sasaran.current = null
    if (document.activeElement === input) input.setSelectionRange(posisi, posisi)
  })
  const tandai = (input: HTMLInputElement, digit = digitSebelum(input.value, input.selectionStart ?? input.value.length)) => {
    sasaran.current = digit
    gambarUlang()
  }
  return { ref, tandai }
}

/** Whether a change came from the clipboard or by dragging, not from a key. */
export const ditempel = (event: { nativeEvent: Event }): boolean =>
  event.nativeEvent instanceof InputEvent && /^insertFrom(Paste|Drop)/.test(event.nativeEvent.inputType)
