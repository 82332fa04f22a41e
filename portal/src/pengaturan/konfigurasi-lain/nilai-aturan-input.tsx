import { ActionIcon, Button, Group, SimpleGrid, Stack, Table } from '@mantine/core'
import type { DefinisiAturan } from '@sivitas/contract/pengaturan/aturan/definisi'
import type { IsianAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'
import { useState } from 'react'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import { PilihBanyakInput, PilihInput } from '../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../kit/form/inputs/saklar-input'
import { TanggalInput } from '../../kit/form/inputs/tanggal-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { IconPlus, IconTrash } from '../../kit/icons'

type Baris = Record<string, unknown>
type NilaiInputProps = {
  definisi: DefinisiAturan
  nilai: unknown
  error: string | undefined
  disabled: boolean
  onChange: (nilai: unknown) => void
}

const pilihanDari = (pilihan: Readonly<Record<string, string>>) => Object.entries(pilihan).map(([value, label]) => ({ value, label }))

/** The input that fits what a rule key holds. */
export function NilaiAturanInput({ definisi, nilai, onChange, ...rest }: NilaiInputProps) {
  const props = { ...rest, label: definisi.label, labelTersembunyi: true }
  switch (definisi.tipe) {
    case 'angka':
      return (
        <AngkaInput
          {...props}
          min={definisi.min}
          max={definisi.max}
          desimal={definisi.desimal ?? 0}
          value={nilai as number | null}
          onChange={onChange}
        />
      )
    case 'bool':
      return <SaklarInput {...props} value={nilai === 1} onChange={(on) => onChange(on ? 1 : 0)} />
    case 'pilihan':
      return <PilihInput {...props} value={nilai as string | null} pilihan={pilihanDari(definisi.pilihan)} onChange={onChange} />
    case 'teks':
      return <TeksInput {...props} maks={definisi.maks} value={nilai as string | null} onChange={onChange} />
    case 'tanggal':
      return <TanggalInput {...props} value={nilai as string | null} onChange={onChange} />
    default:
      return <NilaiTersusun {...rest} definisi={definisi} nilai={nilai} onChange={onChange} />
  }
}

/** Lists, composed values and tables. */
function NilaiTersusun({ definisi, nilai, onChange, ...rest }: NilaiInputProps) {
  const props = { ...rest, label: definisi.label }
  switch (definisi.tipe) {
    case 'daftar-angka':
      return <DaftarAngka {...props} nilai={(nilai ?? []) as number[]} onChange={onChange} />
    case 'daftar-pilihan':
      return (
        <PilihBanyakInput
          {...props}
          labelTersembunyi
          value={(nilai ?? []) as string[]}
          pilihan={pilihanDari(definisi.pilihan)}
          onChange={(kode) => onChange(kode ?? [])}
        />
      )
    case 'objek':
      return <Objek {...props} isian={definisi.isian} nilai={(nilai ?? {}) as Baris} onChange={onChange} />
    case 'tabel':
      return <Tabel {...props} isian={definisi.isian} maksBaris={definisi.maksBaris} nilai={(nilai ?? []) as Baris[]} onChange={onChange} />
    default:
      return null
  }
}

type Bagian<Nilai> = { label: string; error: string | undefined; disabled: boolean; nilai: Nilai; onChange: (nilai: unknown) => void }

/** A short list of numbers, typed with commas between them; what was typed stays until the input is left. */
function DaftarAngka({ nilai, onChange, ...props }: Bagian<number[]>) {
  const [ketikan, setKetikan] = useState<string | null>(null)
  return (
    <TeksInput
      {...props}
      labelTersembunyi
      description="Pisahkan dengan koma"
      value={ketikan ?? nilai.join(', ')}
      onChange={(teks) => {
        setKetikan(teks)
        onChange(
          (teks ?? '')
            .split(/[,;\s]+/)
            .filter(Boolean)
            .map(Number),
        )
      }}
      onBlur={() => setKetikan(null)}
    />
  )
}

type SatuIsianProps = {
  isian: IsianAturan
  label: string
  nilai: unknown
  disabled: boolean
  sembunyi?: boolean
  onChange: (nilai: unknown) => void
}

function SatuIsian({ isian, label, nilai, disabled, sembunyi = false, onChange }: SatuIsianProps) {
  const props = { label, disabled, labelTersembunyi: sembunyi }
  if (isian.tipe === 'angka')
    return <AngkaInput {...props} min={isian.min ?? 0} max={isian.max} value={nilai as number | null} onChange={onChange} />
  if (isian.tipe === 'bool') return <SaklarInput {...props} value={nilai === 1} onChange={(on) => onChange(on ? 1 : 0)} />
  if (isian.tipe === 'pilihan')
    return <PilihInput {...props} required value={nilai as string | null} pilihan={pilihanDari(isian.pilihan ?? {})} onChange={onChange} />
  return <TeksInput {...props} value={nilai as string | null} onChange={onChange} />
}

type BerisianProps<Nilai> = Bagian<Nilai> & { isian: Readonly<Record<string, IsianAturan>> }

function Objek({ label, isian, nilai, disabled, error, onChange }: BerisianProps<Baris>) {
  return (
    <fieldset aria-label={label} disabled={disabled}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {Object.entries(isian).map(([nama, satu]) => (
          <SatuIsian
            key={nama}
            isian={satu}
            label={satu.label}
            nilai={nilai[nama]}
            disabled={disabled}
            onChange={(isi) => onChange({ ...nilai, [nama]: isi })}
          />
        ))}
      </SimpleGrid>
      <Galat pesan={error} />
    </fieldset>
  )
}

function Tabel({ label, isian, maksBaris, nilai, disabled, error, onChange }: BerisianProps<Baris[]> & { maksBaris: number }) {
  const ganti = (pada: number, baris: Baris) => onChange(nilai.map((lama, n) => (n === pada ? baris : lama)))
  const kolom = Object.entries(isian)
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={420}>
        <Table aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {kolom.map(([nama, satu]) => (
                <Table.Th key={nama}>{satu.label}</Table.Th>
              ))}
              <Table.Th>
                <span className="hanya-pembaca">Hapus</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {nilai.map((baris, pada) => (
              // The order is the identity here: a row has no key of its own.
              // oxlint-disable-next-line react/no-array-index-key -- rows of a value have no name of their own
              <Table.Tr key={pada}>
                {kolom.map(([nama, satu]) => (
                  <Table.Td key={nama}>
                    <SatuIsian
                      isian={satu}
                      label={`${satu.label}, baris ${pada + 1}`}
                      sembunyi
                      nilai={baris[nama]}
                      disabled={disabled}
                      onChange={(isi) => ganti(pada, { ...baris, [nama]: isi })}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <ActionIcon
                    aria-label={`Hapus baris ${pada + 1}`}
                    disabled={disabled}
                    onClick={() => onChange(nilai.filter((_lama, n) => n !== pada))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={disabled || nilai.length >= maksBaris}
          onClick={() => onChange([...nilai, Object.fromEntries(kolom.map(([nama]) => [nama, null]))])}
        >
          Tambah baris
        </Button>
      </Group>
      <Galat pesan={error} />
    </Stack>
  )
}

const Galat = ({ pesan }: { pesan: string | undefined }) => (pesan === undefined ? null : <span role="alert">{pesan}</span>)
