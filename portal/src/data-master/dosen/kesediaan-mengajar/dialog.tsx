import { Text } from '@mantine/core'
import { text } from '@sivitas/contract/kit/fields'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { ActDialog } from '../../../kit/page/act-dialog'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { SalinPeriodeDialog } from '../salin-periode-dialog'

const calls = api.dataMaster.kesediaanMengajar

export type Lingkup = { periode: number; prodi?: string[] }
type DialogProps = { lingkup: Lingkup; onTutup: () => void }

const siapa = ({ prodi }: Lingkup) => (prodi?.length ? ' pada prodi yang disaring' : '')

function useSelesai(onTutup: () => void) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: calls.key() })
    onTutup()
  }
}

export const SalinDialog = ({ lingkup, onTutup }: DialogProps) => (
  <SalinPeriodeDialog
    periode={lingkup.periode}
    nama="Salin kesediaan mengajar"
    pesan="Kesediaan disalin sebagai draf"
    calls={calls.key()}
    lingkup={lingkup}
    salin={(dari, { pratinjau, signal }) => calls.salin.call({ ...lingkup, dari, pratinjau }, { ...(signal && { signal }) })}
    sebut={({ disalin, sudahAda }) => `${formatAngka(disalin)} disalin, ${formatAngka(sudahAda)} dilewati karena sudah mengisi.`}
    keterangan={`Jawaban disalin sebagai draf ke ${labelPeriode(lingkup.periode)} bagi dosen${siapa(lingkup)} yang belum mengisi. Yang sudah mengisi tidak diubah.`}
    onTutup={onTutup}
  />
)

export const IngatkanDialog = ({ lingkup, onTutup }: DialogProps) => (
  <ActDialog
    title="Ingatkan yang belum mengirim"
    submit="Kirim pengingat"
    done="Pengingat dikirim"
    calls={calls.key()}
    act={['ingatkan', lingkup]}
    preview={(signal) => calls.ingatkan.call({ ...lingkup, pratinjau: true }, { signal })}
    worth={({ jumlah }) => jumlah > 0}
    run={() => calls.ingatkan.call(lingkup)}
    say={({ jumlah, akun, surel }) =>
      jumlah === 0
        ? 'Semua dosen sudah mengirim kesediaan.'
        : `${formatAngka(jumlah)} dosen${siapa(lingkup)} belum mengirim. Pengingat masuk ke ${formatAngka(akun)} akun dan ${formatAngka(surel)} alamat surel.`
    }
    onClose={onTutup}
  />
)

export const KunciDialog = ({ lingkup, onTutup }: DialogProps) => (
  <ActDialog
    title="Kunci semua kesediaan?"
    submit="Kunci semua"
    done="Kesediaan dikunci"
    calls={calls.key()}
    act={['kunci', lingkup]}
    preview={(signal) => calls.kunci.call({ ...lingkup, pratinjau: true }, { signal })}
    worth={({ jumlah }) => jumlah > 0}
    run={() => calls.kunci.call(lingkup)}
    say={({ jumlah, belumDikirim }) =>
      `${formatAngka(jumlah)} kesediaan yang sudah dikirim${siapa(lingkup)} dikunci untuk penjadwalan; hanya Supervisor yang dapat membukanya kembali. ${formatAngka(belumDikirim)} dosen belum mengirim dan tidak ikut dikunci.`
    }
    onClose={onTutup}
  />
)

const Buka = z.object({ alasan: text(300).meta({ title: 'Alasan' }) })
const buka = fields(Buka)

export function BukaKunciDialog({ lingkup, onTutup }: DialogProps) {
  const form = useFormulir({
    schema: Buka,
    nama: 'Buka kunci kesediaan',
    values: { alasan: '' },
    pesan: 'Kunci kesediaan dibuka',
    simpan: ({ alasan }) => calls.kunci.call({ ...lingkup, buka: true, alasan }),
    berhasil: useSelesai(onTutup),
  })
  return (
    <DialogForm title="Buka kunci kesediaan?" form={form} onClose={onTutup} submit="Buka kunci">
      <Text>{`Semua kesediaan yang dikunci${siapa(lingkup)} kembali menjadi dikirim dan dapat diubah.`}</Text>
      <buka.TeksPanjang name="alasan" />
    </DialogForm>
  )
}

const Pengisian = z.object({
  buka: z.string().nullable().meta({ title: 'Dibuka' }),
  tutup: z.string().nullable().meta({ title: 'Ditutup' }),
})
const pengisian = fields(Pengisian)

type PengisianProps = DialogProps & { kini: { buka: string | null; tutup: string | null } }

export function PengisianDialog({ lingkup: { periode }, kini, onTutup }: PengisianProps) {
  const teks = (saat: string | null) => (saat === null ? null : new Date(saat).toISOString())
  const form = useFormulir({
    schema: Pengisian,
    nama: 'Waktu pengisian',
    values: { buka: teks(kini.buka), tutup: teks(kini.tutup) },
    pesan: 'Waktu pengisian disimpan',
    simpan: (isi) => calls.pengisian.call({ periode, ...isi }),
    berhasil: useSelesai(onTutup),
  })
  return (
    <DialogForm title="Buka dan tutup pengisian" form={form} onClose={onTutup}>
      <Text>
        {`Dosen mengisi kesediaan ${labelPeriode(periode)} di antara kedua waktu ini. Kosongkan keduanya untuk mengikuti jadwal sistem akademik.`}
      </Text>
      <pengisian.TanggalWaktu name="buka" />
      <pengisian.TanggalWaktu name="tutup" />
    </DialogForm>
  )
}
