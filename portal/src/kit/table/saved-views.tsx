import { Menu, Modal } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { toast } from '../feedback/toast'
import { pesanGalat } from '../galat'
import { IconPin, IconPlus } from '../icons'
import { SavedViewForm, type NamaTampilan } from './saved-view-form'
import type { RowId } from './selection'
import { useTampilanBersama, type Tampilan } from './tampilan-bersama'
import { ToolButton } from './tool-button'
import type { TableModel } from './use-table-model'
import { usePreferensi } from './use-preferensi'
import { saveView, type View, Views } from './views'

const NONE: View[] = []

/** Lists that the person has named, and those that were shared with him: their search, filters and order, and their columns. */
export function SavedViews<Row extends { id: RowId }>({ table }: { table: TableModel<Row> }) {
  const { screen, layout, setLayout, list } = table
  const [views, setViews] = usePreferensi(`tampilan:${screen}`, Views, NONE)
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const [naming, setNaming] = useState(false)
  const bersama = useTampilanBersama()
  const shared = bersama?.daftar.filter(({ layar }) => layar === screen) ?? []

  const open = (view: View) => {
    setParams(new URLSearchParams(view.query))
    setLayout(view.kolom)
  }
  const remove = (view: View) => {
    setViews(views.filter((other) => other !== view))
    toast.berhasil(`Tampilan ${view.nama} dihapus`, { urungkan: () => setViews(views) })
  }
  const removeShared = async ({ id, nama }: Tampilan) => {
    try {
      await bersama?.hapus(id)
      toast.berhasil(`Tampilan ${nama} dihapus`)
    } catch (error) {
      toast.gagal(pesanGalat(error))
    }
  }
  const save = async ({ nama, idHakAkses, disematkan }: NamaTampilan) => {
    const query = new URLSearchParams([...params].filter(([key]) => key !== 'page')).toString()
    try {
      // What others or the home page must see lies on the server; the rest stays with the person's own choices.
      if (bersama && (idHakAkses !== null || disematkan))
        await bersama.simpan({ layar: screen, nama, halaman: pathname, panggilan: list.panggilan, query, idHakAkses, disematkan })
      else setViews(saveView(views, { nama, query, kolom: layout }))
      setNaming(false)
      toast.berhasil('Tampilan berhasil disimpan')
    } catch (error) {
      toast.gagal(pesanGalat(error))
    }
  }
  const milik = [
    ...views.map((view) => ({ key: view.nama, nama: view.nama, hapus: () => remove(view) })),
    ...shared.filter(({ milikSaya }) => milikSaya).map((view) => ({ key: view.id, nama: view.nama, hapus: () => void removeShared(view) })),
  ]
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
          {shared.map((view) => (
            <Menu.Item key={view.id} onClick={() => setParams(new URLSearchParams(view.query))}>
              {view.milikSaya ? view.nama : `${view.nama} (${view.pemilik})`}
            </Menu.Item>
          ))}
          {views.length + shared.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
            Simpan tampilan ini
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={naming} onClose={() => setNaming(false)} title="Tampilan tersimpan" size={400}>
        <SavedViewForm milik={milik} bersama={bersama} onSave={(tampilan) => void save(tampilan)} onCancel={() => setNaming(false)} />
      </Modal>
    </>
  )
}
