/** The icon package types only its whole index; one file for each icon keeps its 6,000 others out of the build. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react'

  const icon: TablerIcon
  export default icon
}
