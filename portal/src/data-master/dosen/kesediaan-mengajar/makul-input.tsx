import { ActionIcon, Group, Input, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { IconX } from '../../../kit/icons'

type Minat = { idMakul: string; prioritas: number }

type MakulInputProps = IsianProps<Minat[]> & {
  /** Prodi whose courses are offered. */
  prodi: string | null
  /** Names of what is chosen already. */
  nama: Readonly<Record<string, string>>
}

/** Courses that a lecturer would like to teach, each with how much from 1 to 5. */
export function MakulInput({ label, value, onChange, disabled = false, error, prodi, nama }: MakulInputProps) {
  const query = useQuery({
    ...api.dataMaster.kualifikasi.matriks.queryOptions({ input: { prodi: prodi ?? '' } }),
    enabled: prodi !== null,
    staleTime: 300_000,
  })
  const minat = value ?? []
  const makul = query.data?.data.makul ?? []
  const sebut = (id: string) => {
    const satu = makul.find((mk) => mk.id === id)
    return satu ? `${satu.kode} ${satu.nama}` : (nama[id] ?? id)
  }
  const ubah = (id: string, prioritas: number) => onChange(minat.map((satu) => (satu.idMakul === id ? { ...satu, prioritas } : satu)))
  return (
    <Input.Wrapper label={label} labelElement="div" {...(error !== undefined && { error })}>
      <Stack gap="xs">
        {minat
          .toSorted((a, b) => a.prioritas - b.prioritas)
          .map(({ idMakul, prioritas }) => (
            <Group key={idMakul} gap="xs" wrap="nowrap" align="start">
              <Select
                aria-label={`Prioritas ${sebut(idMakul)}`}
                w={84}
                data={['1', '2', '3', '4', '5']}
                value={String(prioritas)}
                allowDeselect={false}
                disabled={disabled}
                onChange={(satu) => satu !== null && ubah(idMakul, Number(satu))}
              />
              <Text flex={1} pt={7}>
                {sebut(idMakul)}
              </Text>
              <ActionIcon
                variant="subtle"
                color="abu"
                size={28}
                mt={3}
                aria-label={`Lepas ${sebut(idMakul)}`}
                disabled={disabled}
                onClick={() => onChange(minat.filter((satu) => satu.idMakul !== idMakul))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        <PilihInput
          label="Tambah mata kuliah"
          labelTersembunyi
          placeholder="Tambah mata kuliah"
          disabled={disabled}
          value={null}
          pilihan={makul
            .filter(({ id }) => !minat.some(({ idMakul }) => idMakul === id))
            .map(({ id }) => ({ value: id, label: sebut(id) }))}
          onChange={(id) => id !== null && onChange([...minat, { idMakul: id, prioritas: Math.min(5, minat.length + 1) }])}
        />
      </Stack>
    </Input.Wrapper>
  )
}
