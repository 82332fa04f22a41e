import { STATUS_KARTU, type AntreanKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import type { z } from 'zod'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { Column } from '../../../kit/table/column'
import { columnsOf } from '../../../kit/table/schema-columns'

type Pemegang = Pick<AntreanKartu, 'adaFoto' | 'statusKartu' | 'nomorKartu' | 'berlakuSampai' | 'siap'>

/** Columns that all queues of cards have: photo, the card that there is, and whether the next one can be printed. */
export function kolomKartu<Row extends Pemegang>(schema: z.ZodObject): Column<Row>[] {
  const column = columnsOf<Row>(schema)
  return [
    column('adaFoto', {
      cell: ({ adaFoto }) => (
        <StatusBadge kode={String(adaFoto)} nama={adaFoto ? 'Ada foto' : 'Tanpa foto'} tone={adaFoto ? 'hijau' : 'jingga'} />
      ),
      width: 120,
    }),
    column('statusKartu', { cell: ({ statusKartu }) => (statusKartu === null ? 'Belum ada' : STATUS_KARTU[statusKartu]), width: 120 }),
    column('nomorKartu', { width: 160 }),
    column('berlakuSampai', { cell: ({ berlakuSampai }) => <NilaiTanggal nilai={berlakuSampai} />, width: 150 }),
    column('siap', {
      cell: ({ siap }) => (siap ? <StatusBadge kode="siap" nama="Siap cetak" tone="hijau" /> : <StatusBadge kode="tidak" nama="Tidak" />),
      card: 'lencana',
    }),
  ]
}
