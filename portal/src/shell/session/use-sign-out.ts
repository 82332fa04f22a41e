import { useCallback } from 'react'
import { keluar } from '../../auth/sign-in'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { perubahan } from '../../kit/form/perubahan'

/** Asks before signing out; forms with unsaved changes are named first. */
export function useKeluar(): () => Promise<void> {
  const tanya = useKonfirmasi()
  return useCallback(async () => {
    const terbuka = perubahan.belumDisimpan()
    const ya = await tanya({
      pesan: 'Apakah Anda yakin akan keluar dari aplikasi ini?',
      akibat: terbuka.map((nama) => `Perubahan pada ${nama} belum disimpan dan akan hilang.`),
      setuju: 'Ya, keluar',
      batal: 'Tidak',
      aman: terbuka.length === 0,
    })
    if (ya) await keluar()
  }, [tanya])
}
