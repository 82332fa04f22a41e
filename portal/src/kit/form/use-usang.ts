import { useRef, useState, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../feedback/toast'
import { pesanGalat } from '../galat'
import type { KeadaanUsang } from './formulir'
import { versiUsang } from './galat-server'

type Versi = {
  kini: number
  segarkan: () => Promise<{ values: Record<string, unknown>; versi: number }>
  sebut?: (name: string, nilai: unknown) => string | undefined
}

type UsangParts = {
  opsi: RefObject<{ versi?: Versi }>
  form: UseFormReturn<FieldValues>
  pilih: (values: Record<string, unknown>) => FieldValues
}

function sebutBawaan(nilai: unknown): string {
  if (nilai === null || nilai === undefined || nilai === '') return '-'
  if (typeof nilai === 'boolean') return nilai ? 'Ya' : 'Tidak'
  if (Array.isArray(nilai)) return nilai.map(sebutBawaan).join(', ')
  return typeof nilai === 'string' ? nilai : JSON.stringify(nilai)
}

/** What a form does when somebody else saved in between: 409 `versi_usang`, edge case 15. */
export function useUsang({ opsi, form, pilih }: UsangParts) {
  const [keadaan, setKeadaan] = useState<KeadaanUsang | null>(null)
  const timpaan = useRef<number | null>(null)

  const ambil = async () => {
    try {
      return await opsi.current.versi?.segarkan()
    } catch (error) {
      toast.gagal(pesanGalat(error))
      return undefined
    }
  }

  return {
    keadaan,
    // The row's own number overtakes the one taken over from the conflict with the next save that succeeds.
    versi: () => {
      const kini = opsi.current.versi?.kini
      return timpaan.current === null || kini === undefined ? kini : Math.max(timpaan.current, kini)
    },
    sebut: (name: string, nilai: unknown) => opsi.current.versi?.sebut?.(name, nilai) ?? sebutBawaan(nilai),
    tutup: () => setKeadaan(null),
    periksa: (error: unknown): boolean => {
      if (!versiUsang(error) || opsi.current.versi === undefined) return false
      setKeadaan({ error, terbaru: null })
      return true
    },
    muatTerbaru: async () => {
      const terbaru = await ambil()
      if (!terbaru) return
      timpaan.current = terbaru.versi
      form.reset(pilih(terbaru.values))
      setKeadaan(null)
    },
    bandingkan: async () => {
      const terbaru = await ambil()
      if (terbaru) setKeadaan((kini) => kini && { ...kini, terbaru: { values: pilih(terbaru.values), versi: terbaru.versi } })
    },
    timpa: () => {
      timpaan.current = keadaan?.terbaru?.versi ?? null
      setKeadaan(null)
    },
  }
}
