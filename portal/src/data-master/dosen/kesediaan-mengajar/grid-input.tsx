import { Group, Input, SegmentedControl, Text } from '@mantine/core'
import { NILAI_KESEDIAAN, type NilaiKesediaan, type SesiGrid } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { Fragment, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { barisSlot, HARI, hariTerpakai, langkahSlot, tempatPertama, type BarisSlot, type Tempat } from './slot'
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
  const hari = hariTerpakai(baris)
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
        <thead>
          <tr>
            <th scope="col">Jam</th>
            {hari.map((h) => (
              <th key={h} scope="col">
                {HARI[h]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map((satu, i) => (
            <Fragment key={satu.kunci}>
              {satu.kelompok !== baris[i - 1]?.kelompok && (
                <tr>
                  <th scope="rowgroup" colSpan={hari.length + 1}>
                    {satu.kelompok}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">{satu.jam}</th>
                {hari.map((h) => {
                  const slot = satu.slot[h]
                  if (!slot) return <td key={h} className={classes.kosong} aria-label={`${HARI[h]} ${satu.jam}: tidak ada sesi`} />
                  const nilai = grid[slot]
                  const di = { baris: i, hari: h }
                  return (
                    <td
                      key={h}
                      className={classes.sel}
                      data-nilai={nilai}
                      data-tempat={`${i}-${h}`}
                      aria-disabled={disabled}
                      aria-label={`${HARI[h]} ${satu.jam}: ${nilai === undefined ? 'belum diisi' : NILAI_KESEDIAAN[nilai]}`}
                      tabIndex={tempat.baris === i && tempat.hari === h ? 0 : -1}
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
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
