import {
  JabatanFungsional,
  JabatanFungsionalInput,
  JabatanStruktural,
  JabatanStrukturalInput,
  Pangkat,
  PangkatInput,
} from '@sivitas/contract/data-master/dosen/riwayat'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { BerkasTaut } from './berkas-taut'
import { RiwayatCard } from './riwayat-card'
import { RiwayatForm } from './riwayat-form'
import { SkInput } from './sk-input'

const { jabatanFungsional, pangkat, jabatanStruktural } = api.dataMaster.riwayatDosen
type Fungsional = Awaited<ReturnType<typeof jabatanFungsional.list.call>>['data'][number]
type Golongan = Awaited<ReturnType<typeof pangkat.list.call>>['data'][number]
type Struktural = Awaited<ReturnType<typeof jabatanStruktural.list.call>>['data'][number]

const fungsionalColumn = columnsOf<Fungsional>(JabatanFungsional)
const fungsionalField = fields(JabatanFungsionalInput)
const FUNGSIONAL = [
  fungsionalColumn('namaJabatan'),
  fungsionalColumn('tmt', { cell: ({ tmt }) => <NilaiTanggal nilai={tmt} /> }),
  fungsionalColumn('nomorSk'),
  fungsionalColumn('angkaKredit', { align: 'end' }),
  fungsionalColumn('idBerkas', { cell: ({ idBerkas }) => <BerkasTaut id={idBerkas} /> }),
]

/** Ranks; the newest counts, and decides with the birth date when he retires (DM-R22). */
export function JabatanFungsionalCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(jabatanFungsional.list.queryOptions({ input: { idDosen } }))
  const kode = useKode('jabatan-fungsional')
  return (
    <RiwayatCard<Fungsional>
      judul="Jabatan fungsional"
      satuan="jabatan fungsional"
      query={query}
      columns={FUNGSIONAL}
      nameOf={({ namaJabatan, nomorSk }) => `${namaJabatan} (${nomorSk})`}
      hapus={({ id }) => jabatanFungsional.remove.call({ idDosen, id })}
      kosong="Belum ada jabatan fungsional yang tercatat."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={JabatanFungsionalInput}
          satuan="jabatan fungsional"
          row={row}
          values={row ?? {}}
          kirim={(values, versi) =>
            row === null
              ? jabatanFungsional.create.call({ ...values, idDosen })
              : jabatanFungsional.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <fungsionalField.Pilih name="kode" pilihan={kode} />
          <fungsionalField.Tanggal name="tmt" />
          <fungsionalField.Text name="nomorSk" />
          <fungsionalField.Angka name="angkaKredit" desimal={2} />
          <fungsionalField.Custom name="idBerkas" as={SkInput} />
        </RiwayatForm>
      )}
    />
  )
}

const pangkatColumn = columnsOf<Golongan>(Pangkat)
const pangkatField = fields(PangkatInput)
const PANGKAT = [
  pangkatColumn('namaGolongan'),
  pangkatColumn('tmt', { cell: ({ tmt }) => <NilaiTanggal nilai={tmt} /> }),
  pangkatColumn('nomorSk'),
  pangkatColumn('masaKerjaTahun', {
    title: 'Masa kerja',
    cell: ({ masaKerjaTahun, masaKerjaBulan }) => (masaKerjaTahun === null ? '-' : `${masaKerjaTahun} tahun ${masaKerjaBulan ?? 0} bulan`),
  }),
  pangkatColumn('idBerkas', { cell: ({ idBerkas }) => <BerkasTaut id={idBerkas} /> }),
]

/** Grades of the civil service or the foundation. */
export function PangkatCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(pangkat.list.queryOptions({ input: { idDosen } }))
  const kode = useKode('pangkat-golongan')
  return (
    <RiwayatCard<Golongan>
      judul="Pangkat dan golongan"
      satuan="pangkat"
      query={query}
      columns={PANGKAT}
      nameOf={({ namaGolongan, nomorSk }) => `${namaGolongan} (${nomorSk})`}
      hapus={({ id }) => pangkat.remove.call({ idDosen, id })}
      kosong="Belum ada pangkat yang tercatat."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={PangkatInput}
          satuan="pangkat"
          row={row}
          values={row ?? {}}
          kirim={(values, versi) =>
            row === null ? pangkat.create.call({ ...values, idDosen }) : pangkat.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <pangkatField.Pilih name="golongan" pilihan={kode} />
          <pangkatField.Tanggal name="tmt" />
          <pangkatField.Text name="nomorSk" />
          <pangkatField.Angka name="masaKerjaTahun" />
          <pangkatField.Angka name="masaKerjaBulan" />
          <pangkatField.Custom name="idBerkas" as={SkInput} />
        </RiwayatForm>
      )}
    />
  )
}

const strukturalColumn = columnsOf<Struktural>(JabatanStruktural)
const strukturalField = fields(JabatanStrukturalInput)
const STRUKTURAL = [
  strukturalColumn('nama'),
  strukturalColumn('unit'),
  strukturalColumn('mulai', { cell: ({ mulai }) => <NilaiTanggal nilai={mulai} /> }),
  strukturalColumn('selesai', { cell: ({ selesai }) => (selesai === null ? 'Sekarang' : <NilaiTanggal nilai={selesai} />) }),
  strukturalColumn('ekuivalenSks', { align: 'end' }),
]

/** Posts of the structure; their equivalent lessens the teaching duty (DM-R13). */
export function JabatanStrukturalCard({ idDosen }: { idDosen: string }) {
  const query = useQuery(jabatanStruktural.list.queryOptions({ input: { idDosen } }))
  return (
    <RiwayatCard<Struktural>
      judul="Jabatan struktural"
      satuan="jabatan struktural"
      query={query}
      columns={STRUKTURAL}
      nameOf={({ nama, unit }) => (unit === null ? nama : `${nama} ${unit}`)}
      hapus={({ id }) => jabatanStruktural.remove.call({ idDosen, id })}
      kosong="Tidak ada jabatan struktural."
      panel={(row, onTutup) => (
        <RiwayatForm
          schema={JabatanStrukturalInput}
          satuan="jabatan struktural"
          row={row}
          values={row ?? { ekuivalenSks: 0 }}
          kirim={(values, versi) =>
            row === null
              ? jabatanStruktural.create.call({ ...values, idDosen })
              : jabatanStruktural.update.call({ ...values, idDosen, id: row.id, versi })
          }
          onTutup={onTutup}
        >
          <strukturalField.Text name="nama" />
          <strukturalField.Text name="unit" />
          <strukturalField.Text name="nomorSk" />
          <strukturalField.Tanggal name="mulai" />
          <strukturalField.Tanggal name="selesai" />
          <strukturalField.Angka name="ekuivalenSks" desimal={2} />
        </RiwayatForm>
      )}
    />
  )
}
