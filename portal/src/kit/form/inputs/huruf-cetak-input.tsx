import { Button, Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type UIEvent } from 'react'
import {
  cariHuruf,
  GALAT_DAFTAR,
  galatHuruf,
  muatPratinjau,
  PRATINJAU_AWAL,
  PRATINJAU_TAMBAH,
  type HurufTerpilih,
  type KeluargaHuruf,
} from './huruf-cetak'
import { bungkus, type IsianProps } from './isian'
import classes from './isian.module.css'

type HurufCetakProps = IsianProps<HurufTerpilih> & { muat: () => Promise<readonly KeluargaHuruf[]> }

function Contoh({ huruf }: { huruf: KeluargaHuruf }) {
  useEffect(() => muatPratinjau(huruf), [huruf])
  return (
    <Text component="span" className={classes.contohHuruf} ff={`"${huruf.family}", sans-serif`}>
      {huruf.family}
    </Text>
  )
}

/** What is wrong with the list or with the font that a template holds. */
function galatDaftar(gagal: boolean, daftar: readonly KeluargaHuruf[] | undefined, family: string | undefined): string | undefined {
  if (gagal) return GALAT_DAFTAR
  return daftar && family !== undefined && !daftar.some((satu) => satu.family === family) ? galatHuruf(family) : undefined
}

/** The font picker (C16): the server's own fonts, previewed in themselves, 100 at once and 5 more per scroll step. */
export function HurufCetakInput({ muat, ...props }: HurufCetakProps) {
  const [ketikan, setKetikan] = useState<string | null>(null)
  const [tampak, setTampak] = useState(PRATINJAU_AWAL)
  const combobox = useCombobox()
  const { data, isError, refetch } = useQuery({ queryKey: ['kit', 'huruf-cetak'], queryFn: muat, staleTime: Infinity, retry: false })
  const cocok = cariHuruf(data ?? [], ketikan ?? '')
  const gulir = ({ currentTarget: daftar }: UIEvent<HTMLElement>) => {
    if (daftar.scrollHeight - daftar.scrollTop - daftar.clientHeight < 40) setTampak((n) => Math.min(n + PRATINJAU_TAMBAH, cocok.length))
  }
  const pilih = (family: string) => {
    const huruf = data?.find((satu) => satu.family === family)
    if (huruf) props.onChange({ family, variants: huruf.variants })
    setKetikan(null)
    combobox.closeDropdown()
  }
  const error = galatDaftar(isError, data, props.value?.family) ?? props.error
  return (
    <Combobox store={combobox} onOptionSubmit={pilih}>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...bungkus({ ...props, error, placeholder: props.placeholder ?? 'Cari huruf' })}
          value={ketikan ?? props.value?.family ?? ''}
          onChange={(event) => {
            setKetikan(event.currentTarget.value)
            setTampak(PRATINJAU_AWAL)
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            setKetikan(null)
            combobox.closeDropdown()
            props.onBlur?.()
          }}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {isError ? (
          <Group p="sm">
            <Button variant="default" size="compact-sm" onMouseDown={(event) => event.preventDefault()} onClick={() => void refetch()}>
              Muat Ulang
            </Button>
          </Group>
        ) : (
          <Combobox.Options aria-label={props.label} className={classes.daftar} onScroll={gulir}>
            {cocok.slice(0, tampak).map((huruf) => (
              <Combobox.Option key={huruf.family} value={huruf.family}>
                <Contoh huruf={huruf} />
              </Combobox.Option>
            ))}
            {cocok.length === 0 && <Combobox.Empty>Data tidak ditemukan</Combobox.Empty>}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
