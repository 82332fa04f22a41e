import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../feedback/toast'
import { draf } from './draf'

/** Gives a form back what was typed into it before the session ended, once (PL edge 5). */
export function useDraf(nama: string, form: UseFormReturn<FieldValues>): void {
  useEffect(() => {
    const isi = draf.ambil(nama)
    if (isi === null) return
    for (const [name, nilai] of Object.entries(isi)) form.setValue(name, nilai, { shouldDirty: true })
    toast.berhasil('Isian Anda yang belum disimpan dikembalikan')
  }, [nama, form])
}
