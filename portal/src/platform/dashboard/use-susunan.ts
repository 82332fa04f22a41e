import { z } from 'zod'
import { usePreferensi } from '../../kit/table/use-preferensi'

export const KODE_BAGIAN = ['jendela', 'tugas', 'tampilan', 'angka', 'pengumuman', 'pintasan', 'pekerjaan'] as const
export type KodeBagian = (typeof KODE_BAGIAN)[number]

export const NAMA_BAGIAN: Record<KodeBagian, string> = {
  jendela: 'Jendela terbuka sekarang',
  tugas: 'Tugas menunggu',
  tampilan: 'Tampilan tersemat',
  angka: 'Angka',
  pengumuman: 'Pengumuman',
  pintasan: 'Pintasan',
  pekerjaan: 'Pekerjaan saya',
}

const Kode = z.enum(KODE_BAGIAN)
const Susunan = z.object({ urutan: z.array(Kode), sembunyi: z.array(Kode) })
export type Susunan = z.infer<typeof Susunan>

const AWAL: Susunan = { urutan: [...KODE_BAGIAN], sembunyi: [] }

/** The order of the home page's parts and which of them are put away; a part that is new comes last. */
export function useSusunan() {
  const [stored, change] = usePreferensi('beranda', Susunan, AWAL)
  const urutan = [...new Set([...stored.urutan, ...KODE_BAGIAN])]
  return [{ ...stored, urutan }, change] as const
}
