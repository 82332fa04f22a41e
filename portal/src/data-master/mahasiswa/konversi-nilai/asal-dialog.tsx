import { Modal } from '@mantine/core'
import { AsalKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import type { Asal, SubjekAsal } from './padanan'
import { TempelKotak } from './tempel-kotak'

const field = fields(AsalKonversi)

type AsalDialogProps = {
  buka: 'tempel' | 'tambah' | Asal
  onMasuk: (subjek: readonly SubjekAsal[]) => void
  onGanti: (kunci: number, isi: SubjekAsal) => void
  onTutup: () => void
}

/** Adds subjects of origin, or changes one. */
export function AsalDialog({ buka, onMasuk, onGanti, onTutup }: AsalDialogProps) {
  if (buka === 'tempel')
    return (
      <Modal opened onClose={onTutup} title="Tempel atau baca transkrip" size={560}>
        <TempelKotak onMasuk={onMasuk} />
      </Modal>
    )
  const lama = buka === 'tambah' ? null : buka
  return <SubjekForm lama={lama} onSimpan={(isi) => (lama === null ? onMasuk([isi]) : onGanti(lama.kunci, isi))} onTutup={onTutup} />
}

type SubjekFormProps = { lama: Asal | null; onSimpan: (isi: SubjekAsal) => void; onTutup: () => void }

function SubjekForm({ lama, onSimpan, onTutup }: SubjekFormProps) {
  const nama = lama === null ? 'Tambah mata kuliah asal' : 'Ubah mata kuliah asal'
  const form = useFormulir({
    schema: AsalKonversi,
    nama,
    values: lama === null ? { kode: '', nama: '', sks: null, nilai: '', indeks: null } : { ...lama, indeks: lama.indeks ?? null },
    pesan: 'Mata kuliah asal dicatat. Simpan konversi setelah selesai.',
    simpan: (isi) => Promise.resolve(isi),
    berhasil: onSimpan,
  })
  return (
    <DialogForm title={nama} form={form} submit={lama === null ? 'Tambah' : 'Ubah'} onClose={onTutup}>
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Angka name="sks" desimal={2} />
      <field.Text name="nilai" />
      <field.Angka name="indeks" desimal={2} description="Isi bila perguruan tinggi asal memakai huruf atau bobot lain." />
    </DialogForm>
  )
}
