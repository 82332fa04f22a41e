import { Alert, List } from '@mantine/core'
import { useFormState } from 'react-hook-form'
import { idIsian, useIkatanFormulir } from '../../../kit/form/formulir-context'
import { pesanDalam } from './pesan-dalam'

/** What the contract or the server refuses in fields that hold lists, where one message line would not say which line is meant. */
export function GalatDalam({ isian }: Readonly<{ isian: readonly string[] }>) {
  const { control, idAwal } = useIkatanFormulir()
  const { errors } = useFormState({ control })
  const masalah = isian.flatMap((name) => pesanDalam(name, errors[name]))
  if (masalah.length === 0) return null
  return (
    <Alert color="bahaya" role="alert">
      <List size="sm" listStyleType="none">
        {masalah.map(({ name, pesan }) => (
          // The summary above the form links to here: the inputs inside a list have no field of their own.
          <List.Item key={name} id={idIsian(idAwal, name)} tabIndex={-1}>
            {pesan}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
