import { Button, Group } from '@mantine/core'
import { DAFTAR_ATURAN } from '@sivitas/contract/pengaturan/aturan/daftar'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { IconHistory, IconPencil, IconTrash } from '../../kit/icons'
import { Can } from '../../kit/izin/can'
import type { BarisVersi } from '../../shared/versi/beda-versi'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { sebutNilai } from './sebut-nilai'
import { SetAturanPanel } from './set-aturan-panel'
import type { AturanRinci } from './use-aturan'

const ikon = { size: 16, 'aria-hidden': true } as const
const tombol = { variant: 'default', size: 'compact-sm' } as const

type IsiVersi = { nama: string; berlakuMulai: number; nilai: Record<string, unknown> }

/** A version as facts: name, start, and each key that the set speaks about. */
function tampilVersi(isi: unknown): BarisVersi[] {
  if (isi === null) return [{ label: 'Set', nilai: 'Tidak ada' }]
  const { nama, berlakuMulai, nilai } = isi as IsiVersi
  const kunci = DAFTAR_ATURAN.flatMap(([satu, { label }]) => (satu in nilai ? [{ label, nilai: sebutNilai(satu, nilai[satu]) }] : []))
  return [{ label: 'Nama set', nilai: nama }, { label: 'Berlaku mulai', nilai: labelPeriode(berlakuMulai) }, ...kunci]
}

/** What can be done with a set beside setting its keys. */
export function SetAturanActions({ aturan, onHapus }: { aturan: AturanRinci; onHapus: () => void }) {
  const [terbuka, setTerbuka] = useState<'versi' | 'bingkai' | null>(null)
  const queryClient = useQueryClient()
  const tanya = useKonfirmasi()
  const hapus = useMutation(
    api.pengaturan.aturan.remove.mutationOptions({
      onSuccess: async () => {
        toast.berhasil('Data berhasil dihapus')
        onHapus()
        await queryClient.invalidateQueries({ queryKey: api.pengaturan.aturan.list.key() })
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const tutup = () => setTerbuka(null)
  const mintaHapus = async () => {
    const akibat = ['Aturan yang diatur di set ini kembali mengikuti set yang lebih luas.']
    if (await tanya({ pesan: `Hapus set ${aturan.nama}?`, akibat })) hapus.mutate({ id: aturan.id })
  }
  return (
    <Group gap="xs">
      <Button {...tombol} leftSection={<IconHistory {...ikon} />} onClick={() => setTerbuka('versi')}>
        Versi
      </Button>
      {aturan.id !== 0 && (
        <>
          <Can call={api.pengaturan.aturan.update}>
            <Button {...tombol} leftSection={<IconPencil {...ikon} />} onClick={() => setTerbuka('bingkai')}>
              Ubah cakupan
            </Button>
          </Can>
          <Can call={api.pengaturan.aturan.remove}>
            <Button {...tombol} variant="outline" color="bahaya" leftSection={<IconTrash {...ikon} />} onClick={() => void mintaHapus()}>
              Hapus
            </Button>
          </Can>
        </>
      )}
      {terbuka === 'versi' && (
        <RiwayatVersi
          judul={aturan.nama}
          kunci={String(aturan.id)}
          calls={api.pengaturan.aturan}
          tampil={tampilVersi}
          onKembali={() => void queryClient.invalidateQueries({ queryKey: api.pengaturan.aturan.key() })}
          onClose={tutup}
        />
      )}
      {terbuka === 'bingkai' && <SetAturanPanel aturan={aturan} onClose={tutup} onSimpan={tutup} />}
    </Group>
  )
}
