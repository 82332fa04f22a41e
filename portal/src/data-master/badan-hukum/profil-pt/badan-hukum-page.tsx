import { Yayasan, YayasanInput } from '@sivitas/contract/data-master/badan-hukum/yayasan'
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { IconHistory, IconPencil, IconPlus } from '../../../kit/icons'
import type { PageAction } from '../../../kit/page/page-action'
import { PageHead } from '../../../kit/page/page-head'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import { AktaCard } from './akta-card'
import { alamatText, KartuFakta } from './kartu-fakta'

const calls = api.dataMaster.yayasan
const UBAH = '/data-master/badan-hukum/profil-pt/badan-hukum/ubah'
const SCHEMA = Yayasan.extend(YayasanInput.shape)

type Body = Omit<Yayasan, 'diubahPada'>

/** The legal body above the college, and its deeds. */
export function BadanHukumPage() {
  const query = useQuery(calls.get.queryOptions())
  const [historyOpen, setHistoryOpen] = useState(false)
  const riwayat = useRiwayatCall()
  const body = query.data?.data
  const history =
    riwayat && body ? [{ label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, onClick: () => setHistoryOpen(true) }] : []
  return (
    <Stack gap="md">
      <PageHead title="Badan Hukum" more={history} primary={writeAction(body)} />
      <Muatan query={query}>
        {({ data }) =>
          data === null ? (
            <Card>
              <Kosong jenis="belumAda" petunjuk="Isi badan hukum penyelenggara perguruan tinggi ini." />
            </Card>
          ) : (
            <Facts body={data} />
          )
        }
      </Muatan>
      {historyOpen && riwayat && body && (
        <RiwayatDrawer
          call={riwayat}
          entitas="yayasan"
          idBaris={body.id}
          name={body.nama}
          schema={SCHEMA}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Stack>
  )
}

/** The same form fills it in the first time and changes it later. */
function writeAction(body: Body | null | undefined): PageAction | undefined {
  if (body === undefined) return undefined
  if (body === null) return { label: 'Isi badan hukum', icon: <IconPlus size={16} aria-hidden />, to: UBAH, call: calls.create }
  return { label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, to: UBAH, call: calls.update }
}

function Facts({ body }: { body: Body }) {
  return (
    <>
      <Card>
        <Title order={2}>{body.nama}</Title>
        {body.kode !== null && <Text c="dimmed">Kode {body.kode}</Text>}
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <KartuFakta
          title="Legalitas"
          facts={[
            { label: 'Nomor akta pendirian', value: body.nomorAkta },
            { label: 'Tanggal akta', value: <NilaiTanggal nilai={body.tanggalAkta} /> },
            { label: 'Notaris', value: body.namaNotaris },
            { label: 'Nomor pengesahan AHU', value: body.nomorPengesahanAhu },
            { label: 'Tanggal pengesahan AHU', value: <NilaiTanggal nilai={body.tanggalPengesahanAhu} /> },
            { label: 'NPWP', value: body.npwp },
          ]}
        />
        <KartuFakta
          title="Pengurus dan kontak"
          facts={[
            { label: 'Ketua', value: body.ketua },
            { label: 'Sekretaris', value: body.sekretaris },
            { label: 'Bendahara', value: body.bendahara },
            { label: 'Alamat', value: alamatText(body) },
            { label: 'Telepon', value: body.telepon },
            { label: 'Email', value: body.email },
            { label: 'Website', value: body.website },
          ]}
        />
      </SimpleGrid>
      <AktaCard />
    </>
  )
}
