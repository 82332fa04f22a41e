import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { permintaanGagal } from '../feedback/permintaan-gagal'
import { SNACKBAR_BAWAAN } from '../feedback/snackbar'
import { toast } from '../feedback/toast'
import { galatDari, perluDicatat } from '../galat'
import type { OpsiFormulir } from './formulir'
import { galatFormulir } from './galat-server'
import { useKunciUlang } from './kunci-ulang'
import type { useUsang } from './use-usang'

type SimpanParts<Schema extends z.ZodObject, Hasil> = {
  aksi: string
  opsi: RefObject<OpsiFormulir<Schema, Hasil>>
  form: UseFormReturn<FieldValues>
  usang: ReturnType<typeof useUsang>
}

/** What broke gets the sentence that asks to try later; what the server refuses it explains itself. */
function pesanUmum(error: unknown, pesan: readonly string[]): readonly string[] {
  const { status } = galatDari(error)
  return status >= 500 || (status === 0 && !perluDicatat(error)) ? [SNACKBAR_BAWAAN] : pesan
}

/** Makes `tersimpan` what the form counts as unchanged; what was typed while it was being saved stays typed. */
function tandaiTersimpan(form: UseFormReturn<FieldValues>, tersimpan: FieldValues): void {
  const kini = form.getValues()
  form.reset(tersimpan)
  for (const [name, nilai] of Object.entries(kini)) {
    if (nilai !== tersimpan[name]) form.setValue(name, nilai, { shouldDirty: true })
  }
}

/** Saving: once at a time, with the server's refusals on their fields and lost requests kept for 'Muat Ulang'. */
export function useSimpan<Schema extends z.ZodObject, Hasil>({ aksi, opsi, form, usang }: SimpanParts<Schema, Hasil>) {
  const kunciUlang = useKunciUlang()
  const sedang = useRef(false)
  const [menyimpan, setMenyimpan] = useState(false)
  const [umum, setUmum] = useState<readonly string[]>([])
  const [upayaGagal, setUpayaGagal] = useState(0)

  // A save that nobody waits for any more must not be repeated behind the person's back.
  useEffect(() => () => permintaanGagal.selesai(aksi), [aksi])

  const tolak = (error: unknown, values: FieldValues) => {
    if (usang.periksa(error)) return
    const galat = galatFormulir(error, Object.keys(opsi.current.schema.shape))
    for (const { name, message } of galat.isian) form.setError(name, { type: 'server', message })
    setUmum(pesanUmum(error, galat.umum))
    setUpayaGagal((n) => n + 1)
    if (perluDicatat(error)) permintaanGagal.catat({ actionName: aksi, payload: values, ulangi: () => coba(values) })
  }

  const coba = async (values: FieldValues) => {
    if (sedang.current) return
    sedang.current = true
    setMenyimpan(true)
    setUmum([])
    const terketik = { ...form.getValues() }
    const isi = values as z.output<Schema>
    try {
      const hasil = await opsi.current.simpan(isi, { versi: usang.versi(), idempotencyKey: kunciUlang(values) })
      permintaanGagal.selesai(aksi)
      // `berhasil` may navigate at once, and the guard of unsaved forms reads what was drawn last.
      flushSync(() => tandaiTersimpan(form, terketik))
      toast.berhasil(opsi.current.pesan ?? 'Data berhasil disimpan')
      opsi.current.berhasil?.(hasil, isi)
    } catch (error) {
      tolak(error, values)
      throw error
    } finally {
      sedang.current = false
      setMenyimpan(false)
    }
  }

  const kirim = () => {
    if (sedang.current) return
    const tidakSah = () => {
      setUmum([])
      setUpayaGagal((n) => n + 1)
    }
    // `tolak` has shown the failure already; only the list of failed requests needs to see it rejected.
    void form.handleSubmit((values) => coba(values).catch(() => undefined), tidakSah)()
  }

  return { kirim, menyimpan, umum, upayaGagal }
}
