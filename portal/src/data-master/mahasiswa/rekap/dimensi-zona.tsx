import { ActionIcon, Menu, Select, Text } from '@mantine/core'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor, useDroppable } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { DIMENSI_MAHASISWA, NAMA_DIMENSI, type NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import type { BentukRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { IconDotsVertical, IconGripVertical } from '../../../kit/icons'
import { BARIS_MAX, geser, KOLOM_MAX, muat, pindahkan } from './bentuk'
import classes from './rekap.module.css'

type Zona = 'baris' | 'kolom'
type ZonaProps = { bentuk: BentukRekap; onChange: (bentuk: BentukRekap) => void }

const ZONA: Record<Zona, { judul: string; lain: Zona; max: number }> = {
  baris: { judul: 'Baris', lain: 'kolom', max: BARIS_MAX },
  kolom: { judul: 'Kolom', lain: 'baris', max: KOLOM_MAX },
}

const PILIHAN = NAMA_DIMENSI.map((value) => ({ value, label: DIMENSI_MAHASISWA[value].judul }))

/** What goes down and what goes across: by the mouse between the two, or by the menu of each dimension. */
export function DimensiZona({ bentuk, onChange }: ZonaProps) {
  const { baris, kolom } = bentuk
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      onDragEnd={(event) => {
        if (event.canceled) return
        const next = move({ baris, kolom }, event)
        if (muat(next)) onChange({ ...bentuk, ...next })
      }}
    >
      <ZonaDimensi zona="baris" bentuk={bentuk} onChange={onChange} />
      <ZonaDimensi zona="kolom" bentuk={bentuk} onChange={onChange} />
    </DragDropProvider>
  )
}

function ZonaDimensi({ zona, bentuk, onChange }: ZonaProps & { zona: Zona }) {
  const { judul, max } = ZONA[zona]
  const { ref } = useDroppable({ id: zona })
  const chosen = bentuk[zona]
  const full = chosen.length >= max
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {judul} ({chosen.length} dari {max})
      </Text>
      <div ref={ref} className={classes.zona} role="group" aria-label={`Dimensi ${judul.toLowerCase()}`}>
        {chosen.map((dimensi, at) => (
          <Pil key={dimensi} dimensi={dimensi} ke={at} zona={zona} bentuk={bentuk} onChange={onChange} />
        ))}
        <Select
          aria-label={`Tambah dimensi ${judul.toLowerCase()}`}
          placeholder={full ? 'Sudah penuh' : 'Tambah dimensi'}
          disabled={full}
          searchable
          size="xs"
          w={170}
          value={null}
          nothingFoundMessage="Data tidak ditemukan"
          data={PILIHAN.filter(({ value }) => !chosen.includes(value))}
          onChange={(value) => value !== null && onChange(pindahkan(bentuk, value, zona))}
        />
      </div>
    </div>
  )
}

type PilProps = ZonaProps & { dimensi: NamaDimensi; ke: number; zona: Zona }

function Pil({ dimensi, ke, zona, bentuk, onChange }: PilProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: dimensi, index: ke, group: zona, type: 'dimensi', accept: 'dimensi' })
  const { judul } = DIMENSI_MAHASISWA[dimensi]
  const { lain } = ZONA[zona]
  const list = bentuk[zona]
  const shift = (langkah: -1 | 1) => onChange({ ...bentuk, [zona]: geser(list, dimensi, langkah) })
  const away = pindahkan(bentuk, dimensi, lain)
  const out = pindahkan(bentuk, dimensi, 'keluar')
  return (
    <div ref={ref} className={classes.pil} data-diseret={isDragging || undefined}>
      <span ref={handleRef} className={classes.pegangan} tabIndex={-1} aria-hidden>
        <IconGripVertical size={14} />
      </span>
      <Text size="sm">{judul}</Text>
      <Menu>
        <Menu.Target>
          <ActionIcon size="sm" aria-label={`Tindakan dimensi ${judul}`}>
            <IconDotsVertical size={14} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={ke === 0} onClick={() => shift(-1)}>
            Geser ke depan
          </Menu.Item>
          <Menu.Item disabled={ke === list.length - 1} onClick={() => shift(1)}>
            Geser ke belakang
          </Menu.Item>
          <Menu.Item disabled={away === bentuk} onClick={() => onChange(away)}>
            Pindah ke {ZONA[lain].judul.toLowerCase()}
          </Menu.Item>
          <Menu.Item disabled={out === bentuk} onClick={() => onChange(out)}>
            Keluarkan
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
