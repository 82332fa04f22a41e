import { PindahInput, type DampakUnit } from '@sivitas/contract/data-master/badan-hukum/struktur'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api'
import { useHariIni } from '../../../../kit/format/zona'
import { Muatan } from '../../../../kit/feedback/muatan'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../../kit/page/side-panel-form'
import { DampakTable } from './dampak-table'
import type { Langkah } from './rencana-context'

const field = fields(PindahInput)
const calls = api.dataMaster

export const perintah = ({ unit, ke }: Langkah) => ({
  jenis: unit.jenis,
  id: unit.id,
  versi: unit.versi,
  idFakultas: ke?.jenis === 'fakultas' ? ke.id : null,
  idJurusan: ke?.jenis === 'jurusan' ? ke.id : null,
})

/** What the steps would carry along, asked of the server. */
export const useDampak = (langkah: readonly Langkah[]) =>
  useQuery(
    calls.struktur.simulasi.queryOptions({
      input: {
        pindah: langkah.filter(({ ke }) => ke !== null).map(perintah),
        tutup: langkah.filter(({ ke }) => ke === null).map(({ unit }) => unit.id),
      },
      staleTime: 0,
    }),
  )

type SimpanDialogProps = { langkah: readonly Langkah[]; onSaved: () => void; onClose: () => void }

/** The day from which units stand elsewhere, with what goes along, before it is saved (DM-R28). */
export function SimpanDialog({ langkah, onSaved, onClose }: SimpanDialogProps) {
  const queryClient = useQueryClient()
  const dampak = useDampak(langkah)
  const judul = langkah.length === 1 ? `Pindahkan ${langkah[0]?.unit.nama}` : `Pindahkan ${langkah.length} unit`
  const form = useFormulir({
    schema: PindahInput,
    nama: judul,
    values: { tanggal: useHariIni(), nomorSk: null, alasan: null },
    pesan: 'Perpindahan unit tersimpan',
    simpan: (values) => calls.struktur.pindah.call({ ...values, data: langkah.map(perintah) }),
    berhasil: () => {
      for (const key of [calls.prodi.key(), calls.jurusan.key(), calls.fakultas.key()])
        void queryClient.invalidateQueries({ queryKey: key })
      onSaved()
    },
  })
  return (
    <SidePanelForm title={judul} form={form} onClose={onClose} submit="Pindahkan">
      <Muatan query={dampak} baris={2}>
        {({ data }: { data: readonly DampakUnit[] }) => <DampakTable dampak={data} />}
      </Muatan>
      <field.Tanggal name="tanggal" description="Laporan sebelum tanggal ini tetap memakai letak lama." />
      <field.Text name="nomorSk" />
      <field.Text name="alasan" />
    </SidePanelForm>
  )
}
