import { ActionIcon, Button, Group, Menu, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '../feedback/toast'
import { IconPin, IconPlus, IconTrash } from '../icons'
import type { RowId } from './selection'
import { ToolButton } from './tool-button'
import type { TableModel } from './use-table-model'
import { usePreferensi } from './use-preferensi'
import { saveView, View, Views } from './views'

const NONE: View[] = []

/** Lists that the person has named: their search, filters and order, and their columns. */
export function SavedViews<Row extends { id: RowId }>({ table }: { table: TableModel<Row> }) {
  const { screen, layout, setLayout } = table
  const [views, setViews] = usePreferensi(`tampilan:${screen}`, Views, NONE)
  const [params, setParams] = useSearchParams()
  const [naming, setNaming] = useState(false)

  const open = (view: View) => {
    setParams(new URLSearchParams(view.query))
    setLayout(view.kolom)
  }
  const remove = (view: View) => {
    setViews(views.filter((other) => other !== view))
    toast.berhasil(`Tampilan ${view.nama} dihapus`, { urungkan: () => setViews(views) })
  }
  const save = (nama: string) => {
    const query = new URLSearchParams([...params].filter(([key]) => key !== 'page'))
    setViews(saveView(views, { nama, query: query.toString(), kolom: layout }))
    setNaming(false)
    toast.berhasil('Tampilan berhasil disimpan')
  }
  return (
    <>
      <Menu>
        <Menu.Target>
          <ToolButton label="Tampilan tersimpan">
            <IconPin size={16} aria-hidden />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item key={view.nama} onClick={() => open(view)}>
              {view.nama}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
            Simpan tampilan ini
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={naming} onClose={() => setNaming(false)} title="Tampilan tersimpan" size={400}>
        <ViewForm views={views} onSave={save} onRemove={remove} onCancel={() => setNaming(false)} />
      </Modal>
    </>
  )
}

type ViewFormProps = { views: readonly View[]; onSave: (nama: string) => void; onRemove: (view: View) => void; onCancel: () => void }

function ViewForm({ views, onSave, onRemove, onCancel }: ViewFormProps) {
  const [nama, setNama] = useState('')
  const [touched, setTouched] = useState(false)
  const known = View.shape.nama.safeParse(nama)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (known.success) onSave(known.data)
      }}
    >
      <TextInput
        data-autofocus
        withAsterisk
        label="Nama tampilan"
        description="Nama yang sudah ada akan diganti."
        maxLength={60}
        value={nama}
        error={touched && !known.success ? 'Field tidak boleh kosong' : null}
        onBlur={() => setTouched(nama !== '')}
        onChange={(event) => setNama(event.currentTarget.value)}
      />
      {views.map((view) => (
        <Group key={view.nama} justify="space-between" mt="xs">
          {view.nama}
          <ActionIcon color="bahaya" aria-label={`Hapus tampilan ${view.nama}`} onClick={() => onRemove(view)}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit">Simpan</Button>
      </Group>
    </form>
  )
}
