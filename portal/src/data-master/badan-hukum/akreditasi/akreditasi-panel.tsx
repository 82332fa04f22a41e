import { AkreditasiInput, type Akreditasi } from '@sivitas/contract/data-master/badan-hukum/akreditasi'
import { tambahHari, tambahTahun } from '@sivitas/rules/platform/tanggal-sah'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useQueryClient } from '@tanstack/react-query'
import { useHariIni } from '../../../kit/format/zona'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { ApiError } from '../../../kit/galat'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { kirimBerkas } from '../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../shared/berkas/use-syarat'
import { useKode } from '../../../shared/pickers/sumber-kode'
import type { AkreditasiCalls } from './calls'

const field = fields(AkreditasiInput)

type Row = Omit<Akreditasi, 'diubahPada'>
type AkreditasiPanelProps = { calls: AkreditasiCalls; row: Row | null; onClose: () => void }

const BLANK = { lembaga: 'BAN-PT', internasional: false, akhiriSebelumnya: false }

const kirim = kirimBerkas('dokumen')

function SertifikatField({ tersimpan }: { tersimpan: Row['sertifikat'] | undefined }) {
  const { maksBytes } = useSyaratBerkas('dokumen')
  return <field.Unggah name="idSertifikat" terima={['pdf']} maksBytes={maksBytes} kirim={kirim} {...(tersimpan && { tersimpan })} />
}

/** The older decision that stands in the way, where the server offers to end it. */
function olderOf(error: unknown): { nomorSk: string } | null {
  if (!(error instanceof ApiError) || error.type !== 'masa_tumpang_tindih') return null
  const older = error.rincian as { nomorSk: string; bolehAkhiri: boolean }
  return older.bolehAkhiri ? older : null
}

/** Adds or changes an accreditation. An overlap is not the end: the older decision can be ended the day before. */
export function AkreditasiPanel({ calls, row, onClose }: AkreditasiPanelProps) {
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  const lembaga = useKode('lembaga-akreditasi')
  const peringkat = useKode('peringkat-akreditasi')
  const hariIni = useHariIni()
  const send = (values: AkreditasiInput, versi: number | undefined) =>
    row === null ? calls.create(values) : calls.update({ id: row.id, versi: versi ?? row.versi }, values)

  const form = useFormulir({
    schema: AkreditasiInput,
    nama: row === null ? 'Tambah akreditasi' : `Ubah akreditasi ${row.nomorSk}`,
    values: row === null ? BLANK : { ...row, akhiriSebelumnya: false },
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: async (values, { versi }) => {
      try {
        return await send(values, versi)
      } catch (error) {
        const older = olderOf(error)
        if (older === null) throw error
        const end = formatTanggal(tambahHari(values.tanggalMulai, -1))
        const yes = await konfirmasi({
          pesan: `Masa berlaku tumpang tindih dengan SK ${older.nomorSk}.`,
          akibat: [`SK ${older.nomorSk} akan berakhir pada ${end}.`],
          setuju: 'Akhiri SK lama sehari sebelumnya',
          aman: true,
        })
        if (!yes) throw error
        return await send({ ...values, akhiriSebelumnya: true }, versi)
      }
    },
    berhasil: () => {
      for (const queryKey of calls.touches) void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
    ...(row !== null && {
      versi: {
        kini: row.versi,
        segarkan: async () => {
          const { data } = await calls.list({ signal: AbortSignal.timeout(60_000) })
          const now = data.find(({ id }) => id === row.id) ?? row
          return { values: { ...now, akhiriSebelumnya: false }, versi: now.versi }
        },
      },
    }),
  })
  // A term runs for five years, some international ones for longer; a picker alone would stop three years from now.
  const terakhir = tambahTahun(hariIni, 15)
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onClose}>
      <field.Pilih name="lembaga" pilihan={lembaga} />
      <field.Pilih name="peringkat" pilihan={peringkat} />
      <field.Angka name="nilai" desimal={2} />
      <field.Text name="nomorSk" />
      <field.Tanggal name="tanggalSk" />
      <field.Tanggal name="tanggalMulai" />
      <field.Tanggal name="tanggalBerakhir" max={terakhir} />
      <field.Saklar name="internasional" />
      <SertifikatField tersimpan={row?.sertifikat} />
      <field.TeksPanjang name="keterangan" />
    </SidePanelForm>
  )
}
