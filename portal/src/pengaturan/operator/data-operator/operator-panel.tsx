import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { useMay } from '../../../kit/izin/can'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import type { OperatorRow } from './columns'
import { OperatorFields } from './operator-fields'
import { useOperatorOutlet } from './outlet'
import { useOperatorBaru, useOperatorUbah } from './use-operator-form'

/** The form of one operator in the panel beside the list, which stays as it is behind it. */
export function OperatorPanel() {
  const { id } = useParams()
  const { base } = useOperatorOutlet()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [selesai, setSelesai] = useState(false)
  // The form is gone before the address changes, so that the guard of unsaved forms is not asked a second time.
  useEffect(() => {
    if (selesai) void navigate(`${base}${search}`, { preventScrollReset: true })
  }, [selesai, navigate, base, search])

  if (selesai) return null
  const tutup = () => setSelesai(true)
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
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...api.pengaturan.operator.get.queryOptions({ input: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  // A form must not start from what a list has shown some time ago.
  if (data && isFetchedAfterMount) return <Ubah key={id} operator={data.data} onTutup={onTutup} />
  return (
    <Drawer opened onClose={onTutup} title="Data Operator" size={500}>
      {error && !isFetching ? <MuatGagalCard error={error} onMuatUlang={() => void refetch()} /> : <Kerangka />}
    </Drawer>
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
