import { PerguruanTinggi, PerguruanTinggiInput } from '@sivitas/contract/data-master/badan-hukum/perguruan-tinggi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { Anchor, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { IconExternalLink, IconHistory, IconMapPin, IconPencil, IconPrinter, IconTransfer } from '../../../kit/icons'
import { PageHead } from '../../../kit/page/page-head'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import { AkreditasiChip } from '../akreditasi/masa-chip'
import { BandingDialog } from './banding-dialog'
import { alamatText, KartuFakta } from './kartu-fakta'

type Row = Omit<PerguruanTinggi, 'diubahPada'>
const SCHEMA = PerguruanTinggi.extend(PerguruanTinggiInput.shape)
const UBAH = '/data-master/badan-hukum/profil-pt/ubah'
const calls = api.dataMaster.perguruanTinggi

/** The college as its letterhead and PDDikti know it. */
export function PerguruanTinggiPage() {
  const query = useQuery(calls.get.queryOptions())
  const [historyOpen, setHistoryOpen] = useState(false)
  const [comparing, setComparing] = useState(false)
  const riwayat = useRiwayatCall()
  const pt = query.data?.data
  const history =
    riwayat === null ? [] : [{ label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, onClick: () => setHistoryOpen(true) }]
  const banding = [
    {
      label: 'Bandingkan dengan PDDikti',
      icon: <IconTransfer size={16} aria-hidden />,
      call: api.dataMaster.bandingPerguruanTinggi,
      onClick: () => setComparing(true),
    },
  ]
  const cetak = { label: 'Cetak', icon: <IconPrinter size={16} aria-hidden />, onClick: () => window.print() }
  return (
    <Stack gap="md">
      <PageHead
        title="Profil Perguruan Tinggi"
        more={[...banding, cetak, ...history]}
        primary={{ label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, to: UBAH, call: calls.update }}
      />
      <Muatan query={query}>{({ data }) => <Profil pt={data} />}</Muatan>
      {comparing && pt !== undefined && <BandingDialog id={pt.id} onClose={() => setComparing(false)} />}
      {historyOpen && riwayat !== null && pt !== undefined && (
        <RiwayatDrawer
          call={riwayat}
          entitas="perguruan_tinggi"
          idBaris={pt.id}
          name={pt.nama}
          schema={SCHEMA}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Stack>
  )
}

function Profil({ pt }: { pt: Row }) {
  return (
    <>
      <KartuNama pt={pt} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <KartuFakta
          title="Identitas"
          facts={[
            { label: 'Kode PT', value: pt.kode, copy: pt.kode },
            { label: 'Nama Inggris', value: pt.namaInggris },
            { label: 'Kepemilikan', value: pt.namaStatusMilik },
            { label: 'Badan hukum', value: pt.yayasan?.nama },
            { label: 'Tanggal berdiri', value: <NilaiTanggal nilai={pt.tanggalBerdiri} /> },
            { label: 'NPSN', value: pt.npsn },
            ...('npwp' in pt
              ? [
                  { label: 'NPWP', value: pt.npwp },
                  { label: 'ID PDDikti', value: pt.idPddikti, copy: pt.idPddikti ?? null },
                ]
              : []),
          ]}
        />
        <KartuFakta
          title="Legalitas"
          facts={[
            { label: 'SK pendirian', value: pt.skPendirian },
            { label: 'Tanggal SK pendirian', value: <NilaiTanggal nilai={pt.tanggalSkPendirian} /> },
            { label: 'SK izin operasional', value: pt.skIzinOperasional },
            { label: 'Tanggal izin operasional', value: <NilaiTanggal nilai={pt.tanggalIzinOperasional} /> },
          ]}
        />
        <KartuFakta
          title="Alamat"
          facts={[
            { label: 'Alamat', value: alamatText(pt) },
            { label: 'Letak', value: <Letak pt={pt} /> },
          ]}
        />
        <KartuFakta
          title="Kontak"
          facts={[
            { label: 'Telepon', value: pt.telepon },
            { label: 'Faksimile', value: pt.faksimile },
            { label: 'Email', value: pt.email },
            { label: 'Website', value: pt.website },
          ]}
        />
        {'bank' in pt && (
          <KartuFakta
            title="Rekening"
            facts={[
              { label: 'Bank', value: pt.bank },
              { label: 'Unit cabang', value: pt.unitCabang },
              { label: 'Nomor rekening', value: pt.nomorRekening },
            ]}
          />
        )}
        {'luasTanahMilik' in pt && (
          <KartuFakta
            title="Lahan"
            facts={[
              { label: 'Tanah milik', value: luas(pt.luasTanahMilik) },
              { label: 'Tanah bukan milik', value: luas(pt.luasTanahBukanMilik) },
            ]}
          />
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Prose title="Visi" text={pt.visi} />
        <Prose title="Misi" text={pt.misi} />
      </SimpleGrid>
    </>
  )
}

const luas = (m2: number | null | undefined) => (m2 === null || m2 === undefined ? null : `${formatAngka(m2)} m²`)

function Letak({ pt: { lintang, bujur } }: { pt: Row }) {
  if (lintang === null || bujur === null) return null
  return (
    <Anchor
      href={`https://www.openstreetmap.org/?mlat=${lintang}&mlon=${bujur}#map=17/${lintang}/${bujur}`}
      target="_blank"
      rel="noreferrer"
    >
      <IconMapPin size={14} aria-hidden /> {formatAngka(lintang, 6)}, {formatAngka(bujur, 6)}{' '}
      <IconExternalLink size={14} aria-label="Buka peta di tab baru" />
    </Anchor>
  )
}

/** Name, number, rank: what one looks for first. */
function KartuNama({ pt }: { pt: Row }) {
  return (
    <Card>
      <Group justify="space-between" align="start">
        <div>
          <Title order={2}>
            {pt.nama}
            {pt.singkatan !== null && ` (${pt.singkatan})`}
          </Title>
          <Text c="dimmed">
            Kode PT {pt.kode}, {pt.namaBentukPt}, {pt.statusPt === 'A' ? 'aktif' : 'tidak aktif'}
          </Text>
          {pt.motto !== null && <Text fs="italic">{pt.motto}</Text>}
        </div>
        <AkreditasiChip akreditasi={pt.akreditasi} />
      </Group>
    </Card>
  )
}

function Prose({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {text.split('\n').map((line, index) => (
        <Text key={`${index}-${line}`}>{line}</Text>
      ))}
    </Card>
  )
}
