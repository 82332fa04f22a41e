import { JENIS_PEGAWAI, PegawaiInput } from '@sivitas/contract/data-master/pegawai/pegawai'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../../api'
import { fresh, Muatan } from '../../kit/feedback/muatan'
import { fields } from '../../kit/form/fields'
import type { Isian } from '../../kit/form/formulir'
import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { Can } from '../../kit/izin/can'
import { FormCard, FormPage } from '../../kit/page/form-page'
import { STORED } from '../../kit/page/stored-panel'
import { useRowForm } from '../../kit/page/use-row-form'
import { FotoInput } from '../../shared/berkas/foto-input'
import { IsiDariKtp } from '../../shared/ktp/isi-dari-ktp'
import { PilihWilayah } from '../../shared/pickers/pilih-wilayah'
import { useKode } from '../../shared/pickers/sumber-kode'

const field = fields(PegawaiInput)

const JENIS = Object.entries(JENIS_PEGAWAI).map(([value, label]) => ({ value, label }))
const KELAMIN = [
  { value: 'L', label: 'Laki-laki' },
  { value: 'P', label: 'Perempuan' },
]

const { listAkun } = api.pengaturan.kataSandi
const akunOf = ({ id, username, nama }: { id: string; username: string; nama: string | null }) => ({
  value: id,
  label: username,
  keterangan: nama ?? undefined,
})

/** Accounts of operators, one of which may be this person's. Only who may look at accounts finds any. */
const AKUN: SumberPilihan = {
  kunci: listAkun.key(),
  cari: async ({ cari, page, signal }) => {
    const { data, meta } = await listAkun.call({ cari, page, itemsPerPage: 20, roles: ['ROLE_OPERATOR'] }, { signal })
    return { pilihan: data.map(akunOf), totalPages: meta.totalPages }
  },
  sebut: async (ids) => (await listAkun.call({ pilih: [...ids], itemsPerPage: ids.length })).data.map(akunOf),
}

function BiodataCard() {
  const agama = useKode('agama')
  return (
    <FormCard title="Biodata">
      <field.Text name="nip" />
      <field.Text name="nama" />
      <field.Text name="gelarDepan" />
      <field.Text name="gelarBelakang" />
      <field.Text name="nik" maks={16} />
      <field.Pilih name="jenisKelamin" pilihan={KELAMIN} />
      <field.Text name="tempatLahir" />
      <field.Tanggal name="tanggalLahir" />
      <field.Pilih name="idAgama" pilihan={agama} />
      <field.Telepon name="handphone" />
      <field.Text name="email" type="email" />
      <field.Text name="jalan" />
      <field.Text name="kelurahan" />
      <field.Custom name="idWilayah" as={PilihWilayah} />
      <field.Text name="kodePos" maks={5} />
      <field.Custom name="idFoto" as={FotoInput} />
    </FormCard>
  )
}

function KepegawaianCard() {
  const status = useKode('status-kepegawaian')
  const golongan = useKode('pangkat-golongan')
  const pendidikan = useKode('jenjang-pendidikan')
  return (
    <FormCard title="Kepegawaian">
      <field.Text name="unit" />
      <field.Text name="jabatan" />
      <field.Pilih name="jenisPegawai" pilihan={JENIS} />
      <field.Pilih name="idStatusKepegawaian" pilihan={status} />
      <field.Pilih name="golongan" pilihan={golongan} />
      <field.Pilih name="pendidikan" pilihan={pendidikan} />
      <field.Tanggal name="tmtMulai" />
      <field.Tanggal name="tmtSelesai" />
      <field.Saklar name="statusAktif" />
    </FormCard>
  )
}

const LIST = '/data-master/pegawai'
const calls = api.dataMaster.pegawai
type Row = Awaited<ReturnType<typeof calls.get.call>>['data']

const BLANK: Isian<typeof PegawaiInput> = { nip: '', nama: '', unit: '', jenisPegawai: 'tetap', statusAktif: true }
const valuesOf = (row: Row): Isian<typeof PegawaiInput> =>
  Object.fromEntries(Object.keys(PegawaiInput.shape).map((name) => [name, (row as Record<string, unknown>)[name]]))

/** A new member of staff. */
export const PegawaiTambahPage = () => <PegawaiForm row={null} />

/** A stored one, asked for anew so that the form starts from what is true now. */
export function PegawaiUbahPage() {
  const { id = '' } = useParams()
  const query = useQuery({ ...calls.get.queryOptions({ input: { id } }), ...STORED })
  return <Muatan query={fresh(query)}>{({ data }) => <PegawaiForm row={data} />}</Muatan>
}

function PegawaiForm({ row }: { row: Row | null }) {
  const navigate = useNavigate()
  const leave = () => void navigate(LIST)
  const form = useRowForm({
    calls,
    schema: PegawaiInput,
    nama: row === null ? 'Tambah pegawai' : `Pegawai ${row.namaLengkap}`,
    row,
    blank: BLANK,
    valuesOf,
    refresh: [calls.key()],
    onSaved: leave,
  })
  return (
    <FormPage title={form.nama} trail={row === null ? 'Tambah' : row.namaLengkap} form={form} onCancel={leave}>
      {row === null && <IsiDariKtp />}
      <BiodataCard />
      <KepegawaianCard />
      <FormCard title="Akun" hint="Akun operator dibuat di Pengaturan > Data Operator, lalu ditautkan di sini.">
        <field.PilihJauh name="idAkun" sumber={AKUN} />
        <Can call={api.pengaturan.operator.create}>
          <Anchor component={Link} to="/pengaturan/operator/data-operator/tambah" target="_blank">
            Buat akun operator
          </Anchor>
        </Can>
      </FormCard>
    </FormPage>
  )
}
