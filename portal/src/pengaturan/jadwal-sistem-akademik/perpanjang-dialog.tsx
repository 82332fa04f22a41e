import { Alert, Anchor, Text } from '@mantine/core'
import { optionalId, optionalText, optionalWhole, text } from '@sivitas/contract/kit/fields'
import { waktu } from '@sivitas/contract/akademik/waktu'
import { labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { z } from 'zod'
import { api } from '../../api'
import { useTunda } from '../../kit/feedback/tunda'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { useHariIni } from '../../kit/format/zona'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { useSegarkan } from './use-jadwal'

const Isian = z.object({
  sasaran: z.enum(['kelompok', 'nim']).meta({ title: 'Untuk' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  angkatan: optionalWhole(1980, 2100).meta({ title: 'Angkatan' }),
  nim: optionalText(15_000).meta({ title: 'NIM', description: 'Tempel NIM, dipisah spasi, koma, atau baris baru; paling banyak 500.' }),
  sampai: waktu().meta({ title: 'Sampai' }),
  alasan: text(255).min(5, 'Alasan minimal 5 karakter').meta({ title: 'Alasan' }),
})
const field = fields(Isian)

const pecah = (teks: string | null | undefined): string[] => [...new Set((teks ?? '').split(/[\s,;]+/).filter(Boolean))].slice(0, 501)

type Cakupan = { idProdi?: string | null | undefined; angkatan?: number | null | undefined; nim?: string[] | undefined }

const cakupanOf = ({ sasaran, idProdi, angkatan, nim }: Partial<z.infer<typeof Isian>>): Cakupan =>
  sasaran === 'nim' ? { nim: pecah(nim) } : { idProdi, angkatan }

type PerpanjangProps = { kode: KodeJendela; periode: number; onTutup: () => void }

/** 'Perpanjang': a longer window for some; the general one stays as it is. */
export function PerpanjangDialog({ kode, periode, onTutup }: PerpanjangProps) {
  const segarkan = useSegarkan()
  const hariIni = useHariIni()
  const nama = labelJendela(kode)
  const form = useFormulir({
    schema: Isian,
    nama: `Perpanjang ${nama}`,
    values: { sasaran: 'kelompok', idProdi: null, angkatan: null, nim: null, sampai: null, alasan: '' },
    pesan: `${nama} diperpanjang`,
    simpan: (values, { idempotencyKey }) =>
      api.akademik.jadwalSistem.perpanjang.call(
        { idPeriode: periode, kode, ...cakupanOf(values), sampai: values.sampai, alasan: values.alasan },
        { context: { idempotencyKey } },
      ),
    berhasil: () => {
      segarkan()
      onTutup()
    },
  })
  return (
    <SidePanelForm title={`Perpanjang ${nama}`} form={form} onClose={onTutup} submit="Perpanjang">
      <Text size="sm" c="dimmed">
        Jadwal umum tidak berubah. Jendela yang sudah berakhir hanya dapat diperpanjang oleh Supervisor.
      </Text>
      <field.Pilih
        name="sasaran"
        pilihan={[
          { value: 'kelompok', label: 'Program studi atau angkatan' },
          { value: 'nim', label: 'Daftar NIM' },
        ]}
      />
      <Sasaran />
      <field.TanggalWaktu name="sampai" min={hariIni} />
      <field.TeksPanjang name="alasan" />
      <Terkena kode={kode} periode={periode} />
    </SidePanelForm>
  )
}

function Sasaran() {
  if (field.useNilai('sasaran') === 'nim') return <field.TeksPanjang name="nim" />
  return (
    <>
      <field.Custom name="idProdi" as={PilihProdi} />
      <field.Angka name="angkatan" />
    </>
  )
}

/** More NIM than this are not counted while they are typed: the address of the question would grow too long. */
const HITUNG_NIM = 100

/** Whom the form names at this moment; null while that is nobody yet. */
function useCakupan(): Cakupan | null {
  const cakupan = cakupanOf({
    sasaran: field.useNilai('sasaran') ?? 'kelompok',
    idProdi: field.useNilai('idProdi'),
    angkatan: field.useNilai('angkatan'),
    nim: field.useNilai('nim'),
  })
  if (cakupan.nim) return cakupan.nim.length > 0 ? cakupan : null
  return cakupan.idProdi || (cakupan.angkatan ?? 0) > 1979 ? cakupan : null
}

/** Counts whom the extension would reach while the form is filled in. */
function Terkena({ kode, periode }: Pick<PerpanjangProps, 'kode' | 'periode'>) {
  const cakupan = useCakupan()
  if (cakupan === null) return null
  const banyak = cakupan.nim?.length ?? 0
  if (banyak > HITUNG_NIM) return <Alert color="biru">{`Terkena: ${formatAngka(banyak)} NIM yang ditempel.`}</Alert>
  return <Hitungan input={{ periode, kode, ...isiCakupan(cakupan) }} />
}

const isiCakupan = ({ idProdi, angkatan, nim }: Cakupan) => ({
  ...(idProdi ? { idProdi } : {}),
  ...(angkatan ? { angkatan } : {}),
  ...(nim ? { nim } : {}),
})

type HitunganProps = { input: { periode: number; kode: KodeJendela } & ReturnType<typeof isiCakupan> }

function Hitungan({ input }: HitunganProps) {
  const query = useQuery({ ...api.akademik.jadwalSistem.terkena.queryOptions({ input }), placeholderData: (lama) => lama })
  const menunggu = useTunda(query.isFetching)
  if (!query.data) return null
  const { mahasiswa, kelas, berjadwalSendiri, tautan } = query.data.data
  return (
    <Alert color="biru" role="status" aria-busy={menunggu}>
      {`Terkena: ${formatAngka(mahasiswa)} mahasiswa, ${formatAngka(kelas)} kelas. `}
      {berjadwalSendiri > 0 && `${formatAngka(berjadwalSendiri)} di antaranya memakai jadwal sendiri yang lebih khusus. `}
      {tautan && (
        <Anchor component={Link} to={tautan} target="_blank">
          Lihat daftarnya
        </Anchor>
      )}
    </Alert>
  )
}
