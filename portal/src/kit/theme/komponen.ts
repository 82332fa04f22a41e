import {
  ActionIcon, Alert, Badge, Button, Card, Drawer, Input, InputWrapper, Loader, Menu, Modal, Paper, Popover, Tabs, Tooltip, rem,
  type MantineThemeComponents,
} from '@mantine/core'

/** Mantine draws its 'sm' controls 36 px high; the table and form rows are built for 34. */
const HEIGHT = rem(34)
const isNormal = (size: unknown) => size === undefined || size === 'sm'

/** Words that Mantine's own parts would otherwise say in English. */
const TUTUP = { closeButtonProps: { 'aria-label': 'Tutup' } }

export const KOMPONEN: MantineThemeComponents = {
  Button: Button.extend({
    defaultProps: { size: 'sm' },
    vars: (_theme, { size }) => ({ root: isNormal(size) ? { '--button-height': HEIGHT, '--button-fz': rem(13), '--button-padding-x': rem(14) } : {} }),
  }),
  ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'abu', size: rem(28) } }),
  Input: Input.extend({ vars: (_theme, { size }) => ({ wrapper: isNormal(size) ? { '--input-height': HEIGHT, '--input-size': HEIGHT } : {} }) }),
  InputWrapper: InputWrapper.extend({ defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } }),
  Badge: Badge.extend({ defaultProps: { variant: 'light', size: 'md', tt: 'none', fw: 500, radius: 'sm' } }),
  Card: Card.extend({ defaultProps: { radius: 'lg', withBorder: true, padding: 'lg', shadow: 'none' } }),
  Paper: Paper.extend({ defaultProps: { shadow: 'none' } }),
  Alert: Alert.extend({ defaultProps: { variant: 'light', radius: 'md', closeButtonLabel: 'Tutup' } }),
  Modal: Modal.extend({ defaultProps: { ...TUTUP, centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.4 } } }),
  Drawer: Drawer.extend({ defaultProps: { ...TUTUP, position: 'right', overlayProps: { backgroundOpacity: 0.4 } } }),
  // Without Mantine's empty first child the menu holds nothing but its items, as its role demands.
  Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', withinPortal: true, position: 'bottom-end' } }),
  Popover: Popover.extend({ defaultProps: { shadow: 'md', withinPortal: true } }),
  Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } }),
  Loader: Loader.extend({ defaultProps: { role: 'status', 'aria-label': 'Memuat' } }),
  Tabs: Tabs.extend({ defaultProps: { keepMounted: false } }),
}
