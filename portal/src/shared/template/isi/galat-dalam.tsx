import { Alert, List } from '@mantine/core'
import { useFormState } from 'react-hook-form'
import { useIkatanFormulir } from '../../../kit/form/formulir-context'
import { pesanDalam } from './pesan-dalam'

/** What the contract or the server refuses in fields that hold lists, where one message line would not say which line is meant. */
export function GalatDalam({ isian }: Readonly<{ isian: readonly string[] }>) {
  const { control } = useIkatanFormulir()
  const { errors } = useFormState({ control })
  const pesan = isian.flatMap((name) => pesanDalam(errors[name], Array.isArray(errors[name]) ? [name] : []))
  if (pesan.length === 0) return null
  return (
    <Alert color="bahaya" role="alert">
      <List size="sm" listStyleType="none">
        {pesan.map((satu) => (
          <List.Item key={satu}>{satu}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
