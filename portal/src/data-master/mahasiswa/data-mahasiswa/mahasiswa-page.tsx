import { MahasiswaRow, type MahasiswaLengkap } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { Card, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../../api'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { Kerangka } from '../../../kit/feedback/memuat'
import { IconPrinter } from '../../../kit/icons'
import { DetailPage } from '../../../kit/page/detail-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { Timeline } from '../../../kit/riwayat/riwayat-drawer'
import { AkademikTab } from './akademik-tab'
import { AlamatTab } from './alamat-tab'
import { BiodataTab } from './biodata-tab'
import { CetakSatuDialog, type Lembar } from './cetak/cetak-satu-dialog'
import { OrangTuaTab } from './orang-tua-tab'
import { PendidikanTab } from './pendidikan-tab'
import { RegistrasiTab } from './registrasi-tab'
import { StatusTab } from './status-tab'

type Mahasiswa = NonNullable<ReturnType<typeof useMahasiswa>['data']>['data']

const useMahasiswa = (id: string) => useQuery(api.dataMaster.mahasiswa.get.queryOptions({ input: { id } }))

/** One student: who he is, how he studies, what was changed. */
export function MahasiswaPage() {
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useMahasiswa(id)
  if (error && !data) return <MuatGagalCard error={error} onMuatUlang={() => void refetch()} sibuk={isFetching} />
  if (!data) return <Kerangka baris={8} />
  return <Detail mahasiswa={data.data} />
}

function Detail({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const calls = api.dataMaster.mahasiswa
  const { transkrip } = api.akademik.hasilStudi
  const [cetak, setCetak] = useState<Lembar | null>(null)
  const { id } = mahasiswa
  return (
    <>
      <DetailPage
        name={mahasiswa.nama}
        number={mahasiswa.nim}
        badges={
          <>
            <StatusMahasiswaBadge status={mahasiswa.status} />
            <StatusBadge kode="semester" nama={`Semester ${mahasiswa.semesterKe}`} />
            {mahasiswa.sisaStudi < 0 && <StatusBadge kode="batas" nama="Lewat batas studi" tone="bahaya" />}
            {mahasiswa.sisaStudi >= 0 && mahasiswa.sisaStudi <= 2 && (
              <StatusBadge kode="batas" nama="Mendekati batas studi" tone="jingga" />
            )}
          </>
        }
        back={{ path: '/data-master/mahasiswa/data-mahasiswa', label: 'Data Mahasiswa' }}
        more={[
          {
            label: 'Cetak transkrip',
            icon: <IconPrinter size={16} aria-hidden />,
            call: transkrip,
            onClick: () => setCetak({ nama: 'transkrip sementara', call: transkrip, query: { id } }),
          },
          ...(mahasiswa.status === 'L'
            ? [
                {
                  label: 'Cetak transkrip akhir',
                  icon: <IconPrinter size={16} aria-hidden />,
                  call: transkrip,
                  onClick: () => setCetak({ nama: 'transkrip akhir', call: transkrip, query: { id, jenis: 'akhir' } }),
                },
              ]
            : []),
        ]}
        tabs={[
          { key: 'registrasi', label: 'Registrasi', content: () => <RegistrasiTab mahasiswa={mahasiswa} /> },
          { key: 'biodata', label: 'Biodata', call: calls.biodata, content: () => <BiodataTab id={mahasiswa.id} /> },
          { key: 'alamat', label: 'Alamat', call: calls.biodata, content: () => <AlamatTab id={mahasiswa.id} /> },
          { key: 'orang-tua', label: 'Orang Tua/Wali', call: calls.biodata, content: () => <OrangTuaTab id={mahasiswa.id} /> },
          {
            key: 'pendidikan',
            label: 'Pendidikan Asal',
            call: calls.riwayatPendidikan,
            content: () => <PendidikanTab id={mahasiswa.id} />,
          },
          { key: 'status', label: 'Status', content: () => <StatusTab mahasiswa={mahasiswa} /> },
          { key: 'akademik', label: 'Akademik', content: () => <AkademikTab mahasiswa={mahasiswa} /> },
          {
            key: 'riwayat',
            label: 'Riwayat',
            content: () => <Timeline call={api.platform.audit.baris} entitas="mahasiswa" idBaris={mahasiswa.id} schema={MahasiswaRow} />,
          },
        ]}
        rail={<Rail mahasiswa={mahasiswa} />}
      />
      {cetak && <CetakSatuDialog lembar={cetak} onTutup={() => setCetak(null)} />}
    </>
  )
}

function Rail({ mahasiswa }: { mahasiswa: Pick<MahasiswaLengkap, 'kelengkapan' | 'siapPddikti' | 'sksLulus' | 'sksSyarat'> }) {
  return (
    <Card>
      <Title order={2}>Kelengkapan</Title>
      <Group justify="space-between">
        <Text>{mahasiswa.kelengkapan}% dari 20 butir</Text>
        {mahasiswa.siapPddikti ? (
          <StatusBadge kode="siap" nama="Siap PDDikti" tone="hijau" />
        ) : (
          <StatusBadge kode="belum" nama="Belum siap PDDikti" />
        )}
      </Group>
      <Text>
        SKS lulus {mahasiswa.sksLulus} dari {mahasiswa.sksSyarat}
      </Text>
    </Card>
  )
}
