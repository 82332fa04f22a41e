import { useMemo, type ReactNode } from 'react'
import { PintasanContext, type Pintasan } from '../platform/pintasan-context'
import { AREA } from '@sivitas/contract/platform/menu/menu-row'
import { useMenu } from './menu-context'
import type { TautanMenu } from './menu-tree'
import { useSematan, useTerakhirDibuka } from './recent'

const pintasanOf = ({ label, path, area, group }: TautanMenu): Pintasan => ({
  label,
  path,
  tempat: area === null ? 'Umum' : `${AREA[area]} / ${group}`,
})

/** Gives the home page the operator's pins and last pages, in the words of the menu; what he may no longer open is left out. */
export function PintasanProvider({ children }: { children: ReactNode }) {
  const { daun } = useMenu()
  const [sematan, setSematan] = useSematan()
  const [terakhir] = useTerakhirDibuka()
  const value = useMemo(() => {
    const semua = (paths: readonly string[]) => paths.flatMap((path) => daun.find((tautan) => tautan.path === path) ?? []).map(pintasanOf)
    return {
      sematan: semua(sematan),
      terakhir: semua(terakhir.filter((path) => !sematan.includes(path))),
      lepas: (path: string) => setSematan(sematan.filter((other) => other !== path)),
    }
  }, [daun, sematan, terakhir, setSematan])
  return <PintasanContext value={value}>{children}</PintasanContext>
}
