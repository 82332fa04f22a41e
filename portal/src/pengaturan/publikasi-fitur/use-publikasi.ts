import { FITUR, TUJUAN_FITUR, type KodeFitur, type TujuanFitur } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import type { BarisVersi } from '../../shared/versi/beda-versi'

/** The states change by the clock, so an open page looks again each minute. */
export const useMatriks = () => useQuery(api.pengaturan.publikasiFitur.list.queryOptions({ refetchInterval: 60_000 }))

export type Publikasi = NonNullable<ReturnType<typeof useMatriks>['data']>['data'][number]

/** What a state is called, how it is drawn, and the word before its next change. */
export const KEADAAN = {
  mati: { label: 'Mati', warna: 'abu', berikut: '' },
  terjadwal: { label: 'Terjadwal', warna: 'kuning', berikut: 'Mulai' },
  hidup: { label: 'Hidup', warna: 'hijau', berikut: 'Sampai' },
  berakhir: { label: 'Berakhir', warna: 'abu', berikut: '' },
} as const

type Isi = Pick<Publikasi, 'aktif' | 'mulai' | 'selesai' | 'prodi' | 'angkatan' | 'pesanTutup'>

function sebut({ aktif, mulai, selesai, prodi, angkatan, pesanTutup }: Isi): string {
  const jadwal = [mulai && `mulai ${formatTanggalJam(new Date(mulai))}`, selesai && `sampai ${formatTanggalJam(new Date(selesai))}`]
  const cakupan = [prodi.length > 0 && `prodi ${prodi.join(', ')}`, angkatan.length > 0 && `angkatan ${angkatan.join(', ')}`]
  return [aktif ? 'aktif' : 'mati', ...jadwal, ...cakupan, pesanTutup && `pesan "${pesanTutup}"`].filter(Boolean).join(', ')
}

/** A version of the matrix as facts: each feature and audience in words. */
export function tampilMatriks(isi: unknown): BarisVersi[] {
  return Object.entries((isi ?? {}) as Record<string, Isi>).map(([kunci, cell]) => {
    const [kode, tujuan] = kunci.split('/') as [KodeFitur, TujuanFitur]
    return { label: `${FITUR[kode][0]} untuk ${TUJUAN_FITUR[tujuan]}`, nilai: sebut(cell) }
  })
}
