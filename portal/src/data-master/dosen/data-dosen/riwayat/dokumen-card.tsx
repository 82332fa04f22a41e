import { DokumenDosen, DokumenDosenInput } from '@sivitas/contract/data-master/dosen/riwayat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { StatusBadge } from '../../../../kit/page/status-badge'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { BerkasTaut } from './berkas-taut'
import { RiwayatCard } from './riwayat-card'
import { RiwayatForm } from './riwayat-form'
import { SkInput } from './sk-input'

const calls = api.dataMaster.riwayatDosen.dokumen
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(DokumenDosen)
const field = fields(DokumenDosenInput)
const STATUS = {
  menunggu: { label: 'Menunggu', tone: 'kuning' },
  sah: { label: 'Sah', tone: 'hijau' },
  ditolak: { label: 'Ditolak', tone: 'bahaya' },
} as const
const PILIHAN = Object.entries(STATUS).map(([value, { label }]) => ({ value, label }))
const COLUMNS = [
  column('namaJenis'),
  column('namaBerkas', { cell: ({ idBerkas, namaBerkas }) => <BerkasTaut id={idBerkas} nama={namaBerkas} /> }),
  column('nomor'),
  column('tanggal', { cell: ({ tanggal }) => <NilaiTanggal nilai={tanggal} /> }),
  column('statusVerifikasi', {
    cell: ({ statusVerifikasi, alasanTolak }) => (
      <>
        <StatusBadge kode={statusVerifikasi} nama={STATUS[statusVerifikasi].label} tone={STATUS[statusVerifikasi].tone} />
        {alasanTolak !== null && ` ${alasanTolak}`}
      </>
    ),
  }),
  column('verifikator'),
]

/** The alternative of a new row: verification is chosen only when the file is there to look at. */
function VerifikasiFields() {
  const status = field.useNilai('statusVerifikasi')
  return (
    <>
      <field.Pilih name="statusVerifikasi" pilihan={PILIHAN} />
      {status === 'ditolak' && <field.TeksPanjang name="alasanTolak" />}
    </>
  )
}

/** Papers of a lecturer, and whether somebody has found them genuine. A new file waits again. */
export function DokumenCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(calls.list.queryOptions({ input: { idDosen } }))
  const jenis = useKode('jenis-dokumen')
  return (
    <RiwayatCard<Row>
      judul="Dokumen"
      satuan="dokumen"
      query={query}
      columns={COLUMNS}
      nameOf={({ namaJenis, namaBerkas }) => `${namaJenis} (${namaBerkas})`}
      hapus={({ id }) => calls.remove.call({ idDosen, id })}
      kosong="Unggah ijazah, SK, atau sertifikat lewat Tambah dokumen."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={DokumenDosenInput}
          satuan="dokumen"
          row={row}
          values={row ?? { statusVerifikasi: 'menunggu' }}
          kirim={(values, versi) =>
            row === null ? calls.create.call({ ...values, idDosen }) : calls.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <field.Pilih name="jenis" pilihan={jenis} />
          <field.Custom name="idBerkas" as={SkInput} />
          <field.Text name="nomor" />
          <field.Tanggal name="tanggal" />
          {row !== null && <VerifikasiFields />}
        </RiwayatForm>
      )}
    />
  )
}
