import { ActionIcon, Menu } from '@mantine/core'
import { BAGAN_DASHBOARD, type BaganDashboard } from '@sivitas/contract/data-master/mahasiswa/dashboard'
import { useContext, type RefObject } from 'react'
import { api } from '../../../api'
import { saveFile } from '../../../kit/export/save-file'
import { useExport } from '../../../kit/export/use-export'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { IconDownload, IconFileTypeXls, IconPhoto } from '../../../kit/icons'
import { BaganContext } from './bagan-context'
import { gambarPng, type Legenda } from './gambar-png'

type EksporBaganProps = { bagan: BaganDashboard; gambar: RefObject<HTMLDivElement | null>; legenda: Legenda }

/** A chart as a picture, or its table as a sheet. */
export function EksporBagan({ bagan, gambar, legenda }: EksporBaganProps) {
  const isi = useContext(BaganContext)
  const { start, progress } = useExport()
  if (isi === null) return null
  const judul = BAGAN_DASHBOARD[bagan]
  const unduhGambar = async () => {
    if (gambar.current === null) return
    try {
      saveFile(await gambarPng(gambar.current, { judul, keterangan: isi.keterangan, legenda }), `${judul}.png`)
      toast.berhasil('Berkas berhasil diunduh')
    } catch (error) {
      toast.gagal(pesanGalat(error))
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Unduh ${judul}`} loading={progress !== null} data-cetak="sembunyi">
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPhoto size={16} aria-hidden />} onClick={() => void unduhGambar()}>
          Gambar (PNG)
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypeXls size={16} aria-hidden />}
          onClick={() => void start(api.dataMaster.dashboard.get, { ...isi.query, bagan, format: 'xlsx' })}
        >
          Tabel (XLSX)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
