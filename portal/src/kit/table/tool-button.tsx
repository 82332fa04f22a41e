import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'

type ToolButtonProps = { label: string } & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> & Pick<ActionIconProps, 'loading'>

/** A tool of a list: an icon whose name shows on hover and focus, because a toolbar of words would need a second line. */
export const ToolButton = ({ label, children, ...rest }: ToolButtonProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="default" size={34} aria-label={label} {...rest}>
      {children}
    </ActionIcon>
  </Tooltip>
)
