import { TutupProdiInput, type Prodi } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { useHariIni } from '../../../kit/format/zona'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'

const field = fields(TutupProdiInput)
const calls = api.dataMaster.prodi
const STATUS = [
  { value: 'H', label: 'Tutup' },
  { value: 'M', label: 'Merger' },
]

/** Ends a prodi whose students go on in another one: a job moves them, then the status changes (States, prodi). */
export function TutupDialog({ prodi, onClose }: { prodi: Omit<Prodi, 'diubahPada'>; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: TutupProdiInput,
    nama: `Tutup ${prodi.labelProdi}`,
    values: { status: 'H', tanggalTutup: useHariIni(), nomorSkStatus: '', idProdiTujuan: '' },
    pesan: 'Mahasiswa sedang dipindahkan. Ikuti kemajuannya di Unduhan.',
    simpan: (values, { versi }) => calls.tutup.call({ ...values, id: prodi.id, versi: versi ?? prodi.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onClose()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onClose} submit="Pindahkan dan tutup">
      <Text>
        Mahasiswa yang masih studi mendapat status Mutasi di sini dan registrasi pindahan dengan NIM baru di program studi tujuan. Setelah
        semua pindah, status program studi ini berubah.
      </Text>
      <field.Pilih name="status" pilihan={STATUS} />
      <field.Tanggal name="tanggalTutup" />
      <field.Text name="nomorSkStatus" />
      <field.Custom name="idProdiTujuan" as={PilihProdi} />
    </SidePanelForm>
  )
}
