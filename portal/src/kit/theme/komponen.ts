import { rem, type MantineThemeComponents } from '@mantine/core'

/** Mantine draws its 'sm' controls 36 px high; the table and form rows are built for 34. */
const HEIGHT = rem(34)
const isNormal = (size: unknown) => size === undefined || size === 'sm'

type Sized = { size?: unknown }

const buttonVars = (_theme: unknown, { size }: Sized) => ({
  root: isNormal(size) ? { '--button-height': HEIGHT, '--button-fz': rem(13), '--button-padding-x': rem(14) } : {},
})
// What holds several lines or chosen values is at least as high, and grows with them.
const inputVars = (_theme: unknown, { size, multiline }: Sized & { multiline?: boolean }) => ({
  wrapper: isNormal(size) ? { '--input-height': HEIGHT, ...(multiline ? {} : { '--input-size': HEIGHT }) } : {},
})

/** What Mantine's own parts would otherwise say in English. */
const TUTUP = { closeButtonProps: { 'aria-label': 'Tutup' } }

/**
 * How Mantine's parts look when nobody says otherwise. Named by text, not by `Button.extend`: that
 * would import every part named here into the first load.
 */
export const KOMPONEN: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' }, vars: buttonVars },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'abu', size: rem(28) } },
  Input: { vars: inputVars },
  InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  Badge: { defaultProps: { variant: 'light', size: 'md', tt: 'none', fw: 500, radius: 'sm' } },
  Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'lg', shadow: 'none' } },
  Paper: { defaultProps: { shadow: 'none' } },
  Alert: { defaultProps: { variant: 'light', radius: 'md', closeButtonLabel: 'Tutup' } },
  // What scrolls must be reachable by keyboard, and axe asks for it.
  TableScrollContainer: { defaultProps: { scrollAreaProps: { viewportProps: { tabIndex: 0 } } } },
  Modal: { defaultProps: { ...TUTUP, centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.4 } } },
  Drawer: { defaultProps: { ...TUTUP, position: 'right', overlayProps: { backgroundOpacity: 0.4 } } },
  // Without Mantine's empty first child the menu holds nothing but its items, as its role demands.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', withinPortal: true, position: 'bottom-end' } },
  Popover: { defaultProps: { shadow: 'md', withinPortal: true } },
  Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
  Loader: { defaultProps: { role: 'status', 'aria-label': 'Memuat' } },
  Tabs: { defaultProps: { keepMounted: false } },
}
