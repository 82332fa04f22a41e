import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '../../kit/icons'
import classes from './urutan.module.css'

const calls = api.akademik.kegiatanAkademik

/** The order of the kinds, by the mouse or by buttons; it decides where each stands in calendar, print and pickers. */
export function UrutanPanel({ onTutup }: { onTutup: () => void }) {
  const query = useQuery({ ...calls.list.queryOptions({ input: { itemsPerPage: 500 } }), refetchOnWindowFocus: false })
  return (
    <Drawer opened onClose={onTutup} title="Atur urutan" size={500}>
      <Muatan query={query}>{({ data }) => <Urutan nama={new Map(data.map(({ id, nama }) => [id, nama]))} onTutup={onTutup} />}</Muatan>
    </Drawer>
  )
}

function Urutan({ nama, onTutup }: { nama: ReadonlyMap<string, string>; onTutup: () => void }) {
  const [ids, setIds] = useState(() => [...nama.keys()])
  const [kabar, setKabar] = useState('')
  const client = useQueryClient()
  const simpan = useMutation(
    calls.urutkan.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil('Urutan disimpan')
        void client.invalidateQueries({ queryKey: calls.key() })
        onTutup()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const pindah = (id: string, ke: number) => {
    const lain = ids.filter((satu) => satu !== id)
    lain.splice(ke, 0, id)
    setIds(lain)
    setKabar(`${nama.get(id)} di urutan ${lain.indexOf(id) + 1} dari ${lain.length}`)
  }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Seret baris, atau pakai tombol naik dan turun.
      </Text>
      <DragDropProvider
        sensors={[PointerSensor]}
        onDragEnd={(event) => {
          if (!event.canceled) setIds((kini) => move(kini, event))
        }}
      >
        <ul className={classes.daftar}>
          {ids.map((id, index) => (
            <Baris
              key={id}
              id={id}
              index={index}
              nama={nama.get(id) ?? ''}
              terakhir={index === ids.length - 1}
              onPindah={(ke) => pindah(id, ke)}
            />
          ))}
        </ul>
      </DragDropProvider>
      <p className="hanya-pembaca" aria-live="polite">
        {kabar}
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onTutup}>
          Batal
        </Button>
        <Button loading={simpan.isPending} onClick={() => simpan.mutate({ data: ids })}>
          Simpan
        </Button>
      </Group>
    </Stack>
  )
}

type BarisProps = { id: string; index: number; nama: string; terakhir: boolean; onPindah: (ke: number) => void }

function Baris({ id, index, nama, terakhir, onPindah }: BarisProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <li ref={ref} className={classes.baris} data-dragged={isDragging}>
      <span ref={handleRef} className={classes.pegangan} aria-hidden>
        <IconGripVertical size={16} />
      </span>
      <span className={classes.nama}>{nama}</span>
      <ActionIcon aria-label={`Naikkan ${nama}`} disabled={index === 0} onClick={() => onPindah(index - 1)}>
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Turunkan ${nama}`} disabled={terakhir} onClick={() => onPindah(index + 1)}>
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
