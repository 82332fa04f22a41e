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

/** Buttons of a conversion by its state: what it asks for next is the main one. */
export function useTindakan(props: Bahan): { tombol: Tombol; dialog: ReactNode } {
  const { bahan, konversi, editor, boleh } = props
  const [dialog, setDialog] = useState<Dialog>(null)
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const { start } = useExport()
  const akhiri = useAkhiri(props)
  const tutup = () => setDialog(null)
  const simpan: PageAction = { label: 'Simpan draf', call: calls.update, onClick: () => editor.simpan.mutate() }
  const ajukan: PageAction = { label: 'Ajukan', call: calls.status, onClick: () => editor.ubahStatus.mutate({ status: 'diajukan' }) }
  const tombol: Tombol = { more: [] }
  if (boleh && konversi?.status === 'diajukan')
    Object.assign(tombol, {
      primary: { label: 'Sahkan', call: calls.status, onClick: () => setDialog('sahkan') },
      secondary: { ...simpan, label: 'Simpan' },
    })
  else if (boleh) Object.assign(tombol, { primary: ajukan, secondary: simpan })
  if (konversi?.status === 'disahkan') {
    const { id } = konversi
    tombol.primary = {
      label: 'Cetak lembar konversi',
      call: calls.get,
      onClick: () => void start(`/v2/academic/konversi-nilai/${id}`, { format: 'pdf' }),
    }
    if (supervisor && !konversi.lulus)
      tombol.more.push({ label: 'Kembalikan ke draf', call: calls.status, onClick: () => setDialog('kembalikan') })
  }
  if (boleh) tombol.more.push({ label: 'Pakai pemetaan tersimpan', call: calls.usulkan, onClick: () => setDialog('pakai-pemetaan') })
  if (editor.hasil.size > 0)
    tombol.more.push({ label: 'Simpan sebagai pemetaan', call: calls.pemetaan.create, onClick: () => setDialog('simpan-pemetaan') })
  tombol.more.push({ label: 'Buka mahasiswa', to: `/data-master/mahasiswa/data-mahasiswa/${bahan.mahasiswa.id}?tab=pendidikan` })
  if (boleh && konversi) tombol.more.push(...akhiri)
  return {
    tombol,
    dialog: (
      <>
        {dialog === 'sahkan' && konversi && <SahkanDialog konversi={konversi} editor={editor} onTutup={tutup} />}
        {dialog === 'kembalikan' && konversi && <KembalikanDialog konversi={konversi} onTutup={tutup} />}
        {dialog === 'simpan-pemetaan' && <SimpanPemetaanDialog bahan={bahan} editor={editor} onTutup={tutup} />}
        {dialog === 'pakai-pemetaan' && <PakaiPemetaanDialog bahan={bahan} editor={editor} onTutup={tutup} />}
      </>
    ),
  }
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
