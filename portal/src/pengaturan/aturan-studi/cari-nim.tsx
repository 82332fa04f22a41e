import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { IconSearch } from '../../kit/icons'

type CariNimProps = { memuat: boolean; onCari: (nim: string) => void }

/** One NIM to try a rule on. */
export function CariNim({ memuat, onCari }: CariNimProps) {
  const [ketikan, setKetikan] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onCari(ketikan.trim())
      }}
    >
      <Group align="end" gap="sm">
        <TextInput
          label="NIM"
          value={ketikan}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => setKetikan(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />} disabled={ketikan.trim() === ''} loading={memuat}>
          Uji
        </Button>
      </Group>
    </form>
  )
}
