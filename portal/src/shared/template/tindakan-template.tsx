import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { galatDari } from '../../kit/galat'
import { useMay } from '../../kit/izin/can'
import type { TemplateIsi } from './kata'

const calls = api.pengaturan.template

const tampil = (error: unknown) => toast.gagal(galatDari(error).message)

type TindakanTemplateProps = Readonly<{
  template: TemplateIsi
  daftar: string
  /** Something was typed and not saved: publishing would publish what stands in the database. */
  kotor: boolean
}>

/** Publishing a draft, or making the next version of what was published. */
export function TindakanTemplate({ template, daftar, kotor }: TindakanTemplateProps) {
  const { terbit, salin, sibuk } = useTindakan(daftar)
  const may = useMay()
  if (template.status === 'draf') {
    return may(calls.terbitkan) ? (
      <Button size="compact-sm" loading={sibuk} disabled={kotor} onClick={() => void terbit(template)}>
        Terbitkan
      </Button>
    ) : null
  }
  return may(calls.duplikat) ? (
    <Button size="compact-sm" variant="default" loading={sibuk} onClick={() => void salin(template)}>
      Buat versi baru
    </Button>
  ) : null
}

type Sasaran = { id: string; versi: number; nama: string }

/** The acts on a template, from the list and from its editor. */
export function useTindakan(daftar: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const tanya = useKonfirmasi()
  const segarkan = () => client.invalidateQueries({ queryKey: calls.key() })
  const menerbitkan = useMutation(calls.terbitkan.mutationOptions({ meta: { galat: 'sendiri' } }))
  const menyalin = useMutation(calls.duplikat.mutationOptions({ meta: { galat: 'sendiri' } }))
  const membuang = useMutation(calls.remove.mutationOptions({ meta: { galat: 'sendiri' } }))

  const kirim = async ({ id, versi }: Sasaran, gantikan: boolean) => {
    await menerbitkan.mutateAsync({ id, versi, gantikan })
    toast.berhasil('Template berhasil diterbitkan')
    await segarkan()
  }
  /** Another published template of the same reach can be sent to the archive, once that is accepted. */
  const terbit = async (sasaran: Sasaran) => {
    if (
      !(await tanya({
        pesan: `Terbitkan ${sasaran.nama}?`,
        akibat: ['Dokumen berikutnya memakai versi ini.'],
        setuju: 'Terbitkan',
        aman: true,
      }))
    )
      return
    try {
      await kirim(sasaran, false)
    } catch (error) {
      const { type, message } = galatDari(error)
      if (type !== 'duplikat') return tampil(error)
      if (await tanya({ pesan: message, setuju: 'Arsipkan yang lama dan terbitkan' })) await kirim(sasaran, true).catch(tampil)
    }
  }
  const salin = async ({ id }: Pick<Sasaran, 'id'>) => {
    const hasil = await menyalin.mutateAsync({ id }).catch(tampil)
    if (!hasil) return
    await segarkan()
    await navigate(`${daftar}/${hasil.data.id}`)
  }
  const hapus = async ({ id, nama }: Sasaran) => {
    if (!(await tanya({ pesan: `Hapus draf ${nama}?`, setuju: 'Hapus' }))) return
    if (!(await membuang.mutateAsync({ id }).catch(tampil))) return
    toast.berhasil('Data berhasil dihapus')
    await segarkan()
  }
  return { terbit, salin, hapus, sibuk: menerbitkan.isPending || menyalin.isPending }
}
