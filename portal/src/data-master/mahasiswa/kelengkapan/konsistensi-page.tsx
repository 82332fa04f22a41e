import { Alert, Anchor, Badge, Card, Stack, Text } from '@mantine/core'
import { ATURAN_KONSISTENSI, KODE_ATURAN, type AturanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { pesanGalat } from '../../../kit/galat'
import { IconRefresh } from '../../../kit/icons'
import { FactTable } from '../../../kit/page/fact-table'
import { Count, PageHead } from '../../../kit/page/page-head'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { TemuanList } from './temuan-list'

const calls = api.dataMaster.konsistensi
type Aturan = Awaited<ReturnType<typeof calls.ringkasan.call>>['data']['aturan'][number]

const KOLOM = [
  {
    id: 'aturan',
    title: 'Yang diperiksa',
    cell: ({ aturan, jumlah, halangan }: Aturan) => (
      <>
        {jumlah > 0 ? (
          <Anchor component={Link} to={`?aturan=${aturan}`} preventScrollReset>
            {ATURAN_KONSISTENSI[aturan].nama}
          </Anchor>
        ) : (
          ATURAN_KONSISTENSI[aturan].nama
        )}
        <Text size="xs" c="dimmed">
          {halangan ?? ATURAN_KONSISTENSI[aturan].penjelasan}
        </Text>
      </>
    ),
  },
  {
    id: 'jumlah',
    title: 'Temuan',
    align: 'end' as const,
    cell: ({ jumlah, halangan }: Aturan) =>
      halangan !== null ? (
        'Belum dapat diperiksa'
      ) : jumlah > 0 ? (
        <Badge color="jingga">{formatAngka(jumlah)}</Badge>
      ) : (
        <Badge color="hijau">0</Badge>
      ),
  },
  {
    id: 'bukanMasalah',
    title: 'Bukan masalah',
    align: 'end' as const,
    cell: ({ aturan, bukanMasalah }: Aturan) =>
      bukanMasalah === 0 ? (
        '0'
      ) : (
        <Anchor
          component={Link}
          to={`?aturan=${aturan}&keadaan=bukan_masalah`}
          preventScrollReset
          aria-label={`${ATURAN_KONSISTENSI[aturan].nama}: ${bukanMasalah} bukan masalah`}
        >
          {formatAngka(bukanMasalah)}
        </Anchor>
      ),
  },
  { id: 'baru', title: 'Baru hari ini', align: 'end' as const, cell: ({ baru }: Aturan) => formatAngka(baru) },
]

const bacaAturan = (teks: string | null): AturanKonsistensi | null => KODE_ATURAN.find((satu) => satu === teks) ?? null

/** Records that contradict each other: counted by rule, listed, and put right with one click (data-master, Beyond 11). */
export function KonsistensiPage() {
  const [params] = useSearchParams()
  const aturan = bacaAturan(params.get('aturan'))
  const client = useQueryClient()
  const query = useQuery(calls.ringkasan.queryOptions({ input: {} }))
  const [idPekerjaan, setIdPekerjaan] = useState<string | null>(null)
  const segarkan = () => void client.invalidateQueries({ queryKey: calls.key() })
  const periksa = useMutation(
    calls.periksa.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: ({ data }) => setIdPekerjaan(data.idPekerjaan),
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return (
    <Stack gap="sm">
      <PageHead
        title="Kelengkapan & PDDikti"
        aside={query.data && <Count>{`${formatAngka(query.data.data.jumlah)} temuan`}</Count>}
        secondary={{
          label: 'Periksa sekarang',
          icon: <IconRefresh size={16} aria-hidden />,
          call: calls.periksa,
          onClick: () => periksa.mutate({}),
        }}
      />
      <Muatan query={query} baris={6}>
        {({ data }) => (
          <Card padding="sm" component="section" aria-label="Aturan konsistensi">
            <Text size="xs" c="dimmed" mb="xs">
              {data.diperiksaPada === null ? (
                'Belum pernah diperiksa. Pemeriksaan berjalan setiap malam pukul 01.00.'
              ) : (
                <>
                  Diperiksa <NilaiTanggalJam nilai={data.diperiksaPada} />
                </>
              )}
            </Text>
            <FactTable label="Aturan konsistensi" columns={KOLOM} rows={data.aturan} keyOf={({ aturan: kode }) => kode} />
          </Card>
        )}
      </Muatan>
      {aturan === null ? (
        <Alert color="biru">Pilih yang diperiksa untuk melihat mahasiswanya dan memperbaikinya.</Alert>
      ) : (
        <TemuanList key={aturan} aturan={aturan} onDiperbaiki={segarkan} />
      )}
      {idPekerjaan && (
        <IkutiPekerjaan
          id={idPekerjaan}
          onTutup={() => {
            setIdPekerjaan(null)
            segarkan()
          }}
        />
      )}
    </Stack>
  )
}
