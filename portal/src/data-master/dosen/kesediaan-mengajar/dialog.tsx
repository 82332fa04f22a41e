import { Text } from '@mantine/core'
import { text } from '@sivitas/contract/kit/fields'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode, periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'

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

const Salin = z.object({ dari: z.int().meta({ title: 'Salin dari periode' }) })
const salin = fields(Salin)

export function SalinDialog({ lingkup, onTutup }: DialogProps) {
  const sebelum = periodeUtamaSebelum(lingkup.periode)
  const pilihan = usePilihanPeriode(sebelum).filter(({ value }) => value !== lingkup.periode)
  const form = useFormulir({
    schema: Salin,
    nama: 'Salin kesediaan mengajar',
    values: { dari: sebelum },
    pesan: 'Kesediaan disalin sebagai draf',
    simpan: ({ dari }) => calls.salin.call({ ...lingkup, dari }),
    berhasil: useSelesai(onTutup),
  })
  return (
    <DialogForm title="Salin dari periode lalu" form={form} onClose={onTutup} submit="Salin">
      <Text>{`Jawaban disalin sebagai draf ke ${labelPeriode(lingkup.periode)} bagi dosen${siapa(lingkup)} yang belum mengisi. Yang sudah mengisi tidak diubah.`}</Text>
      <salin.Pilih name="dari" pilihan={pilihan} />
      <PratinjauSalin lingkup={lingkup} />
    </DialogForm>
  )
}

function PratinjauSalin({ lingkup }: { lingkup: Lingkup }) {
  const dari = salin.useNilai('dari') ?? 0
  const query = useQuery({
    queryKey: [...calls.key(), 'salin', lingkup, dari],
    queryFn: ({ signal }) => calls.salin.call({ ...lingkup, dari, pratinjau: true }, { signal }),
    retry: false,
  })
  return (
    <Muatan query={query} baris={1}>
      {({ data }) => (
        <Text component="output">{`${formatAngka(data.disalin)} disalin, ${formatAngka(data.sudahAda)} dilewati karena sudah mengisi.`}</Text>
      )}
    </Muatan>
  )
}

const Ingatkan = z.object({})

export function IngatkanDialog({ lingkup, onTutup }: DialogProps) {
  const query = useQuery({
    queryKey: [...calls.key(), 'ingatkan', lingkup],
    queryFn: ({ signal }) => calls.ingatkan.call({ ...lingkup, pratinjau: true }, { signal }),
    retry: false,
  })
  const form = useFormulir({
    schema: Ingatkan,
    nama: 'Ingatkan yang belum',
    values: {},
    pesan: 'Pengingat dikirim',
    simpan: () => calls.ingatkan.call(lingkup),
    berhasil: useSelesai(onTutup),
    bolehSimpan: () => (query.data?.data.jumlah ?? 0) > 0,
  })
  return (
    <DialogForm title="Ingatkan yang belum mengirim" form={form} onClose={onTutup} submit="Kirim pengingat">
      <Muatan query={query} baris={2}>
        {({ data }) => (
          <Text component="output">
            {data.jumlah === 0
              ? 'Semua dosen sudah mengirim kesediaan.'
              : `${formatAngka(data.jumlah)} dosen${siapa(lingkup)} belum mengirim. Pengingat masuk ke ${formatAngka(data.akun)} akun dan ${formatAngka(data.surel)} alamat surel.`}
          </Text>
        )}
      </Muatan>
    </DialogForm>
  )
}

const Kunci = z.object({})

export function KunciDialog({ lingkup, onTutup }: DialogProps) {
  const query = useQuery({
    queryKey: [...calls.key(), 'kunci', lingkup],
    queryFn: ({ signal }) => calls.kunci.call({ ...lingkup, pratinjau: true }, { signal }),
  })
  const form = useFormulir({
    schema: Kunci,
    nama: 'Kunci kesediaan',
    values: {},
    pesan: 'Kesediaan dikunci',
    simpan: () => calls.kunci.call(lingkup),
    berhasil: useSelesai(onTutup),
    bolehSimpan: () => (query.data?.data.jumlah ?? 0) > 0,
  })
  return (
    <DialogForm title="Kunci semua kesediaan?" form={form} onClose={onTutup} submit="Kunci semua">
      <Muatan query={query} baris={2}>
        {({ data }) => (
          <Text component="output">
            {`${formatAngka(data.jumlah)} kesediaan yang sudah dikirim${siapa(lingkup)} dikunci untuk penjadwalan; hanya Supervisor yang dapat membukanya kembali. ${formatAngka(data.belumDikirim)} dosen belum mengirim dan tidak ikut dikunci.`}
          </Text>
        )}
      </Muatan>
    </DialogForm>
  )
}

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
