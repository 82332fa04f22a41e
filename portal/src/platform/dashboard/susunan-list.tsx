import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Card, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '../../kit/icons'
import classes from './dashboard.module.css'
import { NAMA_BAGIAN, type KodeBagian, type Susunan } from './use-susunan'

type BarisProps = {
  kode: KodeBagian
  index: number
  terakhir: boolean
  tampil: boolean
  onTampil: (tampil: boolean) => void
  onGeser: (langkah: -1 | 1) => void
}

function Baris({ kode, index, terakhir, tampil, onTampil, onGeser }: BarisProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: kode, index })
  const nama = NAMA_BAGIAN[kode]
  return (
    <li ref={ref} className={classes['susun']} data-diseret={isDragging || undefined}>
      <Checkbox
        label={nama}
        checked={tampil}
        onChange={(event) => onTampil(event.currentTarget.checked)}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onGeser(event.key === 'ArrowUp' ? -1 : 1)
        }}
      />
      <ActionIcon aria-label={`Naikkan ${nama}`} disabled={index === 0} onClick={() => onGeser(-1)}>
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Turunkan ${nama}`} disabled={terakhir} onClick={() => onGeser(1)}>
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
      <span ref={handleRef} className={classes['pegangan']} tabIndex={-1} aria-hidden>
        <IconGripVertical size={16} />
      </span>
    </li>
  )
}

function digeser(urutan: readonly KodeBagian[], kode: KodeBagian, langkah: -1 | 1): KodeBagian[] {
  const lain = urutan.filter((other) => other !== kode)
  lain.splice(Math.max(0, urutan.indexOf(kode) + langkah), 0, kode)
  return lain
}

/** The parts of the home page in their order: the mouse drags them, buttons and Alt with an arrow move them. */
export function SusunanList({ susunan, onUbah }: { susunan: Susunan; onUbah: (susunan: Susunan) => void }) {
  const [kabar, setKabar] = useState('')
  const { urutan, sembunyi } = susunan
  const geser = (kode: KodeBagian, langkah: -1 | 1) => {
    const baru = digeser(urutan, kode, langkah)
    onUbah({ ...susunan, urutan: baru })
    setKabar(`${NAMA_BAGIAN[kode]} di urutan ${baru.indexOf(kode) + 1} dari ${baru.length}`)
  }
  const tampilkan = (kode: KodeBagian, tampil: boolean) =>
    onUbah({ ...susunan, sembunyi: tampil ? sembunyi.filter((other) => other !== kode) : [...sembunyi, kode] })
  return (
    <Card mb="lg">
      <Text fw={600} mb="sm">
        Susunan beranda
      </Text>
      <DragDropProvider
        sensors={[PointerSensor]}
        onDragEnd={(event) => {
          if (!event.canceled) onUbah({ ...susunan, urutan: move(urutan, event) })
        }}
      >
        <ul className={classes['daftar']}>
          {urutan.map((kode, index) => (
            <Baris
              key={kode}
              kode={kode}
              index={index}
              terakhir={index === urutan.length - 1}
              tampil={!sembunyi.includes(kode)}
              onTampil={(tampil) => tampilkan(kode, tampil)}
              onGeser={(langkah) => geser(kode, langkah)}
            />
          ))}
        </ul>
      </DragDropProvider>
      <p className="hanya-pembaca" aria-live="polite">
        {kabar}
      </p>
    </Card>
  )
}
