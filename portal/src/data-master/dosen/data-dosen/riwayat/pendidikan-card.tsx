import { Pendidikan, PendidikanInput } from '@sivitas/contract/data-master/dosen/riwayat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { BerkasTaut } from './berkas-taut'
import { RiwayatCard } from './riwayat-card'
import { RiwayatForm } from './riwayat-form'
import { SkInput } from './sk-input'

const calls = api.dataMaster.riwayatDosen.pendidikan
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(Pendidikan)
const field = fields(PendidikanInput)
const COLUMNS = [
  column('namaJenjang'),
  column('lembaga'),
  column('prodi'),
  column('tahunLulus'),
  column('gelar'),
  column('bidang'),
  column('idBerkas', { cell: ({ idBerkas }) => <BerkasTaut id={idBerkas} /> }),
]

/** Degrees; the highest of the formal ladder counts. */
export function PendidikanCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(calls.list.queryOptions({ input: { idDosen } }))
  const jenjang = useKode('jenjang-pendidikan')
  return (
    <RiwayatCard<Row>
      judul="Pendidikan"
      satuan="pendidikan"
      query={query}
      columns={COLUMNS}
      nameOf={({ namaJenjang, lembaga }) => `${namaJenjang} ${lembaga}`}
      hapus={({ id }) => calls.remove.call({ idDosen, id })}
      kosong="Belum ada pendidikan yang tercatat."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={PendidikanInput}
          satuan="pendidikan"
          row={row}
          values={row ?? {}}
          kirim={(values, versi) =>
            row === null ? calls.create.call({ ...values, idDosen }) : calls.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <field.Pilih name="jenjang" pilihan={jenjang} />
          <field.Text name="lembaga" />
          <field.Text name="prodi" />
          <field.Angka name="tahunLulus" />
          <field.Text name="gelar" />
          <field.Text name="bidang" />
          <field.Text name="penyetaraan" />
          <field.Custom name="idBerkas" as={SkInput} />
        </RiwayatForm>
      )}
    />
  )
}
