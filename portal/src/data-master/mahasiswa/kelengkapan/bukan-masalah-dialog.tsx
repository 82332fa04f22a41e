import { Text } from '@mantine/core'
import { BukanMasalahInput, MAKS_PERBAIKAN, type AturanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'

const Isian = BukanMasalahInput.pick({ alasan: true, sampai: true })
const field = fields(Isian)

type Props = {
  aturan: AturanKonsistensi
  ids: readonly string[]
  /** Whom it is about, in words. */
  sebutan: string
  onTutup: () => void
  onSelesai: () => void
}

/** Why findings may stay, and until when. */
export function BukanMasalahDialog({ aturan, ids, sebutan, onTutup, onSelesai }: Props) {
  const form = useFormulir({
    schema: Isian,
    nama: 'Bukan masalah',
    values: { alasan: '', sampai: null },
    pesan: `${formatAngka(ids.length)} temuan ditandai bukan masalah`,
    simpan: async (values) => {
      for (let dari = 0; dari < ids.length; dari += MAKS_PERBAIKAN)
        await api.dataMaster.konsistensi.bukanMasalah.call({ ...values, aturan, idMahasiswa: ids.slice(dari, dari + MAKS_PERBAIKAN) })
    },
    berhasil: onSelesai,
  })
  return (
    <DialogForm title="Bukan masalah" form={form} submit="Tandai" onClose={onTutup}>
      <Text>{sebutan}</Text>
      <Text size="xs" c="dimmed">
        Temuan ini tidak muncul lagi pada daftar selama datanya tetap seperti sekarang. Bila datanya berubah, atau tanggalnya lewat, temuan
        dibuka kembali.
      </Text>
      <field.TeksPanjang name="alasan" />
      <field.Tanggal name="sampai" />
    </DialogForm>
  )
}
