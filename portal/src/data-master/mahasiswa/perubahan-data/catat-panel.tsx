import { Text } from '@mantine/core'
import { CatatPermintaan, FIELD_PERUBAHAN, judulPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { kirimBerkas } from '../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../shared/berkas/use-syarat'
import { sumberMahasiswa } from '../../../shared/pickers/sumber-mahasiswa'
import { menurutIsian, permintaanDari } from './catat'
import { NilaiBaru } from './nilai-baru'
import { nilaiKini } from './nilai-kini'

const calls = api.dataMaster.perubahanData
const isian = fields(CatatPermintaan)
const kirim = kirimBerkas('dokumen')
/** Of a paper of a student, whatever the college allows elsewhere. */
const MAKS = 5 * 1_024_000
const PILIHAN = FIELD_PERUBAHAN.map((value) => ({ value, label: judulPerubahan(value) }))

type CatatPanelProps = {
  /** Whose request it is, where that is known already. */
  mahasiswa?: { id: string; nama: string; nim: string }
  onTutup: () => void
}

/** A request that came by letter or at the counter, written down for the student; it waits in the queue like his own. */
export function CatatPanel({ mahasiswa, onTutup }: CatatPanelProps) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: CatatPermintaan,
    nama: 'Catat permintaan',
    pesan: 'Permintaan berhasil dicatat',
    values: { idMahasiswa: mahasiswa?.id ?? null, field: [], alasan: null, bukti: null },
    simpan: (values) =>
      calls.create.call(permintaanDari(values)).catch((error: unknown) => Promise.reject(menurutIsian(error, values.field))),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <CatatFields mahasiswa={mahasiswa} />
    </SidePanelForm>
  )
}

function CatatFields({ mahasiswa }: Pick<CatatPanelProps, 'mahasiswa'>) {
  const id = isian.useNilai('idMahasiswa')
  const dipilih = isian.useNilai('field') ?? []
  const { maksBytes } = useSyaratBerkas('dokumen')
  const orang = useQuery(api.dataMaster.mahasiswa.biodata.queryOptions({ input: id ? { id } : skipToken }))
  const biodata = orang.data?.data
  return (
    <>
      {mahasiswa ? (
        <Text>{`${mahasiswa.nama} (${mahasiswa.nim})`}</Text>
      ) : (
        <isian.PilihJauh name="idMahasiswa" sumber={sumberMahasiswa} placeholder="Ketik nama atau NIM" />
      )}
      <isian.PilihBanyak name="field" pilihan={PILIHAN} />
      {dipilih.map((field) => (
        <NilaiBaru key={field} field={field} kini={biodata ? nilaiKini(biodata, field) : null} />
      ))}
      <isian.TeksPanjang name="alasan" maks={255} />
      <isian.Unggah name="bukti" terima={['pdf', 'jpg', 'jpeg', 'png']} maksBytes={Math.min(MAKS, maksBytes)} kirim={kirim} />
    </>
  )
}
