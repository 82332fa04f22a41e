import { KewajibanDosen } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import { NilaiAngka, TANPA_NILAI } from '../../../kit/format/nilai'
import { StatusBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'
import { NADA, type BarisWajib, type Kewajiban } from './jawaban'

const column = columnsOf<Kewajiban>(KewajibanDosen)

/** '2 kelas IF201 Basis Data (1 terpenuhi)' */
export function sebutBaris({ namaMakul, namaJenisKelas, jumlahKelas, sksWajib, kelasTerpenuhi }: BarisWajib): string {
  const banyak = jumlahKelas === null ? `${String(sksWajib).replace('.', ',')} SKS` : `${jumlahKelas} kelas`
  const terpenuhi = kelasTerpenuhi === null ? '' : ` (${kelasTerpenuhi} terpenuhi)`
  return `${banyak}${namaMakul || namaJenisKelas ? ` ${namaMakul ?? namaJenisKelas}` : ''}${terpenuhi}`
}

const selisih = ({ kurang, lebih }: Kewajiban) => {
  if (lebih > 0) return <NilaiAngka nilai={lebih} desimal={1} />
  return kurang > 0 ? <NilaiAngka nilai={-kurang} desimal={1} /> : TANPA_NILAI
}

export const COLUMNS = [
  column('namaLengkap', { sort: 'nama', width: 200 }),
  column('nidn', { shown: 'pilihan' }),
  column('homebase', { width: 200, shown: 'pilihan' }),
  column('jabatan', { width: 130 }),
  column('target', { sort: 'target', cell: ({ target }) => <NilaiAngka nilai={target} desimal={1} />, card: 'isi' }),
  column('jumlahBaris', {
    title: 'Kewajiban',
    align: 'start',
    width: 180,
    cell: ({ baris }) => (baris.length === 0 ? TANPA_NILAI : baris.map(sebutBaris).join('; ')),
    card: 'isi',
  }),
  column('terpenuhi', { sort: 'terpenuhi', cell: ({ terpenuhi }) => <NilaiAngka nilai={terpenuhi} desimal={1} />, card: 'isi' }),
  column('kurang', { sort: 'kurang', title: 'Kurang/lebih', cell: selisih }),
  column('namaKeadaan', {
    cell: ({ keadaan, namaKeadaan }) => <StatusBadge kode={keadaan} nama={namaKeadaan} tone={NADA[keadaan]} />,
    card: 'lencana',
  }),
  column('maksSksMengajar', { shown: 'pilihan' }),
]
