import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { IconSearch } from '../icons'

const DEBOUNCE_MS = 500

type SearchBoxProps = {
  value: string
  /** What the search looks at: 'Cari nama atau NIM'. */
  label: string
  onSearch: (text: string) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Searches 500 ms after the last key, at once on Enter; `/` brings the focus here from anywhere on the page. */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // 'Atur ulang', 'back' and saved views change the search from outside.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }

  const search = (text: string) => {
    setKnown(text.trim())
    onSearch(text.trim())
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => latest.current(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const clear = () => {
    setTyped('')
    search('')
    input.current?.focus()
  }
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={typed}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label="Hapus pencarian" onClick={clear} />}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed)
        if (event.key === 'Escape' && typed !== '') clear()
      }}
    />
  )
}
