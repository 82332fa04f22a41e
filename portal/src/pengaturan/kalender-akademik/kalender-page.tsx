import { SegmentedControl, Select } from '@mantine/core'
import { uraiPeriode } from '@sivitas/rules/platform/periode'
import { useState } from 'react'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { ExportMenu } from '../../kit/export/export-menu'
import { Muatan } from '../../kit/feedback/muatan'
import { IconPlus, IconUpload } from '../../kit/icons'
import { useMay } from '../../kit/izin/can'
import { PageHead } from '../../kit/page/page-head'
import { useAlamat } from '../use-alamat'
import { BaganKalender } from './bagan-kalender'
import { EntriPanel } from './entri-panel'
import classes from './kalender.module.css'
import { StatusTerbit } from './status-terbit'
import { TampilanDaftar } from './tampilan-daftar'
import { TampilanTahun } from './tampilan-tahun'
import { TerbitDialog } from './terbit-dialog'
import { useKalender, type Entri, type IsiKalender } from './use-kalender'
import { useTindakan } from './use-tindakan'

const TAMPILAN = [
  { value: 'tahun', label: 'Tahun' },
  { value: 'daftar', label: 'Daftar' },
  { value: 'bagan', label: 'Bagan' },
]

/** Academic years to choose from: three ahead, ten back. */
function pilihanTahun(kini: number) {
  return Array.from({ length: 14 }, (_, n) => kini + 3 - n).map((tahun) => ({ value: String(tahun), label: `${tahun - 1}/${tahun}` }))
}

/** The calendar of an academic year in three views, from draft to publication. */
export function KalenderPage() {
  const calls = api.akademik.kalender
  const may = useMay()
  const bawaan = uraiPeriode(usePeriode().id).tahun
  const [diminta, setTahun] = useAlamat('tahun')
  const [tampilan, setTampilan] = useAlamat('tampilan')
  const [terbuka, setTerbuka] = useState<Entri | 'baru' | 'terbit' | null>(null)
  const tahun = Number(diminta) || bawaan
  const kalender = useKalender(tahun)
  const lainnya = useTindakan({ tahun, kosong: kalender.data?.entri.length === 0, onTerbit: () => setTerbuka('terbit') })
  const buka = (entri: Entri) => setTerbuka(entri)
  return (
    <div className={classes.page}>
      <PageHead
        title="Kalender Akademik"
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, onClick: () => setTerbuka('baru'), call: calls.create }}
        secondary={{
          label: 'Impor',
          icon: <IconUpload size={16} aria-hidden />,
          to: '/pengaturan/kalender-akademik/impor',
          call: api.akademik.imporKalender.unggah,
        }}
        more={lainnya}
      />
      <div className={classes.alat}>
        <Select
          label="Tahun akademik"
          data={pilihanTahun(bawaan)}
          value={String(tahun)}
          allowDeselect={false}
          onChange={(nilai) => setTahun(nilai ?? '')}
        />
        <SegmentedControl
          aria-label="Tampilan"
          data={TAMPILAN}
          value={tampilan || 'tahun'}
          onChange={(nilai) => setTampilan(nilai === 'tahun' ? '' : nilai)}
        />
        <ExportMenu source={calls.list} query={{ tahun }} scope={`Kalender ${tahun - 1}/${tahun}`} />
      </div>
      <StatusTerbit tahun={tahun} />
      <Muatan query={kalender} baris={12}>
        {(isi) => <Tampilan tampilan={tampilan} tahun={tahun} isi={isi} onBuka={buka} boleh={may(calls.update)} />}
      </Muatan>
      {terbuka === 'terbit' && <TerbitDialog tahun={tahun} onTutup={() => setTerbuka(null)} />}
      {terbuka !== null && terbuka !== 'terbit' && (
        <EntriPanel entri={terbuka === 'baru' ? null : terbuka} tahun={tahun} onTutup={() => setTerbuka(null)} />
      )}
    </div>
  )
}

type TampilanProps = { tampilan: string; tahun: number; isi: IsiKalender; onBuka: (entri: Entri) => void; boleh: boolean }

function Tampilan({ tampilan, tahun, isi, onBuka, boleh }: TampilanProps) {
  if (tampilan === 'daftar') return <TampilanDaftar isi={isi} onBuka={onBuka} boleh={boleh} />
  if (tampilan === 'bagan') return <BaganKalender isi={isi} onBuka={onBuka} boleh={boleh} />
  return <TampilanTahun isi={isi} tahun={tahun} onBuka={onBuka} />
}
