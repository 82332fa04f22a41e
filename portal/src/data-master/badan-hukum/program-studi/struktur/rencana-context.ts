import { createContext, useContext, type DragEvent } from 'react'

/** A unit that may be moved, as the tree shows it. */
export type UnitPindah = { jenis: 'jurusan' | 'prodi'; id: string; versi: number; nama: string }
/** Where it may go. */
export type Tempat = { jenis: 'fakultas' | 'jurusan'; id: string; nama: string }
export type Langkah = { unit: UnitPindah; ke: Tempat | null }

type Rencana = {
  /** May this person move units at all? */
  writes: boolean
  /** Asks where a unit shall go: the way without a mouse. */
  onPilih: (unit: UnitPindah) => void
  onTutup: (unit: UnitPindah) => void
  /** What is held by the mouse at this moment. */
  dipegang: UnitPindah | null
  onPegang: (unit: UnitPindah | null) => void
  onJatuh: (ke: Tempat) => void
  simulasi: boolean
}

export const RencanaContext = createContext<Rencana | null>(null)

export function useRencana(): Rencana {
  const rencana = useContext(RencanaContext)
  if (rencana === null) throw new Error('RencanaContext is missing: the tree stands on its page')
  return rencana
}

/** A jurusan goes into a fakultas only, a prodi into either (DM-R28). */
export const bolehJatuh = (unit: UnitPindah | null, ke: Tempat): boolean =>
  unit !== null && unit.id !== ke.id && (unit.jenis === 'prodi' || ke.jenis === 'fakultas')

/** Props of a line that the mouse can pick up. */
export function useAngkat(unit: UnitPindah) {
  const { writes, onPegang } = useRencana()
  if (!writes) return {}
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', unit.nama)
      event.stopPropagation()
      onPegang(unit)
    },
    onDragEnd: () => onPegang(null),
  }
}

/** Props of a line on which a unit can be put down. */
export function useTerima(ke: Tempat) {
  const { dipegang, onJatuh } = useRencana()
  if (!bolehJatuh(dipegang, ke)) return {}
  return {
    'data-terima': true,
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      onJatuh(ke)
    },
  }
}
