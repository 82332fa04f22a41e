import { Penugasan, PenugasanInput } from '@sivitas/contract/data-master/dosen/riwayat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { sumberProdi } from '../../../../shared/pickers/sumber-unit'
import { RiwayatCard } from './riwayat-card'
import { RiwayatForm } from './riwayat-form'

const calls = api.dataMaster.riwayatDosen.penugasan
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(Penugasan)
const field = fields(PenugasanInput)
const COLUMNS = [
  column('tahunAjaran', { cell: ({ tahunAjaran }) => `${tahunAjaran}/${tahunAjaran + 1}` }),
  column('labelProdi'),
  column('nomorSuratTugas'),
  column('mulaiSuratTugas', { cell: (row) => <NilaiTanggal nilai={row.mulaiSuratTugas} /> }),
  column('tanggalKeluar', { cell: (row) => <NilaiTanggal nilai={row.tanggalKeluar} /> }),
  column('idPddikti', { cell: ({ idPddikti }) => (idPddikti ? 'Terdaftar' : 'Belum') }),
]

/** Assignments by academic year, which PDDikti knows as id_registrasi_dosen. */
export function PenugasanCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(calls.list.queryOptions({ input: { idDosen } }))
  return (
    <RiwayatCard<Row>
      judul="Penugasan"
      satuan="penugasan"
      query={query}
      columns={COLUMNS}
      nameOf={({ tahunAjaran, labelProdi }) => `${tahunAjaran}/${tahunAjaran + 1} ${labelProdi}`}
      hapus={({ id }) => calls.remove.call({ idDosen, id })}
      kosong="Pilih Tambah penugasan untuk mencatat surat tugas pertama."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={PenugasanInput}
          satuan="penugasan"
          row={row}
          values={row ?? {}}
          kirim={(values, versi) =>
            row === null ? calls.create.call({ ...values, idDosen }) : calls.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <field.Angka name="tahunAjaran" />
          <field.PilihJauh name="idProdi" sumber={sumberProdi} />
          <field.Text name="nomorSuratTugas" />
          <field.Tanggal name="tanggalSuratTugas" />
          <field.Tanggal name="mulaiSuratTugas" />
          <field.Tanggal name="tanggalKeluar" />
          <field.Text name="idPddikti" maks={36} />
        </RiwayatForm>
      )}
    />
  )
}
