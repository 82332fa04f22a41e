import { PeriodeInput } from '@sivitas/contract/akademik/periode'
import { NAMA_SEMESTER } from '@sivitas/rules/platform/periode'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import type { Periode } from './periode'

const field = fields(PeriodeInput)
const calls = api.akademik.periode
const SEMESTER = Object.entries(NAMA_SEMESTER).map(([kode, nama]) => ({ value: Number(kode), label: nama }))

/** The years that the server offers, and the row's own. */
function useTahun(sendiri: number | undefined) {
  const { data } = useQuery(api.akademik.waktuAkademik.get.queryOptions({ input: {}, staleTime: 300_000 }))
  const tahun = new Set([...(data?.data.tahun ?? []), ...(sendiri ? [sendiri] : [])])
  return [...tahun].map((satu) => ({ value: satu, label: `${satu - 1}/${satu}` }))
}

/** A new period, or the days of one that is not closed yet. */
export function PeriodePanel({ periode, onTutup }: { periode: Periode | null; onTutup: () => void }) {
  const client = useQueryClient()
  const may = useMay()
  const nama = periode ? `Ubah ${periode.label}` : 'Tambah periode'
  const pilihan = useTahun(periode?.tahun)
  const selesai = periode?.status === 'ditutup' || periode?.status === 'arsip'
  const form = useFormulir({
    schema: PeriodeInput,
    nama,
    values: periode ?? { tahun: null, kodeSemester: null, tanggalMulai: null, tanggalSelesai: null, mingguKuliah: null },
    pesan: periode ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    terkunci: selesai || (periode !== null && !may(calls.update)),
    simpan: ({ tahun, kodeSemester, ...isi }, { versi, idempotencyKey }) =>
      periode
        ? calls.update.call({ ...isi, id: periode.id, versi: versi ?? periode.versi })
        : calls.create.call({ ...isi, tahun, kodeSemester }, { context: { idempotencyKey } }),
    berhasil: ({ status }) => {
      // An overlapping short semester is kept and said.
      if (status?.message?.startsWith('Tersimpan')) toast.gagal(status.message)
      void client.invalidateQueries({ queryKey: calls.key() })
      void client.invalidateQueries({ queryKey: api.platform.periodeRef.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <field.Pilih name="tahun" pilihan={pilihan} disabled={periode !== null} />
      <field.Pilih name="kodeSemester" pilihan={SEMESTER} disabled={periode !== null} />
      <field.Tanggal name="tanggalMulai" />
      <field.Tanggal name="tanggalSelesai" />
      <field.Angka name="mingguKuliah" description="Kosongkan untuk 16 minggu, atau 8 pada semester pendek." />
    </SidePanelForm>
  )
}
