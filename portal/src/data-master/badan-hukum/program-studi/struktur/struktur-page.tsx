import { Stack } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { Kerangka } from '../../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../../kit/feedback/muat-gagal-card'
import { IconSitemap } from '../../../../kit/icons'
import { useMay } from '../../../../kit/izin/can'
import { PageHead } from '../../../../kit/page/page-head'
import { Tree, type TreeProps } from './pohon-unit'
import { bolehJatuh, RencanaContext, type Langkah, type Tempat, type UnitPindah } from './rencana-context'
import { SimpanDialog } from './simpan-dialog'
import { SimulasiCard } from './simulasi-card'
import { TujuanDialog } from './tujuan-dialog'

const ALL = { itemsPerPage: 1000 }

/** The college as a tree: fakultas, jurusan, prodi, each with who leads it and what it counts; units move by mouse and by keyboard. */
export function StrukturPage() {
  const { dataMaster } = api
  const [fakultas, jurusan, prodi] = useQueries({
    queries: [
      dataMaster.fakultas.list.queryOptions({ input: ALL }),
      dataMaster.jurusan.list.queryOptions({ input: ALL }),
      dataMaster.prodi.list.queryOptions({ input: { ...ALL, order: { kode: 'asc' } } }),
    ],
  })
  const failed = [fakultas, jurusan, prodi].find(({ error }) => error !== null)
  const ready = fakultas.data && jurusan.data && prodi.data
  return (
    <Stack gap="md">
      {failed && !ready && <MuatGagalCard error={failed.error} onMuatUlang={() => void failed.refetch()} sibuk={failed.isFetching} />}
      {!failed && !ready && <Kerangka />}
      {ready && (
        <PohonStruktur
          fakultas={fakultas.data.data.map(({ id, kode, nama, namaDekan }) => ({ id, kode, nama, leader: namaDekan }))}
          jurusan={jurusan.data.data.map(({ id, versi, kode, nama, namaKetua, idFakultas }) => ({
            id,
            versi,
            kode,
            nama,
            leader: namaKetua,
            idFakultas,
          }))}
          prodi={prodi.data.data}
        />
      )}
    </Stack>
  )
}

/** The tree with what may be done on it: a move at once, or steps that are only tried. */
function PohonStruktur({ fakultas, jurusan, prodi }: TreeProps) {
  const writes = useMay()(api.dataMaster.struktur.pindah)
  const [simulasi, setSimulasi] = useState(false)
  const [langkah, setLangkah] = useState<readonly Langkah[]>([])
  const [memilih, setMemilih] = useState<UnitPindah | null>(null)
  const [dipegang, setDipegang] = useState<UnitPindah | null>(null)
  const [menyimpan, setMenyimpan] = useState(false)
  const tempat: Tempat[] = [
    ...fakultas.map(({ id, nama }) => ({ jenis: 'fakultas' as const, id, nama })),
    ...jurusan.map(({ id, nama }) => ({ jenis: 'jurusan' as const, id, nama })),
  ]
  const tambah = (satu: Langkah) => {
    setLangkah((kini) => (simulasi ? [...kini.filter(({ unit }) => unit.id !== satu.unit.id), satu] : [satu]))
    setMemilih(null)
    setDipegang(null)
    if (!simulasi) setMenyimpan(true)
  }
  const selesai = () => {
    setLangkah([])
    setMenyimpan(false)
    setSimulasi(false)
  }
  return (
    <RencanaContext
      value={{
        writes,
        simulasi,
        dipegang,
        onPilih: setMemilih,
        onTutup: (unit) => tambah({ unit, ke: null }),
        onPegang: setDipegang,
        onJatuh: (ke) => dipegang && tambah({ unit: dipegang, ke }),
      }}
    >
      <PageHead
        title="Struktur"
        {...(writes &&
          !simulasi && {
            secondary: {
              label: 'Simulasi struktur',
              icon: <IconSitemap size={16} aria-hidden />,
              call: api.dataMaster.struktur.simulasi,
              onClick: () => setSimulasi(true),
            },
          })}
      />
      {simulasi && (
        <SimulasiCard
          langkah={langkah}
          onUrung={() => setLangkah((kini) => kini.slice(0, -1))}
          onSelesai={selesai}
          onSimpan={() => setMenyimpan(true)}
        />
      )}
      <Tree fakultas={fakultas} jurusan={jurusan} prodi={prodi} />
      {memilih && (
        <TujuanDialog
          unit={memilih}
          tempat={tempat.filter((ke) => bolehJatuh(memilih, ke))}
          onPilih={(ke) => tambah({ unit: memilih, ke })}
          onClose={() => setMemilih(null)}
        />
      )}
      {menyimpan && (
        <SimpanDialog
          langkah={langkah.filter(({ ke }) => ke !== null)}
          onSaved={selesai}
          onClose={() => {
            setMenyimpan(false)
            if (!simulasi) setLangkah([])
          }}
        />
      )}
    </RencanaContext>
  )
}
