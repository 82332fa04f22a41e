import { Prodi, ProdiInput } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { IconPencil, IconTransfer } from '../../../kit/icons'
import { DetailPage } from '../../../kit/page/detail-page'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { Timeline } from '../../../kit/riwayat/riwayat-drawer'
import { AkreditasiTimeline } from '../akreditasi/akreditasi-timeline'
import { akreditasiOfProdi } from '../akreditasi/calls'
import { AkreditasiChip } from '../akreditasi/masa-chip'
import { AturanTab } from './aturan-tab'
import { DosenTab } from './dosen-tab'
import { KonsentrasiTab } from './konsentrasi-tab'
import { MahasiswaTab } from './mahasiswa-tab'
import { ProfilTab } from './profil-tab'
import { StatusProdiBadge } from './status-prodi-badge'
import { TutupDialog } from './tutup-dialog'

const calls = api.dataMaster.prodi
/** Titles of every field that the audit log may name. */
const SCHEMA = Prodi.extend(ProdiInput.shape)

/** One prodi: what it is, how long it is accredited, who is in it, by which rules one studies there. */
export function ProdiPage() {
  const { id = '' } = useParams()
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Detail prodi={data} />}</Muatan>
}

function Detail({ prodi }: { prodi: Omit<Prodi, 'diubahPada'> }) {
  const { id } = prodi
  const riwayat = useRiwayatCall()
  const [params, setParams] = useSearchParams()
  const closing = params.has('tutup')
  const setClosing = (open: boolean) =>
    setParams(
      (kini) => {
        const next = new URLSearchParams(kini)
        if (open) next.set('tutup', '1')
        else next.delete('tutup')
        return next
      },
      { preventScrollReset: true },
    )
  const tutup =
    prodi.status === 'H'
      ? []
      : [
          {
            label: 'Tutup dan pindahkan mahasiswa',
            icon: <IconTransfer size={16} aria-hidden />,
            call: calls.tutup,
            onClick: () => setClosing(true),
          },
        ]
  return (
    <>
      <DetailPage
        name={prodi.labelProdi}
        number={prodi.kode}
        badges={
          <>
            <StatusProdiBadge status={prodi.status} nama={prodi.namaStatus} />
            <AkreditasiChip akreditasi={prodi.akreditasi} />
          </>
        }
        back={{ path: '/data-master/badan-hukum/program-studi', label: 'Program Studi' }}
        primary={{ label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, to: 'ubah', call: calls.update }}
        more={tutup}
        tabs={[
          { key: 'profil', label: 'Profil', content: () => <ProfilTab prodi={prodi} /> },
          {
            key: 'akreditasi',
            label: 'Akreditasi',
            call: api.dataMaster.akreditasiProdi.list,
            content: () => <AkreditasiTimeline calls={akreditasiOfProdi(id)} />,
          },
          { key: 'konsentrasi', label: 'Konsentrasi', content: () => <KonsentrasiTab idProdi={id} /> },
          { key: 'dosen', label: 'Dosen Homebase', call: calls.dosen, content: () => <DosenTab idProdi={id} /> },
          { key: 'mahasiswa', label: 'Mahasiswa', call: calls.mahasiswa, content: () => <MahasiswaTab idProdi={id} /> },
          { key: 'aturan', label: 'Aturan', content: () => <AturanTab prodi={prodi} /> },
          ...(riwayat === null
            ? []
            : [
                {
                  key: 'riwayat',
                  label: 'Riwayat',
                  content: () => <Timeline call={riwayat} entitas="prodi" idBaris={id} schema={SCHEMA} />,
                },
              ]),
        ]}
      />
      {closing && <TutupDialog prodi={prodi} onClose={() => setClosing(false)} />}
    </>
  )
}
