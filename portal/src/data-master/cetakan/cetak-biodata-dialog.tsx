import { Text } from '@mantine/core'
import { PilihanBiodata } from '@sivitas/contract/data-master/mahasiswa/cetak/cetak-orang'
import { useUnduh } from '../../kit/export/unduh-context'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay, type Call } from '../../kit/izin/can'
import { DialogForm } from '../../kit/page/side-panel-form'

const Isian = PilihanBiodata.pick({ rahasia: true, alasan: true })
const field = fields(Isian)

/** Whose record is printed, by which call, and who may have it unmasked: whoever may make this other one. */
export type BiodataTercetak = { judul: string; id: string; call: Call; penulis: Call }

/** The record of one person as PDF; masked numbers come out only for who may write, and says why (DM-R27). */
export function CetakBiodataDialog({ biodata: { judul, id, call, penulis }, onTutup }: { biodata: BiodataTercetak; onTutup: () => void }) {
  const unduh = useUnduh()
  const menulis = useMay()(penulis)
  const form = useFormulir({
    schema: Isian,
    nama: judul,
    values: { rahasia: false, alasan: '' },
    pesan: 'Berkas berhasil diunduh',
    simpan: ({ rahasia, alasan }) => unduh(call, { id, format: 'pdf', ...(rahasia && { rahasia: '1', alasan }) }),
    berhasil: onTutup,
  })
  return (
    <DialogForm title={judul} form={form} submit="Unduh PDF" onClose={onTutup}>
      <Text>NIK, nomor KK, NPWP, dan nama ibu kandung disamarkan pada cetakan.</Text>
      {menulis && (
        <>
          <field.Centang name="rahasia" />
          <AlasanIsian />
        </>
      )}
    </DialogForm>
  )
}

function AlasanIsian() {
  return field.useNilai('rahasia') === true ? <field.Text name="alasan" description="Tercatat pada riwayat orangnya." /> : null
}
