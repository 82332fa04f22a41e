import { useDebouncedValue } from '@mantine/hooks'
import { periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { fieldStatus as field, IsianStatus, type StatusMahasiswaTampil } from './isian-status'
import { IsianStatusBersama, pilihanStatus, STATUS_STUDI_PILIHAN } from './isian-status-bersama'
import { useHariIni } from '../../../kit/format/zona'
import { SyaratList } from './syarat-list'

const calls = api.dataMaster.statusMahasiswa

type Props = Readonly<{ mahasiswa: StatusMahasiswaTampil; koreksi: boolean; onTutup: () => void }>

/** One change of status, or the correction of a past period, with its guards shown before saving. */
export function UbahStatusDialog({ mahasiswa, koreksi, onTutup }: Props) {
  const client = useQueryClient()
  const hari = useHariIni()
  const { id, periodeKini, periodeMasuk, tujuan } = mahasiswa
  const nama = koreksi ? 'Koreksi periode lampau' : 'Ubah status'
  const form = useFormulir({
    schema: IsianStatus,
    nama,
    values: {
      status: null,
      periode: koreksi ? periodeUtamaSebelum(periodeKini) : periodeKini,
      tanggal: hari,
      nomorSk: null,
      tanggalSk: null,
      berkas: null,
      alasan: null,
      judulSkripsi: null,
      jalurSkripsi: null,
      bulanAwalBimbingan: null,
      bulanAkhirBimbingan: null,
      abaikan: false,
    },
    pesan: 'Status berhasil diubah',
    simpan: (isi, { idempotencyKey }) => calls.ubah.call({ id, ...isi, pratinjau: false }, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: api.dataMaster.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={`${nama}: ${mahasiswa.nama}`} form={form} submit={koreksi ? 'Simpan koreksi' : 'Ubah status'} onClose={onTutup}>
      <IsianStatusBersama
        periodeKini={periodeKini}
        periodeMasuk={periodeMasuk}
        lampau={koreksi}
        pilihan={koreksi ? STATUS_STUDI_PILIHAN : pilihanStatus(tujuan.map(({ kode }) => kode))}
      >
        <Pratinjau id={id} />
      </IsianStatusBersama>
    </SidePanelForm>
  )
}

/** Asks the server what the change would meet, as it stands in the form. */
function Pratinjau({ id }: { id: string }) {
  const [status, periode, tanggal] = [field.useNilai('status'), field.useNilai('periode'), field.useNilai('tanggal')]
  const [nomorSk, tanggalSk, berkas] = [field.useNilai('nomorSk'), field.useNilai('tanggalSk'), field.useNilai('berkas')]
  const [alasan, abaikan] = [field.useNilai('alasan'), field.useNilai('abaikan')]
  const [teks] = useDebouncedValue(JSON.stringify({ nomorSk: nomorSk || null, alasan: alasan || null }), 400)
  const isi = {
    ...(JSON.parse(teks) as { nomorSk: string | null; alasan: string | null }),
    status,
    periode,
    tanggal,
    tanggalSk,
    berkas,
    abaikan: abaikan ?? false,
  }
  const lengkap = Boolean(status && periode && tanggal)
  const { data } = useQuery({
    queryKey: [...calls.ubah.key(), 'pratinjau', id, isi],
    queryFn: ({ signal }) =>
      calls.ubah.call({ ...isi, id, status: status ?? 'A', periode: periode ?? 0, tanggal: tanggal ?? '', pratinjau: true }, { signal }),
    enabled: lengkap,
    placeholderData: keepPreviousData,
    // What is wrong with a field is said under the field when it is saved.
    retry: false,
    meta: { senyap: true },
  })
  return lengkap && data ? <SyaratList hasil={data.data} /> : null
}
