import { SksKelulusanInput } from '@sivitas/contract/akademik/sks-kelulusan'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { SYARAT_LAIN, type KodeSyarat } from '@sivitas/rules/akademik/kelulusan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import type { Column } from '../../kit/table/column'
import { DaftarSet } from '../aturan-studi/daftar-set'
import type { SetSyarat } from './set-syarat'
import { SyaratPanel } from './syarat-panel'

const calls = api.akademik.sksKelulusan

const angka = (nilai: number | null, desimal = 0): string => (nilai === null ? '-' : formatAngka(nilai, desimal))
const nama = ({ lingkup, namaKurikulum }: SetSyarat): string => (namaKurikulum === null ? lingkup : `${lingkup}, ${namaKurikulum}`)

const COLUMNS: readonly Column<SetSyarat>[] = [
  { id: 'lingkup', title: 'Berlaku untuk', cell: nama },
  { id: 'mulai', title: 'Berlaku mulai', cell: (row) => row.labelPeriode },
  { id: 'sks', title: 'SKS lulus', align: 'end', cell: (row) => angka(row.sksLulus) },
  { id: 'wajib', title: 'Wajib', align: 'end', cell: (row) => angka(row.sksWajib) },
  { id: 'pilihan', title: 'Pilihan', align: 'end', cell: (row) => angka(row.sksPilihan) },
  { id: 'ipk', title: 'IPK', align: 'end', cell: (row) => angka(row.ipkMin, 2) },
  { id: 'd', title: 'D (%)', align: 'end', cell: (row) => angka(row.persenMaksD) },
  { id: 'syarat', title: 'Syarat lain', cell: (row) => row.syarat?.map((kode) => SYARAT_LAIN[kode]).join(', ') ?? '-' },
]

const KATA = {
  label: 'Syarat kelulusan',
  tambah: 'Tambah syarat',
  kosong: 'SKS dan IPK pada data program studi berlaku. Pilih Tambah syarat untuk mengatur sendiri.',
  nama,
  tindakan: (row: SetSyarat) => `${nama(row)} mulai ${row.labelPeriode}`,
  hapus: (row: SetSyarat) => ({
    pesan: `Hapus syarat kelulusan ${nama(row)}?`,
    akibat: ['Mahasiswanya mengikuti set yang lebih luas.'],
  }),
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

function tampil(isi: unknown) {
  const kini = Isi.safeParse(isi).data ?? null
  return kini === null ? [] : TERBACA.map((bidang) => ({ label: titleOf(SksKelulusanInput, bidang), nilai: teks(bidang, kini[bidang]) }))
}

/** Every set of graduation rules; an empty field follows the wider set. */
export function SyaratTab() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  return <DaftarSet calls={calls} query={query} columns={COLUMNS} kata={KATA} Panel={SyaratPanel} tampil={tampil} />
}
