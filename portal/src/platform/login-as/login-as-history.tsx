import { Card, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { FactTable } from '../../kit/page/fact-table'

type Pemakaian = Awaited<ReturnType<typeof api.platform.sso.loginSebagai.call>>['data']['riwayat'][number]

const COLUMNS = [
  { id: 'waktu', title: 'Waktu', cell: ({ waktu }: Pemakaian) => <NilaiTanggalJam nilai={waktu} /> },
  { id: 'nomor', title: 'NIM/NIDN', cell: ({ nomor }: Pemakaian) => nomor },
  { id: 'nama', title: 'Nama', cell: ({ nama }: Pemakaian) => nama },
  { id: 'alasan', title: 'Alasan', cell: ({ alasan }: Pemakaian) => alasan ?? '-' },
]

/** The own last twenty times, as the audit log has them. */
export function RiwayatLoginAs() {
  const { data, error, isFetching, refetch } = useQuery(api.platform.sso.loginSebagai.queryOptions({ input: { riwayat: true } }))
  const rows = data?.data.riwayat
  return (
    <Card component="section" aria-labelledby="riwayat-login-as">
      <Title order={2} id="riwayat-login-as" mb="sm">
        20 pemakaian terakhir Anda
      </Title>
      {error && !rows && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!error && !rows && <Kerangka baris={3} />}
      {rows?.length === 0 && <Kosong jenis="belumAda" />}
      {rows && rows.length > 0 && <FactTable label="Riwayat login sebagai" columns={COLUMNS} rows={rows} keyOf={({ id }) => String(id)} />}
    </Card>
  )
}
