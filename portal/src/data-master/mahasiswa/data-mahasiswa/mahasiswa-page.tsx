import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../../api'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { Kosong } from '../../../kit/feedback/kosong'
import { Kerangka } from '../../../kit/feedback/memuat'
import { IconEdit, IconHash, IconLogin, IconPrinter, IconTrash } from '../../../kit/icons'
import { DetailPage } from '../../../kit/page/detail-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { AkademikTab } from './akademik/akademik-tab'
import { AkunTab } from './akun-tab'
import { AlamatTab } from './alamat-tab'
import { BiodataTab } from './biodata-tab'
import { CetakSatuDialog, type Lembar } from './cetak/cetak-satu-dialog'
import { DokumenTab } from './dokumen-tab'
import { FotoCard } from './foto-card'
import { HapusDialog } from './hapus-dialog'
import { KelengkapanCard } from './kelengkapan-card'
import { KepalaCard, KepalaFakta, SalinNim } from './kepala-card'
import type { Mahasiswa } from './mahasiswa'
import { OrangTuaTab } from './orang-tua-tab'
import { PendidikanTab } from './pendidikan-tab'
import { NimDialog } from './nim-dialog'
import { DenganHak } from './perlu-hak'
import { RegistrasiTab } from './registrasi-tab'
import { RiwayatTab } from './riwayat-tab'
import { useCetakOrang } from '../cetak/use-cetak-orang'
import { CatatPanel } from '../perubahan-data/catat-panel'
import { KelompokTab } from '../instansi-mahasiswa/kelompok-tab'
import { KartuTab } from '../setting-kartu/kartu-tab'
import { StatusTab } from '../status/status-tab'

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
  const [dialog, setDialog] = useState<'nim' | 'hapus' | 'catat' | null>(null)
  const { mahasiswaTulis } = api.dataMaster
  const { id } = mahasiswa
  const cetakOrang = useCetakOrang(mahasiswa)
  return (
    <>
      <DetailPage
        name={mahasiswa.nama}
        number={mahasiswa.nim}
        badges={
          <>
            <SalinNim nim={mahasiswa.nim} />
            <StatusMahasiswaBadge status={mahasiswa.status} />
            <StatusBadge kode="semester" nama={`Semester ${mahasiswa.semesterKe}`} />
            {mahasiswa.sisaStudi < 0 && <StatusBadge kode="batas" nama="Lewat batas studi" tone="bahaya" />}
            {mahasiswa.sisaStudi >= 0 && mahasiswa.sisaStudi <= 2 && (
              <StatusBadge kode="batas" nama="Mendekati batas studi" tone="jingga" />
            )}
          </>
        }
        facts={<KepalaFakta mahasiswa={mahasiswa} />}
        back={{ path: '/data-master/mahasiswa/data-mahasiswa', label: 'Data Mahasiswa' }}
        more={[
          ...cetakOrang.tindakan,
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
          {
            label: 'Login sebagai Mahasiswa',
            icon: <IconLogin size={16} aria-hidden />,
            call: api.platform.sso.loginSebagai,
            to: `/login-as?peran=mahasiswa&cari=${mahasiswa.nim}`,
          },
          {
            label: 'Catat permintaan perubahan',
            icon: <IconEdit size={16} aria-hidden />,
            call: api.dataMaster.perubahanData.create,
            onClick: () => setDialog('catat'),
          },
          { label: 'Ganti NIM', icon: <IconHash size={16} aria-hidden />, call: mahasiswaTulis.ubahNim, onClick: () => setDialog('nim') },
          {
            label: 'Hapus mahasiswa',
            tone: 'bahaya',
            icon: <IconTrash size={16} aria-hidden />,
            call: mahasiswaTulis.remove,
            onClick: () => setDialog('hapus'),
          },
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
          { key: 'status', label: 'Status', call: api.dataMaster.statusMahasiswa.get, content: () => <StatusTab id={mahasiswa.id} /> },
          {
            key: 'akademik',
            label: 'Akademik',
            content: () => (
              <DenganHak kode={['A1', 'A2', 'A3', 'A4']} isi="Perjalanan akademik mahasiswa">
                <AkademikTab id={mahasiswa.id} />
              </DenganHak>
            ),
          },
          {
            key: 'keuangan',
            label: 'Keuangan',
            content: () => (
              <DenganHak kode={['K1', 'H1']} isi="Tagihan, pembayaran, dan dispensasi mahasiswa">
                <Kosong jenis="belumAda" petunjuk="Keuangan belum mencatat tagihan untuk mahasiswa ini." />
              </DenganHak>
            ),
          },
          { key: 'dokumen', label: 'Dokumen', call: api.dataMaster.dokumenMahasiswa.list, content: () => <DokumenTab id={mahasiswa.id} /> },
          {
            key: 'kelompok',
            label: 'Klasifikasi & Instansi',
            call: api.dataMaster.instansi.orang,
            content: () => <KelompokTab id={mahasiswa.id} />,
          },
          { key: 'kartu', label: 'Kartu', call: api.dataMaster.kartu.orang, content: () => <KartuTab id={mahasiswa.id} /> },
          {
            key: 'akun',
            label: 'Akun',
            call: api.dataMaster.akunMahasiswa.get,
            content: () => <AkunTab id={mahasiswa.id} nama={mahasiswa.nama} />,
          },
          {
            key: 'riwayat',
            label: 'Riwayat',
            call: api.dataMaster.riwayatMahasiswa.list,
            content: () => <RiwayatTab id={mahasiswa.id} />,
          },
        ]}
        rail={
          <Stack>
            <FotoCard mahasiswa={mahasiswa} />
            <KepalaCard mahasiswa={mahasiswa} />
            <KelengkapanCard mahasiswa={mahasiswa} />
          </Stack>
        }
      />
      {dialog === 'nim' && <NimDialog mahasiswa={mahasiswa} onTutup={() => setDialog(null)} />}
      {dialog === 'hapus' && <HapusDialog mahasiswa={mahasiswa} onTutup={() => setDialog(null)} />}
      {dialog === 'catat' && <CatatPanel mahasiswa={mahasiswa} onTutup={() => setDialog(null)} />}
      {cetakOrang.dialog}
      {cetak && <CetakSatuDialog lembar={cetak} onTutup={() => setCetak(null)} />}
    </>
  )
}
