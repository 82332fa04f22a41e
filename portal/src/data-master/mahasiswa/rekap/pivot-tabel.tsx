import { Anchor, Button, Group, Text } from '@mantine/core'
import { DIMENSI_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import type { BentukRekap, Rekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { susunPivot, type Jumlah, type Kunci, type Pivot } from '@sivitas/rules/data-master/pivot'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { Fragment, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { alamatDaftar } from './bentuk'
import classes from './rekap.module.css'
import { PEMBANDING, UKURAN, type Ukuran } from './ukuran'

/** Rows that are drawn at first; a rekap by schools has thousands. */
const SEKALIGUS = 200

type PivotTabelProps = { rekap: Rekap; bentuk: BentukRekap }
type Gambar = { pivot: Pivot; ukuran: readonly Ukuran[]; bentuk: BentukRekap; periode: number }

/** The counted table; a number leads to its students where the list can tell them. */
export function PivotTabel({ rekap, bentuk }: PivotTabelProps) {
  const [batas, setBatas] = useState(SEKALIGUS)
  const pivot = useMemo(
    () =>
      susunPivot({
        baris: bentuk.baris.length,
        anggota: [...bentuk.baris, ...bentuk.kolom].map((nama) => rekap.anggota[nama] ?? []),
        sel: rekap.sel,
      }),
    [rekap, bentuk],
  )
  const ukuran = [...bentuk.ukuran.map((nama) => UKURAN[nama]), ...(rekap.banding === null ? [] : PEMBANDING)]
  const gambar = { pivot, ukuran, bentuk, periode: rekap.periode }
  const rest = pivot.baris.length - batas
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes.gulung} aria-label="Tabel rekap mahasiswa" tabIndex={0}>
        <table className={classes.tabel}>
          <Kepala {...gambar} />
          <tbody>
            {pivot.baris.slice(0, batas).map((_row, at) => (
              <Baris key={JSON.stringify(_row.kunci)} {...gambar} ke={at} />
            ))}
          </tbody>
          <Kaki {...gambar} />
        </table>
      </section>
      {rest > 0 && (
        <Group data-cetak="sembunyi">
          <Text size="sm" c="dimmed">
            {formatAngka(batas)} dari {formatAngka(pivot.baris.length)} baris ditampilkan.
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => setBatas(batas + SEKALIGUS)}>
            Tampilkan {formatAngka(Math.min(rest, SEKALIGUS))} baris lagi
          </Button>
        </Group>
      )}
    </>
  )
}

function Kepala({ pivot, ukuran, bentuk }: Gambar) {
  const across = bentuk.kolom.length > 0
  const heads = across ? pivot.kolom.map(({ label }) => label.join(' · ')) : []
  return (
    <thead>
      <tr>
        {bentuk.baris.map((nama) => (
          <th key={nama} scope="col">
            {DIMENSI_MAHASISWA[nama].judul}
          </th>
        ))}
        {[...heads, 'Jumlah'].map((head, at) =>
          ukuran.map(({ kunci, judul, utama }) => (
            <th key={`${at}-${kunci}`} scope="col" data-angka data-jumlah={at === heads.length || undefined}>
              {utama && (across || ukuran.length === 1) ? head : across ? `${head} · ${judul}` : judul}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

function Baris({ ke, ...gambar }: Gambar & { ke: number }) {
  const { pivot, bentuk } = gambar
  const row = pivot.baris[ke]
  if (row === undefined) return null
  const before = pivot.baris[ke - 1]
  return (
    <tr>
      {row.label.map((label, at) => {
        const same = before !== undefined && row.label.slice(0, at + 1).every((one, place) => one === before.label[place])
        return (
          <th key={bentuk.baris[at]} scope="row" data-lanjutan={same || undefined}>
            {label}
          </th>
        )
      })}
      {bentuk.kolom.length > 0 &&
        pivot.kolom.map(({ kunci }, at) => (
          <Nilai key={JSON.stringify(kunci)} {...gambar} sel={pivot.sel(ke, at)} kunci={[...row.kunci, ...kunci]} />
        ))}
      <Nilai {...gambar} sel={row.jumlah} kunci={row.kunci} jumlah />
    </tr>
  )
}

type NilaiProps = Gambar & { sel: Jumlah | undefined; kunci: Kunci | null; jumlah?: boolean }

function Nilai({ sel, kunci, jumlah, pivot, ukuran, bentuk, periode }: NilaiProps) {
  const to = sel === undefined || sel.jumlah === 0 || kunci === null ? null : alamatDaftar(bentuk, kunci, periode)
  return (
    <Fragment>
      {ukuran.map(({ kunci: name, teks, utama }) => (
        <td key={name} data-angka data-jumlah={jumlah || undefined}>
          {sel === undefined ? null : utama && to !== null ? (
            <Anchor component={Link} to={to}>
              {teks(sel, pivot.total)}
            </Anchor>
          ) : (
            teks(sel, pivot.total)
          )}
        </td>
      ))}
    </Fragment>
  )
}

function Kaki(gambar: Gambar) {
  const { pivot, bentuk } = gambar
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={bentuk.baris.length}>
          Jumlah
        </th>
        {bentuk.kolom.length > 0 &&
          pivot.kolom.map(({ kunci, jumlah }) => <Nilai key={JSON.stringify(kunci)} {...gambar} sel={jumlah} kunci={null} jumlah />)}
        <Nilai {...gambar} sel={pivot.total} kunci={null} jumlah />
      </tr>
    </tfoot>
  )
}
