import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api'
import { usePengguna } from '../../auth/use-session'
import { toast } from '../../kit/feedback/toast'
import type { Screen } from '../../kit/screen'
import { usePreferensi } from '../../kit/table/use-preferensi'
import { AREA } from '@sivitas/contract/platform/menu/menu-row'
import { useMenu } from '../menu-context'
import { aksiUntuk, type Aksi } from './aksi'
import { DaftarTemuanLama, ingat, kelompokAwal, kelompokTemuan, TemuanLama, type KelompokTemuan, type Temuan } from './hasil'
import { usePerintah } from './perintah'

/** Wait after the last key: the server answers within some milliseconds, so only bursts of keys are gathered. */
const JEDA_MS = 150
const KOSONG: TemuanLama[] = []

export type BarisPalet = { temuan: Temuan; aksi: readonly Aksi[] }
export type KelompokPalet = { judul: string; baris: readonly BarisPalet[] }

/** What the palette shows for what was typed, and how a hit is opened. */
export function useTemuan(ketikan: string, screens: readonly Screen[]) {
  const { daun } = useMenu()
  const { scopes } = usePengguna()
  const navigate = useNavigate()
  const perintah = usePerintah()
  const [lama, setLama] = usePreferensi('paletTerakhir', DaftarTemuanLama, KOSONG)
  const teks = ketikan.trim()
  const [dicari] = useDebouncedValue(teks, JEDA_MS)
  const tanya = useQuery({
    ...api.platform.cari.cari.queryOptions({
      input: { q: dicari },
      enabled: dicari.length >= 2 && teks.length >= 2,
      meta: { senyap: true },
    }),
    placeholderData: keepPreviousData,
  })
  const halaman = useMemo(
    () => daun.map(({ label, path, area, group }) => ({ label, path, tempat: area === null ? 'Umum' : `${AREA[area]} / ${group}` })),
    [daun],
  )
  const suruhan = perintah.map(({ id, nama }): Temuan => ({ jenis: 'perintah', id, nama, kode: null, keterangan: 'Perintah' }))
  // A page that was taken out of the menu, or out of reach, must not come back from memory.
  const masihAda = lama.filter((satu) => satu.jenis !== 'menu' || halaman.some(({ path }) => path === satu.id))
  const kelompok: KelompokTemuan[] =
    teks === ''
      ? kelompokAwal(masihAda, suruhan)
      : kelompokTemuan({ ketikan: teks, halaman, perintah: suruhan, server: teks.length >= 2 ? (tanya.data?.data ?? []) : [] })

  const berbaris = kelompok.map(({ judul, hasil }): KelompokPalet => ({
    judul,
    baris: hasil.map((temuan) => ({ temuan, aksi: aksiUntuk(temuan, scopes, screens) })),
  }))

  const lakukan = ({ temuan }: BarisPalet, aksi: Aksi | undefined) => {
    if (temuan.jenis === 'perintah') return perintah.find(({ id }) => id === temuan.id)?.jalankan()
    const diingat = TemuanLama.safeParse(temuan)
    if (diingat.success) setLama(ingat(lama, diingat.data))
    if (aksi?.jenis === 'buka') void navigate(aksi.ke)
    if (aksi?.jenis === 'salin') void salin(aksi.teks)
  }
  return { kelompok: berbaris, mencari: teks.length >= 2 && (tanya.isFetching || dicari !== teks), galat: tanya.error, lakukan }
}

async function salin(teks: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(teks)
    toast.berhasil(`${teks} tersalin`)
  } catch {
    toast.gagal('Peramban tidak mengizinkan menyalin. Salin dari layarnya.')
  }
}
