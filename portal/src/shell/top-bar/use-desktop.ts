import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as wide as a desktop (1024); below it the menu is a drawer. */
export const useDesktop = (): boolean => useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
