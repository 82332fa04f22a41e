import { ActionIcon, Autocomplete, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { IconPlus, IconTrash } from '../../kit/icons'

type Baris = { key: number; hakAkses: string; grup: string }
type Peta = Record<string, string>

/** What both halves of a row name; the unfinished ones wait. */
const petaDari = (baris: readonly Baris[]): Peta =>
  Object.fromEntries(baris.flatMap(({ hakAkses, grup }) => (hakAkses.trim() && grup.trim() ? [[hakAkses.trim(), grup.trim()]] : [])))

/** Which group of the other system each hak akses stands for (claim `groups`). */
export function PetaGrupInput({ label, description, error, value, onChange, disabled }: IsianProps<Peta>) {
  const hakAkses = useQuery(api.pengaturan.ssoKlien.panduan.queryOptions({ staleTime: 300_000 })).data?.data.hakAkses ?? []
  const [baris, setBaris] = useState<readonly Baris[]>(() =>
    Object.entries(value ?? {}).map(([nama, grup], key) => ({ key, hakAkses: nama, grup })),
  )
  const simpan = (next: readonly Baris[]) => {
    setBaris(next)
    onChange(petaDari(next))
  }
  const ubah = (key: number, isi: Partial<Baris>) => simpan(baris.map((satu) => (satu.key === key ? { ...satu, ...isi } : satu)))
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <Stack gap="xs" role="group" aria-label={label}>
        {baris.map((satu, n) => (
          <Group key={satu.key} gap="xs" wrap="nowrap">
            <Autocomplete
              aria-label={`Hak akses ${n + 1}`}
              placeholder="Hak akses"
              data={hakAkses}
              value={satu.hakAkses}
              disabled={disabled ?? false}
              onChange={(teks) => ubah(satu.key, { hakAkses: teks })}
            />
            <TextInput
              aria-label={`Grup ${n + 1}`}
              placeholder="Grup di sistem tujuan"
              value={satu.grup}
              disabled={disabled ?? false}
              maxLength={100}
              onChange={(event) => ubah(satu.key, { grup: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={`Hapus baris ${n + 1}`}
              disabled={disabled ?? false}
              onClick={() => simpan(baris.filter(({ key }) => key !== satu.key))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={disabled ?? false}
          onClick={() => simpan([...baris, { key: Math.max(-1, ...baris.map(({ key }) => key)) + 1, hakAkses: '', grup: '' }])}
        >
          Tambah baris
        </Button>
      </Stack>
    </Input.Wrapper>
  )
}
