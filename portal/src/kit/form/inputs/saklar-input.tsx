import { Checkbox, Switch } from '@mantine/core'
import { bungkus, type IsianProps } from './isian'

/** On or off, taking effect as a setting. */
export function SaklarInput(props: IsianProps<boolean>) {
  const { required: _required, ...rest } = bungkus(props)
  return (
    <Switch
      {...rest}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
    />
  )
}

/** Yes or no, as a statement that the person confirms. */
export function CentangInput(props: IsianProps<boolean>) {
  const { required: _required, ...rest } = bungkus(props)
  return (
    <Checkbox
      {...rest}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
    />
  )
}
