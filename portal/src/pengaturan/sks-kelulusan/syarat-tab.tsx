import type { SetSyarat } from './set-syarat'
import { Button, Card, Group } from '@mantine/core'
import { SksKelulusanInput } from '@sivitas/contract/akademik/sks-kelulusan'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { SYARAT_LAIN, type KodeSyarat } from '@sivitas/rules/akademik/kelulusan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { Can } from '../../kit/izin/can'
import { FactTable } from '../../kit/page/fact-table'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { BarisAksi } from '../aturan-studi/baris-aksi'
import { useHapusBaris } from '../use-hapus-baris'
import { SyaratPanel } from './syarat-panel'

const calls = api.akademik.sksKelulusan

type Terbuka = { jenis: 'tambah' } | { jenis: 'ubah' | 'versi'; row: SetSyarat } | null

const angka = (nilai: number | null, desimal = 0): string => (nilai === null ? '-' : formatAngka(nilai, desimal))
const nama = ({ lingkup, namaKurikulum }: SetSyarat): string => (namaKurikulum === null ? lingkup : `${lingkup}, ${namaKurikulum}`)

/** Every set of graduation rules; an empty field follows the wider set. */
export function SyaratTab() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const tutup = () => setTerbuka(null)
  const hapus = useHapusBaris<SetSyarat>({
    segarkan: [calls.key()],
    tanya: (row) => ({ pesan: `Hapus syarat kelulusan ${nama(row)}?`, akibat: ['Mahasiswanya mengikuti set yang lebih luas.'] }),
    hapus: ({ id }) => calls.remove.call({ id }),
  })
  return (
    <Card>
      <Can call={calls.create}>
        <Group justify="end">
          <Button onClick={() => setTerbuka({ jenis: 'tambah' })}>Tambah syarat</Button>
        </Group>
      </Can>
      <Muatan query={query} baris={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="SKS dan IPK pada data program studi berlaku. Pilih Tambah syarat untuk mengatur sendiri." />
          ) : (
            <FactTable
              label="Syarat kelulusan"
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                { id: 'lingkup', title: 'Berlaku untuk', cell: nama },
                { id: 'mulai', title: 'Berlaku mulai', cell: (row) => row.labelPeriode },
                { id: 'sks', title: 'SKS lulus', align: 'end', cell: (row) => angka(row.sksLulus) },
                { id: 'wajib', title: 'Wajib', align: 'end', cell: (row) => angka(row.sksWajib) },
                { id: 'pilihan', title: 'Pilihan', align: 'end', cell: (row) => angka(row.sksPilihan) },
                { id: 'ipk', title: 'IPK', align: 'end', cell: (row) => angka(row.ipkMin, 2) },
                { id: 'd', title: 'D (%)', align: 'end', cell: (row) => angka(row.persenMaksD) },
                { id: 'syarat', title: 'Syarat lain', cell: (row) => row.syarat?.map((kode) => SYARAT_LAIN[kode]).join(', ') ?? '-' },
                {
                  id: 'aksi',
                  title: 'Tindakan',
                  align: 'end',
                  cell: (row) => (
                    <BarisAksi
                      nama={`${nama(row)} mulai ${row.labelPeriode}`}
                      aksi={[
                        { label: 'Ubah', call: calls.update, onClick: () => setTerbuka({ jenis: 'ubah', row }) },
                        { label: 'Versi', call: calls.versi, onClick: () => setTerbuka({ jenis: 'versi', row }) },
                        { label: 'Hapus', call: calls.remove, bahaya: true, onClick: () => hapus(row) },
                      ]}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Muatan>
      {terbuka?.jenis === 'tambah' && <SyaratPanel row={null} onTutup={tutup} />}
      {terbuka?.jenis === 'ubah' && <SyaratPanel key={terbuka.row.id} row={terbuka.row} onTutup={tutup} />}
      {terbuka?.jenis === 'versi' && <Versi row={terbuka.row} onTutup={tutup} />}
    </Card>
  )
}

const Isi = z.looseObject({}).nullable()
const TERBACA = [
  'berlakuMulai',
  'sksLulus',
  'sksWajib',
  'sksPilihan',
  'ipkMin',
  'persenMaksD',
  'bolehE',
  'nilaiMinWajib',
  'masaStudiMaks',
  'syarat',
] as const

function teks(bidang: (typeof TERBACA)[number], nilai: unknown): string {
  if (bidang === 'berlakuMulai' && typeof nilai === 'number') return labelPeriode(nilai)
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak'
  if (typeof nilai === 'number') return formatAngka(nilai, bidang === 'ipkMin' ? 2 : 0)
  if (Array.isArray(nilai)) return nilai.map((kode) => SYARAT_LAIN[kode as KodeSyarat]).join(', ') || 'tidak ada'
  return typeof nilai === 'string' ? nilai : '-'
}

function Versi({ row, onTutup }: { row: SetSyarat; onTutup: () => void }) {
  const client = useQueryClient()
  return (
    <RiwayatVersi
      judul={nama(row)}
      calls={calls}
      kunci={row.id}
      tampil={(isi) => {
        const kini = Isi.safeParse(isi).data ?? null
        return kini === null
          ? []
          : TERBACA.map((bidang) => ({ label: titleOf(SksKelulusanInput, bidang), nilai: teks(bidang, kini[bidang]) }))
      }}
      onKembali={() => void client.invalidateQueries({ queryKey: calls.key() })}
      onClose={onTutup}
    />
  )
}
