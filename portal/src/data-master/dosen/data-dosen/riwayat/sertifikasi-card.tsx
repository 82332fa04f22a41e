import { JENIS_SERTIFIKASI, Sertifikasi, SertifikasiInput } from '@sivitas/contract/data-master/dosen/riwayat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { BerkasTaut } from './berkas-taut'
import { RiwayatCard } from './riwayat-card'
import { RiwayatForm } from './riwayat-form'
import { SkInput } from './sk-input'

const calls = api.dataMaster.riwayatDosen.sertifikasi
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(Sertifikasi)
const field = fields(SertifikasiInput)
const JENIS = Object.entries(JENIS_SERTIFIKASI).map(([value, label]) => ({ value, label }))
const COLUMNS = [
  column('jenis', { cell: ({ jenis }) => JENIS_SERTIFIKASI[jenis] }),
  column('nomor'),
  column('tahun'),
  column('bidang'),
  column('lembaga'),
  column('berlakuSampai', {
    cell: ({ berlakuSampai }) => (berlakuSampai === null ? 'Seterusnya' : <NilaiTanggal nilai={berlakuSampai} />),
  }),
  column('idBerkas', { cell: ({ idBerkas }) => <BerkasTaut id={idBerkas} /> }),
]

/** The national certificate of lecturers, and professional ones. */
export function SertifikasiCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(calls.list.queryOptions({ input: { idDosen } }))
  return (
    <RiwayatCard<Row>
      judul="Sertifikasi"
      satuan="sertifikasi"
      query={query}
      columns={COLUMNS}
      nameOf={({ jenis, nomor }) => `${JENIS_SERTIFIKASI[jenis]} ${nomor}`}
      hapus={({ id }) => calls.remove.call({ idDosen, id })}
      kosong="Belum ada sertifikasi yang tercatat."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={SertifikasiInput}
          satuan="sertifikasi"
          row={row}
          values={row ?? { jenis: 'serdos' }}
          kirim={(values, versi) =>
            row === null ? calls.create.call({ ...values, idDosen }) : calls.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <field.Pilih name="jenis" pilihan={JENIS} />
          <field.Text name="nomor" />
          <field.Angka name="tahun" />
          <field.Text name="bidang" />
          <field.Text name="lembaga" />
          <field.Tanggal name="berlakuSampai" />
          <field.Custom name="idBerkas" as={SkInput} />
        </RiwayatForm>
      )}
    />
  )
}
