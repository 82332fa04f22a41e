import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../../api'
import { useMay } from '../../../kit/izin/can'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { STORED, StoredPanel } from '../../../kit/page/stored-panel'
import { usePanel } from '../../../kit/page/use-panel'
import type { OperatorRow } from './columns'
import { OperatorFields } from './operator-fields'
import { useOperatorOutlet } from './outlet'
import { useOperatorBaru, useOperatorUbah } from './use-operator-form'

/** The form of one operator in the panel beside the list, which stays as it is behind it. */
export function OperatorPanel() {
  const { id } = useParams()
  const { base } = useOperatorOutlet()
  const { selesai, tutup } = usePanel(base)

  if (selesai) return null
  return id === undefined ? <Baru onTutup={tutup} /> : <Tersimpan id={Number(id)} onTutup={tutup} />
}

function Baru({ onTutup }: { onTutup: () => void }) {
  const { tampilkanSandi } = useOperatorOutlet()
  const form = useOperatorBaru((operator) => {
    const { nama, username, sandiPertama } = operator
    onTutup()
    if (sandiPertama !== null) tampilkanSandi({ nama, username, sandi: sandiPertama })
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <OperatorFields baru />
    </SidePanelForm>
  )
}

function Tersimpan({ id, onTutup }: { id: number; onTutup: () => void }) {
  const query = useQuery({ ...api.pengaturan.operator.get.queryOptions({ input: { id } }), ...STORED })
  return (
    <StoredPanel title="Data Operator" query={query} onClose={onTutup}>
      {(operator) => <Ubah key={id} operator={operator} onTutup={onTutup} />}
    </StoredPanel>
  )
}

function Ubah({ operator, onTutup }: { operator: OperatorRow; onTutup: () => void }) {
  const may = useMay()
  const form = useOperatorUbah(operator, { terkunci: !may(api.pengaturan.operator.create), onSelesai: onTutup })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <OperatorFields baru={false} usernameTetap={operator.terakhirMasuk !== null} />
    </SidePanelForm>
  )
}
