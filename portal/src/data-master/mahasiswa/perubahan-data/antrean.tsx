import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { Permintaan } from './permintaan'
import classes from './perubahan.module.css'
import { LENCANA } from './status-permintaan'

type AntreanProps = {
  rows: readonly Permintaan[]
  pilih: string | null
  sibuk: boolean
  onPilih: (id: string) => void
  /** A pressed letter: A accepts, T refuses; Enter and the right arrow go into the request. */
  onTombol: (tombol: 'a' | 't' | 'masuk') => void
}

const idOf = (id: string) => `permintaan-${id}`
const TOMBOL: Readonly<Record<string, 'a' | 't' | 'masuk'>> = { a: 'a', A: 'a', t: 't', T: 't', Enter: 'masuk', ArrowRight: 'masuk' }

/** Requests as a list that is walked by arrows. */
export function Antrean({ rows, pilih, sibuk, onPilih, onTombol }: AntreanProps) {
  const daftar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pilih !== null) daftar.current?.querySelector(`#${idOf(pilih)}`)?.scrollIntoView({ block: 'nearest' })
  }, [pilih])
  const letak = rows.findIndex(({ id }) => id === pilih)
  const tekan = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const ke = { ArrowDown: letak + 1, ArrowUp: letak - 1, Home: 0, End: rows.length - 1 }[event.key]
    const tombol = TOMBOL[event.key]
    if (ke === undefined && tombol === undefined) return
    event.preventDefault()
    const tujuan = ke === undefined ? undefined : rows[ke]
    if (tujuan) onPilih(tujuan.id)
    if (tombol) onTombol(tombol)
  }
  const klik = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[role=option]')?.dataset['id'] : undefined
    if (id !== undefined) onPilih(id)
  }
  return (
    <div
      ref={daftar}
      role="listbox"
      tabIndex={0}
      className={classes.antrean}
      data-lama={sibuk}
      aria-label="Antrean permintaan"
      aria-activedescendant={pilih === null ? undefined : idOf(pilih)}
      onKeyDown={tekan}
      onClick={klik}
    >
      {rows.map((satu) => (
        <div
          key={satu.id}
          id={idOf(satu.id)}
          role="option"
          tabIndex={-1}
          aria-selected={satu.id === pilih}
          className={classes.pilihan}
          data-id={satu.id}
        >
          <span className={classes.kepala}>
            <Text component="span" size="sm" fw={600} truncate>
              {satu.nama}
            </Text>
            {satu.status === 'diajukan' ? (
              <Text component="span" size="xs" c="dimmed">
                {satu.umurHari === 0 ? 'Hari ini' : `${formatAngka(satu.umurHari)} hari`}
              </Text>
            ) : (
              <StatusBadge kode={satu.status} {...LENCANA[satu.status]} />
            )}
          </span>
          <Text component="span" size="xs" c="dimmed">{`${satu.nim} · ${satu.labelProdi}`}</Text>
          <Text component="span" size="xs">
            {satu.isian.map(({ judul }) => judul).join(', ')}
          </Text>
        </div>
      ))}
    </div>
  )
}
