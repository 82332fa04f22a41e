import type { Db } from '../db/client'
import { Galat } from '../kit/galat'
import { konfigurasi } from '../tenant/konfigurasi-queries'

/**
 * A college that keeps its master data in another system hides the area: nobody writes them here, an administrator neither.
 * Reads stay, since every other area needs the reference lists (data-master, 'The redirect of /data-master to /error').
 * @throws Galat 403 `area_tersembunyi`
 */
export async function assertAreaTerbuka(db: Db, path: readonly string[], method: string | undefined): Promise<void> {
  if (path[0] !== 'dataMaster' || method === undefined || method === 'GET') return
  if (await konfigurasi(db, 'data_master_aktif')) return
  throw new Galat(
    [403, 'area_tersembunyi'],
    'Data Master perguruan tinggi ini dikelola di sistem lain sehingga tidak dapat diubah di sini. Hubungi administrator.',
    {
      halangan: {
        jenis: 'keadaan',
        pembuka: 'administrator, dengan setelan data_master_aktif',
        hakPembuka: { kode: 'A', tingkat: 'T', supervisor: false },
      },
    },
  )
}
