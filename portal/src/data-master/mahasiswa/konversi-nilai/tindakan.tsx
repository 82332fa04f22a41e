import type { BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { useExport } from '../../../kit/export/use-export'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import type { PageAction } from '../../../kit/page/page-action'
import { ALAMAT, type KonversiTampil } from './kata'
import { KembalikanDialog, PakaiPemetaanDialog, SahkanDialog, SimpanPemetaanDialog } from './tindakan-dialog'
import type { Konversi } from './use-konversi'

const calls = api.akademik.konversiNilai

type Bahan = { bahan: BahanKonversi; konversi: KonversiTampil | null; editor: Konversi; boleh: boolean }
type Dialog = 'sahkan' | 'kembalikan' | 'simpan-pemetaan' | 'pakai-pemetaan' | null
type Tombol = { primary?: PageAction; secondary?: PageAction; more: PageAction[] }

type Buka = (dialog: Dialog) => void

/** What the state asks for next. */
function tombolUtama(
  { konversi, editor, boleh }: Bahan,
  { buka, cetak }: { buka: Buka; cetak: () => void },
): Pick<Tombol, 'primary' | 'secondary'> {
  if (konversi?.status === 'disahkan') return { primary: { label: 'Cetak lembar konversi', call: calls.get, onClick: cetak } }
  if (!boleh) return {}
  const simpan: PageAction = { label: 'Simpan draf', call: calls.update, onClick: () => editor.simpan.mutate() }
  if (konversi?.status === 'diajukan')
    return { primary: { label: 'Sahkan', call: calls.status, onClick: () => buka('sahkan') }, secondary: { ...simpan, label: 'Simpan' } }
  return {
    primary: { label: 'Ajukan', call: calls.status, onClick: () => editor.ubahStatus.mutate({ status: 'diajukan' }) },
    secondary: simpan,
  }
}

/** What else may be done, whatever the state. */
function tombolLain({ bahan, editor, boleh }: Bahan, buka: Buka): PageAction[] {
  // Saved mappings are of other colleges; what a curriculum made of courses is remembered by itself.
  const luar = editor.kepala.jenis !== 'KURIKULUM'
  return [
    ...(boleh && luar ? [{ label: 'Pakai pemetaan tersimpan', call: calls.usulkan, onClick: () => buka('pakai-pemetaan') }] : []),
    ...(editor.hasil.size > 0 && luar
      ? [{ label: 'Simpan sebagai pemetaan', call: calls.pemetaan.create, onClick: () => buka('simpan-pemetaan') }]
      : []),
    { label: 'Buka mahasiswa', to: `/data-master/mahasiswa/data-mahasiswa/${bahan.mahasiswa.id}?tab=pendidikan` },
  ]
}

/** Buttons of a conversion by its state: what it asks for next is the main one. */
export function useTindakan(props: Bahan): { tombol: Tombol; dialog: ReactNode } {
  const { konversi, boleh } = props
  const [dialog, buka] = useState<Dialog>(null)
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const { start } = useExport()
  const akhiri = useAkhiri(props)
  const cetak = () => void start(`/v2/academic/konversi-nilai/${konversi?.id ?? ''}`, { format: 'pdf' })
  const kembali = konversi?.status === 'disahkan' && supervisor && !konversi.lulus
  const more = [
    ...(kembali ? [{ label: 'Kembalikan ke draf', call: calls.status, onClick: () => buka('kembalikan') }] : []),
    ...tombolLain(props, buka),
    ...(boleh ? akhiri : []),
  ]
  return {
    tombol: { ...tombolUtama(props, { buka, cetak }), more },
    dialog: <DialogTerbuka {...props} dialog={dialog} onTutup={() => buka(null)} />,
  }
}

/** The one dialog that is open. */
function DialogTerbuka({ bahan, konversi, editor, dialog, onTutup }: Bahan & { dialog: Dialog; onTutup: () => void }) {
  if (dialog === 'simpan-pemetaan') return <SimpanPemetaanDialog bahan={bahan} editor={editor} onTutup={onTutup} />
  if (dialog === 'pakai-pemetaan') return <PakaiPemetaanDialog bahan={bahan} editor={editor} onTutup={onTutup} />
  if (konversi === null || dialog === null) return null
  return dialog === 'sahkan' ? (
    <SahkanDialog konversi={konversi} editor={editor} onTutup={onTutup} />
  ) : (
    <KembalikanDialog konversi={konversi} onTutup={onTutup} />
  )
}

/** What ends a conversion: a draft is deleted, one that was handed in is cancelled. */
function useAkhiri({ konversi, editor, bahan }: Bahan): PageAction[] {
  const tanya = useKonfirmasi()
  const navigate = useNavigate()
  const hapus = useMutation({
    mutationFn: (id: string) => calls.remove.call({ id }),
    onSuccess: async () => {
      toast.berhasil('Konversi berhasil dihapus')
      await navigate(ALAMAT)
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  if (konversi === null) return []
  const { nama } = bahan.mahasiswa
  const batalkan = async () => {
    const akibat = ['Mata kuliahnya dapat diakui lagi pada konversi lain.', 'Konversi yang batal tidak dapat dibuka kembali.']
    if (await tanya({ pesan: `Batalkan konversi ${nama}?`, akibat, setuju: 'Batalkan konversi', batal: 'Tidak' }))
      editor.ubahStatus.mutate({ status: 'batal' })
  }
  const buang = async () => {
    if (await tanya({ pesan: `Hapus draf konversi ${nama}?`, setuju: 'Hapus' })) hapus.mutate(konversi.id)
  }
  return [
    { label: 'Batalkan konversi', tone: 'bahaya', call: calls.status, onClick: () => void batalkan() },
    ...(konversi.status === 'draf'
      ? [{ label: 'Hapus draf', tone: 'bahaya' as const, call: calls.remove, onClick: () => void buang() }]
      : []),
  ]
}
