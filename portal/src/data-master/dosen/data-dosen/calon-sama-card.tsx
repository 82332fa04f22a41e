import type { CalonSama } from '@sivitas/contract/data-master/dosen/dosen'
import { Alert, Anchor, List } from '@mantine/core'
import { Link } from 'react-router'

const pathOf = ({ jenis, id }: CalonSama) => (jenis === 'dosen' ? `/data-master/dosen/data-dosen/${id}` : `/data-master/pegawai/${id}`)

/** People who may be the one that is being added (DM-R4). */
export function CalonSamaCard({ calon }: { calon: readonly CalonSama[] }) {
  return (
    <Alert color="kuning" role="alert" title="Orang yang mirip sudah tercatat">
      <List>
        {calon.map((satu) => (
          <List.Item key={satu.id}>
            <Anchor component={Link} to={pathOf(satu)} target="_blank">
              {satu.nama}
            </Anchor>
            {` · ${satu.jenis === 'dosen' ? 'dosen' : 'pegawai'}${satu.nomor ? ` ${satu.nomor}` : ''}${satu.unit ? `, ${satu.unit}` : ''} · ${
              satu.kesamaan === 'biodata_sama' ? 'NIK sama' : 'nama dan tanggal lahir sama'
            }`}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
