import { useElementSize } from '@mantine/hooks'
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { readBlock, spread } from '../import/paste'
import { jendelaBaris } from '../table/jendela-baris'
import type { KolomLembar } from './ketikan'
import { LembarBarisSel, type AksiSel } from './lembar-baris'
import type { Lembar } from './use-lembar'
import classes from './lembar.module.css'

const TINGGI = 40
/** Rows are higher while a cell has something to say below its text. */
const TINGGI_GALAT = 60
const LANGKAH: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1, PageUp: -10, PageDown: 10 }

type Props = { label: string; kepala: string; kolom: readonly KolomLembar[]; lembar: Lembar; sibuk: boolean }

/**
 * Rows as a sheet: every cell is an input, arrows and Enter go up and down, Tab goes on, a block copied from a spreadsheet
 * fills from the cell it is pasted into. Only the rows that show are drawn, so 5,000 of them scroll as 20 do.
 */
export function LembarGrid({ label, kepala, kolom, lembar, sibuk }: Props) {
  const { baris, galat, tulis } = lembar
  const { ref: ukur, height } = useElementSize()
  const kotak = useRef<HTMLDivElement | null>(null)
  const [gulir, setGulir] = useState(0)
  const tinggi = galat.size > 0 ? TINGGI_GALAT : TINGGI
  const jendela = jendelaBaris(baris.length, tinggi, { gulir, layar: height || 600 })
  const aksi = useMemo<AksiSel>(() => {
    const tuju = (ke: number, satu: number) => {
      const box = kotak.current
      const baru = Math.min(baris.length - 1, Math.max(0, ke))
      if (!box) return
      const atas = baru * tinggi
      if (atas < box.scrollTop) box.scrollTop = atas
      else if (atas + tinggi * 3 > box.scrollTop + box.clientHeight) box.scrollTop = atas + tinggi * 3 - box.clientHeight
      // The row may not be drawn before the box has scrolled.
      window.requestAnimationFrame(() => box.querySelector<HTMLElement>(`[data-sel='${baru}:${satu}']`)?.focus())
    }
    return {
      tulis: (id, field, teks) => tulis([{ id, sel: { [field]: teks } }]),
      tekan: (event: KeyboardEvent, ke, satu) => {
        const langkah = LANGKAH[event.key]
        if (langkah === undefined) return
        event.preventDefault()
        tuju(ke + langkah, satu)
      },
      tempel: (event: ClipboardEvent, ke, satu) => {
        const block = readBlock(event.clipboardData.getData('text/plain'))
        if (block === null) return
        event.preventDefault()
        const isi = spread(block, { row: ke, column: satu }, { rows: baris.map((_, at) => at), fields: kolom.map(({ id }) => id) })
        tulis(isi.flatMap(({ baris: at, sel }) => (baris[at] ? [{ id: baris[at].id, sel }] : [])))
      },
    }
  }, [baris, kolom, tinggi, tulis])
  return (
    <div
      ref={(node) => {
        kotak.current = node
        ukur(node)
      }}
      className={classes.kotak}
      onScroll={(event) => setGulir(event.currentTarget.scrollTop)}
    >
      <table className={classes.lembar} data-galat={galat.size > 0} aria-label={label} aria-busy={sibuk} aria-rowcount={baris.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{kepala}</th>
            {kolom.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Ruang tinggi={jendela.atas} kolom={kolom.length + 1} />
          {baris.slice(jendela.dari, jendela.sampai).map((satu, i) => (
            <LembarBarisSel
              key={satu.id}
              baris={satu}
              ke={jendela.dari + i}
              kolom={kolom}
              ketikan={lembar.ketikan.get(satu.id)}
              galat={galat.get(satu.id)}
              tersimpan={lembar.tersimpan.has(satu.id)}
              aksi={aksi}
            />
          ))}
          <Ruang tinggi={jendela.bawah} kolom={kolom.length + 1} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for rows that are not drawn. */
function Ruang({ tinggi, kolom }: { tinggi: number; kolom: number }) {
  if (tinggi === 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={kolom} height={tinggi} aria-label="Baris yang belum terlihat" />
    </tr>
  )
}
