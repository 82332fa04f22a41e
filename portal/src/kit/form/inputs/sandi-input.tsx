import { Box, List, PasswordInput, Progress, Text } from '@mantine/core'
import { kekuatanSandi, pelanggaranSandi, pesanSandi, type UjiSandi } from '@sivitas/rules/platform/kata-sandi'
import { useState, type KeyboardEvent } from 'react'
import { bungkus, type IsianProps } from './isian'

const SEBUTAN = ['Ditolak', 'Lemah', 'Cukup', 'Kuat', 'Sangat kuat'] as const
const WARNA = ['bahaya', 'bahaya', 'kuning', 'hijau', 'hijau'] as const

function Kekuatan({ sandi, uji }: { sandi: string; uji: UjiSandi }) {
  const nilai = kekuatanSandi(sandi, uji)
  const langgar = pelanggaranSandi(sandi, uji)
  return (
    <Box aria-live="polite" mb="sm">
      <Progress value={Math.max(nilai, 0.4) * 25} color={WARNA[nilai]} size="sm" aria-label="Kekuatan kata sandi" />
      <Text size="xs" c="dimmed">
        Kekuatan: {SEBUTAN[nilai]}
      </Text>
      {langgar.length > 0 && (
        <List size="xs">
          {langgar.map((satu) => (
            <List.Item key={satu}>{pesanSandi(satu, uji.panjangMin)}</List.Item>
          ))}
        </List>
      )}
    </Box>
  )
}

type SandiInputProps = IsianProps<string> & {
  /** 'current-password' for signing in, 'new-password' where a new one is chosen. */
  autoComplete: 'current-password' | 'new-password'
  /** With it the strength and what PL-R6 still wants are shown. */
  uji?: UjiSandi | undefined
}

/** A password: show and hide, a hint while Caps Lock is on, and on request its strength. Nothing is trimmed. */
export function SandiInput({ autoComplete, uji, ...props }: SandiInputProps) {
  const [kapital, setKapital] = useState(false)
  const periksa = (event: KeyboardEvent) => setKapital(event.getModifierState('CapsLock'))
  const teks = props.value ?? ''
  return (
    <>
      <PasswordInput
        {...bungkus({ ...props, description: kapital ? 'Caps Lock menyala' : props.description })}
        value={teks}
        autoComplete={autoComplete}
        visibilityToggleButtonProps={{ 'aria-label': `Tampilkan atau sembunyikan ${props.label}`, tabIndex: 0 }}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={periksa}
        onKeyUp={periksa}
        onBlur={() => {
          setKapital(false)
          props.onBlur?.()
        }}
      />
      {uji !== undefined && teks !== '' && <Kekuatan sandi={teks} uji={uji} />}
    </>
  )
}
