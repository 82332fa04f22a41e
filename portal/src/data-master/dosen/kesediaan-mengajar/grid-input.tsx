import { Group, Input, SegmentedControl, Text } from '@mantine/core'
import { NILAI_KESEDIAAN, type NilaiKesediaan, type SesiGrid } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { IsiSlot } from './isi-slot'
import { barisSlot, HARI, langkahSlot, tempatPertama, type BarisSlot, type Tempat } from './slot'
import classes from './slot.module.css'

export type Grid = Record<string, NilaiKesediaan>

/** 0 clears. */
type Kuas = 0 | NilaiKesediaan

const KUAS = [
  { value: '1', label: '1 Bersedia' },
  { value: '2', label: '2 Bila perlu' },
  { value: '3', label: '3 Tidak' },
  { value: '0', label: '0 Kosongkan' },
]
const TOMBOL: Readonly<Record<string, Kuas>> = { '0': 0, '1': 1, '2': 2, '3': 3, Delete: 0, Backspace: 0 }

/** The same grid with one slot painted. */
function dicat(grid: Grid, slot: string, kuas: Kuas): Grid {
  if (kuas !== 0) return { ...grid, [slot]: kuas }
  const { [slot]: _hapus, ...sisa } = grid
  return sisa
}

/** Hari x sesi, painted with the mouse or with 1, 2 and 3 on the cell that the arrows have reached. */
export function GridInput({ label, value, onChange, disabled = false, error, sesi }: IsianProps<Grid> & { sesi: readonly SesiGrid[] }) {
  const baris = useMemo(() => barisSlot(sesi), [sesi])
  const [kuas, setKuas] = useState<Kuas>(1)
  const grid = value ?? {}
  // Several cells are painted in one stroke, before the form has drawn the first of them.
  const kini = useRef(grid)
  useEffect(() => {
    kini.current = grid
  })
  const cat = (slot: string, dengan: Kuas) => {
    if (disabled) return
    kini.current = dicat(kini.current, slot, dengan)
    onChange(kini.current)
  }
  return (
    <Input.Wrapper label={label} labelElement="div" {...(error !== undefined && { error })}>
      <Group gap="sm" mb="xs">
        <SegmentedControl
          aria-label="Kuas"
          size="xs"
          data={KUAS}
          value={String(kuas)}
          disabled={disabled}
          onChange={(satu) => setKuas(Number(satu) as Kuas)}
        />
        <Text size="xs" c="dimmed">
          Seret untuk mengecat, atau tekan 1, 2, 3, 0 pada sel yang dipilih dengan panah.
        </Text>
      </Group>
      <TabelSlot label={label} baris={baris} grid={grid} kuas={kuas} cat={cat} disabled={disabled} />
    </Input.Wrapper>
  )
}

type TabelProps = {
  label: string
  baris: readonly BarisSlot[]
  grid: Grid
  kuas: Kuas
  cat: (slot: string, dengan: Kuas) => void
  disabled: boolean
}

function TabelSlot({ label, baris, grid, kuas, cat, disabled }: TabelProps) {
  const [tempat, setTempat] = useState<Tempat>(() => tempatPertama(baris))
  const tabel = useRef<HTMLTableElement>(null)
  const melukis = useRef(false)
  useEffect(() => {
    const angkat = () => (melukis.current = false)
    window.addEventListener('pointerup', angkat)
    return () => window.removeEventListener('pointerup', angkat)
  }, [])
  const tekan = (event: KeyboardEvent, di: Tempat, slot: string) => {
    const dengan = TOMBOL[event.key]
    const tuju = langkahSlot(baris, di, event.key)
    if (dengan === undefined && tuju === null && event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (tuju === null) return cat(slot, dengan ?? kuas)
    setTempat(tuju)
    tabel.current?.querySelector<HTMLElement>(`[data-tempat="${tuju.baris}-${tuju.hari}"]`)?.focus()
  }
  return (
    <div className={classes.wadah}>
      <table
        ref={tabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA on a table
        role="grid"
        aria-label={label}
        className={classes.grid}
      >
        <IsiSlot
          baris={baris}
          sel={(slot, di, { jam }) => {
            const nilai = grid[slot]
            return (
              <td
                className={classes.sel}
                data-nilai={nilai}
                data-tempat={`${di.baris}-${di.hari}`}
                aria-disabled={disabled}
                aria-label={`${HARI[di.hari]} ${jam}: ${nilai === undefined ? 'belum diisi' : NILAI_KESEDIAAN[nilai]}`}
                tabIndex={tempat.baris === di.baris && tempat.hari === di.hari ? 0 : -1}
                onFocus={() => setTempat(di)}
                onKeyDown={(event) => tekan(event, di, slot)}
                onPointerDown={(event) => {
                  // A finger's press would hold all further moves to this cell.
                  event.currentTarget.releasePointerCapture(event.pointerId)
                  melukis.current = true
                  cat(slot, kuas)
                }}
                onPointerEnter={() => melukis.current && cat(slot, kuas)}
              >
                {nilai ?? ''}
              </td>
            )
          }}
        />
      </table>
    </div>
  )
}
