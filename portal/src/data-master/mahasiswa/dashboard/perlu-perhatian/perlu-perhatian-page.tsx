import { Stack } from '@mantine/core'
import {
  MahasiswaPerhatian,
  TINDAK_LANJUT,
  TANDA_PERHATIAN,
  type TindakLanjut,
} from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../../api'
import { IconHistory, IconPhone } from '../../../../kit/icons'
import { useMay } from '../../../../kit/izin/can'
import { ListBody } from '../../../../kit/page/list-page'
import { PageHead } from '../../../../kit/page/page-head'
import { StatusBadge } from '../../../../kit/page/status-badge'
import { DataTable } from '../../../../kit/table/data-table'
import { textsOf } from '../../../../kit/table/filter'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../../kit/table/filter-controls'
import { remoteFilter, remotesFilter } from '../../../../kit/table/filter-remote'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { useListQuery } from '../../../../kit/table/use-list-query'
import { useListState } from '../../../../kit/table/use-list-state'
import { useTableModel } from '../../../../kit/table/use-table-model'
import { sumberFakultas } from '../../../../shared/pickers/sumber-unit'
import { sumberPembimbing } from '../../../dosen/dosen-pa/sumber-pembimbing'
import { RingkasanPerhatian } from './ringkasan'
import { TindakanPanel, type OrangPerhatian } from './tindakan-panel'
import { saringProdi, useSaringAngkatan } from '../../../../shared/pickers/saring'

const calls = api.dataMaster.perluPerhatian
const column = columnsOf<OrangPerhatian>(MahasiswaPerhatian)
const NADA = { belum: 'bahaya', sudah: 'hijau', jatuh_tempo: 'jingga' } as const satisfies Record<TindakLanjut, string>

const COLUMNS = [
  column('nama', { sort: 'nama', width: 210 }),
  column('nim', { sort: 'nim', width: 115, card: 'isi' }),
  column('tanda', { sort: 'jumlahTanda', width: 290, card: 'isi', cell: ({ tanda }) => tanda.map(({ teks }) => teks).join('; ') }),
  column('tindakLanjut', {
    width: 165,
    card: 'lencana',
    cell: ({ tindakLanjut }) => <StatusBadge kode={tindakLanjut} nama={TINDAK_LANJUT[tindakLanjut]} tone={NADA[tindakLanjut]} />,
  }),
  column('tanggalBerikut', { sort: 'tanggalBerikut', width: 130 }),
  column('catatan', { width: 220 }),
  column('dosenPa', { width: 200, card: 'isi' }),
  column('labelProdi', { width: 180 }),
  column('angkatan', { sort: 'angkatan' }),
  column('namaStatus', { shown: 'pilihan' }),
  column('dihubungiPada', { width: 140, shown: 'pilihan' }),
  column('sejak', { sort: 'sejak', width: 150, shown: 'pilihan' }),
]
const FILTER_NAMES = ['tindakLanjut', 'tanda', 'prodi', 'angkatan', 'fakultas', 'dosenPa', 'tanpaPa'] as const
const nameOf = ({ nama, nim }: OrangPerhatian) => `${nama} (${nim})`
const pilihan = (kamus: Readonly<Record<string, string>>) => Object.entries(kamus).map(([value, label]) => ({ value, label }))
const pembimbing = sumberPembimbing()

function useFilters(diketahui: readonly string[]) {
  const angkatan = useSaringAngkatan()
  return useMemo(
    () => [
      choiceFilter({ name: 'tindakLanjut', label: 'Tindak lanjut', choices: pilihan(TINDAK_LANJUT) }),
      choicesFilter({
        name: 'tanda',
        label: 'Perhatian',
        choices: pilihan(TANDA_PERHATIAN).filter(({ value }) => diketahui.includes(value)),
      }),
      saringProdi,
      angkatan,
      remotesFilter({ name: 'fakultas', label: 'Fakultas', sumber: sumberFakultas }),
      remoteFilter({ name: 'dosenPa', label: 'Dosen PA', sumber: pembimbing }),
      yesNoFilter({ name: 'tanpaPa', label: 'Tanpa dosen PA', yes: 'Tanpa dosen PA', no: 'Sudah ada dosen PA' }),
    ],
    [angkatan, diketahui],
  )
}

/** Students who need attention, why, and what was done about it (data-master, Beyond 6). */
export function PerluPerhatianPage() {
  const boleh = useMay()(calls.catat)
  const client = useQueryClient()
  const list = useListState(calls.list, { filters: FILTER_NAMES })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/dashboard/perlu-perhatian', columns: COLUMNS, list, answer })
  const { filter } = list.state
  const unit = { prodi: textsOf(filter['prodi']), fakultas: textsOf(filter['fakultas']), angkatan: textsOf(filter['angkatan']) }
  const saring = Object.fromEntries(Object.entries(unit).filter(([, nilai]) => nilai.length > 0))
  const ringkasan = useQuery(calls.ringkasan.queryOptions({ input: saring }))
  const diketahui = useMemo(
    () => (ringkasan.data?.data.tanda ?? []).filter(({ jumlah }) => jumlah !== null).map(({ tanda }) => tanda as string),
    [ringkasan.data],
  )
  const [dibuka, setDibuka] = useState<OrangPerhatian | null>(null)
  return (
    <Stack gap="sm">
      <PageHead title="Dashboard Mahasiswa" />
      <RingkasanPerhatian
        query={ringkasan}
        onPilih={(baru) => list.change(({ filter: lama }) => ({ filter: { ...lama, tanda: undefined, tindakLanjut: undefined, ...baru } }))}
      />
      <ListBody
        table={table}
        title="Mahasiswa yang Perlu Perhatian"
        nameOf={nameOf}
        search="Cari nama atau NIM"
        filters={useFilters(diketahui)}
        exports={calls.list}
      >
        <DataTable
          table={table}
          label="Mahasiswa yang perlu perhatian"
          nameOf={nameOf}
          empty="Tidak ada mahasiswa yang perlu perhatian."
          to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}`}
          actions={(row) => [
            {
              label: boleh ? 'Catat tindakan' : 'Riwayat tindakan',
              icon: boleh ? <IconPhone size={16} aria-hidden /> : <IconHistory size={16} aria-hidden />,
              onClick: () => setDibuka(row),
            },
          ]}
        />
      </ListBody>
      {dibuka && (
        <TindakanPanel
          mahasiswa={dibuka}
          boleh={boleh}
          onTutup={() => setDibuka(null)}
          onTercatat={() => {
            setDibuka(null)
            void client.invalidateQueries({ queryKey: calls.key() })
          }}
        />
      )}
    </Stack>
  )
}
