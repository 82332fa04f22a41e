import { Alert } from '@mantine/core'
import { boleh } from '@sivitas/rules/platform/scope'
import type { ReactNode } from 'react'
import { usePengguna } from '../../../auth/use-session'

type Props = {
  /** Any of these opens the tab. */
  kode: readonly string[]
  /** What would stand here. */
  isi: string
  children: ReactNode
}

/** A tab of another area: without a right of that area it says which one is missing. */
export function DenganHak({ kode, isi, children }: Props) {
  const { scopes } = usePengguna()
  if (kode.some((scope) => boleh(scopes, { scope, access: 'B' }))) return children
  return (
    <Alert title={`Perlu hak akses ${kode.map((satu) => `${satu}:B`).join(' atau ')}`}>
      {isi} hanya ditampilkan kepada operator dengan hak akses itu. Mintalah kepada administrator yang mengelola operator.
    </Alert>
  )
}
