import { Alert, Text } from '@mantine/core'
import { MassalKhs } from '@sivitas/contract/akademik/nilai/hasil-studi'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { DialogForm } from '../../../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../../../shared/pickers/pilih-periode'
import type { Pemilih } from './pemilih'

const Isian = MassalKhs.pick({ periode: true, tanggal: true, bentuk: true, per: true })
const field = fields(Isian)
const { massalKhs, massalTranskrip } = api.akademik.hasilStudi

export type Cetakan = 'khs' | 'transkrip'
const NAMA: Readonly<Record<Cetakan, string>> = { khs: 'KHS', transkrip: 'transkrip sementara' }
const BENTUK = [
  { value: 'pdf', label: 'PDF, halaman berurutan' },
  { value: 'zip', label: 'ZIP, satu PDF tiap mahasiswa' },
]
const PER = [
  { value: 'prodi', label: 'Program studi' },
  { value: 'kelas', label: 'Kelas' },
  { value: 'semua', label: 'Semua dalam satu berkas' },
]

type CetakDialogProps = Readonly<{
  cetakan: Cetakan
  /** Null where the selection can't be told to the job. */
  pemilih: Pemilih | null
  jumlah: number
  periode: number
  onMulai: (idPekerjaan: string) => void
  onTutup: () => void
}>

/** KHS or transcripts of many students as a job, whose files wait under 'Unduhan'. */
export function CetakDialog({ cetakan, pemilih, jumlah, periode, onMulai, onTutup }: CetakDialogProps) {
  const client = useQueryClient()
  const pilihanPeriode = usePilihanPeriode(periode)
  const nama = `Cetak ${NAMA[cetakan]}`
  const form = useFormulir({
    schema: Isian,
    nama,
    values: { periode, tanggal: null, bentuk: 'pdf', per: 'prodi' },
    pesan: 'Pencetakan berjalan',
    terkunci: pemilih === null,
    simpan: ({ periode: dipilih, ...keluaran }, { idempotencyKey }) =>
      cetakan === 'khs'
        ? massalKhs.call({ ...pemilih, ...keluaran, periode: dipilih }, { context: { idempotencyKey } })
        : massalTranskrip.call({ ...pemilih, ...keluaran }, { context: { idempotencyKey } }),
    berhasil: ({ data }) => {
      void client.invalidateQueries({ queryKey: api.platform.pekerjaan.key() })
      onMulai(data.idPekerjaan)
    },
  })
  return (
    <DialogForm title={nama} form={form} submit="Cetak" onClose={onTutup}>
      {pemilih === null ? (
        <Alert color="kuning">
          Pilih paling banyak 1.000 mahasiswa, atau saring dengan program studi, angkatan, dan status saja, lalu pilih semua hasil.
        </Alert>
      ) : (
        <Text size="sm">{jumlah.toLocaleString('id-ID')} mahasiswa. Yang tidak dapat dicetak didaftar dengan sebabnya.</Text>
      )}
      {cetakan === 'khs' && <field.Pilih name="periode" pilihan={pilihanPeriode} />}
      <field.Tanggal name="tanggal" />
      <field.Pilih name="bentuk" pilihan={BENTUK} />
      <field.Pilih name="per" pilihan={PER} />
    </DialogForm>
  )
}
