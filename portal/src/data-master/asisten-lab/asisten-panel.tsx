import { AsistenLabInput, JENIS_ASISTEN, STATUS_ASISTEN } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { Alert, List, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import type { Isian } from '../../kit/form/formulir'
import { useFormulir } from '../../kit/form/use-formulir'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihDosen } from '../../shared/pickers/pilih-dosen'
import { usePilihanPeriode } from '../../shared/pickers/pilih-periode'
import { sumberMahasiswa } from '../../shared/pickers/sumber-mahasiswa'
import { SUMBER_ALUMNI, SUMBER_LAB, SUMBER_MAKUL } from './sumber'

const calls = api.dataMaster.asistenLab
const field = fields(AsistenLabInput)
export type AsistenRow = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const pilihan = (kata: Readonly<Record<string, string>>) => Object.entries(kata).map(([value, label]) => ({ value, label }))
const JENIS = pilihan(JENIS_ASISTEN)
const STATUS = pilihan(STATUS_ASISTEN)

type Props = { row: AsistenRow | null; periode: number; onTutup: () => void }

const isianOf = (row: AsistenRow): Isian<typeof AsistenLabInput> =>
  Object.fromEntries(Object.keys(AsistenLabInput.shape).map((name) => [name, (row as Record<string, unknown>)[name]]))

/** One assistant; when somebody is chosen his standing is shown before anything is saved. */
export function AsistenPanel({ row, periode, onTutup }: Props) {
  const queryClient = useQueryClient()
  const may = useMay()
  const periodePilihan = usePilihanPeriode(row?.periode ?? periode)
  const form = useFormulir({
    schema: AsistenLabInput,
    nama: row === null ? 'Tambah asisten' : `Ubah asisten ${row.nama}`,
    values: row === null ? { periode, jenis: 'asisten_dosen', status: 'aktif' } : isianOf(row),
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: (values, { idempotencyKey }) =>
      row === null
        ? calls.create.call(values, { context: { idempotencyKey } })
        : calls.update.call({ ...values, id: row.id, versi: row.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <field.Pilih name="periode" pilihan={periodePilihan} />
      <field.PilihJauh name="idMahasiswa" sumber={sumberMahasiswa} />
      {(may(api.dataMaster.alumni.list) || row?.idAlumni) && <field.PilihJauh name="idAlumni" sumber={SUMBER_ALUMNI} />}
      <field.Pilih name="jenis" pilihan={JENIS} />
      <field.PilihJauh name="idMakul" sumber={SUMBER_MAKUL} />
      <field.PilihJauh name="idRuang" sumber={SUMBER_LAB} />
      <CalonTerpilih kecuali={row?.id} />
      <field.Custom name="idDosenPembina" as={PilihDosen} />
      <field.Angka name="jamPerMinggu" />
      <field.Rupiah name="tarifHonor" />
      <field.Tanggal name="mulai" />
      <field.Tanggal name="selesai" />
      <field.Text name="nomorSk" />
      <field.Pilih name="status" pilihan={STATUS} />
    </SidePanelForm>
  )
}

/** How the chosen one stands: IPK, load, grade in the course, hours left; and what hinders him. */
function CalonTerpilih({ kecuali }: { kecuali: string | undefined }) {
  const idMahasiswa = field.useNilai('idMahasiswa')
  const idAlumni = field.useNilai('idAlumni')
  const periode = field.useNilai('periode')
  const idMakul = field.useNilai('idMakul')
  const satu = Boolean(idMahasiswa) !== Boolean(idAlumni)
  const { data } = useQuery({
    ...calls.calon.queryOptions({
      input: {
        ...(idMahasiswa && { idMahasiswa }),
        ...(idAlumni && { idAlumni }),
        periode: Number(periode ?? 0),
        ...(idMakul && { idMakul }),
        ...(kecuali && { kecuali }),
      },
      meta: { senyap: true },
    }),
    enabled: satu && Boolean(periode),
  })
  return data && satu ? <Keadaan calon={data.data} denganMakul={Boolean(idMakul)} /> : null
}

type Calon = Awaited<ReturnType<typeof calls.calon.call>>['data']

function Keadaan({ calon, denganMakul }: { calon: Calon; denganMakul: boolean }) {
  const { ipk, sksPeriode, nilaiMakul, sisaJam, namaStatus, halangan, peringatan } = calon
  const pesan = [...halangan, ...peringatan]
  const fakta = [
    `Status ${namaStatus}`,
    `IPK ${formatAngka(ipk, 2)}`,
    `${sksPeriode} SKS periode ini`,
    ...(denganMakul ? [`nilai mata kuliah ${nilaiMakul ?? '-'}`] : []),
    `sisa ${sisaJam} jam per minggu`,
  ]
  return (
    <Alert color={halangan.length > 0 ? 'bahaya' : pesan.length > 0 ? 'kuning' : 'biru'} role="status">
      <Text>{`${fakta.join(', ')}.`}</Text>
      {pesan.length > 0 && (
        <List>
          {pesan.map((satu) => (
            <List.Item key={satu}>{satu}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
