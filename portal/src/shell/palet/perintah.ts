import { useNavigate } from 'react-router'
import { bukaPanel } from '../profile/panel'
import { useKeluar } from '../session/use-sign-out'

export type Perintah = { id: string; nama: string; jalankan: () => void }

/** What can be done from anywhere without a page of its own. */
export function usePerintah(): Perintah[] {
  const navigate = useNavigate()
  const keluar = useKeluar()
  return [
    { id: 'periode', nama: 'Ubah periode', jalankan: () => bukaPanel('periode') },
    { id: 'pemberitahuan', nama: 'Lihat semua pemberitahuan', jalankan: () => void navigate('/pemberitahuan') },
    { id: 'pelimpahan', nama: 'Limpahkan tugas kepada rekan', jalankan: () => void navigate('/pemberitahuan?tab=pelimpahan') },
    { id: 'akses', nama: 'Permintaan akses', jalankan: () => void navigate('/pemberitahuan?tab=akses') },
    { id: 'profil', nama: 'Ubah profil', jalankan: () => bukaPanel('profil') },
    { id: 'password', nama: 'Ganti password', jalankan: () => bukaPanel('password') },
    { id: 'tema', nama: 'Ubah tema', jalankan: () => bukaPanel('tema') },
    { id: 'keluar', nama: 'Keluar', jalankan: () => void keluar() },
  ]
}
