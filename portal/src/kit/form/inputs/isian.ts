import { useEffect, useRef, useState } from 'react'

/** The frame of an input: everything but its value. */
export type BingkaiProps = {
  label: string
  onBlur?: (() => void) | undefined
  error?: string | undefined
  description?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  placeholder?: string | undefined
  /** Kept for screen readers where a group above already names the input. */
  labelTersembunyi?: boolean | undefined
  /** Told what is wrong with what stands in the input although no value came of it; null when that is over. */
  onMasalah?: ((pesan: string | null) => void) | undefined
}

/** What every input of the kit takes, inside a form and outside of one (filters, dialogs). */
export type IsianProps<Value> = BingkaiProps & {
  value: Value | null | undefined
  onChange: (value: Value | null) => void
}

/** The props that each Mantine input takes as they are. */
export function bungkus({ label, error, description, required, disabled, id, placeholder, labelTersembunyi }: BingkaiProps) {
  return {
    label,
    ...(labelTersembunyi && { labelProps: { className: 'hanya-pembaca' } }),
    ...(error !== undefined && { error }),
    ...(description !== undefined && { description }),
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
    ...(id !== undefined && { id }),
    ...(placeholder !== undefined && { placeholder }),
  }
}

/**
 * Keeps what is wrong with a half-typed text. The input shows it itself, and tells the form, which
 * then refuses to save. It goes before the form's own message: 'Tanggal tidak dikenal' says more than
 * 'Field tidak boleh kosong' to somebody who has typed something.
 */
export function useMasalah(onMasalah: BingkaiProps['onMasalah']) {
  const [masalah, setMasalah] = useState<string | null>(null)
  const lapor = useRef(onMasalah)
  useEffect(() => {
    lapor.current = onMasalah
  }, [onMasalah])
  useEffect(() => {
    lapor.current?.(masalah)
  }, [masalah])
  // An input that goes away takes its problem with it.
  useEffect(() => () => lapor.current?.(null), [])
  return [masalah, setMasalah] as const
}
