import { DosenLengkap } from '@sivitas/contract/data-master/dosen/dosen'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { Alert, Card, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../../api'
import { useIsiBerkas } from '../../../kit/berkas/use-isi-berkas'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { IconArrowsLeftRight } from '../../../kit/icons'
import { DetailPage } from '../../../kit/page/detail-page'
import { KeyValues } from '../../../kit/page/key-values'
import { StatusBadge } from '../../../kit/page/status-badge'
import { Timeline } from '../../../kit/riwayat/riwayat-drawer'
import { AkunTab } from './akun-tab'
import { BandingPanel } from './banding-panel'
import { ALAMAT_KELUARGA, BIODATA, KEILMUAN, KEPEGAWAIAN } from './bagian'
import { BagianTab } from './bagian-tab'
import { BimbinganTab } from './bimbingan-tab'
import { MengajarTab } from './mengajar-tab'
import { DokumenCard } from './riwayat/dokumen-card'
import { JabatanFungsionalCard, JabatanStrukturalCard, PangkatCard } from './riwayat/jabatan-cards'
import { PendidikanCard } from './riwayat/pendidikan-card'
import { PenugasanCard } from './riwayat/penugasan-card'
import { SertifikasiCard } from './riwayat/sertifikasi-card'
import { StatusCard } from './riwayat/status-card'

export type Dosen = Awaited<ReturnType<typeof api.dataMaster.dosen.get.call>>['data']

const LIST = '/data-master/dosen/data-dosen'

/** One lecturer: his record, his histories, his work. */
export function DosenPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.dataMaster.dosen.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Detail dosen={data} />}</Muatan>
}

function Detail({ dosen }: { dosen: Dosen }) {
  const { id } = dosen
  const [banding, setBanding] = useState(false)
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
          {
            key: 'riwayat',
            label: 'Riwayat',
            content: () => <Timeline call={api.platform.audit.baris} entitas="dosen" idBaris={id} schema={DosenLengkap} />,
          },
        ]}
      />
      {banding && <BandingPanel dosen={dosen} onTutup={() => setBanding(false)} />}
    </>
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
        <KeyValues
          facts={[
            { label: 'NUPTK', value: dosen.nuptk, copy: dosen.nuptk },
            { label: 'NIDN', value: dosen.nidn, copy: dosen.nidn },
            { label: 'NIDK/NUP', value: dosen.nidk, copy: dosen.nidk },
            { label: 'Homebase', value: dosen.homebase },
            { label: 'Jabatan', value: dosen.jabatanFungsional },
            { label: 'Golongan', value: dosen.golongan },
            { label: 'Pendidikan', value: dosen.pendidikan },
            { label: 'Pensiun', value: <NilaiTanggal nilai={dosen.tanggalPensiun} /> },
            { label: 'Bimbingan PA', value: `${dosen.bebanPa} / ${dosen.maksBimbinganPa}` },
          ]}
        />
      </Card>
      <Card>
        <Title order={2}>Kelengkapan</Title>
        <Text>{`${dosen.kelengkapan}% dari 20 butir`}</Text>
        {dosen.belumLengkap.length > 0 && <Text c="dimmed">{`Belum ada: ${dosen.belumLengkap.join(', ')}`}</Text>}
      </Card>
    </>
  )
}
