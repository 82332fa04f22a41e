import { MultiSelect, Select, Stack, Switch, Text, Textarea } from '@mantine/core'
import type { UbahMassal } from '@sivitas/contract/pengaturan/operator/massal'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { PilihJauhBanyakInput } from '../../../../kit/form/inputs/pilih-jauh-banyak-input'
import { useRoles } from '../../use-roles'
import { ProdiInput } from '../prodi-input'
import { RoleInput } from '../role-input'
import { sumberOperator } from './sumber-operator'
import type { Massal } from './use-massal'

/** What an act asks for, as far as it has been filled in. */
export type Isian = Partial<Omit<UbahMassal, 'idLokasi'>> & { idLokasi?: string | null; idOperator?: readonly string[] }

type Props = { massal: Massal; isian: Isian; onChange: (isian: Isian) => void }

const CLEAR = { 'aria-label': 'Kosongkan' }
/** Stands for no place in a select whose values are texts. */
const TANPA = 'tanpa'

/** The particulars of one act. */
export function MassalFields({ massal, isian, onChange }: Props) {
  switch (massal.jenis) {
    case 'tambahRole':
      return (
        <RoleInput
          label="Hak akses"
          required
          value={isian.tambahRole ?? []}
          onChange={(tambahRole) => onChange({ tambahRole: tambahRole ?? [] })}
        />
      )
    case 'lepasRole':
      return <LepasRole isian={isian} onChange={onChange} />
    case 'lokasi':
      return <Lokasi isian={isian} onChange={onChange} />
    case 'prodi':
      return <ProdiInput label="Program studi" value={isian.prodi ?? ''} onChange={(prodi) => onChange({ prodi: prodi ?? '' })} />
    case 'nonaktifkan':
      return (
        <Textarea
          label="Alasan"
          withAsterisk
          data-autofocus
          maxLength={255}
          autosize
          minRows={2}
          value={isian.alasan ?? ''}
          onChange={(event) => onChange({ ...isian, alasan: event.currentTarget.value })}
        />
      )
    case 'aktifkan':
      return <Text>Mereka dapat masuk kembali dengan kata sandi yang lama.</Text>
    case 'salin':
      return <Salin isian={isian} nama={massal.dari.nama} onChange={onChange} />
  }
}

type FieldProps = Pick<Props, 'isian' | 'onChange'>

function LepasRole({ isian, onChange }: FieldProps) {
  const { roles } = useRoles()
  return (
    <MultiSelect
      label="Hak akses yang dilepas"
      withAsterisk
      searchable
      clearable
      clearButtonProps={CLEAR}
      nothingFoundMessage="Data tidak ditemukan"
      data={roles.map(({ id, nama }) => ({ value: id, label: nama }))}
      value={isian.lepasRole ?? []}
      onChange={(lepasRole) => onChange({ lepasRole })}
    />
  )
}

function Lokasi({ isian, onChange }: FieldProps) {
  const { data } = useQuery(api.pengaturan.lokasi.list.queryOptions({ input: { itemsPerPage: 200 } }))
  const choices = (data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama }))
  return (
    <Select
      label="Lokasi"
      withAsterisk
      searchable
      nothingFoundMessage="Data tidak ditemukan"
      data={[{ value: TANPA, label: 'Tanpa lokasi' }, ...choices]}
      value={isian.idLokasi === null ? TANPA : (isian.idLokasi ?? null)}
      onChange={(value) => onChange(value === null ? {} : { idLokasi: value === TANPA ? null : value })}
    />
  )
}

function Salin({ isian, nama, onChange }: FieldProps & { nama: string }) {
  return (
    <Stack gap="sm">
      <PilihJauhBanyakInput
        label={`Salin hak akses ${nama} ke`}
        required
        sumber={sumberOperator}
        value={isian.idOperator ?? []}
        onChange={(idOperator) => onChange({ ...isian, idOperator: idOperator ?? [] })}
      />
      <Switch
        label="Gantikan hak akses yang sudah ada"
        checked={isian.gantikan ?? false}
        onChange={(event) => onChange({ ...isian, gantikan: event.currentTarget.checked })}
      />
    </Stack>
  )
}
