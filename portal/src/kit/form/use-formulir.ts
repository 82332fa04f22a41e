import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useForm, useWatch, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { yangBerubah } from './draf'
import type { Formulir, Isian, OpsiFormulir } from './formulir'
import type { IkatanFormulir } from './formulir-context'
import { resolverFormulir } from './resolver'
import { susunRingkasan } from './ringkasan'
import { useDraf } from './use-draf'
import { useSimpan } from './use-simpan'
import { useUsang } from './use-usang'

function pilihIsian(schema: z.ZodObject, values: Record<string, unknown>): FieldValues {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name]]))
}

/**
 * Opens a form on a contract schema. It checks on saving and from then on while typing; it disables
 * Simpan while saving, keeps the input on failure, puts the server's messages on their fields,
 * notices a stale version, and lets a lost connection be repeated with 'Muat Ulang' (PL-R49).
 */
export function useFormulir<Schema extends z.ZodObject, Hasil>(opsi: OpsiFormulir<Schema, Hasil>): Formulir<Schema> {
  const { schema, nama, bolehSimpan, terkunci = false } = opsi
  const id = useId()
  const terkini = useRef(opsi)
  const [masalah] = useState(() => new Map<string, string>())
  useEffect(() => {
    terkini.current = opsi
  })

  const [resolver] = useState(() => resolverFormulir(schema, masalah))
  const form = useForm<FieldValues>({
    resolver,
    defaultValues: pilihIsian(schema, opsi.values),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { errors, isDirty } = form.formState
  useDraf(nama, form)
  const isian = useWatch({ control: form.control, disabled: bolehSimpan === undefined })
  const usang = useUsang({ opsi: terkini, form, pilih: (values) => pilihIsian(schema, values) })
  const { kirim, menyimpan, umum, upayaGagal } = useSimpan({ aksi: `formulir.${nama}${id}`, opsi: terkini, form, usang })

  const ikatan = useMemo<IkatanFormulir>(() => {
    const laporMasalah = (name: string, pesan: string | null) => {
      if (pesan === null) masalah.delete(name)
      else masalah.set(name, pesan)
    }
    return { schema, form, control: form.control, idAwal: id, terkunci, laporMasalah }
  }, [schema, form, id, terkunci, masalah])

  return {
    id,
    nama,
    ikatan,
    menyimpan,
    kotor: isDirty,
    bolehSimpan: !terkunci && (bolehSimpan === undefined || bolehSimpan(isian as Isian<Schema>)),
    ringkasan: upayaGagal === 0 ? [] : susunRingkasan(schema, errors, umum),
    upayaGagal,
    usang: usang.keadaan,
    kirim,
    belumDisimpan: () => form.formState.isDirty,
    terketik: () => yangBerubah(form.formState.defaultValues ?? {}, form.getValues()),
    ubah: (values) => {
      for (const [name, nilai] of Object.entries(values))
        form.setValue(name, nilai, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    },
    baca: () => form.getValues() as Isian<Schema>,
    muatTerbaru: () => void usang.muatTerbaru(),
    bandingkan: () => void usang.bandingkan(),
    timpa: () => {
      usang.timpa()
      kirim()
    },
    tutupUsang: usang.tutup,
    sebut: usang.sebut,
  }
}
