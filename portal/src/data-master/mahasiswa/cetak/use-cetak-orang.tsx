import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { masihStudi } from '@sivitas/rules/data-master/status'
import { useState } from 'react'
import { api } from '../../../api'
import { useExport } from '../../../kit/export/use-export'
import { IconPrinter } from '../../../kit/icons'
import type { PageAction } from '../../../kit/page/page-action'
import { CetakBiodataDialog } from '../../cetakan/cetak-biodata-dialog'

const calls = api.dataMaster.cetakOrang
const icon = <IconPrinter size={16} aria-hidden />

/** What is printed of one student beside his results: the record for the archive and, when he has left, the facts of it. */
export function useCetakOrang({ id, status }: { id: string; status: StatusMahasiswa }) {
  const { start } = useExport()
  const [buka, setBuka] = useState(false)
  const tindakan: PageAction[] = [
    { label: 'Cetak biodata', icon, call: calls.biodataMahasiswa, onClick: () => setBuka(true) },
    ...(masihStudi(status)
      ? []
      : [
          {
            label: 'Cetak lembar keluar',
            icon,
            call: calls.lembarKeluar,
            onClick: () => void start(calls.lembarKeluar, { id, format: 'pdf' }),
          },
        ]),
  ]
  const biodata = { judul: 'Cetak biodata', id, call: calls.biodataMahasiswa, penulis: api.dataMaster.mahasiswaTulis.update }
  return { tindakan, dialog: buka && <CetakBiodataDialog biodata={biodata} onTutup={() => setBuka(false)} /> }
}
