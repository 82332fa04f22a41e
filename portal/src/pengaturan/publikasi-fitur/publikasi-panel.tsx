import { PublikasiInput, TUJUAN_FITUR } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { usePilihanProdi } from '../../shared/pickers/saring'
import type { Publikasi } from './use-publikasi'

const { aktif, mulai, selesai, prodi, angkatan, pesanTutup } = PublikasiInput.shape
/** The same fields and check without what the cell itself decides. */
const Isi = z
  .object({ aktif, mulai, selesai, prodi, angkatan, pesanTutup })
  .refine((isi) => !isi.mulai || !isi.selesai || isi.mulai < isi.selesai, { path: ['selesai'], error: 'Selesai harus setelah mulai' })
const field = fields(Isi)
const TAHUN_ANGKATAN = 12

/** Switch, schedule, scope and closing message of one feature for one audience. */
export function PublikasiPanel({ cell, onClose }: { cell: Publikasi; onClose: () => void }) {
  const may = useMay()
  const queryClient = useQueryClient()
  const daftarProdi = usePilihanProdi()
  const judul = `${cell.namaFitur} untuk ${TUJUAN_FITUR[cell.tujuan]}`
  const form = useFormulir({
    schema: Isi,
    nama: judul,
    values: {
      aktif: cell.aktif,
      mulai: cell.mulai === null ? null : new Date(cell.mulai),
      selesai: cell.selesai === null ? null : new Date(cell.selesai),
      prodi: cell.prodi,
      angkatan: cell.angkatan,
      pesanTutup: cell.pesanTutup,
    },
    pesan: 'Data berhasil diubah',
    terkunci: !may(api.pengaturan.publikasiFitur.update),
    simpan: (isi) =>
      api.pengaturan.publikasiFitur.update.call({
        data: [{ ...isi, kodeFitur: cell.kodeFitur, tujuan: cell.tujuan, versi: cell.versi }],
      }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.publikasiFitur.key() })
      onClose()
    },
  })
  const [tahun] = useState(() => new Date().getFullYear())
  return (
    <SidePanelForm title={judul} form={form} onClose={onClose}>
      <field.Saklar name="aktif" />
      <field.TanggalWaktu name="mulai" description="Kosong: sejak diaktifkan" />
      <field.TanggalWaktu name="selesai" description="Kosong: tanpa batas" />
      <field.PilihBanyak name="prodi" description="Kosong: semua program studi" pilihan={daftarProdi} />
      <field.PilihBanyak
        name="angkatan"
        description="Kosong: semua angkatan"
        pilihan={Array.from({ length: TAHUN_ANGKATAN }, (_, n) => ({ value: tahun + 1 - n, label: String(tahun + 1 - n) }))}
      />
      <field.TeksPanjang name="pesanTutup" description="Dibaca saat fitur tertutup" />
    </SidePanelForm>
  )
}
