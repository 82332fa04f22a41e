import { Fragment, type ReactNode } from 'react'
import { HARI, hariTerpakai, type BarisSlot } from './slot'
import classes from './slot.module.css'

type IsiSlotProps = {
  baris: readonly BarisSlot[]
  /** The cell of a slot; `di` is its place in the table. */
  sel: (slot: string, di: { baris: number; hari: number }, satu: BarisSlot) => ReactNode
}

/** Head and body of a table of hours by day: groups of sessions, their hours, and a cell for each slot that exists. */
export function IsiSlot({ baris, sel }: IsiSlotProps) {
  const hari = hariTerpakai(baris)
  return (
    <>
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
                if (slot) return <Fragment key={h}>{sel(slot, { baris: i, hari: h }, satu)}</Fragment>
                return <td key={h} className={classes.kosong} aria-label={`${HARI[h]} ${satu.jam}: tidak ada sesi`} />
              })}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </>
  )
}
