import type { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { useQuery } from '@tanstack/react-query'
import type { Target } from '../../../kit/table/selection'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { BagiDialog } from './bagi-dialog'
import { PindahDialog } from './pindah-dialog'
import { RiwayatPaDrawer } from './riwayat-pa-drawer'
import { idsSasaran } from './sasaran'
import { SkDialog } from './sk-dialog'
import { TetapkanDialog } from './tetapkan-dialog'

/** What lies over the page. */
export type DialogTerbuka =
  | { jenis: 'tetapkan'; target: Target<MahasiswaBimbingan>; jumlah: number; idDosen?: string }
  | { jenis: 'bagi'; target?: Target<MahasiswaBimbingan> }
  | { jenis: 'pindah' }
  | { jenis: 'sk' }
  | { jenis: 'riwayat'; mahasiswa: MahasiswaBimbingan }
  | { jenis: 'pekerjaan'; id: string }

type DosenPaDialogProps = {
  terbuka: DialogTerbuka | null
  /** What the page is filtered to. */
  saring: { prodi: string[]; angkatan: number[]; dosenPa: string | undefined }
  /** Another one, or none: then the act is over. */
  onGanti: (berikut: DialogTerbuka | null) => void
}

/** The one dialog of the page that is open. */
export function DosenPaDialog({ terbuka, saring, onGanti }: DosenPaDialogProps) {
  const tutup = () => onGanti(null)
  if (terbuka === null) return null
  const [prodi] = saring.prodi
  switch (terbuka.jenis) {
    case 'tetapkan':
      return <TetapkanDialog {...terbuka} prodi={saring.prodi} onTutup={(id) => onGanti(id === null ? null : { jenis: 'pekerjaan', id })} />
    case 'bagi':
      return <Bagi {...terbuka} saring={saring} onGanti={onGanti} />
    case 'pindah':
      return <PindahDialog prodi={saring.prodi} dari={saring.dosenPa} onTutup={tutup} />
    case 'sk':
      return <SkDialog prodi={prodi} angkatan={saring.angkatan} dosenPa={saring.dosenPa} onTutup={tutup} />
    case 'riwayat':
      return <RiwayatPaDrawer mahasiswa={terbuka.mahasiswa} onTutup={tutup} />
    case 'pekerjaan':
      return <IkutiPekerjaan id={terbuka.id} onTutup={tutup} />
  }
}

/** Spreading of the chosen ones waits until all of them are named; without a choice it takes who has no advisor. */
function Bagi({ target, saring, onGanti }: { target?: Target<MahasiswaBimbingan> } & Pick<DosenPaDialogProps, 'saring' | 'onGanti'>) {
  const ids = useQuery({
    queryKey: ['dosen-pa', 'sasaran', target],
    queryFn: () => (target ? idsSasaran(target) : undefined),
    enabled: target !== undefined,
    gcTime: 0,
  })
  if (target !== undefined && ids.data === undefined) return null
  return (
    <BagiDialog
      prodi={saring.prodi[0]}
      angkatan={target === undefined ? saring.angkatan : []}
      idMahasiswa={ids.data}
      onTutup={(id) => onGanti(id === null ? null : { jenis: 'pekerjaan', id })}
    />
  )
}
