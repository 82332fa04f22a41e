import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { ActionIcon, Alert, Card, CopyButton, Group, List, Stack, Text, Title } from '@mantine/core'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../../api'
import { useIsiBerkas } from '../../../kit/berkas/use-isi-berkas'
import { Muatan } from '../../../kit/feedback/muatan'
import { IconArrowsLeftRight, IconCheck, IconCopy, IconPrinter } from '../../../kit/icons'
import { DetailPage } from '../../../kit/page/detail-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { CetakBiodataDialog } from '../../cetakan/cetak-biodata-dialog'
import { AkunTab } from './akun-tab'
import { BandingPanel } from './banding-panel'
import { ALAMAT_KELUARGA, BIODATA, KEILMUAN, KEPEGAWAIAN } from './bagian'
import { BagianTab } from './bagian-tab'
import { BimbinganTab } from './bimbingan-tab'
import type { Dosen } from './dosen-lengkap'
import { MengajarTab } from './mengajar-tab'
import { DokumenCard } from './riwayat/dokumen-card'
import { JabatanFungsionalCard, JabatanStrukturalCard, PangkatCard } from './riwayat/jabatan-cards'
import { PendidikanCard } from './riwayat/pendidikan-card'
import { PenugasanCard } from './riwayat/penugasan-card'
import { SertifikasiCard } from './riwayat/sertifikasi-card'
import { StatusCard } from './riwayat/status-card'
import { RiwayatTab } from './riwayat-tab'

const LIST = '/data-master/dosen/data-dosen'
const BIODATA_CETAK = api.dataMaster.cetakOrang.biodataDosen

/** One lecturer: his record, his histories, his work. */
export function DosenPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.dataMaster.dosen.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Detail dosen={data} />}</Muatan>
}

function Detail({ dosen }: { dosen: Dosen }) {
  const { id } = dosen
  const [banding, setBanding] = useState(false)
  const [cetak, setCetak] = useState(false)
  const foto = useIsiBerkas(dosen.idFoto === null ? null : alamatBerkas(dosen.idFoto))
  const riwayat = api.dataMaster.riwayatDosen
  return (
    <>
      <DetailPage
        name={dosen.namaLengkap}
        number={dosen.nidn ?? dosen.nuptk ?? dosen.nidk}
        photo={foto ?? null}
        badges={
          <>
            <StatusBadge kode={dosen.statusAktif === 'A' ? 'aktif' : 'nonaktif'} nama={dosen.statusKeaktifan} />
            <StatusBadge kode="jenis" nama={dosen.namaJenisDosen} />
            {dosen.serdos && <StatusBadge kode="serdos" nama="Serdos" tone="hijau" />}
          </>
        }
        back={{ path: LIST, label: 'Data Dosen' }}
        more={[
          {
            label: 'Cetak biodata',
            icon: <IconPrinter size={16} aria-hidden />,
            call: BIODATA_CETAK,
            onClick: () => setCetak(true),
          },
          {
            label: 'Bandingkan dengan SISTER/PDDikti',
            icon: <IconArrowsLeftRight size={16} aria-hidden />,
            call: api.dataMaster.dosen.banding,
            onClick: () => setBanding(true),
          },
        ]}
        rail={<Rail dosen={dosen} />}
        tabs={[
          { key: 'biodata', label: 'Biodata', content: () => <BagianTab dosen={dosen} bagian={BIODATA} /> },
          { key: 'alamat', label: 'Alamat & Keluarga', content: () => <BagianTab dosen={dosen} bagian={ALAMAT_KELUARGA} /> },
          {
            key: 'kepegawaian',
            label: 'Kepegawaian',
            content: () => (
              <Stack gap="xl">
                <BagianTab dosen={dosen} bagian={KEPEGAWAIAN} />
                <StatusCard dosen={dosen} />
                <BagianTab dosen={dosen} bagian={KEILMUAN} />
              </Stack>
            ),
          },
          { key: 'penugasan', label: 'Penugasan', call: riwayat.penugasan.list, content: () => <PenugasanCard idDosen={id} /> },
          {
            key: 'jabatan',
            label: 'Jabatan & Pangkat',
            call: riwayat.pangkat.list,
            content: () => (
              <Stack gap="xl">
                <JabatanFungsionalCard idDosen={id} />
                <PangkatCard idDosen={id} />
                <JabatanStrukturalCard idDosen={id} />
              </Stack>
            ),
          },
          { key: 'pendidikan', label: 'Pendidikan', call: riwayat.pendidikan.list, content: () => <PendidikanCard idDosen={id} /> },
          { key: 'sertifikasi', label: 'Sertifikasi', call: riwayat.sertifikasi.list, content: () => <SertifikasiCard idDosen={id} /> },
          { key: 'mengajar', label: 'Mengajar', content: () => <MengajarTab id={id} /> },
          { key: 'bimbingan', label: 'Bimbingan', content: () => <BimbinganTab dosen={dosen} /> },
          { key: 'dokumen', label: 'Dokumen', call: riwayat.dokumen.list, content: () => <DokumenCard idDosen={id} /> },
          { key: 'akun', label: 'Akun', content: () => <AkunTab dosen={dosen} /> },
          { key: 'riwayat', label: 'Riwayat', call: api.dataMaster.linimasaDosen.list, content: () => <RiwayatTab id={id} /> },
        ]}
      />
      {cetak && (
        <CetakBiodataDialog
          biodata={{ judul: 'Cetak biodata', id, call: BIODATA_CETAK, penulis: api.dataMaster.dosen.update }}
          onTutup={() => setCetak(false)}
        />
      )}
      {banding && <BandingPanel dosen={dosen} onTutup={() => setBanding(false)} />}
    </>
  )
}

/** One fact of the narrow column: numbers can be copied. */
function Baris({ label, nilai, salin = false }: { label: string; nilai: string | null; salin?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text c="dimmed">{label}</Text>
      <Group gap={4} wrap="nowrap">
        <Text ta="end">{nilai ?? '-'}</Text>
        {salin && nilai !== null && (
          <CopyButton value={nilai}>
            {({ copied, copy }) => (
              <ActionIcon size="sm" aria-label={copied ? `${label} tersalin` : `Salin ${label}`} onClick={copy}>
                {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              </ActionIcon>
            )}
          </CopyButton>
        )}
      </Group>
    </Group>
  )
}

function Rail({ dosen }: { dosen: Dosen }) {
  return (
    <>
      {dosen.peringatan.length > 0 && (
        <Alert color="kuning" title="Perlu diperiksa">
          <List>
            {dosen.peringatan.map((pesan) => (
              <List.Item key={pesan}>{pesan}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Card>
        <Title order={2}>Ringkasan</Title>
        <Stack gap={4}>
          <Baris label="NUPTK" nilai={dosen.nuptk} salin />
          <Baris label="NIDN" nilai={dosen.nidn} salin />
          <Baris label="NIDK/NUP" nilai={dosen.nidk} salin />
          <Baris label="Homebase" nilai={dosen.homebase} />
          <Baris label="Jabatan" nilai={dosen.jabatanFungsional} />
          <Baris label="Golongan" nilai={dosen.golongan} />
          <Baris label="Pendidikan" nilai={dosen.pendidikan} />
          <Baris label="Pensiun" nilai={formatTanggal(dosen.tanggalPensiun)} />
          <Baris label="Bimbingan PA" nilai={`${dosen.bebanPa} dari ${dosen.maksBimbinganPa}`} />
        </Stack>
      </Card>
      <Card>
        <Title order={2}>Kelengkapan</Title>
        <Text>{`${dosen.kelengkapan}% dari 20 butir`}</Text>
        {dosen.belumLengkap.length > 0 && <Text c="dimmed">{`Belum ada: ${dosen.belumLengkap.join(', ')}`}</Text>}
      </Card>
    </>
  )
}
