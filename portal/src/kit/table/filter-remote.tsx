import { PilihJauhBanyakInput } from '../form/inputs/pilih-jauh-banyak-input'
import { PilihJauhInput } from '../form/inputs/pilih-jauh-input'
import { useSebutanPilihan, type PilihanJauh, type SumberPilihan } from '../form/inputs/pilihan-jauh'
import { textOf, textsOf, type FilterControlProps, type FilterField } from './filter'

type Parts<Name> = { name: Name; label: string; sumber: SumberPilihan }

const NONE: ReadonlyMap<string, PilihanJauh> = new Map()

/** The words of chosen values, asked for by their ids: a shared link holds nothing else. */
function RemoteWords({ sumber, values }: { sumber: SumberPilihan; values: readonly string[] }) {
  const sebut = useSebutanPilihan(sumber, values, NONE)
  return values.map((value) => sebut(value).label).join(', ')
}

const look = ({ label, labelTersembunyi }: FilterControlProps) => ({
  label,
  labelTersembunyi,
  ...(labelTersembunyi && { placeholder: label }),
})

/** A filter that takes one of many values, searched on the server (C11). */
export const remoteFilter = <const Name extends string>({ name, label, sumber }: Parts<Name>): FilterField<Name> => ({
  name,
  label,
  control: (props) => (
    <PilihJauhInput {...look(props)} sumber={sumber} value={textOf(props.value)} onChange={(value) => props.onChange(value ?? undefined)} />
  ),
  chip: (value) => <RemoteWords sumber={sumber} values={textsOf(value)} />,
})

/** A filter that takes several of many values, searched on the server (C11). */
export const remotesFilter = <const Name extends string>({ name, label, sumber }: Parts<Name>): FilterField<Name> => ({
  name,
  label,
  control: (props) => (
    <PilihJauhBanyakInput
      {...look(props)}
      sumber={sumber}
      value={textsOf(props.value)}
      onChange={(values) => props.onChange(values ?? undefined)}
    />
  ),
  chip: (value) => <RemoteWords sumber={sumber} values={textsOf(value)} />,
})
