import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Badge, UnstyledButton } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { IconArrowLeft, IconArrowRight, IconChevronDown, IconChevronUp, IconEyeOff, IconGripVertical } from '../../kit/icons'
import classes from '../setelan.module.css'
import { AKAR, dibawah, geser, kelompokDari, keluarkan, masukkan, menurutKelompok, type Item, type Pohon } from './susunan'

type PohonMenuProps = {
  pohon: Pohon
  dipilih: string | null
  galat: ReadonlyMap<string, string>
  onUbah: (pohon: Pohon) => void
  onPilih: (kunci: string) => void
}

/** The tree: the mouse drags within a level, buttons and Alt with arrows move by the keyboard. */
export function PohonMenu({ pohon, dipilih, galat, onUbah, onPilih }: PohonMenuProps) {
  const [ucapan, setUcapan] = useState('')
  const pindah = (baru: Pohon, item: Item, kata: string) => {
    if (baru === pohon) return
    onUbah(baru)
    setUcapan(`${item.label} ${kata}`)
  }
  const baris = (item: Item, { index, group }: { index: number; group: string }) => (
    <BarisMenu
      item={item}
      index={index}
      group={group}
      dipilih={item.kunci === dipilih}
      galat={galat.get(item.kunci)}
      onPilih={() => onPilih(item.kunci)}
      onGeser={(langkah) => pindah(geser(pohon, item.kunci, langkah), item, langkah < 0 ? 'dinaikkan' : 'diturunkan')}
      onMasuk={() => pindah(masukkan(pohon, item.kunci), item, 'dimasukkan ke menu di atasnya')}
      onKeluar={() => pindah(keluarkan(pohon, item.kunci), item, 'dikeluarkan ke tingkat pertama')}
    />
  )
  return (
    <>
      <DragDropProvider
        sensors={[PointerSensor]}
        onDragEnd={(event) => {
          if (!event.canceled) onUbah(menurutKelompok(pohon, move(kelompokDari(pohon), event)))
        }}
      >
        <ul className={classes.pohon} aria-label="Susunan menu">
          {pohon.map((item, index) => (
            <li key={item.kunci}>
              {baris(item, { index, group: AKAR })}
              {item.anak.length > 0 && (
                <ul aria-label={`Isi ${item.label}`}>
                  {item.anak.map((anak, urut) => (
                    <li key={anak.kunci}>{baris(anak, { index: urut, group: dibawah(item.kunci) })}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </DragDropProvider>
      <p className="hanya-pembaca" aria-live="polite">
        {ucapan}
      </p>
    </>
  )
}

type BarisMenuProps = {
  item: Item
  index: number
  group: string
  dipilih: boolean
  galat: string | undefined
  onPilih: () => void
  onGeser: (langkah: -1 | 1) => void
  onMasuk: () => void
  onKeluar: () => void
}

const ikon = { size: 16, 'aria-hidden': true } as const

function BarisMenu({ item, index, group, dipilih, galat, onPilih, onGeser, onMasuk, onKeluar }: BarisMenuProps) {
  const tingkat = group === AKAR ? 'induk' : 'anak'
  const { ref, handleRef, isDragging } = useSortable({ id: item.kunci, index, group, type: tingkat, accept: tingkat })
  const pada = (event: KeyboardEvent) => {
    const aksi = { ArrowUp: () => onGeser(-1), ArrowDown: () => onGeser(1), ArrowRight: onMasuk, ArrowLeft: onKeluar }[event.key]
    if (!event.altKey || !aksi) return
    event.preventDefault()
    aksi()
  }
  return (
    <div ref={ref} className={classes.item} data-dipilih={dipilih} data-diseret={isDragging}>
      <span ref={handleRef} className={classes.pegangan} tabIndex={-1} aria-hidden>
        <IconGripVertical size={16} />
      </span>
      <UnstyledButton className={classes.nama ?? ''} onClick={onPilih} onKeyDown={pada} aria-pressed={dipilih}>
        {item.jenis === 'pemisah' ? '(pemisah)' : item.label}
      </UnstyledButton>
      {galat !== undefined && <Badge color="bahaya">Perlu diperbaiki</Badge>}
      {item.lencana && <Badge color="kuning">{item.lencana}</Badge>}
      {!item.tampil && <IconEyeOff size={16} aria-label="Disembunyikan" role="img" />}
      <ActionIcon aria-label={`Naikkan ${item.label}`} onClick={() => onGeser(-1)}>
        <IconChevronUp {...ikon} />
      </ActionIcon>
      <ActionIcon aria-label={`Turunkan ${item.label}`} onClick={() => onGeser(1)}>
        <IconChevronDown {...ikon} />
      </ActionIcon>
      {tingkat === 'induk' ? (
        <ActionIcon aria-label={`Masukkan ${item.label} ke menu di atasnya`} onClick={onMasuk}>
          <IconArrowRight {...ikon} />
        </ActionIcon>
      ) : (
        <ActionIcon aria-label={`Keluarkan ${item.label} ke tingkat pertama`} onClick={onKeluar}>
          <IconArrowLeft {...ikon} />
        </ActionIcon>
      )}
    </div>
  )
}
