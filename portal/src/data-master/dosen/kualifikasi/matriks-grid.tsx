import {
  DASAR_KUALIFIKASI,
  TINGKAT_KUALIFIKASI,
  type MatriksKualifikasi,
  type SelKualifikasi,
  type TingkatKualifikasi,
} from '@sivitas/contract/data-master/dosen/kualifikasi'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Badge } from '@mantine/core'
import { jendelaBaris } from '../../../kit/table/jendela-baris'
import classes from './kualifikasi.module.css'

const TINGGI = 36
const TOMBOL: Readonly<Record<string, TingkatKualifikasi | null>> = { '1': 1, '2': 2, '3': 3, '0': null, Delete: null, Backspace: null }
const LANGKAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** A cell by the places of its row and column. */
export type Tempat = { baris: number; kolom: number }

type MatriksGridProps = {
  matriks: MatriksKualifikasi
  sel: ReadonlyMap<string, SelKualifikasi>
  pilih: Tempat
  onPilih: (tempat: Tempat) => void
  onTingkat: (tempat: Tempat, tingkat: TingkatKualifikasi | null) => void
}

export const kunciSel = (idDosen: string, idMakul: string) => `${idDosen}:${idMakul}`

const sebut = (isi: SelKualifikasi | undefined) =>
  isi === undefined
    ? 'belum ada'
    : [
        TINGKAT_KUALIFIKASI[isi.tingkat],
        isi.dasar.map((satu) => DASAR_KUALIFIKASI[satu]).join(', '),
        isi.disetujui ? 'disetujui' : 'belum disetujui',
      ]
        .filter(Boolean)
        .join(', ')

/** Lecturers by courses; only the rows that show are drawn. Arrows move, 1 to 3 set the level, 0 takes it away. */
export function MatriksGrid({ matriks: { dosen, makul, tanpaUtama, labelProdi }, sel, pilih, onPilih, onTingkat }: MatriksGridProps) {
  const { ref: ukur, height } = useElementSize()
  const kotak = useRef<HTMLDivElement | null>(null)
  const [gulir, setGulir] = useState(0)
  const jendela = jendelaBaris(dosen.length, TINGGI, { gulir, layar: height || 600 })
  const tanpa = useMemo(() => new Set(tanpaUtama), [tanpaUtama])

  const tuju = ({ baris, kolom }: Tempat) => {
    const tempat = { baris: Math.max(0, Math.min(dosen.length - 1, baris)), kolom: Math.max(0, Math.min(makul.length - 1, kolom)) }
    onPilih(tempat)
    // The row may not be drawn yet: it is scrolled to first, then its cell takes the focus.
    const box = kotak.current
    if (box) {
      const atas = tempat.baris * TINGGI
      if (atas < box.scrollTop) box.scrollTop = atas
      else if (atas + TINGGI * 5 > box.scrollTop + box.clientHeight) box.scrollTop = atas + TINGGI * 5 - box.clientHeight
    }
    window.requestAnimationFrame(() =>
      kotak.current?.querySelector<HTMLElement>(`[data-tempat="${tempat.baris}-${tempat.kolom}"]`)?.focus(),
    )
  }
  const tekan = (event: KeyboardEvent, tempat: Tempat) => {
    const langkah = LANGKAH[event.key]
    if (langkah === undefined && !(event.key in TOMBOL)) return
    event.preventDefault()
    if (langkah) tuju({ baris: tempat.baris + langkah[0], kolom: tempat.kolom + langkah[1] })
    else onTingkat(tempat, TOMBOL[event.key] ?? null)
  }
  return (
    <div
      ref={(node) => {
        kotak.current = node
        ukur(node)
      }}
      className={classes.kotak}
      onScroll={(event) => setGulir(event.currentTarget.scrollTop)}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of WAI-ARIA on a table
        role="grid"
        aria-label={`Kualifikasi ${labelProdi}`}
        aria-rowcount={dosen.length + 1}
        aria-colcount={makul.length + 1}
        className={classes.matriks}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Dosen</th>
            {makul.map(({ id, kode, nama }) => (
              <th key={id} scope="col" title={nama}>
                <span className={`${classes.kode} ${tanpa.has(id) ? classes.tanpa : ''}`}>{kode}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jendela.atas > 0 && (
            <tr aria-hidden>
              <td colSpan={makul.length + 1} height={jendela.atas} aria-label="Baris di atas" />
            </tr>
          )}
          {dosen.slice(jendela.dari, jendela.sampai).map(({ id, namaLengkap, badge, luar, homebase }, i) => {
            const baris = jendela.dari + i
            return (
              <tr key={id} aria-rowindex={baris + 2}>
                <th scope="row" title={[namaLengkap, homebase].filter(Boolean).join(', ')}>
                  {badge !== null && (
                    <Badge color="kuning" size="xs" mr={6}>
                      {badge}
                    </Badge>
                  )}
                  {luar && (
                    <Badge color="abu" size="xs" mr={6}>
                      Luar prodi
                    </Badge>
                  )}
                  {namaLengkap}
                </th>
                {makul.map((mk, kolom) => {
                  const isi = sel.get(kunciSel(id, mk.id))
                  const terpilih = pilih.baris === baris && pilih.kolom === kolom
                  return (
                    <td
                      key={mk.id}
                      className={classes.sel}
                      data-tempat={`${baris}-${kolom}`}
                      data-tingkat={isi?.tingkat}
                      data-disetujui={isi?.disetujui}
                      aria-selected={terpilih}
                      aria-label={`${namaLengkap}, ${mk.kode}: ${sebut(isi)}`}
                      tabIndex={terpilih ? 0 : -1}
                      onClick={() => tuju({ baris, kolom })}
                      onKeyDown={(event) => tekan(event, { baris, kolom })}
                    >
                      {isi?.tingkat ?? ''}
                    </td>
                  )
                })}
              </tr>
            )
          })}
          {jendela.bawah > 0 && (
            <tr aria-hidden>
              <td colSpan={makul.length + 1} height={jendela.bawah} aria-label="Baris di bawah" />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
