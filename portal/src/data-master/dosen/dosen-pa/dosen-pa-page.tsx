import { Button } from '@mantine/core'
import type { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../api'
import { IconHistory, IconPrinter, IconUserCheck } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { ListBody } from '../../../kit/page/list-page'
import { PageHead } from '../../../kit/page/page-head'
import { DataTable } from '../../../kit/table/data-table'
import { textOf, textsOf } from '../../../kit/table/filter'
import { targetOf, type Target } from '../../../kit/table/selection'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { BebanPanel } from './beban-panel'
import { columnsOfBimbingan } from './columns'
import { DosenPaDialog, type DialogTerbuka } from './dialog-terbuka'
import classes from './dosen-pa.module.css'
import { FILTER_NAMES, useBimbinganFilters } from './filters'
import { useLepas } from './use-lepas'

const nameOf = ({ nama, nim }: MahasiswaBimbingan) => `${nama} (${nim})`
const calls = api.dataMaster.dosenPa
const satuOrang = (row: MahasiswaBimbingan): Target<MahasiswaBimbingan> => ({ kind: 'ids', ids: [row.id], rows: [row] })

/** Students who study; their rows carry grips only for who may assign. */
function useBimbingan() {
  const boleh = useMay()(calls.bulk)
  const list = useListState(calls.mahasiswa, { filters: FILTER_NAMES })
  const answer = useListQuery(calls.mahasiswa, list.input)
  const [diseret, setDiseret] = useState<MahasiswaBimbingan | null>(null)
  const columns = useMemo(() => columnsOfBimbingan(boleh ? setDiseret : null), [boleh])
  const table = useTableModel({ screen: 'data-master/dosen/dosen-pa', columns, list, answer })
  /** Who is dropped: all that are ticked when the dragged one is among them, else he alone. */
  const jatuhan = () => {
    const { value } = table.selection
    if (diseret === null) return null
    return value.kind === 'ids' && value.rows.has(diseret.id) ? targetOf(value, {}) : satuOrang(diseret)
  }
  return { list, table, jatuhan, boleh }
}

/** Lecturers with their loads at the left, students at the right; dragging, ticking or spreading assigns them. */
export function DosenPaPage() {
  const { list, table, jatuhan, boleh } = useBimbingan()
  const { filter } = list.state
  const prodi = textsOf(filter['prodi'])
  const [terbuka, setTerbuka] = useState<DialogTerbuka | null>(null)
  const lepas = useLepas()
  const ringkasan = useQuery(calls.ringkasan.queryOptions({ input: prodi.length > 0 ? { prodi } : {} }))
  const tanpaPa = ringkasan.data?.data.tanpaPa ?? 0
  const dosenPa = textOf(filter['dosenPa']) || undefined
  const saring = (nama: string, nilai: string | undefined) => list.change(({ filter: lama }) => ({ filter: { ...lama, [nama]: nilai } }))
  return (
    <div className={classes.page}>
      <PageHead
        title="Dosen PA"
        aside={
          ringkasan.data && (
            <Button
              variant={tanpaPa > 0 ? 'outline' : 'default'}
              {...(tanpaPa > 0 && { color: 'bahaya' })}
              size="compact-sm"
              aria-label={`${formatAngka(tanpaPa)} tanpa PA, tampilkan`}
              onClick={() => saring('tanpaPa', '1')}
            >
              {`${formatAngka(tanpaPa)} tanpa PA`}
            </Button>
          )
        }
        primary={{
          label: 'Bagi rata',
          icon: <IconUserCheck size={16} aria-hidden />,
          onClick: () => setTerbuka({ jenis: 'bagi' }),
          call: calls.bagi,
        }}
        secondary={{
          label: 'Cetak SK PA',
          icon: <IconPrinter size={16} aria-hidden />,
          onClick: () => setTerbuka({ jenis: 'sk' }),
          call: calls.sk,
        }}
        more={[{ label: 'Pindahkan semua bimbingan', onClick: () => setTerbuka({ jenis: 'pindah' }), call: calls.pindah }]}
      />
      <div className={classes.columns}>
        <BebanPanel
          prodi={prodi}
          terpilih={dosenPa}
          onPilih={(id) => saring('dosenPa', id)}
          onJatuh={(idDosen) => {
            const target = jatuhan()
            if (target?.kind === 'ids') setTerbuka({ jenis: 'tetapkan', target, jumlah: target.ids.length, idDosen })
          }}
        />
        <ListBody
          table={table}
          title="Dosen PA"
          nameOf={nameOf}
          search="Cari nama atau NIM"
          filters={useBimbinganFilters()}
          exports={calls.mahasiswa}
          bulk={[
            {
              label: 'Tetapkan',
              call: calls.bulk,
              open: (target) => setTerbuka({ jenis: 'tetapkan', target, jumlah: table.selection.count }),
            },
            { label: 'Bagi rata', call: calls.bagi, open: (target) => setTerbuka({ jenis: 'bagi', target }) },
            lepas,
          ]}
        >
          <DataTable
            table={table}
            label="Mahasiswa bimbingan"
            nameOf={nameOf}
            empty="Belum ada mahasiswa yang studi pada pilihan ini."
            actions={(row) => [
              ...(boleh
                ? [
                    {
                      label: 'Tetapkan dosen PA',
                      icon: <IconUserCheck size={16} aria-hidden />,
                      onClick: () => setTerbuka({ jenis: 'tetapkan', target: satuOrang(row), jumlah: 1 }),
                    },
                  ]
                : []),
              {
                label: 'Riwayat dosen PA',
                icon: <IconHistory size={16} aria-hidden />,
                onClick: () => setTerbuka({ jenis: 'riwayat', mahasiswa: row }),
              },
            ]}
          />
        </ListBody>
      </div>
      <DosenPaDialog
        terbuka={terbuka}
        saring={{ prodi, angkatan: textsOf(filter['angkatan']).map(Number), dosenPa }}
        onGanti={(berikut) => {
          setTerbuka(berikut)
          if (berikut === null) table.selection.clear()
        }}
      />
    </div>
  )
}
